/* Hashes of data in the trace. */
#ifndef NASTY_BUFFERS_TRACE_DATA_H
#define NASTY_BUFFERS_TRACE_DATA_H

#include "abi.h"

/* What an operation brought if it fetches, once the program may read it. */
void nasty_trace_result(const struct nasty_op *op);

/* What a call has received that the program made at the site: elements of a class, or of several (0). */
void nasty_trace_received(uint16_t site, uint16_t class, char *base, const struct nasty_layout *layout,
                          uint64_t bytes);

/* A window's memory on this rank, when one-sided operations can no longer change it. */
void nasty_trace_contents(uint32_t window, int rank, const char *base, uint64_t bytes);

#endif
