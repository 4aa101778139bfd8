/* Calls that open and close passive target epochs (MPI 4.1, 12.5.3). In C because these are the program's
 * MPI calls. */
#include "calls.h"
#include "epoch/postponed.h"
#include "hold/hold.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "sync/null_rank.h"

int shim_Win_lock(int lock_type, int rank, int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    if (nasty_null_rank(w, rank))
        return MPI_SUCCESS;
    nasty_release_before(CALL_LOCKING, NULL, -1);
    nasty_make_all_postponed();
    int result = MPI_SUCCESS;
    if (!w || !nasty_postpone_lock(w, lock_type, rank, assert))
        result = real.Win_lock(lock_type, rank, assert, win);
    if (w && result == MPI_SUCCESS && rank >= 0 && rank < w->size) {
        w->access[rank] |= ACCESS_LOCKED;
        nasty.locks++;
    }
    return result;
}

int shim_Win_lock_all(int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    nasty_release_before(CALL_LOCKING, NULL, -1);
    nasty_make_all_postponed();
    int result = real.Win_lock_all(assert, win);
    if (w && result == MPI_SUCCESS) {
        w->lock_all = true;
        nasty.locks++;
    }
    return result;
}

int shim_Win_unlock(int rank, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    if (nasty_null_rank(w, rank))
        return MPI_SUCCESS;
    if (!w || rank < 0 || rank >= w->size)
        return real.Win_unlock(rank, win);
    nasty_release_before(CALL_UNLOCKING, w, rank);
    nasty_make_postponed(w);
    struct nasty_work work = nasty_sync(w, SYNC_UNLOCK, rank, true);
    int result = real.Win_unlock(rank, win);
    if (result == MPI_SUCCESS) {
        w->access[rank] &= (uint8_t)~ACCESS_LOCKED;
        nasty.locks--;
    }
    return nasty_done(work, result);
}

int shim_Win_unlock_all(MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    if (!w)
        return real.Win_unlock_all(win);
    nasty_release_before(CALL_UNLOCKING, w, -1);
    struct nasty_work work = nasty_sync(w, SYNC_UNLOCK_ALL, -1, true);
    int result = real.Win_unlock_all(win);
    if (result == MPI_SUCCESS) {
        w->lock_all = false;
        nasty.locks--;
    }
    return nasty_done(work, result);
}
