/* The buffers of operations that are not complete. */
#ifndef NASTY_RECORDING_PENDING_H
#define NASTY_RECORDING_PENDING_H

#include "recording/lengths.h"

#include <stdbool.h>
#include <stdint.h>

void nasty_pending_start(void);

/* The call has returned this request. */
void nasty_pending_made(uint32_t number, struct nasty_args_of_call call, void *const args[],
                        uint64_t request);

/* The call is a one-sided operation that has returned, with this request or none (0). What it fetches must
 * not be accessed before the operation is complete at the origin (MPI 4.1, 12.3). */
void nasty_pending_fetched(uint32_t number, struct nasty_args_of_call call, void *const args[],
                           uint64_t request);

/* The call has returned, and has perhaps completed one-sided operations. */
void nasty_pending_synchronized(uint32_t number, void *const args[]);

/* The call has started the persistent request. */
void nasty_pending_started(uint64_t request);

/* Whether the status of the request says how much is received. Open MPI does not set those of one-sided
 * operations. */
bool nasty_pending_asks(uint64_t request);

/* The request is complete, or the program may know that it is: its buffers are the program's again. What it
 * sends is compared before, unless the program has freed the request. */
void nasty_pending_ended(uint64_t request, bool freed, uint64_t written);
/* A call that completes requests has left the handle as it was. */
void nasty_pending_kept(uint64_t request, uint64_t written);

/* A call has said that the request is complete, and keeps it. */
void nasty_pending_known(uint64_t request);

#endif
