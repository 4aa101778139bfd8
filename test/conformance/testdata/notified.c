/* A race that the order of messages hides: rank 0 puts a word, and then notifies rank 1, as rank 2 does a
 * little later. Rank 1 puts the word after the first message that comes, and does not look whose that is.
 * With -DFIXED it waits for both. */
#include "check.h"

#include <unistd.h>

enum { TARGET = 2, LATER = 20000 }; /* us */

static void hear_anybody(void)
{
    MPI_Recv(NULL, 0, MPI_INT, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    MPI_Win win;
    check_start(&argc, &argv);
    ints(4, &win);
    barrier();
    if (rank == 0) {
        MPI_Put(&rank, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush(TARGET, win);
        MPI_Send(NULL, 0, MPI_INT, 1, 1, MPI_COMM_WORLD);
    } else if (rank == 1) {
        hear_anybody();
#ifdef FIXED
        hear_anybody();
#endif
        MPI_Put(&rank, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush(TARGET, win);
#ifndef FIXED
        hear_anybody();
#endif
    } else {
        usleep(LATER);
        MPI_Send(NULL, 0, MPI_INT, 1, 1, MPI_COMM_WORLD);
    }
    barrier();
    drop(&win);
    return finish("notified");
}
