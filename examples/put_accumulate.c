/* Put, then accumulate to the same location, without a flush between.
 *
 * Rank 0 sets a counter on rank 1 to START and adds MORE. MPI keeps accumulates to
 * one location in order, but promises nothing between a put and an accumulate: the
 * racy version loses the addition when the put arrives last.
 *
 * COUNT counters make the failure sure where each pair is ordered at random: all
 * puts come first with probability 2^-COUNT = 6e-8. */
#include "check.h"

enum { COUNT = 24, START = 5, MORE = 2 };

static void set_and_add(MPI_Win win) {
    const int start = START, more = MORE;
    for (int i = 0; i < COUNT; i++)
        MPI_Put(&start, 1, MPI_INT, 1, i, 1, MPI_INT, win);
#ifdef FIXED
    MPI_Win_flush(1, win);
#endif
    for (int i = 0; i < COUNT; i++)
        MPI_Accumulate(&more, 1, MPI_INT, 1, i, 1, MPI_INT, MPI_SUM, win);
    MPI_Win_flush(1, win);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    MPI_Win win;
    int *counters = allocate_ints(COUNT, 0, &win);
    if (rank == 0)
        set_and_add(win);

    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    if (rank == 1)
        for (int i = 0; i < COUNT; i++)
            CHECK(counters[i], START + MORE);
    finish("put_accumulate", rank, &win);
}
