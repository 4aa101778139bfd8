/* A program without one-sided communication: messages back and forth, and collectives.
 * Rank 0 prints the processor seconds that it took. */
#define _GNU_SOURCE
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <time.h>

int main(int argc, char **argv)
{
    enum { ROUNDS = 200000 };
    MPI_Init(&argc, &argv);
    int rank, value = 0, sum;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    cpu_set_t cores; /* a core for each rank: who moves it would decide otherwise */
    CPU_ZERO(&cores);
    CPU_SET(rank, &cores);
    sched_setaffinity(0, sizeof cores, &cores);
    MPI_Barrier(MPI_COMM_WORLD);
    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (int i = 0; i < ROUNDS; i++) {
        if (rank == 0) {
            MPI_Send(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
            MPI_Recv(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else if (rank == 1) {
            MPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
        }
        if (i % 16 == 0)
            MPI_Allreduce(&value, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    if (rank == 0)
        printf("%.6f\n", (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec));
    MPI_Finalize();
    return 0;
}
