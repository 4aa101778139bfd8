/* The same test body under each kind of epoch (MPI 4.1, 12.5): both ranks of a pair
 * access the other's memory between epoch_open and epoch_close, and their own between
 * own_open and own_close. */
#ifndef CONFORMANCE_EPOCH_H
#define CONFORMANCE_EPOCH_H

#include "check.h"

enum epoch { LOCK, LOCK_ALL, FENCE, PSCW, EPOCHS };
static const char *const epoch_names[] = {"lock", "lock_all", "fence", "start/complete"};

static MPI_Group epoch_pair;

static inline void epoch_start(void)
{
    MPI_Group world;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, &peer, &epoch_pair);
    MPI_Group_free(&world);
}

static inline void own_open(enum epoch kind, MPI_Win win)
{
    if (kind == LOCK || kind == LOCK_ALL)
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
}

static inline void own_close(enum epoch kind, MPI_Win win)
{
    if (kind == LOCK || kind == LOCK_ALL)
        MPI_Win_unlock(rank, win);
    barrier();
}

static inline void epoch_open(enum epoch kind, MPI_Win win)
{
    switch (kind) {
    case LOCK:
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
        break;
    case LOCK_ALL:
        MPI_Win_lock_all(0, win);
        break;
    case FENCE:
        MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
        break;
    default:
        MPI_Win_post(epoch_pair, 0, win);
        MPI_Win_start(epoch_pair, 0, win);
    }
}

static inline void epoch_close(enum epoch kind, MPI_Win win)
{
    switch (kind) {
    case LOCK:
        MPI_Win_unlock(peer, win);
        break;
    case LOCK_ALL:
        MPI_Win_unlock_all(win);
        break;
    case FENCE:
        MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
        break;
    default:
        MPI_Win_complete(win);
        MPI_Win_wait(win);
    }
    barrier();
}

#endif
