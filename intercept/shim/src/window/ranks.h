/* Ranks of groups. */
#ifndef NASTY_WINDOW_RANKS_H
#define NASTY_WINDOW_RANKS_H

#include "window/window.h"

/* The ranks that the group's processes have in the window, to be freed. */
int *nasty_ranks_of(const struct nasty_window *w, MPI_Group group, int *count);

#endif
