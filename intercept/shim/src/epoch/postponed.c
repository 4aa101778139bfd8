/* Locks and starts that are made late. MPI_Win_lock of another rank and MPI_Win_start may return before
 * the target knows (MPI 4.1, 12.5.2 and 12.5.3): a program must not take them for a mutex, nor for news of
 * the target. The real call is made when something needs the epoch, at the latest when it ends. It is C
 * because these are the program's MPI calls. */
#include "shim.h"

_Atomic uint32_t nasty_postponed;

/* Threads would need the epoch while another is just opening it. While a lock is held, others are made at
 * once: who nests locks relies on their order, and rightly so. */
static bool may_wait(const struct nasty_window *w)
{
    return nasty.settings.lazy && !nasty.locking && !nasty.locks && !w->lock_all && !w->lazy;
}

static void later(struct nasty_window *w, enum nasty_lazy what, int assert)
{
    w->lazy = what;
    w->lazy_assert = assert;
    nasty_postponed++;
}

/* Whether the lock is made later. It is not where it may guard loads and stores: of the caller's own
 * memory, or of memory that it shares with the target. */
bool nasty_lock_later(struct nasty_window *w, int type, int rank, int assert)
{
    if (!may_wait(w) || rank < 0 || rank >= w->size || rank == w->rank || w->reachable || w->access[rank] ||
        (type != MPI_LOCK_SHARED && type != MPI_LOCK_EXCLUSIVE))
        return false;
    w->lazy_type = type;
    w->lazy_rank = rank;
    later(w, NASTY_LAZY_LOCK, assert);
    return true;
}

/* The same for a start, whose group the window has noted. */
bool nasty_start_later(struct nasty_window *w, int assert)
{
    for (int i = 0; i < w->nstarted; i++) {
        int rank = w->started[i];
        if (rank < 0 || rank >= w->size || rank == w->rank || w->access[rank])
            return false;
    }
    if (w->nstarted == 0 || w->reachable || !may_wait(w))
        return false;
    later(w, NASTY_LAZY_START, assert);
    return true;
}

static void start_now(struct nasty_window *w)
{
    MPI_Group all, group;
    real.Win_get_group(w->handle, &all);
    real.Group_incl(all, w->nstarted, w->started, &group);
    real.Win_start(group, w->lazy_assert, w->handle);
    real.Group_free(&group);
    real.Group_free(&all);
}

/* Makes the real call. Where it fails the library has said so, and whatever needs the epoch fails next. */
void nasty_settle_window(struct nasty_window *w)
{
    enum nasty_lazy what = w->lazy;
    if (!what)
        return;
    w->lazy = NASTY_SETTLED;
    nasty_postponed--;
    NASTY_INSIDE(inside);
    if (what == NASTY_LAZY_LOCK)
        real.Win_lock(w->lazy_type, w->lazy_rank, w->lazy_assert, w->handle);
    else
        start_now(w);
}

void nasty_settle_all(void)
{
    for (uint32_t i = 0; nasty_postponed && i < nasty_nwindows; i++)
        if (nasty_window_at(i)->live)
            nasty_settle_window(nasty_window_at(i));
}
