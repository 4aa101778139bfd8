/* Each rank says which settings it has, and where it runs. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, *memory;
    char host[64];
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    gethostname(host, sizeof host);
    MPI_Win_allocate(16, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_fence(0, win);
    MPI_Put(&rank, 1, MPI_INT, 0, rank, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    printf("%d on %s: seed %s, order %s\n", rank, host, getenv("NASTY_SEED"), getenv("NASTY_SUBMIT_ORDER"));
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
