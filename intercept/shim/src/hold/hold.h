/* Holding of what is locally complete while the program waits. */
#ifndef NASTY_HOLD_HOLD_H
#define NASTY_HOLD_HOLD_H

#include "process/platform.h"
#include "process/state.h"

#include <mpi.h>

/* Issues all copies, on every window, if they were held long enough. */
void nasty_release_overdue(void);

/* In each call of the program that may be one of a polling loop. */
static inline void nasty_poll(void)
{
    if (UNLIKELY(nasty.copies))
        nasty_release_overdue();
}

/* One turn of a wait: polls, and lets other threads and processes run. */
void nasty_turn(void);

/* MPI_Wait and MPI_Waitall of requests of the library. */
int nasty_hold_wait(MPI_Request *request, MPI_Status *status);
int nasty_hold_waitall(int count, MPI_Request requests[], MPI_Status statuses[]);

#endif
