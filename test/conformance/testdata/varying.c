/* What the window of rank 2 holds differs in each run: ranks 0 and 1 put their process numbers to the same
 * place, at the same time (MPI 4.1, 12.7, leaves the outcome undefined). With -DFIXED they do it one after
 * the other, so that the window differs, too, but the program is correct. */
#include "check.h"

#include <unistd.h>

enum { PLACE = 2, WORDS = 4 };

static MPI_Win win;

static void put_number(void)
{
    const int number = (int)getpid();
    MPI_Put(&number, 1, MPI_INT, 2, PLACE, 1, MPI_INT, win);
    usleep(50000);
    MPI_Win_flush(2, win);
}

int main(int argc, char **argv)
{
    int *base;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < WORDS; i++)
        base[i] = 0;
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        put_number();
#ifdef FIXED
    MPI_Barrier(MPI_COMM_WORLD);
#endif
    if (rank == 1)
        put_number();
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
