/* Rank 1 comes to MPI_Finalize after a rank that has put data there. */
#include "check.h"

#include <unistd.h>

enum { LATE = 3000 }; /* microseconds */

int main(int argc, char **argv)
{
    MPI_Win win;
    int value = 7;
    check_start(&argc, &argv);
    ints(4, &win);
    barrier();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
    }
    drop(&win);
    barrier();
    if (rank == 0)
        puts("lingers: OK");
    else
        usleep(LATE);
    return MPI_Finalize();
}
