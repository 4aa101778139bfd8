/* Polls its own memory for what another rank puts, by loads of an object that is not volatile
 * (MPI 4.1, 12.7). The rank may find at its first look what it waits for. LOOK loads the flag into `seen`.
 * The program is correct. */
#include "check.h"

#ifndef LOOK
#define LOOK seen = *(int *)memory
#endif

int main(int argc, char **argv)
{
    enum { BYTES = 24, DATA = 8 };
    char *memory, ones[BYTES], copy[BYTES];
    const int one = 1;
    int seen = 0, message;
    MPI_Win win;
    check_start(&argc, &argv);
    memset(ones, 1, sizeof ones);
    MPI_Win_allocate(64, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_lock_all(0, win);
    memset(memory, 0, 64);
    publish(win);
    barrier();
    if (rank == 0) {
        MPI_Put(ones, BYTES, MPI_BYTE, 1, DATA, BYTES, MPI_BYTE, win);
        MPI_Win_flush(1, win);
        MPI_Put(&one, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_flush(1, win);
    }
    while (rank == 1 && !seen) {
        MPI_Win_sync(win);
        LOOK;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE); /* progress */
    }
    if (rank == 1) {
        memcpy(copy, memory + DATA, BYTES);
        CHECK_BYTES("data", copy, ones, BYTES);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("polled");
}
