/* Collective operations wait for all processes by a barrier on the communicator, which each process makes
 * before the operation: so they still come to all operations of the communicator in one order. In C because
 * these are calls of the library. */
#include "hold/collectives.h"

#include "calls.h"
#include "process/alloc.h"

#include <stdlib.h>

/* Of the first session of a program without MPI_COMM_WORLD. Other sessions have the same processes there, and
 * so it serves until the last one ends. */
static MPI_Group session_world = MPI_GROUP_NULL;

void nasty_session_world(MPI_Group group)
{
    nasty_lock();
    bool first = session_world == MPI_GROUP_NULL;
    if (first)
        session_world = group;
    nasty_unlock();
    if (!first)
        real.Group_free(&group);
}

void nasty_session_world_end(void)
{
    NASTY_INSIDE(inside);
    if (session_world != MPI_GROUP_NULL)
        real.Group_free(&session_world);
    session_world = MPI_GROUP_NULL;
}

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
        return members_within(comm, session_world);
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
