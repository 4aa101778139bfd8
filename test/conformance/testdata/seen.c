/* Who has seen by an atomic operation what another rank has accumulated may store, load, put and get there:
 * the accumulate is over for these bytes, although nobody has been told that it is complete
 * (MPI 4.1, 12.7.1). */
#include "check.h"

enum { EMPTY = -1, ROUNDS = 5 };

static MPI_Win win;

static void deposit(int value, int slot)
{
    MPI_Accumulate(&value, 1, MPI_INT, 0, slot, 1, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(0, win);
}

static void await(int value, int slot)
{
    int got;
    do {
        MPI_Fetch_and_op(NULL, &got, MPI_INT, 0, slot, MPI_NO_OP, win);
        MPI_Win_flush(0, win);
    } while (got != value);
}

int main(int argc, char **argv)
{
    int *base, empty = EMPTY, got = 0;

    check_start(&argc, &argv);
    MPI_Win_allocate(4 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    for (int i = 0; i < 4; i++)
        base[i] = EMPTY;
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    barrier();
    for (int i = 0; i < ROUNDS; i++) {
        if (rank == 1) {
            deposit(i, 0);
            deposit(i, 1);
        } else if (rank == 0) {
            await(i, 0);
            MPI_Win_sync(win);
            CHECK(base[0], i);
            base[0] = EMPTY;
            MPI_Win_sync(win);
            await(i, 1);
            MPI_Get(&got, 1, MPI_INT, 0, 1, 1, MPI_INT, win);
            MPI_Win_flush(0, win);
            CHECK(got, i);
            MPI_Put(&empty, 1, MPI_INT, 0, 1, 1, MPI_INT, win);
            MPI_Win_flush(0, win);
        }
        barrier();
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("seen");
}
