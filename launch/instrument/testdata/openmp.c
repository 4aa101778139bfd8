/* Uses of OpenMP, one for each number. None calls a function of OpenMP itself, unless CALLS is defined. It
 * compiles as C++, too. */
#include <stdio.h>
#ifdef CALLS
#include <omp.h>
#endif

enum { THREADS = 2, ROUNDS = 100 };

static int by_atomics(void)
{
    int n = 0;
#pragma omp parallel num_threads(THREADS)
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp atomic
        n++;
    }
    return n;
}

static int by_critical(void)
{
    int n = 0;
#pragma omp parallel num_threads(THREADS)
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp critical
        n++;
    }
    return n;
}

static int by_tasks(void)
{
    int n = 0;
#pragma omp parallel num_threads(THREADS)
#pragma omp single
    for (int i = 0; i < THREADS * ROUNDS; i++) {
#pragma omp task shared(n)
        {
#pragma omp atomic
            n++;
        }
    }
    return n;
}

static int by_sections(void)
{
    int a = 0, b = 0;
#pragma omp parallel sections num_threads(THREADS)
    {
#pragma omp section
        a = ROUNDS;
#pragma omp section
        b = ROUNDS;
    }
    return a + b;
}

static int by_loops(void)
{
    int n = 0;
#pragma omp parallel for schedule(dynamic) reduction(+ : n) num_threads(THREADS)
    for (int i = 0; i < THREADS * ROUNDS; i++)
        n++;
#pragma omp parallel num_threads(THREADS)
    {
#pragma omp barrier
#pragma omp single
        n++;
    }
    return n - 1;
}

int main(void)
{
    int calls = 1;
#ifdef CALLS
    calls = omp_get_num_procs() > 0;
#endif
    printf("%d %d %d %d %d %d\n", by_atomics(), by_critical(), by_tasks(), by_sections(), by_loops(), calls);
    return 0;
}
