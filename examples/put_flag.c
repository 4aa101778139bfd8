/* Data and a flag that announces it, in one epoch and one flush.
 *
 * The reader polls the flag, and then reads the data. The racy version believes that
 * the data arrives first because it was put first. MPI does not order the two.
 *
 * COUNT elements make the failure sure where their pieces and the flag are mixed at
 * random: the flag is the last piece with probability 2^-COUNT = 2e-5 at most. */
#include "check.h"
#include <sched.h>

enum { FLAG, DATA, COUNT = 16, VALUE = 7 };

/* The flag is touched by accumulates only, so that reading it is atomic. */
static void write_data(MPI_Win win) {
    const int ready = 1;
    int data[COUNT];
    for (int i = 0; i < COUNT; i++)
        data[i] = VALUE;
    MPI_Put(data, COUNT, MPI_INT, 1, DATA, COUNT, MPI_INT, win);
#ifdef FIXED
    MPI_Win_flush(1, win);
#endif
    MPI_Accumulate(&ready, 1, MPI_INT, 1, FLAG, 1, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(1, win);
}

static void read_data(MPI_Win win) {
    int data[COUNT];
    while (!read_word(1, FLAG, win))
        sched_yield();
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
    finish("put_flag", rank, &win);
}
