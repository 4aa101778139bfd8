/* One-sided operations that go to the library at once. */
#ifndef NASTY_RECORD_FORWARD_H
#define NASTY_RECORD_FORWARD_H

#include "window/window.h"

#include <mpi.h>

/* Before an accumulate that is not recorded: it must not overtake the accumulates that are held. w may be
 * NULL. */
void nasty_let_pass(struct nasty_window *w, int target);

/* The window for a call that is not recorded: it must meet recorded operations on the window where they
 * are issued. */
MPI_Win through(MPI_Win win, int target);

/* After such a call: an error on a shadow window is one of the program's window. */
int forwarded(MPI_Win win, int target, int result);

#endif
