/* Five independent bugs, each of which ends the program, so that the first hides the
 * others; compiled with -DFIXED, none. For the test of `nastympi sweep`. Rank 0 is the origin,
 * rank 1 the target; each bug has its own part of the window, and is over before the next. With
 * AGAIN in its environment, rank 0 synchronizes once more. */
#include "check.h"

#include <stdlib.h>

enum { COUNT = 24, BUGS = 5, VALUE = 7 };

static MPI_Win win;
static int *base; /* of the own window */

static int at(int bug, int i) { return bug * COUNT + i; }

/* All is complete, and every rank is here. */
static void settle(void)
{
    MPI_Win_flush_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
}

/* What rank 0 believes that it has put, after a barrier. It waits for the check before it does
 * more. */
static void check_target(int bug)
{
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    if (rank == 1)
        for (int i = 0; i < COUNT; i++)
            CHECK(base[at(bug, i)], VALUE);
    MPI_Barrier(MPI_COMM_WORLD);
    settle();
}

/* A local flush is taken for a flush (MPI 4.1, 12.5.4). */
static void local_flush(const int *value)
{
    if (rank == 0) {
        MPI_Put(value, COUNT, MPI_INT, 1, at(0, 0), COUNT, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
#else
        MPI_Win_flush_local(1, win);
#endif
    }
    check_target(0);
}

/* A flush of another target. */
static void wrong_target(const int *value)
{
    if (rank == 0) {
        MPI_Put(value, COUNT, MPI_INT, 1, at(1, 0), COUNT, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
#else
        MPI_Win_flush(0, win);
#endif
    }
    check_target(1);
}

/* A put and a get are not ordered (12.7.2). */
static void read_back(const int *value)
{
    int seen[COUNT];
    if (rank == 0) {
        for (int i = 0; i < COUNT; i++)
            MPI_Put(&value[i], 1, MPI_INT, 1, at(2, i), 1, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
#endif
        for (int i = 0; i < COUNT; i++)
            MPI_Get(&seen[i], 1, MPI_INT, 1, at(2, i), 1, MPI_INT, win);
        MPI_Win_flush(1, win);
        for (int i = 0; i < COUNT; i++)
            CHECK(seen[i], VALUE);
    }
    settle();
}

/* Nor are a put and an accumulate. */
static void put_then_add(void)
{
    const int most = VALUE - 2, two = 2;
    if (rank == 0) {
        for (int i = 0; i < COUNT; i++)
            MPI_Put(&most, 1, MPI_INT, 1, at(3, i), 1, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
#endif
        for (int i = 0; i < COUNT; i++)
            MPI_Accumulate(&two, 1, MPI_INT, 1, at(3, i), 1, MPI_INT, MPI_SUM, win);
        MPI_Win_flush(1, win);
    }
    check_target(3);
}

/* A request that is complete says nothing about the target (12.3.5). */
static void request(const int *value)
{
    if (rank == 0) {
        MPI_Request request;
        MPI_Rput(value, COUNT, MPI_INT, 1, at(4, 0), COUNT, MPI_INT, win, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
#ifdef FIXED
        MPI_Win_flush(1, win);
#endif
    }
    check_target(4);
}

int main(int argc, char **argv)
{
    int value[COUNT];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(BUGS * COUNT * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < BUGS * COUNT; i++)
        base[i] = 0;
    for (int i = 0; i < COUNT; i++)
        value[i] = VALUE;
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0 && getenv("AGAIN"))
        MPI_Win_flush_local_all(win);
    local_flush(value);
    wrong_target(value);
    read_back(value);
    put_then_add();
    request(value);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    if (rank == 0)
        printf("five: OK\n");
    MPI_Finalize();
    return 0;
}
