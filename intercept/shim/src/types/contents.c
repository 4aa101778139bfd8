/* Decodes a datatype by one step (MPI 4.1, 5.1.13). In C because only the MPI library knows what a handle
 * stands for. */
#include "types/contents.h"

#include "calls.h"
#include "process/alloc.h"

#include <stdlib.h>

void nasty_contents_get(MPI_Datatype type, struct nasty_contents *c)
{
#if MPI_VERSION >= 4
    MPI_Count ni, na, nl, nd;
    real.Type_get_envelope_c(type, &ni, &na, &nl, &nd, &c->combiner);
#else
    int ni, na, nd;
    const int nl = 0;
    real.Type_get_envelope(type, &ni, &na, &nd, &c->combiner);
#endif
    c->nints = (size_t)ni, c->naddresses = (size_t)na, c->nlarge = (size_t)nl, c->ntypes = (size_t)nd;
    c->ints = nasty_alloc(c->nints * sizeof *c->ints);
    c->addresses = nasty_alloc(c->naddresses * sizeof *c->addresses);
    c->types = nasty_alloc(c->ntypes * sizeof *c->types);
    c->large = nasty_alloc(c->nlarge * sizeof *c->large);
    if (c->combiner == MPI_COMBINER_NAMED)
        return;
#if MPI_VERSION >= 4
    _Static_assert(sizeof(MPI_Count) == sizeof(int64_t), "MPI_Count has 64 bits");
    real.Type_get_contents_c(type, ni, na, nl, nd, c->ints, c->addresses, (MPI_Count *)c->large, c->types);
#else
    real.Type_get_contents(type, ni, na, nd, c->ints, c->addresses, c->types);
#endif
}

int64_t nasty_extent_of(MPI_Datatype type)
{
#if MPI_VERSION >= 4
    MPI_Count lb, extent;
    real.Type_get_extent_c(type, &lb, &extent);
#else
    MPI_Aint lb, extent;
    real.Type_get_extent(type, &lb, &extent);
#endif
    return (int64_t)extent;
}

bool nasty_is_named(int combiner)
{
    return combiner == MPI_COMBINER_NAMED || combiner == MPI_COMBINER_F90_REAL ||
           combiner == MPI_COMBINER_F90_COMPLEX || combiner == MPI_COMBINER_F90_INTEGER;
}

void nasty_contents_free(struct nasty_contents *c)
{
    for (size_t i = 0; i < c->ntypes; i++) {
        struct nasty_contents inner;
#if MPI_VERSION >= 4
        MPI_Count a, b, l, d;
        real.Type_get_envelope_c(c->types[i], &a, &b, &l, &d, &inner.combiner);
#else
        int a, b, d;
        real.Type_get_envelope(c->types[i], &a, &b, &d, &inner.combiner);
#endif
        if (!nasty_is_named(inner.combiner))
            real.Type_free(&c->types[i]);
    }
    free(c->ints);
    free(c->addresses);
    free(c->types);
    free(c->large);
}
