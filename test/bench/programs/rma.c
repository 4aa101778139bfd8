/* Measures, inside one process that runs under nastympi, what nastympi adds to the calls
 * of the MPI library below it. Rank 0 puts into rank 1's window. Both sides are measured in turns, in
 * slices so short that what else the machine does meets both alike; each figure is the median over the
 * slices.
 *
 * usage: bench replay|pieces allocate|create
 * prints lines: name value limit unit */
#include "sides.h"

#include <string.h>

enum { OPS = 2000, PIECES = 100000, MILLION = 1000000 };

static struct {
    __typeof__(MPI_Put) *Put;
    __typeof__(MPI_Get) *Get;
    __typeof__(MPI_Win_flush) *Win_flush;
} lib;

static void find_library(void)
{
    lib.Put = library("PMPI_Put");
    lib.Get = library("PMPI_Get");
    lib.Win_flush = library("PMPI_Win_flush");
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t); /* the core's time counts, too */
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int *shuffled(int n)
{
    int *order = malloc((size_t)n * sizeof *order);
    uint64_t x = 88172645463325252ull;
    for (int i = 0; i < n; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        int j = (int)(x % (uint64_t)(i + 1));
        order[i] = order[j];
        order[j] = i;
    }
    return order;
}

static long resident(void)
{
    long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%*d %ld", &pages) != 1)
        pages = 0;
    if (f)
        fclose(f);
    return pages * 4096;
}

static double *origin;
static MPI_Win win;

/* What somebody would write by hand: the same calls in a random order. */
static double by_hand(const int *order, int n)
{
    double start = now();
    for (int i = 0; i < n; i++) {
        int k = order[i];
        lib.Put(&origin[k], 1, MPI_DOUBLE, 1, k, 1, MPI_DOUBLE, win);
        lib.Win_flush(1, win);
    }
    return now() - start;
}

typedef __typeof__(MPI_Put) put_function;
typedef __typeof__(MPI_Win_flush) flush_function;

