/* Operations that are locally complete and still held: the shim owns copies of their origins. */
#ifndef NASTY_REPLAY_COPIES_H
#define NASTY_REPLAY_COPIES_H

#include "abi.h"

/* Makes a put or an accumulate locally complete. Under the lock, as the rest. */
void nasty_complete_locally(struct nasty_op *op);

/* Does so with everything in the targets' logs, where the core has left only puts and accumulates. */
void nasty_complete_logs_locally(struct nasty_target **targets, uint32_t n);

/* Counts the copies that leave with these records. */
void nasty_count_taken(const struct nasty_segment *taken);

#endif
