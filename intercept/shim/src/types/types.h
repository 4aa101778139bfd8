/* Datatypes that the program may use. */
#ifndef NASTY_TYPES_TYPES_H
#define NASTY_TYPES_TYPES_H

#include "abi.h"
#include "process/platform.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

/* A datatype as records describe it. */
struct nasty_form {
    struct nasty_layout *layout;
    int64_t offset; /* of the first element, if it is dense or one block */
    uint32_t width; /* bytes per element if all are alike, else 0 */
    uint32_t prim;  /* the only predefined type in it, or NO_PRIM */
    bool one_block; /* an instance has no gaps inside */
    bool dense;     /* and none between instances */
};

struct nasty_type {
    MPI_Datatype handle;
    int refs; /* how often the program has to free it */
    bool predefined;
    bool ready[2];             /* the form is made */
    struct nasty_form form[2]; /* [0] pair types taken apart, [1] whole */
};

/* Before the rest, which is called under the lock. */
void nasty_types_start(void);

/* NULL for a handle that the program must not use. */
struct nasty_type *nasty_type_search(MPI_Datatype handle);
extern struct nasty_type *nasty_type_last; /* the one that was found last */
static inline struct nasty_type *nasty_type(MPI_Datatype handle)
{
    struct nasty_type *t = nasty_type_last;
    return LIKELY(t && t->handle == handle) ? t : nasty_type_search(handle);
}

/* Adds a reference. */
struct nasty_type *nasty_type_add(MPI_Datatype handle);
/* Takes one away. */
void nasty_type_drop(MPI_Datatype handle);

/* NULL if the type cannot be flattened: calls with it go to the library. */
const struct nasty_form *nasty_form(struct nasty_type *type, bool whole_pairs);

#endif
