/* Gets that are made early and delivered late. */
#ifndef NASTY_EXECUTE_FETCH_H
#define NASTY_EXECUTE_FETCH_H

#include "abi.h"

#include <stdbool.h>

/* Makes a get at once, into memory of ours, and records that it has to be delivered. With a flush its data
 * is read now; otherwise at some time before the epoch ends. Returns an error code of MPI. */
int nasty_fetch_early(struct nasty_op *op, bool flush);

/* Moves data that was fetched early to where the program wants it. */
void nasty_deliver(struct nasty_segment *segment);

#endif
