/* Data for one rank, announced by another.
 *
 * Rank 0 puts data to rank 1 and sets a flag on rank 2, which sends a message to rank 1.
 * The racy version flushes the data locally only: the flush of rank 2 completes nothing
 * at rank 1, so the message may be there before the data. */
#include "check.h"
#include <sched.h>

enum { FLAG, DATA, COUNT = 4, VALUE = 7 };

/* The flag is touched by accumulates only, so that reading it is atomic. */
static void write_data(MPI_Win win) {
    const int ready = 1;
    int data[COUNT];
    for (int i = 0; i < COUNT; i++)
        data[i] = VALUE;
    MPI_Put(data, COUNT, MPI_INT, 1, DATA, COUNT, MPI_INT, win);
#ifdef FIXED
    MPI_Win_flush(1, win);
#else
    MPI_Win_flush_local(1, win);
#endif
    MPI_Accumulate(&ready, 1, MPI_INT, 2, FLAG, 1, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(2, win);
}

static void pass_on(MPI_Win win) {
    while (!read_word(2, FLAG, win))
        sched_yield();
    MPI_Send(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD);
}

static void read_data(MPI_Win win) {
    int data[COUNT];
    MPI_Recv(NULL, 0, MPI_INT, 2, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Get(data, COUNT, MPI_INT, 1, DATA, COUNT, MPI_INT, win);
    MPI_Win_flush(1, win);
    for (int i = 0; i < COUNT; i++)
        CHECK(data[i], VALUE);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    MPI_Win win;
    allocate_ints(DATA + COUNT, 0, &win);
    if (rank == 0)
        write_data(win);
    else if (rank == 1)
        read_data(win);
    else if (rank == 2)
        pass_on(win);
    finish("handoff", rank, &win);
}