static double puts_take(put_function *put)
{
    double start = now();
    for (int i = 0; i < OPS; i++)
        put(&origin[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
    return now() - start;
}

static double gets_take(__typeof__(MPI_Get) *get, double *to)
{
    double start = now();
    for (int i = 0; i < OPS; i++)
        get(&to[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
    return now() - start;
}

static double flushes_take(flush_function *flush)
{
    double start = now();
    for (int i = 0; i < OPS; i++)
        flush(1, win);
    return now() - start;
}

static void bench_calls(void)
{
    static struct sides put, flush;
    for (int i = 0; i < SLICES; i++) {
        put.ours[i] = puts_take(MPI_Put);
        MPI_Win_flush(1, win);
        put.theirs[i] = puts_take(lib.Put);
        lib.Win_flush(1, win);
        flush.ours[i] = flushes_take(MPI_Win_flush);
        flush.theirs[i] = flushes_take(lib.Win_flush);
    }
    printf("recording a put / the native put %.3f 0.2 ratio\n", ratio(&put, SLICES));
    printf("recording a put %.1f 10 ns\n", median(put.ours, SLICES) / OPS * 1e9);
    printf("native put %.1f - ns\n", median(put.theirs, SLICES) / OPS * 1e9);
    printf("flush with nothing held, added %.1f 5 ns\n", added(&flush, SLICES) / OPS * 1e9);
}

/* A flush of few puts, over the same puts with a flush after each: what a decision costs. */
static void bench_flush(int puts)
{
    enum { TIMES = 100, TURNS = 51 };
    static struct sides sides;
    for (int r = 0; r < TURNS; r++) {
        double start = now();
        for (int i = 0; i < TIMES; i++) {
            for (int k = 0; k < puts; k++)
                MPI_Put(&origin[k], 1, MPI_DOUBLE, 1, k, 1, MPI_DOUBLE, win);
            MPI_Win_flush(1, win);
        }
        sides.ours[r] = now() - start;
        start = now();
        for (int i = 0; i < TIMES; i++)
            for (int k = 0; k < puts; k++) {
                lib.Put(&origin[k], 1, MPI_DOUBLE, 1, k, 1, MPI_DOUBLE, win);
                lib.Win_flush(1, win);
            }
        sides.theirs[r] = now() - start;
    }
    printf("flush after %d put%s, added %.0f - ns\n", puts, puts == 1 ? "" : "s",
           added(&sides, TURNS) / TIMES * 1e9);
}

static void bench_gets(void)
{
    static struct sides get;
    double *to = malloc(OPS * sizeof *to);
    for (int i = 0; i < SLICES; i++) {
        get.ours[i] = gets_take(MPI_Get, to);
        MPI_Win_flush(1, win);
        get.theirs[i] = gets_take(lib.Get, to);
        lib.Win_flush(1, win);
    }
    printf("recording a get / the native get %.3f 0.2 ratio\n", ratio(&get, SLICES));
    free(to);
}

/* A flush of puts of one element each, over the same by hand. */
static void bench_replay(void)
{
    static struct sides sides;
    int *order = shuffled(OPS);
    for (int i = 0; i < SLICES; i++) {
        puts_take(MPI_Put);
        double start = now();
        MPI_Win_flush(1, win);
        sides.ours[i] = now() - start;
        sides.theirs[i] = by_hand(order, OPS);
    }
    printf("replay of %d puts / by hand %.3f 1.1 ratio\n", OPS, ratio(&sides, SLICES));
    free(order);
}

static void bench_memory(void)
{
    long before = resident();
    for (int i = 0; i < MILLION; i++)
        MPI_Put(&origin[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
    printf("memory of a held put %.1f 128 bytes\n", (double)(resident() - before) / MILLION);
    MPI_Win_flush(1, win);
}

/* A flush of one put of many elements, over the same element by element, by hand. */
static void bench_pieces(void)
{
    enum { TIMES = 51 };
    static struct sides sides;
    int *order = shuffled(PIECES);
    for (int i = 0; i < TIMES; i++) {
        MPI_Put(origin, PIECES, MPI_DOUBLE, 1, 0, PIECES, MPI_DOUBLE, win);
        double start = now();
        MPI_Win_flush(1, win);
        sides.ours[i] = now() - start;
        sides.theirs[i] = by_hand(order, PIECES);
    }
    printf("replay of a put of %d elements / by hand %.3f 1.1 ratio\n", PIECES, ratio(&sides, TIMES));
    printf("a piece of it, added %.1f 8 ns\n", added(&sides, TIMES) / PIECES * 1e9);
    free(order);
}

static void bench_memory_of_pieces(void)
{
    long before = 0;
    for (int i = 0; i < 2; i++) { /* the first one makes room for the instructions */
        MPI_Put(origin, MILLION, MPI_DOUBLE, 1, 0, MILLION, MPI_DOUBLE, win);
        before = resident();
        MPI_Win_flush(1, win);
    }
    printf("memory of a million pieces %.2f 1 bytes/piece\n", (double)(resident() - before) / MILLION);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    settle(rank);
    double *base;
    MPI_Aint bytes = MILLION * sizeof *base;
    if (argc > 2 && strcmp(argv[2], "create") == 0) {
        MPI_Alloc_mem(bytes, MPI_INFO_NULL, &base);
        MPI_Win_create(base, bytes, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    } else {
        MPI_Win_allocate(bytes, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    }
    memset(base, 0, (size_t)bytes);
    origin = malloc(MILLION * sizeof *origin);
    for (int i = 0; i < MILLION; i++)
        origin[i] = i;
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        find_library();
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
        if (argc > 1 && strcmp(argv[1], "pieces") == 0) {
            bench_pieces();
            bench_memory_of_pieces();
        } else {
            bench_calls();
            bench_flush(1);
            bench_flush(2);
            bench_flush(10);
            bench_gets();
            bench_replay();
            bench_memory();
        }
        MPI_Win_unlock(1, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; rank == 1 && i < MILLION; i++)
        if (base[i] != i) {
            fprintf(stderr, "bench: element %d was not put\n", i);
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
