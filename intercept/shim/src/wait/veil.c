/* Leaves requests out of arrays. In C because these are parts of the program's MPI calls. */
#include "wait/veil.h"

#include "hold/companions.h"
#include "process/alloc.h"

#include <stdlib.h>

struct nasty_veil nasty_veil_of(int n, const MPI_Request requests[])
{
    size_t room = n > 0 ? (size_t)n : 1;
    struct nasty_veil v = {n, 0, nasty_alloc(room * sizeof *v.shown), nasty_alloc(room * sizeof *v.covers)};
    for (int i = 0; i < n; i++) {
        v.covers[i] = nasty_companion_pending(requests[i]);
        v.shown[i] = v.covers[i] ? MPI_REQUEST_NULL : requests[i];
        v.covered += v.covers[i];
    }
    return v;
}

void nasty_veil_lift(struct nasty_veil *v, MPI_Request requests[])
{
    for (int i = 0; i < v->n; i++)
        if (!v->covers[i])
            requests[i] = v->shown[i];
    nasty_veil_free(v);
}

void nasty_veil_free(struct nasty_veil *v)
{
    free(v->shown);
    free(v->covers);
}

void nasty_veil_wait(int n, const MPI_Request requests[])
{
    for (int i = 0; nasty_have_companions() && i < n; i++)
        nasty_companion_wait(requests[i]);
}

bool nasty_veil_needed(int n, const MPI_Request requests[])
{
    for (int i = 0; nasty_have_companions() && i < n; i++)
        if (nasty_companion_pending(requests[i]))
            return true;
    return false;
}
