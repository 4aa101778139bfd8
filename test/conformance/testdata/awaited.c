/* A rank spins on an atomic variable in shared memory for a long time (MPI 4.1, 12.7; C11, 5.1.2.4). However
 * often it looks, the looks stand for few events of the recording, and the races beside them are found. Each
 * race has a correct twin, by -DFIXED. */
#include "check.h"

#include <stdatomic.h>

enum { FLAG, BEFORE, AFTER, WORDS = 16, AT_LEAST = 1500000 };

int main(int argc, char **argv)
{
    MPI_Win win;
    MPI_Aint bytes;
    int *words, unit, looks = 0;
    check_start(&argc, &argv);
    MPI_Win_allocate_shared((rank == 0) * WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD,
                            &words, &win);
    MPI_Win_shared_query(win, 0, &bytes, &unit, &words);
    _Atomic int *flag = (_Atomic int *)&words[FLAG];
    MPI_Win_lock_all(0, win);
    if (rank == 0)
        memset(words, 0, WORDS * sizeof(int));
    publish(win);
    if (rank == 0) {
#ifdef FIXED
        words[AFTER] = 1;
#endif
        words[BEFORE] = 1;
        atomic_store(flag, 1);
#ifndef FIXED
        words[AFTER] = 1; /* stored too late */
#endif
    } else if (rank == 1) {
        do
            looks++;
        while (!atomic_load(flag) || looks < AT_LEAST);
        CHECK(words[BEFORE], 1);
        if (words[AFTER] > 1) /* loaded */
            return 1;
    }
    publish(win);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("awaited");
}
