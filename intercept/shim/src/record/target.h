/* Whether the library would take a call: whether its target is in an epoch, and has the memory. */
#ifndef NASTY_RECORD_TARGET_H
#define NASTY_RECORD_TARGET_H

#include "abi.h"
#include "observe/site.h"
#include "process/platform.h"
#include "window/window.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

static inline bool nasty_in_epoch(const struct nasty_window *w, int target)
{
    return w->lock_all || w->access[target] || w->fenced;
}

/* Why the call is not recorded (enum nasty_reason), whatever its arguments; 0: it may be. A call that returns
 * a request needs a passive epoch (MPI 4.1, 12.3.5). */
static inline int nasty_doubt_call(const struct nasty_window *w, uint32_t site, int target,
                                   bool returns_request)
{
    if (UNLIKELY(site & NASTY_LEFT_ALONE))
        return REASON_LEFT_ALONE;
    if (returns_request && (target < 0 || target >= w->size))
        return REASON_TARGET;
    return returns_request && !nasty_passive(w, target) ? REASON_NOT_PASSIVE : 0;
}

/* Why the library would not take target and displacement; 0: it would. */
static inline int nasty_doubt_target(const struct nasty_window *w, int target, MPI_Aint disp)
{
    if (UNLIKELY(target < 0 || target >= w->size || (disp < 0 && !w->dynamic)))
        return REASON_TARGET;
    return LIKELY(nasty_in_epoch(w, target)) ? 0 : REASON_NO_EPOCH;
}

static inline bool nasty_fits(const struct nasty_window *w, int target, int64_t offset, uint64_t bytes)
{
    uint64_t size = nasty_size(w, target);
    return w->dynamic || (offset >= 0 && bytes <= size && (uint64_t)offset <= size - bytes);
}

#endif
