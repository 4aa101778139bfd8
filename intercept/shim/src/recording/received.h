/* What calls have received. */
#ifndef NASTY_RECORDING_RECEIVED_H
#define NASTY_RECORDING_RECEIVED_H

#include "recording/lengths.h"
#include "recording/sides.h"

#include <stdint.h>

/* How many bytes a call has received, as its status at this place says; ALL_WRITTEN if it says nothing. */
uint64_t nasty_received_bytes(struct nasty_args_of_call call, void *const args[], int64_t place);

/* The call has returned: traces what it has received (NASTY_TRACE_RECEIVED). */
void nasty_received(uint32_t number, struct nasty_args_of_call call, void *const args[]);

#endif
