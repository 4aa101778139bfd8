/* Two threads are in collective operations on one communicator at the same time (MPI 4.1, 6.14): which one
 * comes first, no rank knows. With -DFIXED each thread has a communicator of its own. */
#include "threads.h"

#include <unistd.h>

static MPI_Comm comms[2];

static void *first(void *unused)
{
    MPI_Barrier(comms[0]);
    return unused;
}

static void *second(void *unused)
{
    usleep(200000);
    MPI_Barrier(comms[1]); /* collectives-at-once */
    return unused;
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &comms[0]);
    comms[1] = comms[0];
#ifdef FIXED
    MPI_Comm_dup(MPI_COMM_WORLD, &comms[1]);
#endif
    if (rank == 0) {
        pthread_t threads[2];
        CHECK(pthread_create(&threads[0], NULL, first, NULL), 0);
        CHECK(pthread_create(&threads[1], NULL, second, NULL), 0);
        for (int i = 0; i < 2; i++)
            CHECK(pthread_join(threads[i], NULL), 0);
    } else {
        sleep(1);
        for (int i = 0; i < 2; i++)
            MPI_Barrier(comms[i]);
    }
#ifdef FIXED
    MPI_Comm_free(&comms[1]);
#endif
    MPI_Comm_free(&comms[0]);
    return finish("collectives_together");
}
