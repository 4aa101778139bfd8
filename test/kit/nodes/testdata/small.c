/* Each rank puts into its right neighbour, gets from its left one, and all add to rank 0, in epochs of each
 * kind. Rank 0 says on which nodes they ran. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 64
#define CHECK(c)                                                                                             \
    do {                                                                                                     \
        if (!(c)) {                                                                                          \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #c);                                          \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                                    \
        }                                                                                                    \
    } while (0)
int main(int argc, char **argv)
{
    int rank, size, *mem, sum = 0, one = 1;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    int out[N], in[N];
    MPI_Win_allocate(2 * N * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &mem, &win);
    for (int round = 0; round < 10; round++) {
        for (int i = 0; i < N; i++)
            out[i] = 1000 * round + rank, mem[i] = mem[N + i] = -1;
        MPI_Win_fence(0, win);
        MPI_Put(out, N, MPI_INT, right, 0, N, MPI_INT, win);
        MPI_Win_fence(0, win);
        CHECK(mem[N - 1] == 1000 * round + left);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_lock_all(0, win);
        MPI_Get(in, N, MPI_INT, left, 0, N, MPI_INT, win);
        MPI_Win_flush(left, win);
        CHECK(in[0] == 1000 * round + (left + size - 1) % size);
        MPI_Win_unlock_all(win);
        MPI_Barrier(MPI_COMM_WORLD);
        mem[0] = 0;
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win);
        MPI_Win_unlock(0, win);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
        MPI_Fetch_and_op(&one, &sum, MPI_INT, 0, 0, MPI_NO_OP, win);
        MPI_Win_unlock(0, win);
        CHECK(sum == size);
        MPI_Group world, sources, targets;
        MPI_Comm_group(MPI_COMM_WORLD, &world);
        MPI_Group_incl(world, 1, &left, &sources);
        MPI_Group_incl(world, 1, &right, &targets);
        MPI_Win_post(sources, 0, win);
        MPI_Win_start(targets, 0, win);
        MPI_Put(out, N, MPI_INT, right, N, N, MPI_INT, win);
        MPI_Win_complete(win);
        MPI_Win_wait(win);
        CHECK(mem[N] == 1000 * round + left);
        MPI_Group_free(&world);
        MPI_Group_free(&sources);
        MPI_Group_free(&targets);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Win_free(&win);
    char name[MPI_MAX_PROCESSOR_NAME] = "";
    char *names = malloc((size_t)size * sizeof name);
    int length;
    MPI_Get_processor_name(name, &length);
    MPI_Gather(name, sizeof name, MPI_CHAR, names, sizeof name, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (rank == 0) {
        printf("OK");
        for (int i = 0; i < size; i++)
            printf(" %s", names + (size_t)i * sizeof name);
        printf("\n");
    }
    free(names);
    MPI_Finalize();
    return 0;
}
