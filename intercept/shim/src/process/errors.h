/* Error codes of MPI calls. In C because mpi.h defines them. */
#ifndef NASTY_PROCESS_ERRORS_H
#define NASTY_PROCESS_ERRORS_H

#include <mpi.h>

/* The first of two results that is an error. */
static inline int nasty_first_error(int a, int b) { return a != MPI_SUCCESS ? a : b; }

#endif
