/* Calls to nobody. */
#ifndef NASTY_SYNC_NULL_RANK_H
#define NASTY_SYNC_NULL_RANK_H

#include "window/window.h"

#include <mpi.h>
#include <stdbool.h>

/* A call on w to rank MPI_PROC_NULL has nothing to do, and some libraries crash on it. */
static inline bool nasty_null_rank(const struct nasty_window *w, int rank)
{
    return w && rank == MPI_PROC_NULL;
}

#endif
