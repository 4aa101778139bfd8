/* Variables of blocks that are the buffers of operations. Where a line names the rule, the block ends before
 * the operation is complete. With -DFIXED it is complete inside the block. */
#include "usage.h"

enum { N = 4 };

static void one_sided(void)
{
    MPI_Win win = window();
    MPI_Win_lock_all(0, win);
    {
        int v[N] = {1};
        MPI_Put(v, N, MPI_INT, peer, 0, N, MPI_INT, win); /* buffer-out-of-scope */
        IF_FIXED(MPI_Win_flush_local(peer, win));
    }
    MPI_Win_flush(peer, win);
    for (int i = 0; i < 1; i++) {
        int v[N];
        MPI_Get(v, N, MPI_INT, peer, 4, N, MPI_INT, win); /* buffer-out-of-scope */
        IF_FIXED(MPI_Win_flush(peer, win));
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

static void messages(void)
{
    MPI_Request requests[2];
    int from[N];
    MPI_Irecv(from, N, MPI_INT, peer, 0, MPI_COMM_WORLD, &requests[0]);
    {
        int v[N] = {2};
        MPI_Isend(v, N, MPI_INT, peer, 0, MPI_COMM_WORLD, &requests[1]); /* buffer-out-of-scope */
        IF_FIXED(MPI_Wait(&requests[1], MPI_STATUS_IGNORE));
    }
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
}

/* Correct: the variables are static, of the function, on the heap or still in their block. */
static void kept(int n)
{
    MPI_Request request;
    int whole[N] = {n};
    {
        static int v[N];
        MPI_Iallreduce(MPI_IN_PLACE, v, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    }
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    {
        int *v = whole;
        MPI_Iallreduce(MPI_IN_PLACE, v, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    }
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    {
        int v[N] = {n};
        MPI_Iallreduce(MPI_IN_PLACE, v, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
        for (int done = 0; !done;)
            MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    }
    {
        int v[N] = {n};
        switch (n) {
        case 0:
            MPI_Iallreduce(MPI_IN_PLACE, v, N, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
            break;
        default:
            MPI_Ibarrier(MPI_COMM_WORLD, &request);
        }
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    if (n < 3)
        kept(n + 1);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    one_sided();
    messages();
    kept(0);
    return finish("blocks");
}
