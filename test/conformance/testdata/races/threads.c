/* Threads of a rank (MPI 4.1, 11.6). What one thread has called counts for the others once they know of it.
 */
#define _GNU_SOURCE
#include "scenes.h"

#include <pthread.h>

static void in_thread(void *(*body)(void *))
{
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, body, NULL), 0);
    CHECK(pthread_join(thread, NULL), 0);
}

static void *put(void *none)
{
    PUT(1, 0); /* race-of-one-origin */
    flush_if(fixed, 1);
    return none;
}

static void put_by_another_thread(void)
{
    if (rank == 0) {
        in_thread(put);
        GET(1, 0); /* race-of-one-origin */
    }
}

static void *put_and_tell(void *none)
{
    PUT(1, 1); /* race-between-ranks */
    flush_if(fixed, 1);
    tell(2);
    return none;
}

static void told_by_another_thread(void)
{
    if (rank == 0) {
        in_thread(put_and_tell);
    } else if (rank == 2) {
        hear(0);
        GET(1, 1); /* race-between-ranks */
    }
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *update(void *mine)
{
    if (fixed)
        pthread_mutex_lock(&mutex);
    MPI_Put(mine, 1, MPI_INT, 1, 2, 1, MPI_INT, win); /* race-of-one-origin, with itself, needs threads */
    MPI_Win_flush(1, win);
    if (fixed)
        pthread_mutex_unlock(&mutex);
    return NULL;
}

static void two_threads_put(void)
{
    pthread_t threads[2];
    if (rank != 0)
        return;
    for (int i = 0; i < 2; i++)
        CHECK(pthread_create(&threads[i], NULL, update, &values[120 + i]), 0);
    for (int i = 0; i < 2; i++)
        CHECK(pthread_join(threads[i], NULL), 0);
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    CHECK(level, MPI_THREAD_MULTIPLE);
    scenes_start(argc, argv);
    PLAY(put_by_another_thread, told_by_another_thread, two_threads_put);
    drop(&win);
    return finish("threads");
}
