/* Collective operations wait for all processes by a barrier on the communicator, which each process makes
 * before the operation: so they still come to all operations of the communicator in one order. In C because
 * these are calls of the library. */
#include "hold/collectives.h"

#include "calls.h"
#include "window/ranks.h"

#include <stdlib.h>

static bool within(MPI_Group group, MPI_Group world)
{
    int n;
    int *ranks = nasty_translate_ranks(group, world, &n);
    bool all = true;
    for (int i = 0; all && i < n; i++)
        all = ranks[i] != MPI_UNDEFINED;
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
    return members_within(comm, nasty_world_group());
}

void nasty_strict_barrier(MPI_Comm comm)
{
    NASTY_INSIDE(inside);
    if (nasty_within_world(comm))
        real.Barrier(comm);
}
