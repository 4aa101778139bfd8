/* Whether the library would take a call: whether its target is in an epoch, and has the memory. */
#ifndef NASTY_RECORD_TARGET_H
#define NASTY_RECORD_TARGET_H

#include "window/window.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

static inline bool nasty_in_epoch(const struct nasty_window *w, int target)
{
    return w->lock_all || w->access[target] || w->fenced;
}

static inline bool nasty_may_request(const struct nasty_window *w, int target)
{
    return target >= 0 && target < w->size && nasty_passive(w, target);
}

/* Whether the library would take target and displacement. */
static inline bool nasty_is_target(const struct nasty_window *w, int target, MPI_Aint disp)
{
    return target >= 0 && target < w->size && (disp >= 0 || w->dynamic) && nasty_in_epoch(w, target);
}

static inline bool nasty_fits(const struct nasty_window *w, int target, int64_t offset, uint64_t bytes)
{
    uint64_t size = nasty_size(w, target);
    return w->dynamic || (offset >= 0 && bytes <= size && (uint64_t)offset <= size - bytes);
}

#endif
