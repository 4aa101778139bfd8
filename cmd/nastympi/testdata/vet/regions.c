/* Compiled with -fopenmp, too. */
#include <mpi.h>

/* Case: a parallel loop of puts, each element filled before its put */
void parallel_loop(MPI_Win win, int *v, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        v[i] = i;
        MPI_Put(&v[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
    }
    MPI_Win_flush(1, win);
}

/* Case: a parallel region that changes the buffer of a put before it */
void parallel_region(MPI_Win win, int *v, int n)
{
    MPI_Put(v, n, MPI_INT, 1, 0, n, MPI_INT, win);
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        v[i] = i; /* vet: must put-store */
    MPI_Win_flush(1, win);
}
