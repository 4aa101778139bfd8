/* A thread from before MPI_Init, and another after it. A program that is compiled with -fsanitize=thread may
 * do so, too: nothing that nastympi starts looks to ThreadSanitizer like a fork beside threads. */
#include "check.h"

#include <pthread.h>

static pthread_barrier_t together;

static void *meet(void *unused)
{
    pthread_barrier_wait(&together);
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t early, late;
    pthread_barrier_init(&together, NULL, 3);
    CHECK(pthread_create(&early, NULL, meet, NULL), 0);
    int level, *base, one = 1;
    MPI_Win win;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(4 * sizeof *base, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    MPI_Put(&one, 1, MPI_INT, rank, 0, 1, MPI_INT, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    CHECK(*base, 1);
    CHECK(pthread_create(&late, NULL, meet, NULL), 0);
    pthread_barrier_wait(&together);
    CHECK(pthread_join(early, NULL), 0);
    CHECK(pthread_join(late, NULL), 0);
    MPI_Win_free(&win);
    return finish("early_thread");
}
