/* Whether the program changed a buffer while its operation was held. */
#ifndef NASTY_BUFFERS_CHANGES_H
#define NASTY_BUFFERS_CHANGES_H

#include "abi.h"

/* In the call of a put or of an accumulate: remembers a checksum of its origin. */
void nasty_changes_begin(struct nasty_op *op);

/* When the origin is read, or fetched data is written: writes into the trace whether the buffer is another
 * than in the call. The buffers must not change before the operation is complete at the origin
 * (MPI 4.1, 12.3). */
void nasty_changes_end(struct nasty_op *op);

/* Does so for all operations that a call issues. */
void nasty_changes_end_all(struct nasty_segment *taken);

#endif
