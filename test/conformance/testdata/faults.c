/* Calls without the epoch that they need; with FIXED they have it. The library returns errors, or does what
 * the calls say. */
#include "check.h"

#ifdef FIXED
#define OPEN(call) call
#else
#define OPEN(call) (void)0
#endif

int main(int argc, char **argv)
{
    int value = 7, *memory;
    MPI_Win win;
    MPI_Request request = MPI_REQUEST_NULL;
    check_start(&argc, &argv);
    MPI_Win_allocate(16, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    OPEN(MPI_Win_lock_all(0, win));
    for (int i = 0; i < 3; i++) {
        MPI_Put(&value, 1, MPI_INT, 1 - rank, rank, 1, MPI_INT, win); /* no-epoch */
        OPEN(MPI_Win_flush(1 - rank, win));
    }
    OPEN(MPI_Rget(&value, 1, MPI_INT, 1 - rank, 2, 1, MPI_INT, win, &request));
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    OPEN(MPI_Win_unlock_all(win));
    MPI_Barrier(MPI_COMM_WORLD);
#ifndef FIXED
    MPI_Win_fence(0, win);
    MPI_Rget(&value, 1, MPI_INT, 1 - rank, 2, 1, MPI_INT, win, &request); /* not-passive */
    if (request != MPI_REQUEST_NULL)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
    MPI_Put(&value, 1, MPI_INT, 1 - rank, 3, 1, MPI_INT, win); /* not-locked */
    MPI_Win_unlock(rank, win);
#endif
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
    OPEN(MPI_Win_unlock(rank, win));
    MPI_Win_free(&win); /* freed */
    if (rank == 0)
        puts("faults: OK");
    MPI_Finalize();
    return 0;
}
