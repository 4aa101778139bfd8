/* An MCS queue lock that works, around data that is flushed only locally.
 *
 * Each rank owns a queue node of two words: who comes next, and whether it must
 * wait. The tail of the queue lives on rank 0, a counter that the lock protects on the
 * last rank. The racy version completes its put to the counter only at the origin,
 * before it hands the lock on: the next holder may still read the old value.
 *
 * Words of the lock are touched by atomic operations only, and each by one kind of
 * operation (besides reading): mixing kinds is undefined unless info accumulate_ops
 * allows it. Hence the tail is swapped by compare-and-swap. */
#include "check.h"
#include <sched.h>

enum { NEXT, WAITING, TAIL, COUNTER, WORDS };
enum { NOBODY = -1, ROUNDS = 20 };

/* Origins of accumulates stay in place until the flush. */
static const int nobody = NOBODY, waiting = 1, go = 0;
static int rank, last;
static MPI_Win win;

static void write_word(int target, int word, const int *value) {
    MPI_Accumulate(value, 1, MPI_INT, target, word, 1, MPI_INT, MPI_REPLACE, win);
}

static int read_word(int target, int word) {
    int unused = 0, value;
    MPI_Fetch_and_op(&unused, &value, MPI_INT, target, word, MPI_NO_OP, win);
    MPI_Win_flush(target, win);
    return value;
}

static int swap_tail_if(int expected, int value) {
    int seen;
    MPI_Compare_and_swap(&value, &expected, &seen, MPI_INT, 0, TAIL, win);
    MPI_Win_flush(0, win);
    return seen;
}

/* enqueue makes this rank the tail and returns its predecessor. */
static int enqueue(void) {
    int guess = NOBODY, seen;
    while ((seen = swap_tail_if(guess, rank)) != guess)
        guess = seen;
    return seen;
}

static void acquire(void) {
    write_word(rank, NEXT, &nobody);
    write_word(rank, WAITING, &waiting);
    MPI_Win_flush(rank, win);

    int predecessor = enqueue();
    if (predecessor == NOBODY)
        return;
    write_word(predecessor, NEXT, &rank);
    MPI_Win_flush(predecessor, win);
    while (read_word(rank, WAITING))
        sched_yield();
}

static void release(void) {
    if (swap_tail_if(rank, NOBODY) == rank)
        return;
    int next;
    while ((next = read_word(rank, NEXT)) == NOBODY)
        sched_yield();
    write_word(next, WAITING, &go);
    MPI_Win_flush(next, win);
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
        while (read_word(0, TAIL) == rank)
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
