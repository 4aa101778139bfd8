/* Races of threads of one rank that are seldom at the same time (MPI 4.1, 11.6 and 12.7). They are found if
 * the program was compiled by `nastympi cc`: otherwise nobody knows how threads are ordered. Each scene makes
 * its accesses one after the other, by a wait of some time, which orders nothing. */
#define _GNU_SOURCE
#include "scenes.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <threads.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t threads_barrier;
static sem_t semaphore;
static mtx_t standard;
static atomic_int flag;
static int ready;
static volatile int seen;

static void later(void) { usleep(20000); }

/* Two threads of rank 0. The second one begins when the first one has done its part. */
static void two(void *(*first)(void *), void *(*second)(void *))
{
    pthread_t threads[2];
    if (rank != 0)
        return;
    CHECK(pthread_create(&threads[0], NULL, first, NULL), 0);
    CHECK(pthread_create(&threads[1], NULL, second, NULL), 0);
    CHECK(pthread_join(threads[0], NULL), 0);
    CHECK(pthread_join(threads[1], NULL), 0);
}

static void *put_in_time(void *none)
{
    PUT_AND_FLUSH(1, 0); /* race-between-threads, needs loads */
    if (fixed)
        CHECK(sem_post(&semaphore), 0);
    return none;
}

static void *get_in_time(void *none)
{
    later();
    if (fixed)
        CHECK(sem_wait(&semaphore), 0);
    GET(1, 0); /* race-between-threads, needs loads */
    MPI_Win_flush(1, win);
    return none;
}

static void semaphores(void) { two(put_in_time, get_in_time); }

static void *put_unlocked(void *none)
{
    if (fixed)
        pthread_mutex_lock(&mutex);
    PUT_AND_FLUSH(1, 1); /* race-between-threads, needs loads */
    if (fixed)
        pthread_mutex_unlock(&mutex);
    return none;
}

static void *put_locked(void *none)
{
    later();
    pthread_mutex_lock(&mutex);
    PUT_AND_FLUSH(1, 1); /* race-between-threads, needs loads */
    pthread_mutex_unlock(&mutex);
    return none;
}

static void mutexes(void) { two(put_unlocked, put_locked); }

static void *put_and_signal(void *none)
{
    PUT_AND_FLUSH(1, 2); /* race-between-threads, needs loads */
    if (fixed)
        pthread_mutex_lock(&mutex);
    ready = 1;
    if (fixed) {
        pthread_cond_signal(&condition);
        pthread_mutex_unlock(&mutex);
    }
    return none;
}

static void *wait_and_get(void *none)
{
    later();
    if (fixed) {
        pthread_mutex_lock(&mutex);
        while (!ready)
            pthread_cond_wait(&condition, &mutex);
        pthread_mutex_unlock(&mutex);
    }
    GET(1, 2); /* race-between-threads, needs loads */
    MPI_Win_flush(1, win);
    return none;
}

static void conditions(void) { two(put_and_signal, wait_and_get); }

static void *put_beside_barrier(void *none)
{
    if (!fixed)
        pthread_barrier_wait(&threads_barrier);
    PUT_AND_FLUSH(1, 3); /* race-between-threads, needs loads */
    if (fixed)
        pthread_barrier_wait(&threads_barrier);
    return none;
}

static void *put_after_barrier(void *none)
{
    pthread_barrier_wait(&threads_barrier);
    later();
    PUT_AND_FLUSH(1, 3); /* race-between-threads, needs loads */
    return none;
}

static void barriers(void) { two(put_beside_barrier, put_after_barrier); }

static void *put_and_set(void *none)
{
    PUT_AND_FLUSH(1, 4); /* race-between-threads, needs loads */
    if (fixed)
        atomic_store_explicit(&flag, 1, memory_order_release);
    return none;
}

static void *spin_and_get(void *none)
{
    later();
    while (fixed && atomic_load_explicit(&flag, memory_order_acquire) == 0)
        ;
    GET(1, 4); /* race-between-threads, needs loads */
    MPI_Win_flush(1, win);
    return none;
}

static void atomics(void) { two(put_and_set, spin_and_get); }

static void *accumulate_reading(void *none)
{
    pthread_rwlock_rdlock(&rwlock);
    REPLACE(1, 5); /* race-between-threads, needs loads */
    MPI_Win_flush(1, win);
    pthread_rwlock_unlock(&rwlock);
    return none;
}

static void *put_writing(void *none)
{
    later();
    if (fixed)
        pthread_rwlock_wrlock(&rwlock);
    PUT_AND_FLUSH(1, 5); /* race-between-threads, needs loads */
    if (fixed)
        pthread_rwlock_unlock(&rwlock);
    return none;
}

static void rwlocks(void) { two(accumulate_reading, put_writing); }

static void *put_to_itself(void *none)
{
    PUT_AND_FLUSH(0, 6); /* race-between-threads, needs loads */
    return none;
}

static void load_before_join(void)
{
    pthread_t thread;
    if (rank == 0) {
        CHECK(pthread_create(&thread, NULL, put_to_itself, NULL), 0);
        if (fixed)
            CHECK(pthread_join(thread, NULL), 0);
        later();
        seen = base[6]; /* race-between-threads, needs loads */
        MPI_Win_sync(win);
        if (!fixed)
            CHECK(pthread_join(thread, NULL), 0);
    }
}

static int put_of_c11(void *none)
{
    (void)none;
    if (fixed)
        mtx_lock(&standard);
    PUT_AND_FLUSH(1, 7); /* race-between-threads, needs loads */
    if (fixed)
        mtx_unlock(&standard);
    return 0;
}

static void threads_of_c11(void)
{
    thrd_t thread;
    if (rank == 0) {
        CHECK(thrd_create(&thread, put_of_c11, NULL), thrd_success);
        later();
        mtx_lock(&standard);
        PUT_AND_FLUSH(1, 7); /* race-between-threads, needs loads */
        mtx_unlock(&standard);
        CHECK(thrd_join(thread, NULL), thrd_success);
    }
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    CHECK(level, MPI_THREAD_MULTIPLE);
    scenes_start(argc, argv);
    CHECK(pthread_barrier_init(&threads_barrier, NULL, 2), 0);
    CHECK(sem_init(&semaphore, 0, 0), 0);
    CHECK(mtx_init(&standard, mtx_plain), thrd_success);
    PLAY(semaphores, mutexes, conditions, barriers, atomics, rwlocks, load_before_join, threads_of_c11);
    drop(&win);
    return finish("parallel");
}
