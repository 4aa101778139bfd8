/* Buffers that no longer exist although their operations are held. */
#ifndef NASTY_LIFETIME_LOSS_H
#define NASTY_LIFETIME_LOSS_H

#include "abi.h"

#include <stdbool.h>
#include <stdint.h>

/* The place of a buffer, and the operations that have it: those with the numbers from `first` to `last` that
 * are held for one target of one window. */
struct nasty_watch {
    uintptr_t from; /* of the first byte that is moved */
    uint64_t first, last;
    uint32_t window;
    int32_t target;
    uint32_t next;      /* heap.c: the next one of its page */
    const void *caller; /* where the last one's call returned to, or NULL */
    bool family;
    uint8_t buffer; /* enum nasty_buffer */
};

/* What to watch of a buffer of an operation. False: the operation has no such buffer, or one of ours. */
bool nasty_watch_buffer(const struct nasty_op *op, enum nasty_buffer buffer, struct nasty_watch *watch);

/* Whether w is about the same buffer for the same target as `old`, which then is about both. */
bool nasty_watch_joins(struct nasty_watch *old, const struct nasty_watch *w);

/* Whether some of the operations are still held. */
bool nasty_watch_held(const struct nasty_watch *watch);

/* The buffer is gone: says so, once per call site of the operations, and gives those that send it garbage to
 * send. place: the site where it went, or where that was noticed. */
void nasty_lose(const struct nasty_watch *watch, enum nasty_damage damage, uint16_t place);

#endif
