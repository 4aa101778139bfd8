/* Rank 0 ends with exit status 3 and without MPI_Finalize: always, or, with the argument late, if a get is
 * served before the put of the same epoch, which only a local flush completes (MPI 4.1, 12.7). */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Win win;
    int sent = 7, seen = 0;
    check_start(&argc, &argv);
    ints(4, &win);
    if (rank == 0) {
        MPI_Put(&sent, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
        MPI_Get(&seen, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
        if (argc == 1 || seen != sent)
            exit(3);
    }
    drop(&win);
    return finish("gives_up");
}
