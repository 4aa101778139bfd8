#include <armci.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
enum { N = 512 };
int main(int argc, char **argv)
{
    int rank, size;
    MPI_Init(&argc, &argv);
    ARMCI_Init();
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    void **parts = malloc(sizeof *parts * (size_t)size);
    ARMCI_Malloc(parts, N * sizeof(double));
    double *mine = parts[rank], out[N], in[N];
    int next = (rank + 1) % size, bad = 0;
    for (int round = 0; round < 20; round++) {
        for (int i = 0; i < N; i++)
            out[i] = 1000 * rank + round + i;
        ARMCI_Barrier();
        ARMCI_Put(out, parts[next], sizeof out, next);
        ARMCI_Fence(next);
        ARMCI_Get(parts[next], in, sizeof in, next);
        for (int i = 0; i < N; i++)
            bad += in[i] != out[i];
        ARMCI_Barrier();
        double one = 1;
        for (int i = 0; i < size; i++)
            ARMCI_Acc(ARMCI_ACC_DBL, &one, out, parts[i], 8 * sizeof(double), i);
        ARMCI_Barrier();
        ARMCI_Access_begin(mine);
        double expected = 1000.0 * ((rank + size - 1) % size) + round;
        for (int r = 0; r < size; r++)
            expected += 1000.0 * r + round;
        bad += mine[0] != expected;
        ARMCI_Access_end(mine);
        ARMCI_Barrier();
    }
    int all;
    MPI_Allreduce(&bad, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf(all ? "armci: %d wrong\n" : "armci: OK\n", all);
    ARMCI_Free(parts[rank]);
    ARMCI_Finalize();
    MPI_Finalize();
    return all != 0;
}
