/* The queue of an MCS lock, for the programs with such a lock.
 *
 * Each rank owns a queue node of two words: who comes next, and whether it must wait.
 * The tail of the queue lives on rank 0.
 *
 * Words shared by ranks are touched by atomic operations only, and each by one kind of
 * operation (besides reading): mixing kinds is undefined unless info accumulate_ops
 * allows it. Hence the tail is swapped by compare-and-swap. */
#ifndef EXAMPLES_MCS_H
#define EXAMPLES_MCS_H

#include "check.h"
#include <sched.h>

enum { NEXT, WAITING, TAIL, COUNTER, WORDS };
enum { NOBODY = -1, ROUNDS = 20 };

/* Origins of accumulates stay in place until the flush. */
static const int nobody = NOBODY, waiting = 1, go = 0;
static int rank;
static MPI_Win win;

static void write_word(int target, int word, const int *value) {
    MPI_Accumulate(value, 1, MPI_INT, target, word, 1, MPI_INT, MPI_REPLACE, win);
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

static void release(void) {
    if (swap_tail_if(rank, NOBODY) == rank)
        return;
    int next;
    while ((next = read_word(rank, NEXT, win)) == NOBODY)
        sched_yield();
    write_word(next, WAITING, &go);
    MPI_Win_flush(next, win);
}

#endif
