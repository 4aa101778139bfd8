/* Rank 1 waits, or exits with status 3, while rank 0 waits for it. The first argument says which. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, *memory;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(16, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_fence(0, win);
    if (rank == 1 && argc > 1 && strcmp(argv[1], "exits") == 0)
        exit(3);
    if (argc > 1 && strcmp(argv[1], "waits") == 0) {
        FILE *ready = rank == 1 ? fopen(argv[2], "w") : NULL;
        if (ready)
            fclose(ready);
        if (rank == 1)
            sleep(600);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
