/* Breaks rules of one-sided communication that libraries let pass, one at each line that names a rule of
 * `nastympi check`. With -DFIXED the same calls are correct. */
#include "check.h"

#ifdef FIXED
#define WRONG(wrong, right) right
#else
#define WRONG(wrong, right) wrong
#endif

int main(int argc, char **argv)
{
    int *base, value = 5, old = 0, word = 0;
    MPI_Win win;
    MPI_Request request;
    check_start(&argc, &argv);
    MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
        MPI_Put(&value, 1, WRONG(MPI_FLOAT, MPI_INT), peer, 0, 1, MPI_INT, win); /* signature-mismatch */
        MPI_Accumulate(&value, 1, MPI_INT, peer, 1, 1, MPI_INT, MPI_SUM, win);
        MPI_Fetch_and_op(&old, WRONG(&old, &word), MPI_INT, peer, 2, MPI_SUM, win); /* origin-is-result */
        MPI_Win_unlock(peer, win);
    }
    MPI_Irecv(&word, 1, MPI_INT, peer, 7, MPI_COMM_WORLD, &request);
    MPI_Send(&value, 1, MPI_INT, peer, WRONG(8, 7), MPI_COMM_WORLD); /* message-not-received */
#ifdef FIXED
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Win_free(&win);
#endif
    return finish("usage"); /* request-not-completed, window-not-freed */
}
