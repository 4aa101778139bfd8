/* What the programs of rows share: each row is a function, and its name is the argument. Ranks that have no
 * part in a row go to MPI_Finalize. */
#ifndef DEADLOCK_H
#define DEADLOCK_H

#include <mpi.h>

#include <pthread.h>
#include <stdio.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGE = 8 << 20, TAG = 7 };

static int rank, size;
static MPI_Comm world;
static char *out, *in;
static MPI_Win win;

/* Arguments of messages. */
#define OUT(bytes, to) out, bytes, MPI_BYTE, to, TAG, world
#define IN(bytes, from) in, bytes, MPI_BYTE, from, TAG, world
#define GOT MPI_STATUS_IGNORE

static void wait_for(MPI_Request request) { MPI_Wait(&request, MPI_STATUS_IGNORE); }
static int next(void) { return (rank + 1) % size; }
static int previous(void) { return (rank + size - 1) % size; }

/* The groups of an intercommunicator are the even ranks and the odd ones. */
static inline MPI_Comm even_and_odd(void)
{
    MPI_Comm half, both;
    MPI_Comm_split(world, rank % 2, rank, &half);
    MPI_Intercomm_create(half, 0, world, 1 - rank % 2, 3, &both);
    return both;
}

/* A line of all ranks: the neighbours of the first one and the last one are MPI_PROC_NULL on one side. */
static inline MPI_Comm in_line(void)
{
    const int open = 0;
    MPI_Comm line;
    MPI_Cart_create(world, 1, &size, &open, 0, &line);
    return line;
}

#ifdef MPI_SESSION_NULL
/* A message of so many partitions from rank 0 to rank 1, whose request is started. */
static inline MPI_Request partitions(int n)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(out, n, 4, MPI_BYTE, 1, TAG, world, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(in, n, 4, MPI_BYTE, 0, TAG, world, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    return request;
}
#endif

static inline void update(int target)
{
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, win);
    MPI_Put(out, 4, MPI_BYTE, target, 0, 4, MPI_BYTE, win);
    MPI_Win_flush(target, win);
}

/* What rank 1 has in the first byte of its window. */
static inline char polled(void)
{
    char value = 0;
    MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
    MPI_Get(&value, 1, MPI_BYTE, 1, 0, 1, MPI_BYTE, win);
    MPI_Win_unlock(1, win);
    return value;
}

struct row {
    const char *name;
    void (*run)(void);
    int threads;
};

#define ROW(name) {#name, name, MPI_THREAD_SINGLE}
#define FUNNELED(name) {#name, name, MPI_THREAD_FUNNELED}
#define THREADED(name) {#name, name, MPI_THREAD_MULTIPLE}

static int run_row(int argc, char **argv, const struct row *rows, size_t n)
{
    int provided;
    size_t row = 0;
    while (row < n && (argc < 2 || strcmp(rows[row].name, argv[1])))
        row++;
    if (row == n)
        return 2;
    MPI_Init_thread(&argc, &argv, rows[row].threads, &provided);
    world = MPI_COMM_WORLD;
    MPI_Comm_rank(world, &rank);
    MPI_Comm_size(world, &size);
    out = calloc(1, LARGE);
    in = calloc(1, LARGE);
    MPI_Win_create(in, 64, 1, MPI_INFO_NULL, world, &win);
    rows[row].run();
    if (win != MPI_WIN_NULL)
        MPI_Win_free(&win);
    MPI_Finalize();
    printf("deadlock %s: rank %d done\n", rows[row].name, rank);
    return 0;
}

#endif
