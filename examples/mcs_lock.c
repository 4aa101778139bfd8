/* An MCS queue lock whose flush names the wrong target.
 *
 * A rank that finds a predecessor writes its own number into the predecessor's node.
 * The racy version then flushes its own rank instead of the predecessor's: nothing
 * forces the update out, the predecessor waits for its successor to appear, and the
 * successor for the lock. */
#include "mcs.h"

static void acquire(void) {
    write_word(rank, NEXT, &nobody);
    write_word(rank, WAITING, &waiting);
    MPI_Win_flush(rank, win);

    int predecessor = enqueue();
    if (predecessor == NOBODY)
        return;
    write_word(predecessor, NEXT, &rank);
#ifdef FIXED
    MPI_Win_flush(predecessor, win);
#else
    MPI_Win_flush(rank, win);
#endif
    while (read_word(rank, WAITING, win))
        sched_yield();
}

/* increment adds one to the counter on rank 0, not atomically. */
static void increment(void) {
    int value;
    MPI_Get(&value, 1, MPI_INT, 0, COUNTER, 1, MPI_INT, win);
    MPI_Win_flush(0, win);
    value++;
    MPI_Put(&value, 1, MPI_INT, 0, COUNTER, 1, MPI_INT, win);
    MPI_Win_flush(0, win);
}

/* contend makes sure that ranks queue: rank 0 keeps the lock until one does. */
static void contend(void) {
    if (rank == 0)
        acquire();
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        while (read_word(0, TAIL, win) == rank)
            sched_yield();
        release();
    }
    for (int round = 0; round < ROUNDS; round++) {
        acquire();
        increment();
        release();
    }
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);

    int *words = allocate_ints(WORDS, 0, &win);
    words[TAIL] = NOBODY;
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    contend();

    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    if (rank == 0)
        CHECK(words[COUNTER], size * ROUNDS);
    finish("mcs_lock", rank, &win);
}
