/* A side of a transfer: a buffer, described by a count and a datatype. Functions that every record passes
 * through stand in the headers of this folder, so that they are inlined. */
#ifndef NASTY_RECORD_SIDE_H
#define NASTY_RECORD_SIDE_H

#include "abi.h"
#include "process/platform.h"
#include "types/types.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct side {
    char *base;
    int64_t count;
    MPI_Datatype type;
    const struct nasty_form *form; /* once it is resolved */
};

/* Looks the datatype up. Returns false if the library has to judge the side. Under the lock. */
static inline INLINE bool nasty_side_resolve(struct side *side, bool whole_pairs)
{
    if (UNLIKELY(side->count < 0))
        return false;
    struct nasty_type *t = nasty_type(side->type);
    side->form = t ? nasty_form(t, whole_pairs) : NULL;
    return side->form != NULL;
}

/* A product that does not fit is not memory, and no side equals it. */
static inline uint64_t nasty_side_bytes(const struct side *side)
{
    uint64_t bytes;
    bool huge = __builtin_mul_overflow(side->form->layout->size, (uint64_t)side->count, &bytes);
    return UNLIKELY(huge || bytes > INT64_MAX) ? UINT64_MAX : bytes;
}

static inline bool nasty_side_contiguous(const struct nasty_form *f, uint64_t bytes)
{
    return LIKELY(f->dense) || (f->one_block && bytes <= f->layout->size);
}

/* Whether a side has data with gaps between. A type whose elements do not ascend is no contiguous one either,
 * but has none. */
static inline bool nasty_side_gapped(const struct side *side)
{
    const struct nasty_layout *l = side->form->layout;
    return side->count > 0 && !nasty_side_contiguous(side->form, nasty_side_bytes(side)) &&
           l->extent > (int64_t)l->size;
}

/* The address of the first element of a contiguous side, else of the buffer. */
static inline char *nasty_side_start(const struct side *side, uint64_t bytes)
{
    return side->form && nasty_side_contiguous(side->form, bytes) ? side->base + side->form->offset
                                                                  : side->base;
}

/* What a record needs beside itself if a side has gaps, or if it is of the accumulate family; result may
 * be NULL. */
struct nasty_shape *nasty_shape_new(const struct side *origin, const struct side *target,
                                    const struct side *result, const void *compare, uint64_t bytes);

#endif
