/* A correct program that synchronizes in loops, as most programs do: what the next iterations ask is
 * foreseen. Iterations are alike, or nearly, and loops end. What arrives is checked in each loop. */
#include "check.h"

enum { TIMES = 150, CELLS = 256 };

static double *memory, *counters;
static MPI_Win win, second;

/* Data and a flag, at places that move. */
static void announce(void)
{
    for (int i = 0; i < TIMES; i++) {
        double data = 1000.0 * rank + i, flag = i + 1, got[2];
        MPI_Put(&data, 1, MPI_DOUBLE, peer, 1 + i % 8, 1, MPI_DOUBLE, win);
        MPI_Put(&flag, 1, MPI_DOUBLE, peer, 0, 1, MPI_DOUBLE, win);
        MPI_Win_flush(peer, win);
        MPI_Get(&got[0], 1, MPI_DOUBLE, peer, 0, 1, MPI_DOUBLE, win);
        MPI_Get(&got[1], 1, MPI_DOUBLE, peer, 1 + i % 8, 1, MPI_DOUBLE, win);
        MPI_Win_flush(peer, win);
        CHECK(got[0], flag);
        CHECK(got[1], data);
    }
}

/* Two windows in turn; accumulates whose order MPI keeps, at the same place or not. */
static void count(void)
{
    double one = 1, before[2], own = 64 + rank;
    for (int i = 0; i < TIMES; i++) {
        double got[2] = {-1, -1};
        int at = i % 3 ? 2 * rank : 2 * rank + i % 2;
        MPI_Put(&own, 1, MPI_DOUBLE, peer, 64 + rank, 1, MPI_DOUBLE, win);
        MPI_Put(&own, 1, MPI_DOUBLE, rank, 66 + rank, 1, MPI_DOUBLE, win);
        MPI_Win_flush_all(win);
        MPI_Accumulate(&one, 1, MPI_DOUBLE, peer, at, 1, MPI_DOUBLE, MPI_SUM, second);
        MPI_Fetch_and_op(&one, &before[0], MPI_DOUBLE, peer, 2 * rank, MPI_SUM, second);
        MPI_Fetch_and_op(NULL, &before[1], MPI_DOUBLE, peer, 2 * rank, MPI_NO_OP, second);
        MPI_Get(got, 1, MPI_DOUBLE, peer, 100, 1, MPI_DOUBLE, second);
        MPI_Win_flush(peer, second);
        CHECK(before[1], before[0] + 1);
        CHECK(got[0], 0);
    }
}

/* Now and then an iteration does more. */
static void vary(void)
{
    for (int i = 0; i < TIMES; i++) {
        double values[3] = {i, i + 1, i + 2}, got[3] = {0, 0, 0};
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, second);
        MPI_Put(&values[0], 1, MPI_DOUBLE, peer, 8 + 3 * rank, 1, MPI_DOUBLE, second);
        MPI_Put(&values[1], i % 11 ? 1 : 2, MPI_DOUBLE, peer, 9 + 3 * rank, i % 11 ? 1 : 2, MPI_DOUBLE,
                second);
        MPI_Win_unlock(peer, second);
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, second);
        MPI_Get(got, 3, MPI_DOUBLE, peer, 8 + 3 * rank, 3, MPI_DOUBLE, second);
        MPI_Win_unlock(peer, second);
        CHECK(got[0], i);
        CHECK(got[1], i + 1);
        CHECK(got[2], i / 11 * 11 + 2);
    }
}

static void fence(void)
{
    MPI_Win_fence(MPI_MODE_NOPRECEDE, second);
    for (int i = 0; i < TIMES; i++) {
        double values[4] = {i, -i, i, -i};
        MPI_Put(values, 2, MPI_DOUBLE, peer, 20, 2, MPI_DOUBLE, second);
        MPI_Put(&values[2], 2, MPI_DOUBLE, rank, 22, 2, MPI_DOUBLE, second);
        MPI_Win_fence(i + 1 < TIMES ? 0 : MPI_MODE_NOSUCCEED, second);
        CHECK(counters[20], i);
        CHECK(counters[21], -i);
        CHECK(counters[22], i);
        CHECK(counters[23], -i);
        barrier();
    }
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Win_allocate(CELLS * sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_allocate(CELLS * sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &counters,
                     &second);
    memset(memory, 0, CELLS * sizeof *memory);
    memset(counters, 0, CELLS * sizeof *counters);
    barrier();
    MPI_Win_lock_all(0, win);
    announce();
    MPI_Win_lock_all(0, second);
    count();
    MPI_Win_unlock_all(second);
    MPI_Win_unlock_all(win);
    barrier();
    vary();
    barrier();
    fence();
    MPI_Win_free(&second);
    MPI_Win_free(&win);
    return finish("loops");
}
