/* Locks and starts that are made late: when something needs the epoch, at the latest when it ends. */
#ifndef NASTY_EPOCH_POSTPONED_H
#define NASTY_EPOCH_POSTPONED_H

#include "process/platform.h"
#include "window/window.h"

#include <stdbool.h>
#include <stdint.h>

extern _Atomic uint32_t nasty_npostponed; /* windows with a postponed call */

/* Postpones MPI_Win_lock. Returns whether it may be postponed. */
bool nasty_postpone_lock(struct nasty_window *w, int type, int rank, int assert);

/* The same for MPI_Win_start of the ranks in w->started. */
bool nasty_postpone_start(struct nasty_window *w, int assert);

void nasty_make_postponed_now(struct nasty_window *w);
void nasty_make_all_postponed(void);

/* Makes w's postponed call, before anything that needs its epoch; w may be NULL. */
static inline void nasty_make_postponed(struct nasty_window *w)
{
    if (UNLIKELY(nasty_npostponed) && w)
        nasty_make_postponed_now(w);
}

#endif
