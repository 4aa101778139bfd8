/* Rank 1 finds that a put is late, and waits for a message. Rank 0 waits for one, too. The twin (-DFIXED)
 * flushes. */
#include "check.h"

#define MESSAGE(with) NULL, 0, MPI_INT, with, 0, MPI_COMM_WORLD

int main(int argc, char **argv)
{
    int value = 7, flag, *base;
    MPI_Win win;
    check_start(&argc, &argv);
    base = ints(4, &win);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
#else
        MPI_Win_flush_local(1, win);
#endif
    }
    barrier();
    if (rank == 0) {
        MPI_Recv(MESSAGE(1), MPI_STATUS_IGNORE);
        MPI_Send(MESSAGE(1));
    }
    if (rank == 1) {
        for (int i = 0; i < 100; i++)
            MPI_Iprobe(0, 1, MPI_COMM_WORLD, &flag,
                       MPI_STATUS_IGNORE); /* MPICH delivers puts in such calls */
        MPI_Win_sync(win);
        if (base[0] == value)
            MPI_Send(MESSAGE(0));
        MPI_Recv(MESSAGE(0), MPI_STATUS_IGNORE);
    }
    drop(&win);
    return finish("stuck");
}
