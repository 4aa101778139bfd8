/* A correct program whose sequence of calls is always the same: no polling, nothing that
 * depends on time. Many operations that overlap, of all kinds, in epochs of fence and
 * lock_all; what they leave in memory is not looked at. */
#include "check.h"

enum { CELLS = 64, BATCHES = 9, ALIKE = 4, RANKS = 8 };

static double values[8];
static double got[BATCHES * RANKS * ALIKE][8], old[BATCHES * RANKS * ALIKE][2];
static int gets;

/* Puts and gets overlap in the first half of the window, accumulates in the second. */
static void operate(MPI_Win win, int batch)
{
    for (int target = 0; target < size; target++)
        for (int i = 0; i < ALIKE; i++, gets++) {
            int at = (7 * i + 3 * batch) % (CELLS / 2);
            MPI_Put(values, 8, MPI_DOUBLE, target, at, 8, MPI_DOUBLE, win);
            MPI_Get(got[gets], 8, MPI_DOUBLE, target, at + 4, 8, MPI_DOUBLE, win);
            at += CELLS;
            MPI_Accumulate(values, 4, MPI_DOUBLE, target, at, 4, MPI_DOUBLE, MPI_SUM, win);
            MPI_Get_accumulate(values, 2, MPI_DOUBLE, old[gets], 2, MPI_DOUBLE, target, at + 2, 2, MPI_DOUBLE,
                               MPI_SUM, win);
        }
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    double *memory, one[4];
    MPI_Win win;
    MPI_Win_allocate(2 * CELLS * sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &memory,
                     &win);
    MPI_Win_fence(0, win);
    operate(win, 0);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    MPI_Win_lock_all(0, win);
    for (int round = 0; round < 4; round++) {
        MPI_Request request;
        operate(win, 1 + round);
        MPI_Win_flush_local(peer, win);
        MPI_Rget(one, 4, MPI_DOUBLE, rank, CELLS, 4, MPI_DOUBLE, win, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        barrier();
        operate(win, 5 + round);
        MPI_Win_flush(round % size, win);
    }
    MPI_Win_flush_all(win);
    drop(&win);
    return finish("repeated");
}
