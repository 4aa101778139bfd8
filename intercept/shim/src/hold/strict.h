/* Legal adversaries of programs that rely on buffers of the library. */
#ifndef NASTY_HOLD_STRICT_H
#define NASTY_HOLD_STRICT_H

#include "process/platform.h"
#include "process/state.h"

#include <mpi.h>
#include <stdbool.h>

/* Makes standard sends and ready sends synchronous (NASTY_STRICT_SENDS), also those of MPI_Sendrecv_replace,
 * as MPI lets them be (MPI 4.1, 3.4). */
void nasty_strict_start(void);

/* Whether blocking collective operations wait for all processes (NASTY_STRICT_COLLECTIVES), as MPI lets them
 * (MPI 4.1, 6.14). It is the same at all call sites: processes may come to one operation from several. */
static inline bool nasty_strict_collectives(void)
{
    return UNLIKELY(nasty.settings.strict_collectives) && nasty_active();
}

/* Waits for all processes of an intracommunicator. */
void nasty_strict_barrier(MPI_Comm comm);

#endif
