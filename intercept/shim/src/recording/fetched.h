/* The values that one-sided operations fetch. */
#ifndef NASTY_RECORDING_FETCHED_H
#define NASTY_RECORDING_FETCHED_H

#include "recording/lengths.h"

#include <stdint.h>

/* An operation that returns no request has returned from its call. */
void nasty_fetched_begin(uint32_t number, struct nasty_args_of_call call, void *const args[]);

/* A call has returned, perhaps one that completes operations at this process. */
void nasty_fetched_end(uint32_t number, int result, void *const args[]);

#endif
