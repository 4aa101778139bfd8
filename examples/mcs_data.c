/* An MCS queue lock that works, around data that is flushed only locally.
 *
 * The lock protects a counter on the last rank. The racy version completes its put to
 * the counter only at the origin, before it hands the lock on: the next holder may
 * still read the old value. */
#include "mcs.h"

static int last;

static void acquire(void) {
    write_word(rank, NEXT, &nobody);
    write_word(rank, WAITING, &waiting);
    MPI_Win_flush(rank, win);

    int predecessor = enqueue();
    if (predecessor == NOBODY)
        return;
    write_word(predecessor, NEXT, &rank);
    MPI_Win_flush(predecessor, win);
    while (read_word(rank, WAITING, win))
        sched_yield();
}

/* increment adds one to the counter on the last rank, not atomically. */
static void increment(void) {
    int value;
    MPI_Get(&value, 1, MPI_INT, last, COUNTER, 1, MPI_INT, win);
    MPI_Win_flush(last, win);
    value++;
    MPI_Put(&value, 1, MPI_INT, last, COUNTER, 1, MPI_INT, win);
#ifdef FIXED
    MPI_Win_flush(last, win);
#else
    MPI_Win_flush_local(last, win);
#endif
}

/* contend makes sure that ranks queue: rank 0 keeps the lock until one does. */
static void contend(void) {
    if (rank == 0)
        acquire();
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        while (read_word(0, TAIL, win) == rank)
            sched_yield();
        increment();
        release();
    }
    for (int round = rank == 0; round < ROUNDS; round++) {
        acquire();
        increment();
        release();
    }
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &last);
    last--;

    int *words = allocate_ints(WORDS, 0, &win);
    words[TAIL] = NOBODY;
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    contend();

    MPI_Win_flush_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    if (rank == last)
        CHECK(words[COUNTER], (last + 1) * ROUNDS);
    finish("mcs_data", rank, &win);
}
