/* Shadow windows, on which operations of active epochs can be flushed. */
#ifndef NASTY_EPOCH_SHADOW_H
#define NASTY_EPOCH_SHADOW_H

#include "process/platform.h"
#include "window/window.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

/* Collective, inside the program's creation and end of w. */
void nasty_shadow_new(struct nasty_window *w, void *base, uint64_t size, uint64_t unit, MPI_Info info,
                      MPI_Comm comm);
void nasty_shadow_free(struct nasty_window *w);

MPI_Win nasty_shadow_handle(const struct nasty_window *w);

/* After MPI_Win_post: tells the origins. */
void nasty_shadow_post(struct nasty_window *w, MPI_Group group);

/* Before anything is issued in an epoch of MPI_Win_start: waits for the posts, once in each epoch, and for
 * nothing else. The first operation and MPI_Win_complete may do that (MPI 4.1, 12.5.2). Calls
 * before_waiting first, since the ranks that post may wait for this one. */
void nasty_shadow_await(struct nasty_window *w, void (*before_waiting)(void));

/* Before the call that ends an active epoch, and after nasty_shadow_await. */
void nasty_shadow_finish(struct nasty_window *w);

/* Before and after a fence: all operations are complete everywhere before it, and all ranks have opened
 * their epochs after it, whatever the library makes of the fence's assertions. */
void nasty_shadow_barrier(struct nasty_window *w);

/* The window on which operations to target are issued now. */
static inline MPI_Win nasty_handle(const struct nasty_window *w, int target)
{
    return LIKELY(!w->shadow) || nasty_passive(w, target) ? w->handle : nasty_shadow_handle(w);
}

/* Whether operations to target may be flushed: never in active epochs of a window without shadow. */
static inline bool nasty_flushable(const struct nasty_window *w, int target)
{
    return w->shadow || nasty_passive(w, target);
}

#endif
