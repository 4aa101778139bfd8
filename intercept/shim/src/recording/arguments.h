/* What is recorded of the arguments of each call; the tables are generated. */
#ifndef NASTY_RECORDING_ARGUMENTS_H
#define NASTY_RECORDING_ARGUMENTS_H

#include "calls.h"
#include "recording/kinds.h"

#include <stdint.h>

/* Go twin: mpicall.Form */
enum nasty_form_of { FORM_NUMBER = 1, FORM_ADDRESS, FORM_HANDLE, FORM_TEXT, FORM_STATUS };

enum nasty_arg_flags {
    ARG_LIST = 1,
    ARG_INDIRECT = 2, /* the address of the value */
    ARG_OUT = 4,      /* read when the call has returned, not when it begins */
    ARG_WIDE = 8,     /* a number of 64 bits */
    ARG_SHARES = 16,  /* a handle that the program may have already */
    ARG_ENDS = 32,    /* the call may end the object and store a null handle */
    ARG_FLAG = 64,    /* whether the other results are valid */
    ARG_INDEX = 128,  /* of the request whose status is returned */
};

enum nasty_length_of {
    LENGTH_NONE,
    LENGTH_ARG,          /* another argument says it */
    LENGTH_SUM,          /* the sum of the numbers in another argument */
    LENGTH_LAST,         /* the last of the numbers in another argument */
    LENGTH_RANGES,       /* three times another argument */
    LENGTH_PROCESSES,    /* one entry for each process */
    LENGTH_GROUP,        /* for each process of the local group */
    LENGTH_AT_ROOT,      /* for each process, and only at the root */
    LENGTH_NOT_IN_PLACE, /* for each process, unless the send buffer is MPI_IN_PLACE */
    LENGTH_SOURCES,      /* for each neighbour */
    LENGTH_DESTINATIONS,
    LENGTH_DIMENSIONS, /* for each dimension of a Cartesian topology */
};

/* An argument that is read where it is, whatever pointer or number it is. */
typedef void *nasty_pointer __attribute__((may_alias));
typedef int64_t nasty_wide __attribute__((may_alias));
typedef int nasty_narrow __attribute__((may_alias));

struct nasty_arg {
    uint8_t form;
    uint8_t kind; /* of handles: enum nasty_object; of numbers: a set of constants, or ARG_MASK + a mask */
    uint8_t flags;
    uint8_t length;
    uint8_t of; /* the argument that says the length */
    uint8_t place;
};
enum { ARG_MASK = 128 };

extern const struct nasty_arg nasty_args[];
/* By number of the call: which ARG_ flags its arguments have. */
extern const uint8_t nasty_args_flags[];
extern const uint16_t nasty_args_of[]; /* by number of the call: the first; those of the next call follow */

/* Values of constants, sets of constants, and bits of masks. Constant i of a set is nasty_constants[i - 1].
 */
extern int64_t nasty_constants[];
extern const uint8_t *const nasty_sets[];
extern const int *const nasty_masks[];
extern const uint8_t nasty_set_error, nasty_set_peer, nasty_set_tag, nasty_set_count, nasty_set_root,
    nasty_set_combiner, nasty_set_flavor, nasty_set_model, nasty_set_topology, nasty_set_address;
extern int64_t nasty_set_max[]; /* of each set: the largest value */
void nasty_constants_start(void);

extern const uint8_t nasty_first_made[];
void nasty_each_predefined(void (*add)(enum nasty_object kind, const void *handle, uint64_t number));

#endif
