/* Shadow windows: a second window over the same memory, in an epoch of MPI_Win_lock_all for all its life.
 * Operations of active target epochs are issued there, where flushes are allowed and force an order
 * (NASTY_SHADOW_WINDOW). In C because it only calls the library.
 *
 * The following rules keep that legal. All ranks have a shadow, and use it for all operations of active
 * epochs and for none of passive ones. So operations that are atomic to each other (MPI 4.1, 12.7.1) are
 * on the same window.
 *
 * An operation is issued only after its target has opened its epoch: a barrier follows each fence, and
 * each post sends a message to the origins. Operations are complete at the target before the call that
 * ends the epoch is made.
 *
 * The memory is the library's own (MPI_Win_allocate), in the unified model. */
#include "epoch/shadow.h"

#include "calls.h"
#include "quirks.h"
#include "process/alloc.h"
#include "process/state.h"
#include "window/ranks.h"

#include <stdlib.h>

enum { POSTED = 1 }; /* tag */

struct nasty_shadow {
    MPI_Win win;
    MPI_Comm comm;  /* the window's ranks, for ourselves */
    bool announced; /* the started group's posts have been received */
};

/* What the program promised for accumulates holds on the shadow, too. */
static MPI_Info copied_info(MPI_Info from)
{
    static const char *const keys[] = {"accumulate_ordering", "accumulate_ops", "mpi_accumulate_granularity"};
    MPI_Info info = MPI_INFO_NULL;
    for (size_t i = 0; from != MPI_INFO_NULL && i < sizeof keys / sizeof *keys; i++) {
        char value[256] = "";
        int found = 0;
        real.Info_get(from, keys[i], sizeof value - 1, value, &found);
        if (found && info == MPI_INFO_NULL)
            real.Info_create(&info);
        if (found)
            real.Info_set(info, keys[i], value);
    }
    return info;
}

static bool unified(MPI_Win win)
{
    int *model, found = 0;
    real.Win_get_attr(win, MPI_WIN_MODEL, &model, &found);
    return found && *model == MPI_WIN_UNIFIED;
}

/* Whether something is true on every rank. */
static bool everywhere(bool here, MPI_Comm comm)
{
    int mine = here, all = 0;
    real.Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, comm);
    return all;
}

/* Some libraries cannot make a second window over a window's memory if the ranks are in different worlds.
 * A window that only some ranks made cannot be freed. */
static bool create(struct nasty_shadow *s, void *base, uint64_t size, uint64_t unit, MPI_Info info)
{
    MPI_Info copy = copied_info(info);
    real.Comm_set_errhandler(s->comm, MPI_ERRORS_RETURN);
    int result = real.Win_create(base, (MPI_Aint)size, (int)unit, copy, s->comm, &s->win);
    if (copy != MPI_INFO_NULL)
        real.Info_free(&copy);
    return everywhere(result == MPI_SUCCESS, s->comm);
}

/* With several threads there is no shadow: they would need to know of each other's epochs. Nor is there one
 * where the library's created windows are not as good as its allocated ones. */
void nasty_shadow_new(struct nasty_window *w, void *base, uint64_t size, uint64_t unit, MPI_Info info,
                      MPI_Comm comm)
{
    NASTY_INSIDE(inside);
    if (NASTY_CREATED_WINDOW_FETCHES &&
        everywhere(unified(w->handle) && !nasty.locking && unit <= INT32_MAX, comm)) {
        struct nasty_shadow *s = nasty_alloc(sizeof *s);
        *s = (struct nasty_shadow){0};
        real.Comm_split(comm, 0, w->rank, &s->comm);
        if (create(s, base, size, unit, info)) {
            real.Win_set_errhandler(s->win, MPI_ERRORS_RETURN); /* the program knows the other window */
            real.Win_lock_all(MPI_MODE_NOCHECK, s->win);
            w->shadow = s;
        } else {
            real.Comm_free(&s->comm);
            free(s);
        }
    }
}

void nasty_shadow_free(struct nasty_window *w)
{
    struct nasty_shadow *s = w->shadow;
    if (!s)
        return;
    NASTY_INSIDE(inside);
    real.Win_unlock_all(s->win);
    real.Win_free(&s->win);
    real.Comm_free(&s->comm);
    nasty_guard_end(&inside);
    free(s);
    w->shadow = NULL;
}

MPI_Win nasty_shadow_handle(const struct nasty_window *w) { return w->shadow->win; }

void nasty_shadow_post(struct nasty_window *w, MPI_Group group)
{
    int n, *origins = nasty_ranks_of(w, group, &n);
    NASTY_INSIDE(inside);
    for (int i = 0; i < n; i++) {
        MPI_Request request;
        if (origins[i] < 0)
            continue;
        real.Isend(NULL, 0, MPI_BYTE, origins[i], POSTED, w->shadow->comm, &request);
        real.Request_free(&request);
    }
    nasty_guard_end(&inside);
    free(origins);
}

void nasty_shadow_await(struct nasty_window *w, void (*before_waiting)(void))
{
    struct nasty_shadow *s = w->shadow;
    if (!s || s->announced || !w->starting)
        return;
    s->announced = true;
    before_waiting();
    NASTY_INSIDE(inside);
    for (int i = 0; i < w->nstarted; i++)
        if (w->started[i] >= 0)
            real.Recv(NULL, 0, MPI_BYTE, w->started[i], POSTED, s->comm, MPI_STATUS_IGNORE);
}

void nasty_shadow_finish(struct nasty_window *w)
{
    w->shadow->announced = false;
    NASTY_INSIDE(inside);
    real.Win_flush_all(w->shadow->win);
}

void nasty_shadow_barrier(struct nasty_window *w)
{
    NASTY_INSIDE(inside);
    real.Barrier(w->shadow->comm);
}
