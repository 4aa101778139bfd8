/* What the transcripts run: prints one line for each rank, then does what its
 * arguments say: exit N, signal N, system COMMAND. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    printf("%s: rank %d of %d, preload %s\n", argv[0], rank, size, getenv("LD_PRELOAD") ? "set" : "unset");
    fflush(stdout);
    int status = 0;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "exit"))
            status = atoi(argv[i + 1]);
        else if (!strcmp(argv[i], "signal"))
            raise(atoi(argv[i + 1]));
        else if (!strcmp(argv[i], "system"))
            status = system(argv[i + 1]) != 0;
    }
    MPI_Finalize();
    return status;
}
