/* A put of COUNT elements, read by its target while it is written.
 *
 * In each round rank 0 writes the round's number COUNT times into rank 1's window.
 * The racy reader takes the last element for a sign that all have arrived. A put is
 * not atomic: its elements become visible in any order. The correct program
 * signals with a flag of its own, set after the put was flushed and accessed only
 * by atomic operations.
 *
 * A round fails when the last element is visible before the others. Written one by
 * one in random order, it is among the first nine tenths in 9 of 10 rounds; even if
 * the reader is looking in one round of ten only, all rounds pass with
 * probability 0.91^ROUNDS < 1e-8. */
#include "check.h"

enum { COUNT = 100, FLAG = COUNT, ROUNDS = 200 };

static void write_round(int round, MPI_Win win) {
    int values[COUNT];
    for (int i = 0; i < COUNT; i++)
        values[i] = round;
    MPI_Put(values, COUNT, MPI_INT, 1, 0, COUNT, MPI_INT, win);
    MPI_Win_flush(1, win);
#ifdef FIXED
    MPI_Accumulate(&round, 1, MPI_INT, 1, FLAG, 1, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(1, win);
#endif
}

/* poll returns the element which says how far the writer is. */
static int poll(MPI_Win win) {
    int seen;
#ifdef FIXED
    int unused = 0;
    MPI_Fetch_and_op(&unused, &seen, MPI_INT, 1, FLAG, MPI_NO_OP, win);
#else
    MPI_Get(&seen, 1, MPI_INT, 1, COUNT - 1, 1, MPI_INT, win);
#endif
    MPI_Win_flush(1, win);
    return seen;
}

static void read_round(int round, MPI_Win win) {
    int values[COUNT];
    while (poll(win) != round)
        ;
    MPI_Get(values, COUNT, MPI_INT, 1, 0, COUNT, MPI_INT, win);
    MPI_Win_flush(1, win);
    for (int i = 0; i < COUNT; i++)
        CHECK(values[i], round);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    MPI_Win win;
    allocate_ints(COUNT + 1, 0, &win);
    for (int round = 1; round <= ROUNDS; round++) {
        if (rank == 0)
            write_round(round, win);
        if (rank == 1)
            read_round(round, win);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    finish("put_atomicity", rank, &win);
}
