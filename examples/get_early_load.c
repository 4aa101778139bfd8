/* Load of a get's buffer before the get is complete.
 *
 * Rank 0 fetches COUNT values from rank 1. The racy version reads the buffer as
 * soon as MPI_Get returns; MPI delivers the data no later than the flush, and
 * until then the buffer may hold anything. */
#include "check.h"

enum { COUNT = 16, VALUE = 7 };

static void fetch(MPI_Win win) {
    int buffer[COUNT];
    for (int i = 0; i < COUNT; i++)
        buffer[i] = 0;

    MPI_Get(buffer, COUNT, MPI_INT, 1, 0, COUNT, MPI_INT, win);
#ifdef FIXED
    MPI_Win_flush_local(1, win);
    for (int i = 0; i < COUNT; i++)
        CHECK(buffer[i], VALUE);
#else
    for (int i = 0; i < COUNT; i++)
        CHECK(buffer[i], VALUE);
    MPI_Win_flush_local(1, win);
#endif
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    MPI_Win win;
    allocate_ints(COUNT, VALUE, &win);
    if (rank == 0)
        fetch(win);
    finish("get_early_load", rank, &win);
}
