/* Ranks of groups. In C because only the library knows what a group holds. */
#include "window/ranks.h"

#include "calls.h"
#include "process/alloc.h"
#include "process/state.h"

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

MPI_Group nasty_session_group(void) { return session_world; }

void nasty_session_world_end(void)
{
    NASTY_INSIDE(inside);
    if (session_world != MPI_GROUP_NULL)
        real.Group_free(&session_world);
    session_world = MPI_GROUP_NULL;
}

int *nasty_ranks_of(const struct nasty_window *w, MPI_Group group, int *count)
{
    MPI_Group all;
    NASTY_INSIDE(inside);
    real.Group_size(group, count);
    size_t n = (size_t)*count;
    int *from = nasty_alloc(n * sizeof *from), *ranks = nasty_alloc(n * sizeof *ranks);
    for (size_t i = 0; i < n; i++)
        from[i] = (int)i;
    real.Win_get_group(w->handle, &all);
    real.Group_translate_ranks(group, *count, from, all, ranks);
    real.Group_free(&all);
    nasty_guard_end(&inside);
    free(from);
    return ranks;
}
