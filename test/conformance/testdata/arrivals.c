/* Whose message rank 0 receives first from any source. Natively it is that of rank 1: rank 2 sends later.
 * MPI lets it be that of rank 2. The argument says what happens then.
 *
 * aborts: rank 0 takes the message for one of rank 1.
 *
 * hangs: rank 0 polls for a message that nobody sends.
 *
 * ok_any: rank 0 looks at the status.
 *
 * ok_slow: rank 0 and rank 1 exchange messages for a long time. */
#include <mpi.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { FIRST = 1, MORE, EXTRA, LATER = 80000, PAUSE = 50000 /* us */, MANY = 2400 };

static int rank;

static void poll_in_vain(void)
{
    for (int flag = 0; !flag;)
        MPI_Iprobe(1, EXTRA, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
}

/* Rank 0 says how often it exchanges a word with rank 1. */
static void exchange(int times)
{
    MPI_Bcast(&times, 1, MPI_INT, 0, MPI_COMM_WORLD);
    for (int i = 0; rank < 2 && i < times; i++) {
        int out = i, in;
        usleep(PAUSE);
        MPI_Sendrecv(&out, 1, MPI_INT, 1 - rank, MORE, &in, 1, MPI_INT, 1 - rank, MORE, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
    }
}

int main(int argc, char **argv)
{
    int first = 1;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        for (int i = 1; i <= 2; i++) {
            MPI_Status status;
            int from;
            MPI_Recv(&from, 1, MPI_INT, MPI_ANY_SOURCE, FIRST, MPI_COMM_WORLD, &status);
            if (i == 1)
                first = status.MPI_SOURCE;
        }
        if (first != 1 && !strcmp(argv[1], "aborts"))
            MPI_Abort(MPI_COMM_WORLD, 3);
        if (first != 1 && !strcmp(argv[1], "hangs"))
            poll_in_vain();
    } else {
        int ready = 0;
        if (rank == 1)
            MPI_Send(&ready, 1, MPI_INT, 2, FIRST, MPI_COMM_WORLD);
        else
            MPI_Recv(&ready, 1, MPI_INT, 1, FIRST, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        usleep(rank == 2 ? LATER : 0);
        MPI_Send(&rank, 1, MPI_INT, 0, FIRST, MPI_COMM_WORLD);
    }
    exchange(first != 1 && !strcmp(argv[1], "ok_slow") ? MANY : 0);
    MPI_Finalize();
    printf("arrivals %s: rank %d done\n", argv[1], rank);
    return 0;
}
