/* Rank 0 stores in a window that ranks share, and the others load it after a barrier, which is
 * missing-win-sync. With -DFIXED, each rank calls MPI_Win_sync. */
#include "check.h"

enum { ROUNDS = 3 };

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    int *own, *shared, unit, wrong = 0;
    MPI_Aint bytes;
    MPI_Win win;
    MPI_Win_allocate_shared(rank == 0 ? sizeof(int) : 0, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &own,
                            &win);
    MPI_Win_shared_query(win, 0, &bytes, &unit, &shared);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    for (int round = 0; round < ROUNDS; round++) {
        if (rank == 0)
            *shared = round; /* the store */
#ifdef FIXED
        MPI_Win_sync(win);
#endif
        MPI_Barrier(MPI_COMM_WORLD); /* the barrier */
#ifdef FIXED
        MPI_Win_sync(win);
#endif
        if (rank != 0)
            wrong += *shared != round; /* the load */
        MPI_Barrier(MPI_COMM_WORLD);
    }
    CHECK(wrong, 0);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("win_sync");
}
