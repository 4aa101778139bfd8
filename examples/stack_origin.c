/* Put from a stack buffer that is gone when the epoch ends.
 *
 * store() hides a put behind an assignment, as libraries with global references
 * do. MPI may read the origin buffer as late as the flush. The racy version passes
 * the address of its own parameter, which no longer exists by then; the next call
 * of store() has long reused the place. */
#include "check.h"

enum { COUNT = 8, FIRST = 100 };

#ifdef FIXED
static void store(const int *value, int index, MPI_Win win) {
    MPI_Put(value, 1, MPI_INT, 1, index, 1, MPI_INT, win);
}
#else
static void store(int value, int index, MPI_Win win) {
    MPI_Put(&value, 1, MPI_INT, 1, index, 1, MPI_INT, win);
}
#endif

static void fill(MPI_Win win) {
#ifdef FIXED
    int values[COUNT];
    for (int i = 0; i < COUNT; i++) {
        values[i] = FIRST + i;
        store(&values[i], i, win);
    }
#else
    for (int i = 0; i < COUNT; i++)
        store(FIRST + i, i, win);
#endif
    MPI_Win_flush(1, win);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    MPI_Win win;
    int *base = allocate_ints(COUNT, 0, &win);
    if (rank == 0)
        fill(win);

    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    if (rank == 1)
        for (int i = 0; i < COUNT; i++)
            CHECK(base[i], FIRST + i);
    finish("stack_origin", rank, &win);
}
