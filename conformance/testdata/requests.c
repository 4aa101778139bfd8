/* Request-based operations among others: those of the accumulate family come after what was
 * called before them, and waiting for one makes its buffer usable (MPI 4.1, 12.3.5). */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Win win;
    check_start(&argc, &argv);
    int *base = ints(16, &win);
    for (int i = 0; i < 50; i++) {
        int five = 5, one = 1, got = -1, old = -1, sum = -1;
        MPI_Request requests[2];
        MPI_Status statuses[2];
        base[0] = base[1] = base[2] = base[3] = 0;
        publish(win);
        MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
        MPI_Raccumulate(&five, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, win, &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        five = 6;
        MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
        MPI_Rget_accumulate(NULL, 0, MPI_DATATYPE_NULL, &old, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_NO_OP, win,
                            &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        CHECK(old, 6);
        MPI_Fetch_and_op(&one, &sum, MPI_INT, peer, 0, MPI_SUM, win);
        MPI_Win_flush(peer, win);
        CHECK(sum, 6);
        MPI_Rput(&i, 1, MPI_INT, peer, 2, 1, MPI_INT, win, &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        MPI_Win_flush(peer, win);
        MPI_Rget(&got, 1, MPI_INT, peer, 2, 1, MPI_INT, win, &requests[0]);
        MPI_Rget(&old, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &requests[1]);
        MPI_Waitall(2, requests, statuses);
        CHECK(got, i);
        CHECK(old, 7);
        MPI_Win_flush(peer, win);
        publish(win);
        CHECK(base[0], 7);
        barrier();
    }
    drop(&win);
    return finish("requests");
}
