/* Requests that wait for more than the library makes them wait. Each has a companion, which begins with its
 * operation: for a collective operation the request of a barrier, so that it waits for all processes, for a
 * send-receive the request of its send. A call completes the request only after its companion. */
#ifndef NASTY_HOLD_COMPANIONS_H
#define NASTY_HOLD_COMPANIONS_H

#include "process/map.h"
#include "process/platform.h"

#include <mpi.h>
#include <stdbool.h>

extern struct nasty_map nasty_companions; /* by request; under the lock */

static inline bool nasty_have_companions(void) { return UNLIKELY(nasty_companions.used); }

/* After a call that has begun an operation, or has made a persistent one, with this result. */
int nasty_companion_begin(int result, MPI_Comm comm, MPI_Request *request);
int nasty_companion_prepare(int result, MPI_Comm comm, MPI_Request *request);

/* The request of a receive gets that of a send. `copy` is freed when the send is complete; NULL: nothing. */
void nasty_companion_send(MPI_Request request, MPI_Request send, void *copy);

/* After the start of a persistent operation, and before its end. */
void nasty_companion_start(MPI_Request request);
void nasty_companion_free(MPI_Request request);

/* Waits for the companion, if the request has one. */
void nasty_companion_wait(MPI_Request request);

/* Whether the request has a companion that is not complete. */
bool nasty_companion_pending(MPI_Request request);

#endif
