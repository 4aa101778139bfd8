/* A correct program whose trace is looked at: an operation of each kind, a window with a
 * name, contents that are the same in each run. */
#include <mpi.h>
#include <string.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank, *memory, values[4] = {1, 2, 3, 4}, got[4], old;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win win;
    MPI_Win_allocate(16 * sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_set_name(win, "grid of\nwords");
    memset(memory, 0, 16 * sizeof *memory);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(values, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
        MPI_Win_flush_local(1, win);
        MPI_Win_flush(1, win);
        MPI_Get(got, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
        MPI_Fetch_and_op(values, &old, MPI_INT, 1, 8, MPI_SUM, win);
        MPI_Win_unlock(1, win);
        if (got[3] != 4 || old != 0)
            MPI_Abort(MPI_COMM_WORLD, 1);
    }
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
