/* Ranks count together, each with as many fetching operations and flushes as its argument says. It looks like
 * a loop that waits for a value. */
#include "check.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    const int count = argc > 1 ? atoi(argv[1]) : 100;
    int *base, one = 1, before = -1, got;
    MPI_Win win;

    check_start(&argc, &argv);
    MPI_Win_allocate(16, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    *base = 0;
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    barrier();
    for (int i = 0; i < count; i++) {
        MPI_Fetch_and_op(&one, &got, MPI_INT, 0, 0, MPI_SUM, win);
        MPI_Win_flush(0, win);
        CHECK(got > before, 1);
        before = got;
    }
    barrier();
    MPI_Win_sync(win);
    if (rank == 0)
        CHECK(*base, 2 * count);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("counting");
}
