/* What MPI_Type_get_contents says of a datatype. */
#ifndef NASTY_TYPES_CONTENTS_H
#define NASTY_TYPES_CONTENTS_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One form for both of MPI's: a type that was made with large counts has all of them, displacements too,
 * in `large`. */
struct nasty_contents {
    int combiner;
    int *ints;
    MPI_Aint *addresses;
    MPI_Datatype *types;
    int64_t *large;
    size_t nints, naddresses, nlarge, ntypes;
};

void nasty_contents_get(MPI_Datatype type, struct nasty_contents *c);
void nasty_contents_free(struct nasty_contents *c);

static inline int64_t nasty_count_at(const struct nasty_contents *c, size_t i)
{
    return c->nlarge ? c->large[i] : c->ints[i];
}

/* Displacement i of a constructor whose first `counts` large values are counts. */
static inline int64_t nasty_address_at(const struct nasty_contents *c, size_t i, size_t counts)
{
    return c->nlarge ? c->large[counts + i] : (int64_t)c->addresses[i];
}

/* Whether no constructor made the type. */
bool nasty_is_named(int combiner);

int64_t nasty_extent_of(MPI_Datatype type);

#endif
