/* Variables of tasks, sections and members of teams lie where those of others were before, who may have been
 * in another thread, and with whom nothing orders them. They are other variables. Correct. */
#include "check.h"

#include <omp.h>

enum { ROUNDS = 6, TASKS, COPIES, MESSAGES, FIB, NESTED, SECTIONS, MAKER, REQUESTS, CELLS = 16 };

static MPI_Win counters;

static void add(const int *one, int cell)
{
    MPI_Accumulate(one, 1, MPI_INT, peer, cell, 1, MPI_INT, MPI_SUM, counters);
    MPI_Win_flush(peer, counters);
}

static void count(int cell)
{
    int one = 1;
    add(&one, cell);
}

static void tasks(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp task
        {
            int one = 1;
            add(&one, TASKS);
        }
    }
}

static void copies(void)
{
    int one = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp task firstprivate(one)
        add(&one, COPIES);
    }
}

static void messages(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp task firstprivate(i)
        {
            int sent = i, received = -1;
            MPI_Request requests[2];
            MPI_Irecv(&received, 1, MPI_INT, rank, i, MPI_COMM_WORLD, &requests[0]);
            MPI_Isend(&sent, 1, MPI_INT, rank, i, MPI_COMM_WORLD, &requests[1]);
            MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
            CHECK(received, i);
            count(MESSAGES);
        }
    }
}

static int fib(int n)
{
    int x, y;
    if (n < 2) {
        count(FIB);
        return n;
    }
#pragma omp task shared(x)
    x = fib(n - 1);
#pragma omp task shared(y)
    y = fib(n - 2);
#pragma omp taskwait
    return x + y;
}

static void recursive(void)
{
    int result = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    result = fib(5);
    CHECK(result, 5);
}

/* Threads of one inner team may be those of another one later. */
static void nested(void)
{
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp parallel num_threads(2)
        count(NESTED);
    }
}

static void sections(void)
{
#pragma omp parallel num_threads(2)
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp sections
        {
#pragma omp section
            {
                int one = 1;
                add(&one, SECTIONS);
            }
#pragma omp section
            {
                int one = 1;
                add(&one, SECTIONS);
            }
#pragma omp section
            count(SECTIONS);
        }
    }
}

/* Who makes tasks executes some of them at once. */
static void maker(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < ROUNDS; i++) {
#pragma omp task if (i % 2)
        count(MAKER);
        count(MAKER);
    }
}

/* A library may have one handle for requests that are complete at once. */
static void requests(void)
{
#pragma omp parallel num_threads(2)
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Request request;
        int *one = malloc(sizeof *one);
        *one = 1;
        MPI_Raccumulate(one, 1, MPI_INT, peer, REQUESTS, 1, MPI_INT, MPI_SUM, counters, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        *one = 2;
        free(one);
    }
    MPI_Win_flush(peer, counters);
}

int main(int argc, char **argv)
{
    int provided = check_start_threads(&argc, &argv, MPI_THREAD_MULTIPLE);
    if (provided < MPI_THREAD_MULTIPLE)
        FAIL("the library provides thread level %d only", provided);
    int *base = ints(CELLS, &counters);
    tasks();
    copies();
    messages();
    recursive();
    nested();
    sections();
    maker();
    requests();
    publish(counters);
    const int want[CELLS] = {
        [TASKS] = ROUNDS,      [COPIES] = ROUNDS,       [MESSAGES] = ROUNDS,  [FIB] = 8,
        [NESTED] = 4 * ROUNDS, [SECTIONS] = 3 * ROUNDS, [MAKER] = 2 * ROUNDS, [REQUESTS] = 2 * ROUNDS,
    };
    for (int i = TASKS; i <= REQUESTS; i++)
        CHECK(base[i], want[i]);
    drop(&counters);
    return finish("frames");
}
