/* A library on top of MPI: all one-sided calls of a program are here. */
#include <mpi.h>

void wrapper_put(int value, int target, int place, MPI_Win win);
void wrapper_flush(int target, MPI_Win win);

static int values[16]; /* origins must live until the flush */
static int used;

/* Two frames, so that the innermost one outside of the library is not the nearest caller. */
static __attribute__((noinline)) void put(const int *value, int target, int place, MPI_Win win)
{
    MPI_Put(value, 1, MPI_INT, target, place, 1, MPI_INT, win);
    used %= 16;
}

void wrapper_put(int value, int target, int place, MPI_Win win)
{
    int *kept = &values[used++ % 16];
    *kept = value;
    put(kept, target, place, win);
    used %= 16;
}

void wrapper_flush(int target, MPI_Win win)
{
    MPI_Win_flush(target, win);
    used %= 16;
}
