/* Locks and starts that are made late (NASTY_LAZY_LOCK). MPI_Win_lock of another rank and MPI_Win_start
 * may return before the target knows of them (MPI 4.1, 12.5.2 and 12.5.3): a program must take neither for
 * a mutex, nor for news from the target. In C because these are the program's MPI calls. */
#include "epoch/postponed.h"

#include "abi.h"
#include "calls.h"
#include "process/state.h"

_Atomic uint32_t nasty_npostponed;

/* What package completion has to know of the process and the window (completion.Opening). */
static uint32_t opening(const struct nasty_window *w)
{
    return (w->reachable ? OPENING_REACHABLE : 0) |
           (nasty.locks || w->lock_all || w->postponed.call ? OPENING_NESTED : 0) |
           (nasty.locking ? OPENING_THREADS : 0);
}

/* And of a target. */
static uint32_t toward(const struct nasty_window *w, int rank)
{
    if (rank < 0 || rank >= w->size)
        return OPENING_SUSPECT;
    return (rank == w->rank ? OPENING_SELF : 0) | (w->access[rank] ? OPENING_SUSPECT : 0);
}

static bool may_be_late(uint32_t about) { return nasty.settings.late >> about & 1; }

static void postpone(struct nasty_window *w, struct nasty_postponed call)
{
    w->postponed = call;
    nasty_npostponed++;
}

bool nasty_postpone_lock(struct nasty_window *w, int type, int rank, int assert)
{
    if (!nasty.settings.lazy_lock)
        return false;
    uint32_t about = opening(w) | toward(w, rank);
    if (type != MPI_LOCK_SHARED && type != MPI_LOCK_EXCLUSIVE)
        about |= OPENING_SUSPECT;
    if (!may_be_late(about))
        return false;
    postpone(w, (struct nasty_postponed){POSTPONED_LOCK, type, rank, assert});
    return true;
}

bool nasty_postpone_start(struct nasty_window *w, int assert)
{
    uint32_t about = opening(w) | (w->nstarted == 0 ? OPENING_SUSPECT : 0);
    for (int i = 0; i < w->nstarted; i++)
        about |= toward(w, w->started[i]);
    if (!may_be_late(about))
        return false;
    postpone(w, (struct nasty_postponed){.call = POSTPONED_START, .assert = assert});
    return true;
}

static void start_now(struct nasty_window *w)
{
    MPI_Group all, group;
    real.Win_get_group(w->handle, &all);
    real.Group_incl(all, w->nstarted, w->started, &group);
    real.Win_start(group, w->postponed.assert, w->handle);
    real.Group_free(&group);
    real.Group_free(&all);
}

/* If the call fails, the library reports that, and whatever needs the epoch fails next. */
void nasty_make_postponed_now(struct nasty_window *w)
{
    const struct nasty_postponed p = w->postponed;
    if (!p.call)
        return;
    w->postponed.call = POSTPONED_NOTHING;
    nasty_npostponed--;
    NASTY_INSIDE(inside);
    if (p.call == POSTPONED_LOCK)
        real.Win_lock(p.lock_type, p.rank, p.assert, w->handle);
    else
        start_now(w);
}

void nasty_make_all_postponed(void)
{
    for (uint32_t i = 0; nasty_npostponed && i < nasty_nwindows; i++)
        if (nasty_window_at(i)->live)
            nasty_make_postponed_now(nasty_window_at(i));
}
