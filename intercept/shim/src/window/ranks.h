/* Ranks of groups. */
#ifndef NASTY_WINDOW_RANKS_H
#define NASTY_WINDOW_RANKS_H

#include "window/window.h"

#include <mpi.h>

/* The ranks that the group's processes have in the window, to be freed. */
int *nasty_ranks_of(const struct nasty_window *w, MPI_Group group, int *count);

/* The process set mpi://WORLD of a session, which the caller gives away. */
void nasty_session_world(MPI_Group group);
void nasty_session_world_end(void);
MPI_Group nasty_session_group(void); /* the set of the first session; null if there is none */

#endif
