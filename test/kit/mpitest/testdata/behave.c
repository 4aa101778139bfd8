/* Does what its first argument says, in every rank: for the tests of mpitest. */
#define _POSIX_C_SOURCE 200809L
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void flood(void)
{
    for (long i = 0; i < 1L << 19; i++)
        puts("line");
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "end";
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (argc > 2) /* a file that says: this rank is up */
        fclose(fopen(argv[2], "w"));
    if (strcmp(what, "spin") == 0)
        for (;;)
            MPI_Iprobe(0, 0, MPI_COMM_WORLD, &(int){0}, MPI_STATUS_IGNORE);
    if (strcmp(what, "recv") == 0)
        MPI_Recv(&rank, 1, MPI_INT, rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (strcmp(what, "detach") == 0) {
        setsid();
        for (;;)
            pause();
    }
    if (strcmp(what, "exit") == 0)
        exit(3);
    if (strcmp(what, "abort") == 0)
        MPI_Abort(MPI_COMM_WORLD, 4);
    if (strcmp(what, "flood") == 0 && rank == 0)
        flood();
    if (strcmp(what, "print") == 0) {
        const char *word = getenv("WORD");
        printf("out %d of %d %s\n", rank, size, word ? word : "");
        fprintf(stderr, "err %d of %d\n", rank, size);
    }
    MPI_Finalize();
    return 0;
}
