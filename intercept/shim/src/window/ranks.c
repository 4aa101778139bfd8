/* Ranks of groups. In C because only the library knows what a group holds. */
#include "window/ranks.h"

#include "calls.h"
#include "process/alloc.h"
#include "process/state.h"

#include <stdlib.h>

/* Of the program's world, once something has asked for it, and of the first session of a program without
 * MPI_COMM_WORLD. Other sessions have the same processes there, and so it serves until the last one ends. */
static MPI_Group kept_world = MPI_GROUP_NULL, session_world = MPI_GROUP_NULL;

/* Keeps a group, unless another thread was faster. */
static void keep_group(MPI_Group *kept, MPI_Group group)
{
    nasty_lock();
    bool first = *kept == MPI_GROUP_NULL;
    if (first)
        *kept = group;
    nasty_unlock();
    if (!first)
        real.Group_free(&group);
}

void nasty_session_world(MPI_Group group) { keep_group(&session_world, group); }

MPI_Group nasty_world_group(void)
{
    if (!nasty.world)
        return session_world;
    if (kept_world == MPI_GROUP_NULL) {
        MPI_Group group;
        real.Comm_group(MPI_COMM_WORLD, &group);
        keep_group(&kept_world, group);
    }
    return kept_world;
}

static void drop_group(MPI_Group *kept)
{
    if (*kept != MPI_GROUP_NULL)
        real.Group_free(kept);
    *kept = MPI_GROUP_NULL;
}

void nasty_world_group_end(void)
{
    NASTY_INSIDE(inside);
    drop_group(&kept_world);
    drop_group(&session_world);
}

int *nasty_translate_ranks(MPI_Group group, MPI_Group into, int *count)
{
    real.Group_size(group, count);
    size_t n = (size_t)*count;
    int *from = nasty_alloc(n * sizeof *from), *ranks = nasty_alloc(n * sizeof *ranks);
    for (size_t i = 0; i < n; i++) {
        from[i] = (int)i;
        ranks[i] = MPI_UNDEFINED;
    }
    if (n > 0 && into != MPI_GROUP_NULL)
        real.Group_translate_ranks(group, *count, from, into, ranks);
    free(from);
    return ranks;
}

int *nasty_ranks_of(const struct nasty_window *w, MPI_Group group, int *count)
{
    MPI_Group all;
    NASTY_INSIDE(inside);
    real.Win_get_group(w->handle, &all);
    int *ranks = nasty_translate_ranks(group, all, count);
    real.Group_free(&all);
    return ranks;
}
