/* Each rank puts a word to the other one, and reads its own between two fences. The put of the next round may
 * overwrite what is still being read (12.7). The argument is a rank that is slow, before its puts or before
 * its loads: that decides which of both is earlier, and must not decide what is reported. With -DFIXED the
 * rounds are separated. */
#include "check.h"

#include <stdlib.h>
#include <unistd.h>

enum { ROUNDS = 10, PAUSE = 3000 /* us */ };

static void pause_if(int slow)
{
    if (slow)
        usleep(PAUSE);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    int slow = argc > 1 ? atoi(argv[1]) : -1, late = argc > 2, *base, value;
    MPI_Win win;
    MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    *base = 0;
    MPI_Win_fence(0, win);
    for (int round = 1; round < ROUNDS; round++) {
        value = round;
        pause_if(rank == slow && !late);
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* the put */
        MPI_Win_fence(0, win);
        pause_if(rank == slow && late);
        size += *base; /* the load */
#ifdef FIXED
        MPI_Win_fence(0, win);
#endif
    }
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
    return finish("halo");
}
