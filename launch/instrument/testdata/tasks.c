/* Tasks of all kinds do what they should while somebody is told of their order, and each one begins and ends.
 */
#include <omp.h>
#include <stdio.h>

struct pair {
    long first, second;
};

static long fibonacci(int n)
{
    long a, b;
    if (n < 2)
        return n;
#pragma omp task shared(a) if (n > 3)
    a = fibonacci(n - 1);
#pragma omp task shared(b) final(n < 5)
    b = fibonacci(n - 2);
#pragma omp taskwait
    return a + b;
}

int main(void)
{
    long sum = 0, chain = 0, reduced = 0, bounds = 0;
    int on[2] = {0};
#pragma omp parallel num_threads(3)
#pragma omp single
    {
        struct pair pair = {3, 4};
#pragma omp taskgroup
        {
#pragma omp task firstprivate(pair) shared(sum)
            {
#pragma omp task firstprivate(pair) shared(sum)
#pragma omp atomic
                sum += pair.first * pair.second;
            }
        }
        if (sum != 12)
            printf("a group ended before its tasks\n");
        for (int i = 1; i <= 5; i++) {
#pragma omp task depend(inout : on[0]) depend(in : on[1]) shared(chain)
            chain = 10 * chain + i;
        }
#pragma omp taskwait depend(in : on[0])
        if (chain != 12345)
            printf("dependences were lost: %ld\n", chain);
#pragma omp taskloop grainsize(2) shared(bounds) firstprivate(pair)
        for (int i = 0; i < 11; i++)
#pragma omp atomic
            bounds += i * pair.first;
#pragma omp taskloop num_tasks(3) reduction(+ : reduced)
        for (unsigned long long i = 0; i < 10; i++)
            reduced += (long)i;
        if (fibonacci(12) != 144)
            printf("tasks were wrong\n");
    }
    int visited = 0;
#pragma omp parallel num_threads(3)
    {
#pragma omp sections reduction(+ : visited)
        {
#pragma omp section
            visited += 1;
#pragma omp section
            visited += 2;
        }
#pragma omp sections nowait
        {
#pragma omp section
#pragma omp atomic
            visited += 4;
        }
    }
#pragma omp parallel sections num_threads(2) reduction(+ : visited)
    {
#pragma omp section
        visited += 8;
#pragma omp section
        visited += 16;
    }
    if (visited != 31)
        printf("sections were wrong: %d\n", visited);
    if (bounds != 165 || reduced != 45)
        printf("loops were wrong: %ld %ld\n", bounds, reduced);
    return 0;
}
