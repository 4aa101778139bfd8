/* Collective operations that wait for all processes. */
#ifndef NASTY_HOLD_COLLECTIVES_H
#define NASTY_HOLD_COLLECTIVES_H

#include "process/platform.h"
#include "process/state.h"

#include <mpi.h>
#include <stdbool.h>

/* Whether collective operations wait for all processes (NASTY_STRICT_COLLECTIVES), as MPI lets them (MPI 4.1,
 * 6.14). It is the same at all call sites: processes may come to one operation from several. */
static inline bool nasty_strict_collectives(void)
{
    return UNLIKELY(nasty.settings.strict_collectives) && nasty_active();
}

/* Waits for all processes of a communicator, if they are known to do the same. */
void nasty_strict_barrier(MPI_Comm comm);

/* Whether all processes of a communicator belong to the program's world. Others may run without nastympi. */
bool nasty_within_world(MPI_Comm comm);

#endif
