/* Generalized requests that the shim makes, and their callbacks. */
#ifndef NASTY_LIBRARY_GREQUEST_H
#define NASTY_LIBRARY_GREQUEST_H

#include <mpi.h>

/* An empty status. */
int nasty_grequest_status(void *state, MPI_Status *status);

/* Such a request cannot be cancelled. */
int nasty_grequest_uncancelled(void *state, int complete);

/* A request that is complete, with the status of a receive from MPI_PROC_NULL (MPI 4.1, 3.10). */
int nasty_grequest_from_nobody(MPI_Request *request);

#endif
