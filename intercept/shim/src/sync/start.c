/* MPI_Win_start, MPI_Win_post and the calls that end their epochs (MPI 4.1, 12.5.2). In C because these
 * are the program's MPI calls. */
#include "calls.h"
#include "core/questions.h"
#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "hold/hold.h"
#include "library/progress.h"
#include "node/board.h"
#include "observe/fault.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "window/ranks.h"

#include <stdlib.h>
#include <string.h>

static bool has(const int ranks[], int n, int rank)
{
    for (int i = 0; i < n; i++)
        if (ranks[i] == rank)
            return true;
    return false;
}

/* Whether two groups without duplicates have the same ranks, in any order. */
static bool same_ranks(const int a[], int n, const int b[], int nb)
{
    bool same = n == nb;
    if (same && memcmp(a, b, (size_t)n * sizeof *a) != 0)
        for (int i = 0; same && i < n; i++)
            same = has(b, n, a[i]);
    return same;
}

static void note_started(struct nasty_window *w, MPI_Group group)
{
    free(w->started);
    w->started = nasty_ranks_of(w, group, &w->nstarted);
}

/* Before the call, in which the library may hang. */
static void look_at_group(const struct nasty_window *w, MPI_Group group)
{
    int n, *ranks = nasty_ranks_of(w, group, &n);
    if (!same_ranks(ranks, n, w->started, w->nstarted))
        nasty_habit(HABIT_OTHER_GROUP);
    free(ranks);
}

static void open_started(struct nasty_window *w)
{
    w->starting = true;
    for (int i = 0; i < w->nstarted; i++)
        if (w->started[i] >= 0 && w->started[i] < w->size)
            w->access[w->started[i]] |= ACCESS_STARTED;
}

int shim_Win_start(MPI_Group group, int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    nasty_release_before(CALL_STARTING, NULL, -1);
    nasty_make_all_postponed();
    if (w && w->started && UNLIKELY(nasty.habits & HABIT_OTHER_GROUP) && group != MPI_GROUP_NULL)
        look_at_group(w, group);
    const bool may_wait = w && UNLIKELY(nasty.settings.lazy_lock) && group != MPI_GROUP_NULL;
    if (may_wait)
        note_started(w, group);
    int result = MPI_SUCCESS;
    if (!may_wait || !nasty_postpone_start(w, assert))
        result = real.Win_start(group, assert, win);
    if (!w || result != MPI_SUCCESS)
        return result;
    if (!may_wait)
        note_started(w, group);
    open_started(w);
    return result;
}

int shim_Win_complete(MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty_release_before(CALL_COMPLETING, w, -1);
    if (!w)
        return real.Win_complete(win);
    nasty_make_postponed(w);
    struct nasty_work work = nasty_sync(w, SYNC_COMPLETE, -1, w->shadow != NULL);
    if (w->shadow) {
        nasty_await_posts(w);
        nasty_shadow_finish(w);
    }
    int result = real.Win_complete(win);
    w->starting = w->starting && result != MPI_SUCCESS;
    for (int i = 0; result == MPI_SUCCESS && i < w->nstarted; i++)
        if (w->started[i] >= 0 && w->started[i] < w->size)
            w->access[w->started[i]] &= (uint8_t)~ACCESS_STARTED;
    return nasty_done(work, result);
}

/* Whether the ranks of a window of MPI_Win_allocate surely share its memory. */
static bool within_node(MPI_Win win)
{
    int *flavor, found = 0, ranks = 0;
    NASTY_INSIDE(inside);
    real.Comm_size(MPI_COMM_WORLD, &ranks);
    real.Win_get_attr(win, MPI_WIN_CREATE_FLAVOR, &flavor, &found);
    return found && *flavor == MPI_WIN_FLAVOR_ALLOCATE && nasty_board.n == ranks && ranks > 1;
}

int shim_Win_post(MPI_Group group, int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    uint64_t number = ++nasty.calls;
    nasty_release_before(CALL_POSTING, NULL, -1);
    if (assert & MPI_MODE_NOCHECK && nasty.habits & HABIT_NOCHECK && within_node(win))
        nasty_habit(HABIT_NOCHECK);
    int result = real.Win_post(group, assert, win);
    if (w && w->shadow && result == MPI_SUCCESS)
        nasty_shadow_post(w, group);
    if (w && result == MPI_SUCCESS) {
        nasty_lock();
        w->posted = number;
        nasty_unlock();
    }
    return result;
}

int shim_Win_wait(MPI_Win win)
{
    int done = 0, error = MPI_SUCCESS;
    nasty_release_before(CALL_EXPOSING, NULL, -1);
    while (nasty.copies) {
        error = real.Win_test(win, &done);
        if (error != MPI_SUCCESS || done)
            return error;
        nasty_progress(); /* the test makes none in Open MPI 5 */
        nasty_turn();
    }
    return real.Win_wait(win);
}

/* MPI promises that a test succeeds in the end, not when (MPI 4.1, 12.5.2). In Open MPI 5 the test makes
 * no progress, for which operations on a shadow window may wait. */
int shim_Win_test(MPI_Win win, int *flag)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty_poll();
    if (nasty.settings.shadow_window)
        nasty_progress();
    nasty_lock();
    if (w && w->posted) {
        w->falses = nasty_core_falses(w->id, w->posted);
        w->posted = 0;
    }
    bool refuses = w && w->falses > 0;
    if (refuses)
        w->falses--;
    nasty_unlock();
    if (!refuses)
        return real.Win_test(win, flag);
    nasty_progress();
    *flag = 0;
    return MPI_SUCCESS;
}
