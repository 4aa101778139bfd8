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

/* A flush may have to wait for its target, which may wait for other operations that are locally complete
 * here. A local flush that fetches nothing waits for nobody. */
static void before_flush(uint32_t kind, const struct nasty_window *w, int rank)
{
    if (LIKELY(!nasty.copies))
        return;
    if (kind == SYNC_FLUSH || kind == SYNC_FLUSH_ALL)
        nasty_release_others(w, rank);
    else
        nasty_poll();
}

static int flush(uint32_t kind, int rank, MPI_Win win, int (*call)(int, MPI_Win))
{
    struct nasty_window *w = nasty_window_find(win);
    if (nasty_null_rank(w, rank))
        return MPI_SUCCESS;
    if (!w || rank < 0 || rank >= w->size)
        return call(rank, win);
    struct nasty_work work = {NULL, MPI_SUCCESS};
    before_flush(kind, w, rank);
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
    before_flush(kind, w, -1);
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
    nasty_poll();
    nasty_make_postponed(nasty_window_find(win));
    return real.Win_sync(win);
}
