/* Tells the core of windows of MPI_Win_allocate, if the library is one that makes some of them wrong.
 * Collective. */
#ifndef NASTY_START_ALLOCATED_H
#define NASTY_START_ALLOCATED_H

#include <mpi.h>
#include <stdint.h>

/* Asks the core, before the first window is made, what it wants to know. Not collective. */
void nasty_habits_start(void);

void nasty_allocated(MPI_Comm comm, uint64_t size);

#endif
