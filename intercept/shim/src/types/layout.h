/* Positions in the memory that a layout describes. */
#ifndef NASTY_TYPES_LAYOUT_H
#define NASTY_TYPES_LAYOUT_H

#include "abi.h"

#include <stdbool.h>
#include <stdint.h>

/* A position in the memory described by a layout. */
struct nasty_place {
    const struct nasty_run *run;
    int64_t offset;      /* bytes from the buffer's address */
    uint64_t contiguous; /* bytes from there without a gap */
};

struct nasty_range {
    uintptr_t from, to; /* to: the first byte after it */
};

/* Joined with another range, it is that one. */
#define NASTY_NO_RANGE {UINTPTR_MAX, 0}

/* Whether there may be memory: not at a null pointer, nor a little before it. */
bool nasty_range_real(struct nasty_range r);

struct nasty_range nasty_range_join(struct nasty_range a, struct nasty_range b);

/* From the first byte of a run to its last one, in so many instances of its layout. */
struct nasty_range nasty_run_hull(const struct nasty_layout *layout, const struct nasty_run *run,
                                  const void *base, uint64_t instances);

/* From the first byte of a buffer to its last one. Without a layout it has no gaps. */
struct nasty_range nasty_hull(const void *base, const struct nasty_layout *layout, uint64_t bytes);

/* Whether a buffer has one of these bytes. Of a buffer with many gaps, the end is not looked at. */
bool nasty_meets(const void *base, const struct nasty_layout *layout, uint64_t bytes,
                 struct nasty_range range);

/* Where the byte is that comes at this place in packed data. */
struct nasty_place nasty_layout_at(const struct nasty_layout *layout, uint64_t packed);

/* Calls visit for each gapless part of the packed range [off, off+len), until one returns false. Without a
 * layout the buffer has no gaps. */
bool nasty_walk(char *base, const struct nasty_layout *layout, uint64_t off, uint64_t len,
                bool (*visit)(char *from, uint64_t bytes, void *arg), void *arg);

/* Gives back a reference; layout may be NULL. Under the lock. */
void nasty_layout_drop(struct nasty_layout *layout);

#endif
