/* OpenMP's threads, under each thread level (MPI 4.1, 11.6.2): every thread has operations of
 * its own, or one thread has those of all.
 *
 * usage: openmp [funneled|serialized|racy]
 *   racy    another thread looks at what a get brings, after a barrier of the team */
#include "check.h"

#include <omp.h>

enum { THREADS = 4, EACH = 8, CELLS = THREADS * EACH };

/* Every thread puts into its own cells, adds to everybody's, and flushes what all began. */
static void multiple(MPI_Win win)
{
    int values[CELLS];
#pragma omp parallel num_threads(THREADS)
    {
        int me = omp_get_thread_num(), one = 1;
#pragma omp for schedule(static, 1)
        for (int i = 0; i < CELLS; i++) {
            values[i] = 100 * rank + i;
            MPI_Put(&values[i], 1, MPI_INT, peer, i, 1, MPI_INT, win);
        }
        MPI_Accumulate(&one, 1, MPI_INT, peer, CELLS + me % 2, 1, MPI_INT, MPI_SUM, win);
        MPI_Win_flush(peer, win);
    }
}

/* Threads compute, the one that may communicates. */
static void funneled(MPI_Win win)
{
    int values[CELLS], one = THREADS / 2;
#pragma omp parallel num_threads(THREADS)
    {
#pragma omp for
        for (int i = 0; i < CELLS; i++)
            values[i] = 100 * rank + i;
#pragma omp master
        {
            MPI_Put(values, CELLS, MPI_INT, peer, 0, CELLS, MPI_INT, win);
            for (int i = 0; i < 2; i++)
                MPI_Accumulate(&one, 1, MPI_INT, peer, CELLS + i, 1, MPI_INT, MPI_SUM, win);
            MPI_Win_flush(peer, win);
        }
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < CELLS; i++)
            values[i] = -1;
    }
}

/* Any thread calls, but never two at once. */
static void serialized(MPI_Win win)
{
    int values[CELLS], one = 1;
#pragma omp parallel for num_threads(THREADS) schedule(static, EACH)
    for (int i = 0; i < CELLS; i++) {
        values[i] = 100 * rank + i;
#pragma omp critical
        {
            MPI_Put(&values[i], 1, MPI_INT, peer, i, 1, MPI_INT, win);
            if (i % EACH == 0)
                MPI_Accumulate(&one, 1, MPI_INT, peer, CELLS + i / EACH % 2, 1, MPI_INT, MPI_SUM, win);
        }
    }
    MPI_Win_flush(peer, win);
}

static void racy(MPI_Win win)
{
    int got = -1, seen = -1;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0)
            MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
#pragma omp barrier
        if (omp_get_thread_num() == 1)
            seen = got;
#pragma omp barrier
    }
    MPI_Win_flush(peer, win);
    CHECK(seen, 0);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int level;
        void (*body)(MPI_Win win);
    } cases[] = {{"multiple", MPI_THREAD_MULTIPLE, multiple},
                 {"funneled", MPI_THREAD_FUNNELED, funneled},
                 {"serialized", MPI_THREAD_SERIALIZED, serialized},
                 {"racy", MPI_THREAD_MULTIPLE, racy}};
    const char *how = argc > 1 ? argv[1] : "multiple";
    int which = 0;
    while (strcmp(cases[which].name, how) != 0)
        which++;
    int provided = check_start_threads(&argc, &argv, cases[which].level);
    if (provided < cases[which].level)
        FAIL("%s: the library provides thread level %d only", how, provided);
    MPI_Win win;
    int *base = ints(CELLS + 4, &win);
    cases[which].body(win);
    publish(win);
    for (int i = 0; i < CELLS && cases[which].body != racy; i++)
        CHECK(base[i], 100 * peer + i);
    for (int i = 0; i < 2 && cases[which].body != racy; i++)
        CHECK(base[CELLS + i], THREADS / 2);
    drop(&win);
    return finish("openmp");
}
