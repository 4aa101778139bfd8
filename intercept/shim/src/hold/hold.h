/* Holding of what is locally complete while the program waits. */
#ifndef NASTY_HOLD_HOLD_H
#define NASTY_HOLD_HOLD_H

#include "abi.h"
#include "process/platform.h"
#include "process/state.h"
#include "window/window.h"

#include <mpi.h>

/* Before each call of the program in which it may wait for others: issues the copies that package completion
 * says (completion.Releases). w, target: what the call itself completes; NULL: nothing. */
void nasty_release_as_told(enum nasty_call call, const struct nasty_window *w, int target);

static inline void nasty_release_before(enum nasty_call call, const struct nasty_window *w, int target)
{
    if (UNLIKELY(nasty.copies))
        nasty_release_as_told(call, w, target);
}

/* In each call of the program that may be one of a polling loop. */
static inline void nasty_poll(void) { nasty_release_before(CALL_POLLING, NULL, -1); }

/* One turn of a wait: polls, and lets other threads and processes run. */
void nasty_turn(void);

/* MPI_Wait and MPI_Waitall of requests of the library. */
int nasty_hold_wait(MPI_Request *request, MPI_Status *status);
int nasty_hold_waitall(int count, MPI_Request requests[], MPI_Status statuses[]);

/* The rest of a send-receive: the receive has been posted, and `sent` is the result of starting the send. */
int nasty_hold_both(int sent, MPI_Request *send, MPI_Request *receive, MPI_Status *status);

/* If the library refused the send, with the result `sent`, nobody may answer, and the receive is cancelled.
 */
int nasty_hold_refused(int sent, MPI_Request *receive);

#endif
