/* Copies of the origins of puts and accumulates. */
#ifndef NASTY_BUFFERS_ORIGIN_H
#define NASTY_BUFFERS_ORIGIN_H

#include "abi.h"

#include <stdbool.h>

/* Makes a packed copy of the origin of a put or an accumulate, which is locally complete from then on.
 * Returns false if the origin is no longer mapped. Under the lock. */
bool nasty_copy_origin(struct nasty_op *op);

/* Packed bytes before the last half of an operation. Accumulates must not cut an element (MPI 4.1,
 * 12.7.1), so none is in both halves. */
uint64_t nasty_half(const struct nasty_op *op);

/* Reads one half of the origin of a put or an accumulate, as a library may that begins a transfer at once
 * and ends it late (MPI 4.1, 12.3: the buffer must not change until then). */
void nasty_read_half(struct nasty_op *op);

/* For operations that are issued without a flush after them: until their epoch ends nobody can tell when
 * the copies are no longer needed. So all of the origin is read when they are issued. */
void nasty_forget_halves(struct nasty_segment *taken);

#endif
