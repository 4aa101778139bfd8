/* Mutual exclusion built on one-sided operations, by up to four ranks: correct programs
 * which spin, with a flush or only a local flush (MPI 4.1, 12.5.4 and 12.7.3). */
#include "check.h"

#include <time.h>

enum { ROUNDS = 8 };

static MPI_Win win;
static int *base;
enum { TICKET, SERVING, WORD, COUNTER, TAIL, NEXT, WAITING, CELLS };

static int fetch(int at, int operand, MPI_Op op, int target, int locally)
{
    int old = -1;
    MPI_Fetch_and_op(&operand, &old, MPI_INT, target, at, op, win);
    if (locally)
        MPI_Win_flush_local(target, win);
    else
        MPI_Win_flush(target, win);
    return old;
}

/* The counter is changed by put and get: only the mutex keeps that from losing counts. */
static void increment(void)
{
    int value = -1;
    MPI_Get(&value, 1, MPI_INT, 0, COUNTER, 1, MPI_INT, win);
    MPI_Win_flush(0, win);
    value++;
    MPI_Put(&value, 1, MPI_INT, 0, COUNTER, 1, MPI_INT, win);
    MPI_Win_flush(0, win);
}

static void ticket_lock(int locally)
{
    int mine = fetch(TICKET, 1, MPI_SUM, 0, locally);
    while (fetch(SERVING, 0, MPI_NO_OP, 0, locally) != mine)
        ;
    increment();
    fetch(SERVING, 1, MPI_SUM, 0, locally);
}

static int swap(int expected, int value, int at, int target, int locally)
{
    int old = -1;
    MPI_Compare_and_swap(&value, &expected, &old, MPI_INT, target, at, win);
    if (locally)
        MPI_Win_flush_local(target, win);
    else
        MPI_Win_flush(target, win);
    return old;
}

static void spin_lock(int locally)
{
    while (swap(0, rank + 1, WORD, 0, locally) != 0)
        ;
    increment();
    CHECK(swap(rank + 1, 0, WORD, 0, 0), rank + 1);
}

/* A queue of waiting ranks (Mellor-Crummey and Scott 1991): each spins on its own memory.
 * Ranks are counted from 1 there, 0 is nobody. */
static void queue_lock(int locally)
{
    fetch(NEXT, 0, MPI_REPLACE, rank, 0);
    fetch(WAITING, 1, MPI_REPLACE, rank, 0);
    int before = fetch(TAIL, rank + 1, MPI_REPLACE, 0, locally);
    if (before != 0) {
        int me = rank + 1;
        MPI_Accumulate(&me, 1, MPI_INT, before - 1, NEXT, 1, MPI_INT, MPI_REPLACE, win);
        MPI_Win_flush_local(before - 1, win); /* on its way, and then we stay inside MPI */
        while (fetch(WAITING, 0, MPI_NO_OP, rank, locally) != 0)
            ;
    }
    increment();
    if (fetch(NEXT, 0, MPI_NO_OP, rank, locally) == 0) {
        if (swap(rank + 1, 0, TAIL, 0, locally) == rank + 1)
            return;
        while (fetch(NEXT, 0, MPI_NO_OP, rank, locally) == 0)
            ;
    }
    int after = fetch(NEXT, 0, MPI_NO_OP, rank, locally) - 1, zero = 0;
    MPI_Accumulate(&zero, 1, MPI_INT, after, WAITING, 1, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(after, win);
}

/* A lock held to the calling process is held when the call returns: it guards loads and
 * stores (12.5.3). */
static void own_lock(void)
{
    MPI_Win_unlock_all(win);
    barrier();
    for (int i = 0; i < ROUNDS; i++) {
        int one = 1, value = -1;
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        if (rank == 0) {
            value = ((volatile int *)base)[COUNTER];
            for (volatile int spin = 0; spin < 10000; spin++)
                ;
            ((volatile int *)base)[COUNTER] = value + one;
        } else {
            MPI_Get(&value, 1, MPI_INT, 0, COUNTER, 1, MPI_INT, win);
            MPI_Win_flush_local(0, win);
            value += one;
            MPI_Put(&value, 1, MPI_INT, 0, COUNTER, 1, MPI_INT, win);
        }
        MPI_Win_unlock(0, win);
    }
    barrier();
    MPI_Win_lock_all(0, win);
}

/* Who polls for a flag that the owner stores gets it, although each poll is a new epoch. */
static void poll_by_epochs(void)
{
    int seen = 0;
    MPI_Win_unlock_all(win);
    barrier();
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        base[WORD] = 5;
        MPI_Win_unlock(0, win);
    }
    while (seen != 5) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL); /* locks need not be fair */
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
        MPI_Get(&seen, 1, MPI_INT, 0, WORD, 1, MPI_INT, win);
        MPI_Win_unlock(0, win);
    }
    barrier();
    MPI_Win_lock_all(0, win);
}

static int total(void)
{
    publish(win);
    int value = fetch(COUNTER, 0, MPI_NO_OP, 0, 0);
    barrier();
    return value;
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    base = ints(CELLS, &win);
    void (*const mutexes[])(int) = {ticket_lock, spin_lock, queue_lock};
    int turns = 0;
    for (int m = 0; m < 3; m++)
        for (int locally = 0; locally < 2; locally++) {
            for (int i = 0; i < ROUNDS; i++)
                mutexes[m](locally);
            CHECK(total(), (turns += ROUNDS * size));
        }
    own_lock();
    CHECK(total(), (turns += ROUNDS * size));
    poll_by_epochs();
    drop(&win);
    return finish("locks");
}
