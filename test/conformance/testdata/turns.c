/* A race that the order of locks hides: rank 0 puts a word, and then says so in a critical section. Rank 1
 * has a critical section later, and puts that word. Whoever is second there knows what the first one did
 * before. But rank 1 does not look whether it is. With -DFIXED it waits until rank 0 has said so. */
#include "check.h"

#include <unistd.h>

enum { TARGET = 2, LATER = 20000 }; /* us */

static MPI_Win win, section;

/* Notes that the rank was here. Returns whether the other one was here before. */
static int critical(void)
{
    int before = -1, one = 1;
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, TARGET, 0, section);
    MPI_Get(&before, 1, MPI_INT, TARGET, 1 - rank, 1, MPI_INT, section);
    MPI_Put(&one, 1, MPI_INT, TARGET, rank, 1, MPI_INT, section);
    MPI_Win_unlock(TARGET, section);
    return before;
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    ints(4, &win);
    ints(4, &section);
    MPI_Win_unlock_all(section);
    barrier();
    if (rank == 0) {
        MPI_Put(&rank, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush(TARGET, win);
        critical();
    } else if (rank == 1) {
        usleep(LATER);
#ifdef FIXED
        while (!critical())
            ;
#else
        critical();
#endif
        MPI_Put(&rank, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush(TARGET, win);
    }
    barrier();
    MPI_Win_lock_all(0, section);
    drop(&section);
    drop(&win);
    return finish("turns");
}
