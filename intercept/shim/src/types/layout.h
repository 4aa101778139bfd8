/* Positions in the memory that a layout describes. */
#ifndef NASTY_TYPES_LAYOUT_H
#define NASTY_TYPES_LAYOUT_H

#include "abi.h"

#include <stdbool.h>

/* A position in the memory described by a layout. */
struct nasty_place {
    const struct nasty_run *run;
    int64_t offset;      /* bytes from the buffer's address */
    uint64_t contiguous; /* bytes from there without a gap */
};

/* Where the byte is that comes at this place in packed data. */
struct nasty_place nasty_layout_at(const struct nasty_layout *layout, uint64_t packed);

/* Calls visit for each gapless part of the packed range [off, off+len), until one returns false. Without a
 * layout the buffer has no gaps. */
bool nasty_walk(char *base, const struct nasty_layout *layout, uint64_t off, uint64_t len,
                bool (*visit)(char *from, uint64_t bytes, void *arg), void *arg);

/* Gives back a reference; layout may be NULL. Under the lock. */
void nasty_layout_drop(struct nasty_layout *layout);

#endif
