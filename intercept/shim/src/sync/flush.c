/* Flushes (MPI 4.1, 12.5.4). In C because these are the program's MPI calls. */
#include "calls.h"
#include "epoch/postponed.h"
#include "hold/hold.h"
#include "log/log.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "sync/null_rank.h"

/* Looks without the lock, so with several threads the answer is yes. The trace needs every call. */
static bool may_have_records(const struct nasty_window *w, int target)
{
    return nasty.locking || nasty.tracing || nasty_has_records(w, target);
}

static enum nasty_call flush_class(uint32_t kind)
{
    return kind == SYNC_FLUSH || kind == SYNC_FLUSH_ALL ? CALL_FLUSHING : CALL_LOCAL_FLUSH;
}

static int flush(uint32_t kind, int rank, MPI_Win win, int (*call)(int, MPI_Win))
{
    struct nasty_window *w = nasty_window_find(win);
    if (nasty_null_rank(w, rank))
        return MPI_SUCCESS;
    if (!w || rank < 0 || rank >= w->size)
        return call(rank, win);
    struct nasty_work work = {NULL, MPI_SUCCESS};
    nasty_release_before(flush_class(kind), w, rank);
    nasty_make_postponed(w);
    if (UNLIKELY(may_have_records(w, nasty_whole_window() ? -1 : rank)))
        work = nasty_sync(w, kind, rank, true);
    else
        w->number++;
    return nasty_done(work, call(rank, win));
}

static int flush_all(uint32_t kind, MPI_Win win, int (*call)(MPI_Win))
{
    struct nasty_window *w = nasty_window_find(win);
    struct nasty_work work = {NULL, MPI_SUCCESS};
    nasty_release_before(flush_class(kind), w, -1);
    nasty_make_postponed(w);
    if (w && UNLIKELY(may_have_records(w, -1)))
        work = nasty_sync(w, kind, -1, true);
    else if (w)
        w->number++;
    return nasty_done(work, call(win));
}

int shim_Win_flush(int rank, MPI_Win win) { return flush(SYNC_FLUSH, rank, win, real.Win_flush); }

int shim_Win_flush_local(int rank, MPI_Win win)
{
    return flush(SYNC_FLUSH_LOCAL, rank, win, real.Win_flush_local);
}

int shim_Win_flush_all(MPI_Win win) { return flush_all(SYNC_FLUSH_ALL, win, real.Win_flush_all); }

int shim_Win_flush_local_all(MPI_Win win)
{
    return flush_all(SYNC_FLUSH_LOCAL_ALL, win, real.Win_flush_local_all);
}

int shim_Win_sync(MPI_Win win)
{
    nasty_release_before(CALL_SYNCHRONIZING, NULL, -1);
    nasty_make_postponed(nasty_window_find(win));
    return real.Win_sync(win);
}
