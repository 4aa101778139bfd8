/* Ranks of groups. */
#ifndef NASTY_WINDOW_RANKS_H
#define NASTY_WINDOW_RANKS_H

#include "window/window.h"

#include <mpi.h>

/* The ranks that the group's processes have in the window, to be freed. */
int *nasty_ranks_of(const struct nasty_window *w, MPI_Group group, int *count);

/* The ranks that the group's processes have in another group, MPI_UNDEFINED if that does not have them, to be
 * freed. By ranks: MPICH refuses to compare groups of different sessions in any other way. */
int *nasty_translate_ranks(MPI_Group group, MPI_Group into, int *count);

/* The process set mpi://WORLD of a session, which the caller gives away. */
void nasty_session_world(MPI_Group group);

/* The group of MPI_COMM_WORLD, or of the process set while there are only sessions. Null: there is neither.
 */
MPI_Group nasty_world_group(void);
void nasty_world_group_end(void);

#endif
