/* Races of threads of OpenMP, compiled by GCC or clang (MPI 4.1, 11.6 and 12.7). They are found if the
 * program was compiled by `nastympi cc`. */
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

/* Reductions, sections and loops that threads share, and what one thread gives all others: all of it is
 * correct. */
static void in_company(void)
{
    int sum = 0, told;
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2) private(told)
    {
#pragma omp sections
        {
#pragma omp section
            put_a_value(7);
#pragma omp section
            put_a_value(8);
        }
        put_a_value(9 + omp_get_thread_num());
#pragma omp single copyprivate(told)
        {
            put_a_value(7);
            told = 8;
        }
        if (omp_get_thread_num() == 1)
            put_a_value(told);
#pragma omp for schedule(dynamic) reduction(+ : sum)
        for (int i = 0; i < 4; i++) {
            put_a_value(11 + i);
            sum += i;
        }
        if (omp_get_thread_num() == 0)
            put_a_value(10);
    }
    put_a_value(8);
    CHECK(sum, 6);
}

/* As many variables as a region of LLVM's library takes apart. */
static void with_variables(void)
{
    int a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10, k = 11, l = 12, m = 13, n = 14,
        o = 15, p = 16, q = 17, r = 18;
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
    {
#pragma omp critical(first)
        {
            a += b, b += c, c += d, d += e, e += f, f += g, g += h, h += i, i += j, j += k, k += l, l += m,
                m += n;
            n += o, o += p, p += q, q += r, r += a;
            put_a_value(15);
        }
    }
    CHECK(q, 17 + 18 + 18 + 1 + 2);
    CHECK(p, 16 + 17 + 17 + 18);
    put_a_value(15);
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    CHECK(level, MPI_THREAD_MULTIPLE);
    scenes_start(argc, argv);
    PLAY(without_barrier, one_critical_section, iterations, in_order, in_company, with_variables);
    drop(&win);
    return finish("teams");
}
