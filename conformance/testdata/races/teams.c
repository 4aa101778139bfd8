/* Races of threads of OpenMP, which GCC compiles (MPI 4.1, 11.6 and 12.7). They are found if the program was
 * compiled by `nastympi cc`. */
#define _GNU_SOURCE
#include "scenes.h"

#include <omp.h>

static void without_barrier(void)
{
#pragma omp parallel num_threads(2) if (rank == 0)
    {
        if (rank == 0 && omp_get_thread_num() == 0)
            PUT_AND_FLUSH(1, 0); /* race-between-threads, needs loads */
        if (fixed) {
#pragma omp barrier
        }
        if (rank == 0 && omp_get_thread_num() == 1)
            GET(1, 0); /* race-between-threads, needs loads */
    }
}

static void put_a_value(int at)
{
    MPI_Put(&values[100 + at], 1, MPI_INT, 1, at, 1, MPI_INT, win);
    MPI_Win_flush(1, win);
}

static void one_critical_section(void)
{
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
    if (omp_get_thread_num() == 0) {
#pragma omp critical(first)
        PUT_AND_FLUSH(1, 1); /* race-between-threads, needs loads */
    } else if (fixed) {
#pragma omp critical(first)
        put_a_value(1);
    } else {
#pragma omp critical(second)
        REPLACE(1, 1); /* race-between-threads, needs loads */
        MPI_Win_flush(1, win);
    }
}

static void iterations(void)
{
    if (rank != 0)
        return;
#pragma omp parallel for num_threads(2) schedule(static, 1)
    for (int i = 0; i < 2; i++)
        /* race-between-threads, with itself, needs loads */
        MPI_Put(&values[110 + i], 1, MPI_INT, 1, fixed ? 2 + i : 2, 1, MPI_INT, win);
    MPI_Win_flush(1, win);
}

/* Regions, single threads, loops in order and locks: all of it is correct. */
static void in_order(void)
{
    static omp_lock_t lock;
    if (rank != 0)
        return;
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
#pragma omp single
        put_a_value(4);
#pragma omp single
        put_a_value(4);
#pragma omp for ordered schedule(static, 1)
        for (int i = 0; i < 4; i++) {
#pragma omp ordered
            put_a_value(5);
        }
        omp_set_lock(&lock);
        put_a_value(6);
        omp_unset_lock(&lock);
    }
    put_a_value(6);
    omp_destroy_lock(&lock);
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    CHECK(level, MPI_THREAD_MULTIPLE);
    scenes_start(argc, argv);
    PLAY(without_barrier, one_critical_section, iterations, in_order);
    drop(&win);
    return finish("teams");
}
