/* An accumulate that reads before one that was called earlier is complete: accumulate-not-complete. MPI
 * allows that, and this program relies on more, so it fails under a schedule. With -DFIXED it completes the
 * first one. Its argument is how the second call comes after the first one. */
#include "check.h"

static MPI_Win win;
static int one = 1, sum;

static void complete(void)
{
#ifdef FIXED
    MPI_Win_flush(1, win);
#endif
}

static void read_sum(void)
{
    MPI_Fetch_and_op(NULL, &sum, MPI_INT, 1, 0, MPI_NO_OP, win);
    MPI_Win_flush(1, win);
    CHECK(sum, 1);
}

/* 12.5.4 and 12.7.1: a message does not complete the accumulate. */
static void told(void)
{
    if (rank == 0) {
        MPI_Accumulate(&one, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, win); /* accumulate-not-complete */
        complete();
        MPI_Send(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD);
        MPI_Recv(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
        MPI_Recv(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        read_sum();
        MPI_Send(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD);
    }
}

/* 12.7.2: the window promises no order. */
static void unordered(void)
{
    if (rank == 0) {
        MPI_Accumulate(&one, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, win); /* accumulate-not-complete */
        complete();
        read_sum();
    }
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    int is_unordered = argc > 1 && strcmp(argv[1], "unordered") == 0, *memory;
    MPI_Info info;
    MPI_Info_create(&info);
    if (is_unordered)
        MPI_Info_set(info, "accumulate_ordering", "none");
    MPI_Win_allocate(16, sizeof *memory, info, MPI_COMM_WORLD, &memory, &win);
    MPI_Info_free(&info);
    *memory = 0;
    MPI_Win_lock_all(0, win);
    publish(win);
    if (is_unordered)
        unordered();
    else
        told();
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("overtaken");
}
