/* Two threads wait for one request at the same time (MPI 4.1, 11.6.2). A library may fail, or one thread may
 * wait for ever. With -DFIXED each thread waits for a request of its own. */
#include "threads.h"

#include <unistd.h>

static MPI_Request requests[2];

static void *wait_for_first(void *unused)
{
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    return unused;
}

static void *wait_for_copy(void *unused)
{
#ifdef FIXED
    MPI_Request copies[] = {MPI_REQUEST_NULL, requests[1]};
#else
    MPI_Request copies[] = {requests[1], requests[0]};
#endif
    usleep(200000);
    MPI_Waitall(2, copies, MPI_STATUSES_IGNORE); /* awaited-by-two-threads */
    return unused;
}

int main(int argc, char **argv)
{
    int level, got[2], given[2] = {1, 2};
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        pthread_t first, second;
        for (int i = 0; i < 2; i++)
            MPI_Irecv(&got[i], 1, MPI_INT, 1, i, MPI_COMM_WORLD, &requests[i]);
        CHECK(pthread_create(&first, NULL, wait_for_first, NULL), 0);
        CHECK(pthread_create(&second, NULL, wait_for_copy, NULL), 0);
        CHECK(pthread_join(first, NULL), 0);
        CHECK(pthread_join(second, NULL), 0);
    } else if (rank == 1) {
        sleep(1);
        for (int i = 0; i < 2; i++)
            MPI_Send(&given[i], 1, MPI_INT, 0, i, MPI_COMM_WORLD);
    }
    return finish("waits_together");
}
