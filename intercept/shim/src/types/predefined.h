/* Predefined datatypes, as small numbers. */
#ifndef NASTY_TYPES_PREDEFINED_H
#define NASTY_TYPES_PREDEFINED_H

#include "abi.h"

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>

/* A row of MPI's tables. */
struct nasty_predefined {
    MPI_Datatype type; /* MPI_DATATYPE_NULL where the library lacks it */
    uint32_t class;
};
extern const struct nasty_predefined nasty_predefined[];
extern const size_t nasty_npredefined;

/* An element. */
struct nasty_prim {
    MPI_Datatype type;
    uint32_t width; /* bytes from one element to the next in memory */
    uint32_t span;  /* bytes of one element that may be read and written */
    uint32_t class; /* 0 for types that are not in MPI's tables */
};

/* No number: several predefined types, one whose gaps are unknown, or one too many. */
enum { NO_PRIM = UINT32_MAX, PRIMS = 1 << 8 /* a record has a byte for the number */ };

extern struct nasty_prim *_Atomic nasty_prims; /* by number; [0] is MPI_BYTE */
static inline const struct nasty_prim *nasty_prim_at(uint32_t prim)
{
    const struct nasty_prim *table =
        nasty_prims; /* GCC 12 does not load it atomically in nasty_prims[prim] */
    return &table[prim];
}

/* Gives the type a number, unless it has unknown gaps or there are too many. Under the lock, as the next one.
 */
uint32_t nasty_prim_add(MPI_Datatype type, uint32_t class);

/* The number of a named type, which it gets here if it has none. */
uint32_t nasty_prim_of(MPI_Datatype named);

/* The two types of a pair type, and where they lie in it. Returns 2, or 0 for any other type. */
uint32_t nasty_pair_parts(MPI_Datatype pair, MPI_Datatype parts[2], int64_t offsets[2]);

#endif
