/* What every example needs to state its expectation. Each program passes
 * silently but for one "NAME: OK" line, or says on standard error what it saw
 * and exits with status 1, upon which the launcher ends all ranks. */
#ifndef EXAMPLES_CHECK_H
#define EXAMPLES_CHECK_H

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

/* CHECK ends the program unless got, an int, equals expected. It exits with status 1
 * rather than calling MPI_Abort, upon which MPICH's launcher may kill the ranks
 * before it has passed their message on. */
#define CHECK(got, expected) check_int(__FILE__, __LINE__, (got), (expected))

static inline void check_int(const char *file, int line, int got, int expected) {
    if (got == expected)
        return;
    fprintf(stderr, "%s:%d: got %d, expected %d\n", file, line, got, expected);
    exit(EXIT_FAILURE);
}

/* allocate_ints allocates a window of count ints per rank, all set to value, and
 * opens a shared epoch to every rank. The stores are published by Win_sync in both
 * memory models, and the barrier keeps the first access of others behind them.
 * The size is rounded up to 16 bytes, which MPICH 4.0.2 needs for updates not to
 * get lost. */
static inline int *allocate_ints(int count, int value, MPI_Win *win) {
    int *base;
    MPI_Aint bytes = ((MPI_Aint)count * (MPI_Aint)sizeof(int) + 15) / 16 * 16;
    MPI_Win_allocate(bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, win);
    MPI_Win_lock_all(0, *win);
    for (int i = 0; i < count; i++)
        base[i] = value;
    MPI_Win_sync(*win);
    MPI_Barrier(MPI_COMM_WORLD);
    return base;
}

/* read_word reads a word of a rank's window atomically. */
static inline int read_word(int target, int word, MPI_Win win) {
    int unused = 0, value;
    MPI_Fetch_and_op(&unused, &value, MPI_INT, target, word, MPI_NO_OP, win);
    MPI_Win_flush(target, win);
    return value;
}

/* finish closes the epoch of allocate_ints, frees the window and ends MPI. */
static inline void finish(const char *name, int rank, MPI_Win *win) {
    MPI_Win_unlock_all(*win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_free(win);
    if (rank == 0)
        printf("%s: OK\n", name);
    MPI_Finalize();
}

#endif
