/* What loads and stores of windows cost: a stencil, updates at random, and a hash table. Prints nanoseconds
 * of processor time for each step. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { WORDS = 1 << 16, ROW = 256, KEYS = 5000, PLACES = WORDS / 2, ROUNDS = 15 };

struct entry {
    long key, value;
};

static double *grid, *other; /* of two windows */

static unsigned next_random(unsigned last) { return last * 1664525u + 1013904223u; }

static __attribute__((noinline)) int stencil(void)
{
    for (int i = ROW; i < WORDS - ROW; i++)
        other[i] = 0.25 * (grid[i - 1] + grid[i + 1] + grid[i - ROW] + grid[i + ROW]);
    return WORDS - 2 * ROW;
}

static __attribute__((noinline)) int updates(void)
{
    unsigned random = 1;
    for (int i = 0; i < WORDS; i++) {
        random = next_random(random);
        grid[(random >> 8) % WORDS] += 1;
    }
    return WORDS;
}

static __attribute__((noinline)) int hash_table(void)
{
    struct entry *table = (struct entry *)other;
    unsigned random = 1;
    memset(other, 0, WORDS * sizeof *other);
    for (int i = 0; i < WORDS; i++) {
        random = next_random(random);
        long key = (random >> 8) % KEYS + 1;
        unsigned at = (unsigned)key * 2654435761u % PLACES;
        while (table[at].key && table[at].key != key)
            at = (at + 1) % PLACES;
        table[at].key = key;
        table[at].value++;
    }
    return WORDS;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* Nanoseconds for each step, in the best round. */
static double measure(int (*kernel)(void), MPI_Win win)
{
    double best = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        MPI_Win_sync(win);
        double begin = now();
        int steps = kernel();
        double each = (now() - begin) / steps;
        best = each < best ? each : best;
    }
    return best;
}

static MPI_Win window(double **base)
{
    MPI_Win win;
    MPI_Win_allocate(WORDS * sizeof **base, sizeof **base, MPI_INFO_NULL, MPI_COMM_WORLD, base, &win);
    MPI_Win_lock_all(0, win);
    memset(*base, 0, WORDS * sizeof **base);
    return win;
}

int main(int argc, char **argv)
{
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win first = window(&grid), second = window(&other);
    double each[] = {measure(stencil, first), measure(updates, first), measure(hash_table, second)};
    if (rank == 0)
        printf("stencil %.2f - ns\nrandom updates %.2f - ns\nhash table %.2f - ns\n", each[0], each[1],
               each[2]);
    MPI_Win_unlock_all(first);
    MPI_Win_unlock_all(second);
    MPI_Win_free(&second);
    MPI_Win_free(&first);
    MPI_Finalize();
    return 0;
}
