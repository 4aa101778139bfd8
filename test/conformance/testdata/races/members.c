/* Races of threads of OpenMP that load and store, and make no calls (MPI 4.1, 11.6 and 12.7). They are found
 * in each run if the program was compiled by `nastympi cc`, whichever thread is faster. */
#define _GNU_SOURCE
#include "scenes.h"

#include <omp.h>

static int line[1], other[1];
static volatile int seen;

static void fetch(int *to)
{
    MPI_Get(to, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_flush(1, win);
}

static void master_fetches(void)
{
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
    {
#pragma omp master
        {
            MPI_Get(&base[1], 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-threads, needs loads */
            MPI_Win_flush(1, win);
        }
        if (fixed) {
#pragma omp barrier
        }
        seen = base[1]; /* race-between-threads, needs loads */
    }
}

static void single_fetches(void)
{
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
    {
#pragma omp single nowait
        {
            GET(1, 0); /* race-between-threads, needs loads */
            MPI_Win_flush(1, win);
        }
        if (fixed) {
#pragma omp barrier
        }
        seen = got[0]; /* race-between-threads, needs loads */
    }
}

/* In the twin the first iteration is over when the second one begins. */
static void iteration_fetches(void)
{
    if (rank != 0)
        return;
#pragma omp parallel for num_threads(2) schedule(static, 1)
    for (int i = 0; i < (fixed ? 1 : 2); i++) {
        if (i == 0) {
            MPI_Get(&base[2], 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-threads, needs loads */
            MPI_Win_flush(1, win);
        } else {
            seen = base[2]; /* race-between-threads, needs loads */
        }
    }
#pragma omp parallel for num_threads(2) ordered schedule(static, 1)
    for (int i = 0; i < 2; i++) {
#pragma omp ordered
        if (i == 0)
            fetch(&base[2]);
        else
            seen = base[2];
    }
}

static void section_fetches(void)
{
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
    {
#pragma omp sections
        {
#pragma omp section
            {
                MPI_Get(&base[3], 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-threads, needs loads */
                MPI_Win_flush(1, win);
            }
#pragma omp section
            if (!fixed)
                seen = base[3]; /* race-between-threads, needs loads */
        }
        if (fixed)
            seen = base[3];
    }
}

static void task_fetches(void)
{
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        {
            MPI_Get(&base[4], 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-threads, needs loads */
            MPI_Win_flush(1, win);
        }
        if (fixed) {
#pragma omp taskwait
        }
        seen = base[4]; /* race-between-threads, needs loads */
    }
}

/* The second task may be the first one to be executed. */
static void task_depends_on_another(void)
{
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        int *on = fixed ? line : other;
        (void)on; /* GCC takes it for unused */
#pragma omp task depend(out : line[0])
        {
            MPI_Get(&base[5], 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-threads, needs loads */
            MPI_Win_flush(1, win);
        }
#pragma omp task depend(in : on[0])
        seen = base[5]; /* race-between-threads, needs loads */
    }
}

/* taskwait waits for no tasks of tasks; a group does. */
static void task_of_a_task(void)
{
    int *const to = &base[6];
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task
            {
#pragma omp task
                {
                    MPI_Get(to, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-threads, needs loads */
                    MPI_Win_flush(1, win);
                }
            }
#pragma omp taskwait
            if (!fixed)
                seen = base[6]; /* race-between-threads, needs loads */
        }
        if (fixed)
            seen = base[6];
    }
}

static void loop_of_tasks(void)
{
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp taskloop grainsize(1) nogroup
            for (int i = 7; i < 9; i++) {
                MPI_Get(&base[i], 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-threads, needs loads */
                MPI_Win_flush(1, win);
            }
            if (!fixed)
                seen = base[8]; /* race-between-threads, needs loads */
        }
        seen = base[7];
    }
}

/* Stores of the other thread may come after the put. */
static void loop_without_wait(void)
{
    static int row[4];
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
    {
#pragma omp for schedule(static, 2) nowait
        for (int i = 0; i < 4; i++)
            row[i] = i; /* race-between-threads, needs loads */
        if (fixed) {
#pragma omp barrier
        }
#pragma omp master
        {
            MPI_Put(row, 4, MPI_INT, 1, 0, 4, MPI_INT, win); /* race-between-threads, needs loads */
            MPI_Win_flush(1, win);
        }
    }
}

/* One thread of rank 1 hears of the put, and the other one loads what was put. */
static void heard_by_another_thread(void)
{
    if (rank == 0)
        PUT_AND_FLUSH(1, 9); /* race-between-ranks, needs loads */
    if (rank == 0)
        barrier();
#pragma omp parallel num_threads(2) if (rank == 1)
    if (rank == 1) {
#pragma omp single nowait
        barrier();
        if (fixed) {
#pragma omp barrier
        }
        seen = base[9]; /* race-between-ranks, needs loads */
    }
}

/* One thread of rank 0 puts, and the other one tells rank 1. */
static void told_by_another_section(void)
{
#pragma omp parallel num_threads(2) if (rank == 0)
    if (rank == 0) {
#pragma omp sections
        {
#pragma omp section
            PUT_AND_FLUSH(1, 10); /* race-between-ranks, needs loads */
#pragma omp section
            if (!fixed)
                tell(1);
        }
#pragma omp master
        if (fixed)
            tell(1);
    }
    if (rank == 1) {
        hear(0);
        seen = base[10]; /* race-between-ranks, needs loads */
    }
}

/* Tasks of all kinds, one after the other: all of it is correct. */
static void tasks_in_order(void)
{
    int sum = 0;
    if (rank != 0)
        return;
#pragma omp parallel num_threads(2)
    {
#pragma omp single nowait
        for (int i = 0; i < 4; i++) {
#pragma omp task depend(inout : line[0]) firstprivate(i)
            {
                MPI_Get(&base[11], 1, MPI_INT, 1, 0, 1, MPI_INT, win);
                MPI_Win_flush(1, win);
                seen = base[11] + i;
            }
        }
#pragma omp barrier
        seen = base[11];
#pragma omp barrier
#pragma omp single
        {
#pragma omp task if (0)
            fetch(&base[12]);
            seen = base[12];
#pragma omp task final(1)
            {
#pragma omp task
                fetch(&base[13]);
                seen = base[13];
            }
#pragma omp taskloop num_tasks(3) reduction(+ : sum)
            for (int i = 0; i < 6; i++)
                sum += i;
        }
    }
    seen = base[13];
    CHECK(sum, 15);
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    CHECK(level, MPI_THREAD_MULTIPLE);
    scenes_start(argc, argv);
    PLAY(master_fetches, single_fetches, iteration_fetches, section_fetches, task_fetches,
         task_depends_on_another, task_of_a_task, loop_of_tasks, loop_without_wait, heard_by_another_thread,
         told_by_another_section, tasks_in_order);
    drop(&win);
    return finish("members");
}
