/* Put, then get of the same location in one epoch, without a flush between.
 *
 * The racy version expects the get to return what the put wrote. MPI orders
 * neither: the get may be served first.
 *
 * COUNT locations make the failure sure where each pair is ordered at random: all
 * gets come after their puts with probability 2^-COUNT = 6e-8. */
#include "check.h"

enum { COUNT = 24, VALUE = 7 };

static void put_then_get(MPI_Win win) {
    const int value = VALUE;
    int seen[COUNT];
    for (int i = 0; i < COUNT; i++) {
        MPI_Put(&value, 1, MPI_INT, 1, i, 1, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
#endif
        MPI_Get(&seen[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
    }
    MPI_Win_flush(1, win);
    for (int i = 0; i < COUNT; i++)
        CHECK(seen[i], VALUE);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    MPI_Win win;
    allocate_ints(COUNT, 0, &win);
    if (rank == 0)
        put_then_get(win);
    finish("put_get", rank, &win);
}
