/* A bug that no assertion shows: rank 1 computes with what rank 0 has put, which a local flush
 * does not complete there (MPI 4.1, 12.5.4). With -DNO_FLUSH nothing does; with -DFIXED there is no bug. */
#include "check.h"

enum { PUT, RESULT, WORDS = 4, VALUE = 7 };

int main(int argc, char **argv)
{
    int *base;
    const int value = VALUE;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < WORDS; i++)
        base[i] = 0;
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, PUT, 1, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
#elif !defined NO_FLUSH
        MPI_Win_flush_local(1, win);
#endif
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    if (rank == 1)
        base[RESULT] = 2 * base[PUT];
    MPI_Barrier(MPI_COMM_WORLD); /* what completes the put comes after that for certain */
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
