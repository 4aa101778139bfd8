/* Collective operations wait for all processes by a barrier on the communicator, which each process makes
 * before the operation: so they still come to all operations of the communicator in one order. In C because
 * these are calls of the library. */
#include "hold/collectives.h"

#include "calls.h"
#include "process/alloc.h"
#include "window/ranks.h"

#include <stdlib.h>

/* By ranks: MPICH refuses to compare groups of different sessions in any other way. */
static bool within(MPI_Group group, MPI_Group world)
{
    int n = 0;
    bool all = world != MPI_GROUP_NULL;
    real.Group_size(group, &n);
    int *ranks = nasty_alloc(2 * (size_t)n * sizeof *ranks), *there = ranks + n;
    for (int i = 0; i < n; i++)
        ranks[i] = i;
    if (all)
        all = real.Group_translate_ranks(group, n, ranks, world, there) == MPI_SUCCESS;
    for (int i = 0; all && i < n; i++)
        all = there[i] != MPI_UNDEFINED;
    free(ranks);
    return all;
}

static bool members_within(MPI_Comm comm, MPI_Group world)
{
    int inter = 0;
    MPI_Group group;
    real.Comm_group(comm, &group);
    bool all = within(group, world);
    real.Group_free(&group);
    real.Comm_test_inter(comm, &inter);
    if (!all || !inter)
        return all;
    real.Comm_remote_group(comm, &group);
    all = within(group, world);
    real.Group_free(&group);
    return all;
}

/* All processes of the communicator find the same: if they belong to several worlds, each sees others. */
bool nasty_within_world(MPI_Comm comm)
{
    if (comm == MPI_COMM_NULL)
        return false;
    NASTY_INSIDE(inside);
    if (!nasty.world)
        return members_within(comm, nasty_session_group());
    MPI_Group world;
    real.Comm_group(MPI_COMM_WORLD, &world);
    bool all = members_within(comm, world);
    real.Group_free(&world);
    return all;
}

void nasty_strict_barrier(MPI_Comm comm)
{
    NASTY_INSIDE(inside);
    if (nasty_within_world(comm))
        real.Barrier(comm);
}
