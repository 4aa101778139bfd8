#include <ga.h>
#include <macdecls.h>
#include <mpi.h>
#include <stdio.h>
enum { N = 64 };
int main(int argc, char **argv)
{
    int rank, size, bad = 0;
    MPI_Init(&argc, &argv);
    GA_Initialize();
    MA_init(C_DBL, 100000, 100000);
    rank = GA_Nodeid();
    size = GA_Nnodes();
    int dims[2] = {N, N};
    int g = NGA_Create(C_DBL, 2, dims, "matrix", NULL);
    GA_Zero(g);
    for (int round = 0; round < 10; round++) {
        double block[8][8], one = 1;
        int lo[2] = {8 * (rank % 8), 8 * (round % 8)}, hi[2] = {lo[0] + 7, lo[1] + 7}, ld[1] = {8};
        for (int i = 0; i < 64; i++)
            block[i / 8][i % 8] = i + 100 * rank;
        GA_Sync();
        NGA_Put(g, lo, hi, block, ld);
        GA_Sync();
        double got[8][8];
        NGA_Get(g, lo, hi, got, ld);
        for (int i = 0; i < 64; i++)
            bad += got[i / 8][i % 8] != i + 100 * rank;
        GA_Sync();
        NGA_Acc(g, lo, hi, block, ld, &one);
        GA_Sync();
        NGA_Get(g, lo, hi, got, ld);
        for (int i = 0; i < 64; i++)
            bad += got[i / 8][i % 8] != 2 * (i + 100 * rank);
    }
    GA_Igop(&bad, 1, "+");
    if (rank == 0)
        printf(bad ? "ga: %d wrong\n" : "ga: OK\n", bad);
    (void)size;
    GA_Destroy(g);
    GA_Terminate();
    MPI_Finalize();
    return bad != 0;
}
