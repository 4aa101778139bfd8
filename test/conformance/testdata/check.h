/* What the programs of this folder share. A program passes silently but for one
 * "NAME: OK" line of rank 0; a failed check prints "FILE:LINE: what" and ends the rank,
 * and with it the run, with status 1. */
#ifndef CONFORMANCE_CHECK_H
#define CONFORMANCE_CHECK_H

#include <mpi.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size, peer; /* in MPI_COMM_WORLD; peer: the other one of a pair */

static inline void fail_at(const char *file, int line, const char *format, ...)
{
    va_list args;
    char text[512]; /* written at once: launchers mix what comes in pieces */
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    fprintf(stderr, "%s:%d: rank %d: %s\n", file, line, rank, text);
#if MPI_VERSION >= 5 /* MPICH 5, whose launcher may leave the other ranks running when one exits */
    int world;
    MPI_Initialized(&world);
    if (world)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
#endif
    exit(EXIT_FAILURE); /* MPICH 4's launcher may lose the text when one aborts */
}

#define FAIL(...) fail_at(__FILE__, __LINE__, __VA_ARGS__)

/* CHECK compares two integers. */
#define CHECK(got, expected)                                                                                 \
    do {                                                                                                     \
        long long got_ = (long long)(got), expected_ = (long long)(expected);                                \
        if (got_ != expected_)                                                                               \
            FAIL("got %lld, expected %lld", got_, expected_);                                                \
    } while (0)

/* CHECK_BYTES compares memory and names the first byte that differs. */
#define CHECK_BYTES(what, got, expected, bytes)                                                              \
    check_bytes(__FILE__, __LINE__, (what), (got), (expected), (bytes))

static inline void check_bytes(const char *file, int line, const char *what, const void *got,
                               const void *expected, size_t bytes)
{
    const unsigned char *g = (const unsigned char *)got, *e = (const unsigned char *)expected;
    for (size_t i = 0; i < bytes; i++)
        if (g[i] != e[i])
            fail_at(file, line, "%s: byte %zu is %d, expected %d", what, i, g[i], e[i]);
}

static inline void check_ranks(void)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    peer = size - 1 - rank;
}

static inline void check_start(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    check_ranks();
}

/* check_start_threads returns the thread level that the library provides. */
static inline int check_start_threads(int *argc, char ***argv, int wanted)
{
    int provided;
    MPI_Init_thread(argc, argv, wanted, &provided);
    check_ranks();
    return provided;
}

static inline int finish(const char *name)
{
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        printf("%s: OK\n", name);
    return MPI_Finalize();
}

static inline void barrier(void) { MPI_Barrier(MPI_COMM_WORLD); }

/* publish makes own stores visible to others, and others' updates to own loads, in an
 * epoch of lock_all. */
static inline void publish(MPI_Win win)
{
    MPI_Win_sync(win);
    barrier();
    MPI_Win_sync(win);
}

/* ints allocates a window of count ints, all 0, in an epoch of lock_all. Its size is
 * rounded up to 16 bytes: MPICH 4.0.2 loses updates to windows of other sizes. */
static inline int *ints(int count, MPI_Win *win)
{
    int *base = NULL;
    MPI_Aint bytes = ((MPI_Aint)count * (MPI_Aint)sizeof(int) + 15) / 16 * 16;
    MPI_Win_allocate(bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, win);
    MPI_Win_lock_all(0, *win);
    memset(base, 0, (size_t)bytes);
    publish(*win);
    return base;
}

static inline void drop(MPI_Win *win)
{
    MPI_Win_unlock_all(*win);
    barrier();
    MPI_Win_free(win);
}

/* ---- random numbers: seeded, the same on all ranks ---- */

static uint64_t random_state = 1;

static inline uint32_t random_below(uint32_t n)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((random_state >> 33) % n);
}

/* random_start takes the seed from TEST_SEED, which the test logs. */
static inline void random_start(void)
{
    const char *seed = getenv("TEST_SEED");
    random_state = (seed ? strtoull(seed, NULL, 10) : 1) * 2654435761u + 1;
    for (int i = 0; i < 8; i++)
        random_below(2);
}

#endif
