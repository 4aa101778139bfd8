/* A program without one-sided communication: messages back and forth, and collectives. It makes its calls
 * through nastympi and directly, in turns, and prints the line: name value limit unit */
#include "sides.h"

static struct calls {
    __typeof__(MPI_Send) *Send;
    __typeof__(MPI_Recv) *Recv;
    __typeof__(MPI_Allreduce) *Allreduce;
} through = {MPI_Send, MPI_Recv, MPI_Allreduce}, direct;

/* Processor seconds, so that other processes do not count. */
static double talk(const struct calls *to, int rank)
{
    enum { ROUNDS = 1000 };
    struct timespec from, until;
    int value = 0, sum;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (int i = 0; i < ROUNDS; i++) {
        if (rank == 0) {
            to->Send(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
            to->Recv(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else if (rank == 1) {
            to->Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            to->Send(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
        }
        if (i % 16 == 0)
            to->Allreduce(&value, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &until);
    return (double)(until.tv_sec - from.tv_sec) + 1e-9 * (double)(until.tv_nsec - from.tv_nsec);
}

int main(int argc, char **argv)
{
    static struct sides sides;
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    settle(rank);
    direct = (struct calls){library("PMPI_Send"), library("PMPI_Recv"), library("PMPI_Allreduce")};
    for (int i = 0; i < SLICES; i++) {
        sides.ours[i] = talk(&through, rank);
        sides.theirs[i] = talk(&direct, rank);
    }
    if (rank == 0)
        printf("a program without RMA / natively %.4f 1.005 ratio\n", ratio(&sides, SLICES));
    MPI_Finalize();
    return 0;
}
