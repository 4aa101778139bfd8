/* Measures, inside one process that runs under nastympi, what nastympi adds to the calls
 * of the MPI library below it. Rank 0 puts into rank 1's window; each figure is the median
 * of several rounds in which both sides are measured one after the other.
 *
 * usage: bench replay|million allocate|create
 * prints lines: name value limit unit */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <mpi.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 9, OPS = 100000, MILLION = 1000000 };

/* The library's own functions, which are not the ones that this program is linked to. */
static struct {
    __typeof__(MPI_Put) *Put;
    __typeof__(MPI_Get) *Get;
    __typeof__(MPI_Win_flush) *Win_flush;
} library;

static void *own(struct link_map *object, const char *name)
{
    Dl_info where;
    void *handle = dlopen(object->l_name, RTLD_LAZY | RTLD_NOLOAD);
    void *symbol = handle ? dlsym(handle, name) : NULL;
    if (!symbol || !dladdr(symbol, &where) || (uintptr_t)where.dli_fbase != object->l_addr)
        return NULL;
    return symbol;
}

static void find_library(void)
{
    struct link_map *object;
    dlinfo(dlopen(NULL, RTLD_LAZY), RTLD_DI_LINKMAP, &object);
    for (; object; object = object->l_next) {
        void *put = own(object, "PMPI_Put");
        if (put && put != dlsym(RTLD_DEFAULT, "PMPI_Put")) {
            library.Put = put;
            library.Get = own(object, "PMPI_Get");
            library.Win_flush = own(object, "PMPI_Win_flush");
            return;
        }
    }
    fprintf(stderr, "bench: run me under nastympi\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t); /* the core's time counts, too */
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *v)
{
    qsort(v, ROUNDS, sizeof *v, ascending);
    return v[ROUNDS / 2];
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

/* A core for each rank: a move to another one in the middle would count for one side only. */
static void settle(int rank)
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(rank, &cores);
    sched_setaffinity(0, sizeof cores, &cores);
}

static double *origin;
static MPI_Win win;

/* What somebody would write by hand: the same calls in a random order. */
static double by_hand(const int *order, int n)
{
    double start = now();
    for (int i = 0; i < n; i++) {
        int k = order[i];
        library.Put(&origin[k], 1, MPI_DOUBLE, 1, k, 1, MPI_DOUBLE, win);
        library.Win_flush(1, win);
    }
    return now() - start;
}

static void bench_calls(void)
{
    double record[ROUNDS], native[ROUNDS], empty[ROUNDS], flush[ROUNDS];
    for (int r = 0; r < ROUNDS; r++) {
        double start = now();
        for (int i = 0; i < OPS; i++)
            MPI_Put(&origin[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
        record[r] = now() - start;
        MPI_Win_flush(1, win);
        start = now();
        for (int i = 0; i < OPS; i++)
            library.Put(&origin[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
        native[r] = now() - start;
        library.Win_flush(1, win);
        start = now();
        for (int i = 0; i < OPS; i++)
            MPI_Win_flush(1, win);
        empty[r] = now() - start;
        start = now();
        for (int i = 0; i < OPS; i++)
            library.Win_flush(1, win);
        flush[r] = now() - start;
        empty[r] -= flush[r];
    }
    double n = median(native);
    printf("recording a put / the native put %.3f 0.2 ratio\n", median(record) / n);
    printf("native put %.1f - ns\n", n / OPS * 1e9);
    printf("flush with nothing held, added %.1f 50 ns\n", median(empty) / OPS * 1e9);
}

/* A flush of few puts, over the same puts with a flush after each: what a decision costs. */
static void bench_flush(int puts)
{
    enum { TIMES = 5000 };
    double under[ROUNDS], hand[ROUNDS];
    for (int r = 0; r < ROUNDS; r++) {
        double start = now();
        for (int i = 0; i < TIMES; i++) {
            for (int k = 0; k < puts; k++)
                MPI_Put(&origin[k], 1, MPI_DOUBLE, 1, k, 1, MPI_DOUBLE, win);
            MPI_Win_flush(1, win);
        }
        under[r] = now() - start;
        start = now();
        for (int i = 0; i < TIMES; i++)
            for (int k = 0; k < puts; k++) {
                library.Put(&origin[k], 1, MPI_DOUBLE, 1, k, 1, MPI_DOUBLE, win);
                library.Win_flush(1, win);
            }
        hand[r] = now() - start;
        under[r] -= hand[r];
    }
    printf("flush after %d put%s, added %.0f - ns\n", puts, puts == 1 ? "" : "s",
           median(under) / TIMES * 1e9);
}

static void bench_gets(void)
{
    double record[ROUNDS], native[ROUNDS];
    double *to = malloc(OPS * sizeof *to);
    for (int r = 0; r < ROUNDS; r++) {
        double start = now();
        for (int i = 0; i < OPS; i++)
            MPI_Get(&to[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
        record[r] = now() - start;
        MPI_Win_flush(1, win);
        start = now();
        for (int i = 0; i < OPS; i++)
            library.Get(&to[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
        native[r] = now() - start;
        library.Win_flush(1, win);
    }
    printf("recording a get / the native get %.3f 0.2 ratio\n", median(record) / median(native));
    free(to);
}

static void bench_replay(void)
{
    int *order = shuffled(OPS);
    double ratio[ROUNDS];
    for (int r = 0; r < ROUNDS; r++) {
        for (int i = 0; i < OPS; i++)
            MPI_Put(&origin[i], 1, MPI_DOUBLE, 1, i, 1, MPI_DOUBLE, win);
        double start = now();
        MPI_Win_flush(1, win);
        ratio[r] = (now() - start) / by_hand(order, OPS);
    }
    printf("replay of 100,000 puts / by hand %.3f 1.2 ratio\n", median(ratio));
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

static void bench_million(void)
{
    int *order = shuffled(MILLION);
    double ratio[ROUNDS];
    long growth = 0;
    for (int r = 0; r < ROUNDS; r++) {
        MPI_Put(origin, MILLION, MPI_DOUBLE, 1, 0, MILLION, MPI_DOUBLE, win);
        long before = resident();
        double start = now();
        MPI_Win_flush(1, win);
        double took = now() - start;
        growth = r == 1 ? resident() - before : growth;
        ratio[r] = took / by_hand(order, MILLION);
    }
    printf("replay of a put of 1,000,000 elements / by hand %.3f 1.2 ratio\n", median(ratio));
    printf("memory for its pieces %.2f 1 bytes/piece\n", (double)growth / MILLION);
    free(order);
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
        if (argc > 1 && strcmp(argv[1], "million") == 0) {
            bench_million();
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
    for (int i = 0; rank == 1 && i < OPS; i++)
        if (base[i] != i) {
            fprintf(stderr, "bench: element %d was not put\n", i);
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
