/* The buffers of calls; the table is generated. */
#ifndef NASTY_RECORDING_SIDES_H
#define NASTY_RECORDING_SIDES_H

#include <stdint.h>

enum nasty_side_flags {
    SIDE_SENT = 1,     /* the library reads it */
    SIDE_RECEIVED = 2, /* the library writes it */
    SIDE_EACH = 4,     /* it has a part for each process */
    SIDE_AT_ROOT = 8,  /* it counts at the root only */
    SIDE_NOT_AT_ROOT = 16,
    SIDE_COLLECTIVE = 32,
    SIDE_PERSISTENT = 64,  /* MPI_Start begins the operation */
    SIDE_WIDE = 128,       /* the count has 64 bits */
    SIDE_IN_CALL = 256,    /* no request says when the library has done with it */
    SIDE_LIMIT = 512,      /* no buffer: no more than this is written to the one before */
    SIDE_COMPLETED = 1024, /* no buffer: a window whose operations are complete at this process */
    SIDE_RETURNED = 2048,  /* the library has done with it when the call returns */
    SIDE_AMOUNTS = 4096,   /* it has an amount for each process: count and displacement are arrays */
    SIDE_TYPES = 8192,  /* so is the datatype; then displacements are bytes, else extents of the datatype */
    SIDE_FAR = 1 << 14, /* displacements have 64 bits */
    SIDE_SUM = 1 << 15, /* count is an array with an amount for each process, of which it has all */
    SIDE_OWN = 1 << 16, /* of which it has the one for this process */
    SIDE_SOURCES = 1 << 17,      /* its parts are for the neighbours that send to this process */
    SIDE_DESTINATIONS = 1 << 18, /* for those to which it sends */
    SIDE_FILE = 1 << 19,         /* the library writes it to a file, or reads it from one */
    SIDE_NOT_FIRST = 1 << 20,    /* it does not count at rank 0 */
};

/* Places of arguments. Without a count there is one element. The partner is the rank of a process: with
 * MPI_PROC_NULL nothing is moved. The operation may be MPI_NO_OP. If `in_place` is an argument, the buffer is
 * used when that one is MPI_IN_PLACE. */
struct nasty_side_of {
    uint8_t address, count, datatype, partner, operation, in_place, displacement;
    uint32_t flags;
};
enum { NO_ARGUMENT = 255 };

extern const struct nasty_side_of nasty_sides[];
extern const uint16_t nasty_sides_of[]; /* by number of the call: the first; those of the next call follow */

#endif
