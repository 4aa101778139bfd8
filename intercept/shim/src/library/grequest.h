/* Callbacks of the generalized requests that the shim makes. */
#ifndef NASTY_LIBRARY_GREQUEST_H
#define NASTY_LIBRARY_GREQUEST_H

#include <mpi.h>

/* An empty status. */
int nasty_grequest_status(void *state, MPI_Status *status);

/* Such a request cannot be cancelled. */
int nasty_grequest_uncancelled(void *state, int complete);

#endif
