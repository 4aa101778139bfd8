/* Races in memory of MPI_Win_allocate_shared beside mutexes, semaphores, barriers and condition variables of
 * POSIX in the same memory, by which processes synchronize (MPI 4.1, 12.2.3 and 12.7). They are found if the
 * program was compiled by `nastympi cc`. */
#define _GNU_SOURCE
#include "scenes.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <time.h>

/* What rank 1 has. Each rank has it at another address. */
struct guards {
    pthread_mutex_t mutex, another;
    pthread_spinlock_t spin;
    pthread_rwlock_t rwlock;
    pthread_barrier_t barrier;
    pthread_cond_t condition;
    sem_t semaphore, stored;
    volatile int ready; /* plain loads that are repeated may poll, and then hide what is late */
    int turn, data[WORDS];
};

static volatile int seen;
static MPI_Win common;
static struct guards *guards;

static void lock(pthread_mutex_t *mutex) { CHECK(pthread_mutex_lock(mutex), 0); }
static void unlock(pthread_mutex_t *mutex) { CHECK(pthread_mutex_unlock(mutex), 0); }

static void store_without_mutex(void)
{
    if (rank == 0) {
        if (fixed)
            lock(&guards->mutex);
        guards->data[0] = 1; /* race-between-ranks, needs loads */
        if (fixed)
            unlock(&guards->mutex);
    } else if (rank == 1) {
        lock(&guards->mutex);
        guards->data[0] += 2; /* race-between-ranks, needs loads */
        unlock(&guards->mutex);
    }
}

static void two_mutexes(void)
{
    if (rank == 2) {
        lock(&guards->mutex);
        guards->data[1] = 1; /* race-between-ranks, needs loads */
        unlock(&guards->mutex);
    } else if (rank == 0) {
        lock(fixed ? &guards->mutex : &guards->another);
        seen = guards->data[1]; /* race-between-ranks, needs loads */
        unlock(fixed ? &guards->mutex : &guards->another);
    }
}

static void store_without_spinlock(void)
{
    if (rank == 2) {
        if (fixed)
            CHECK(pthread_spin_lock(&guards->spin), 0);
        guards->data[2] = 1; /* race-between-ranks, needs loads */
        if (fixed)
            CHECK(pthread_spin_unlock(&guards->spin), 0);
    } else if (rank == 1) {
        CHECK(pthread_spin_lock(&guards->spin), 0);
        seen = guards->data[2]; /* race-between-ranks, needs loads */
        CHECK(pthread_spin_unlock(&guards->spin), 0);
    }
}

/* The readers exclude the writer, and not each other. */
static void store_without_write_lock(void)
{
    if (rank == 0) {
        if (fixed)
            CHECK(pthread_rwlock_wrlock(&guards->rwlock), 0);
        guards->data[3] = 1; /* race-between-ranks, needs loads */
        if (fixed)
            CHECK(pthread_rwlock_unlock(&guards->rwlock), 0);
    } else {
        CHECK(pthread_rwlock_rdlock(&guards->rwlock), 0);
        seen = guards->data[3]; /* race-between-ranks, needs loads */
        CHECK(pthread_rwlock_unlock(&guards->rwlock), 0);
    }
}

static void store_after_post(void)
{
    if (rank == 0) {
        if (fixed)
            guards->data[4] = 1;
        CHECK(sem_post(&guards->semaphore), 0);
        if (!fixed)
            guards->data[4] = 1; /* race-between-ranks, needs loads */
    } else if (rank == 1) {
        CHECK(sem_wait(&guards->semaphore), 0);
        seen = guards->data[4]; /* race-between-ranks, needs loads */
    }
}

/* The semaphore tells of the put, and not that it is complete. */
static void post_before_flush(void)
{
    if (rank == 0) {
        MPI_Aint at = (char *)&guards->data[5] - (char *)guards;
        MPI_Put(&values[100], 1, MPI_INT, 1, at, 1, MPI_INT, common); /* race-between-ranks, needs loads */
        if (fixed)
            MPI_Win_flush(1, common);
        CHECK(sem_post(&guards->stored), 0);
        MPI_Win_flush(1, common);
    } else if (rank == 2) {
        CHECK(sem_wait(&guards->stored), 0);
        seen = guards->data[5]; /* race-between-ranks, needs loads */
    }
}

static void wait_for_another(void)
{
    int result = pthread_barrier_wait(&guards->barrier);
    CHECK(result == 0 || result == PTHREAD_BARRIER_SERIAL_THREAD, 1);
}

static void store_after_barrier(void)
{
    if (rank == 0) {
        if (fixed)
            guards->data[6] = 1;
        wait_for_another();
        if (!fixed)
            guards->data[6] = 1; /* race-between-ranks, needs loads */
    } else if (rank == 2) {
        wait_for_another();
        seen = guards->data[6]; /* race-between-ranks, needs loads */
    }
}

static void store_after_signal(void)
{
    if (rank == 0) {
        if (fixed)
            guards->data[7] = 1;
        lock(&guards->mutex);
        guards->ready = 1;
        pthread_cond_broadcast(&guards->condition);
        unlock(&guards->mutex);
        if (!fixed)
            guards->data[7] = 1; /* race-between-ranks, needs loads */
    } else if (rank == 1) {
        lock(&guards->mutex);
        while (!guards->ready)
            CHECK(pthread_cond_wait(&guards->condition, &guards->mutex), 0);
        unlock(&guards->mutex);
        seen = guards->data[7]; /* race-between-ranks, needs loads */
    }
}

/* Attempts, and calls with a time limit: all of it is correct. */
static void in_turns(void)
{
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += 60;
    for (int i = 0; i < 3; i++) {
        CHECK(pthread_mutex_timedlock(&guards->mutex, &end), 0);
        while (guards->turn != 3 * i + rank)
            CHECK(pthread_cond_timedwait(&guards->condition, &guards->mutex, &end), 0);
        unlock(&guards->mutex);
        guards->data[8] += 1;
        lock(&guards->mutex);
        guards->turn++;
        CHECK(pthread_cond_broadcast(&guards->condition), 0);
        unlock(&guards->mutex);
    }
}

/* Each one waits until it gets the mutex or the semaphore. All of it is correct. */
static void attempts(void)
{
    while (pthread_mutex_trylock(&guards->another) == EBUSY)
        sched_yield();
    guards->data[9] += 1;
    unlock(&guards->another);
    while (rank > 0 && sem_trywait(&guards->semaphore) != 0)
        CHECK(errno, EAGAIN);
    guards->data[10] += 1;
    CHECK(sem_post(&guards->semaphore), 0);
}

static void make_guards(void)
{
    pthread_mutexattr_t of_mutexes;
    pthread_condattr_t of_conditions;
    pthread_rwlockattr_t of_rwlocks;
    pthread_barrierattr_t of_barriers;
    CHECK(pthread_mutexattr_init(&of_mutexes), 0);
    CHECK(pthread_mutexattr_setpshared(&of_mutexes, PTHREAD_PROCESS_SHARED), 0);
    CHECK(pthread_mutex_init(&guards->mutex, &of_mutexes), 0);
    CHECK(pthread_mutex_init(&guards->another, &of_mutexes), 0);
    CHECK(pthread_condattr_init(&of_conditions), 0);
    CHECK(pthread_condattr_setpshared(&of_conditions, PTHREAD_PROCESS_SHARED), 0);
    CHECK(pthread_cond_init(&guards->condition, &of_conditions), 0);
    CHECK(pthread_rwlockattr_init(&of_rwlocks), 0);
    CHECK(pthread_rwlockattr_setpshared(&of_rwlocks, PTHREAD_PROCESS_SHARED), 0);
    CHECK(pthread_rwlock_init(&guards->rwlock, &of_rwlocks), 0);
    CHECK(pthread_barrierattr_init(&of_barriers), 0);
    CHECK(pthread_barrierattr_setpshared(&of_barriers, PTHREAD_PROCESS_SHARED), 0);
    CHECK(pthread_barrier_init(&guards->barrier, &of_barriers, 2), 0);
    CHECK(pthread_spin_init(&guards->spin, PTHREAD_PROCESS_SHARED), 0);
    CHECK(sem_init(&guards->semaphore, 1, 0), 0);
    CHECK(sem_init(&guards->stored, 1, 0), 0);
}

static void share(void)
{
    void *mine;
    int unit;
    MPI_Aint bytes;
    MPI_Win_allocate_shared(sizeof *guards, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &common);
    MPI_Win_shared_query(common, 1, &bytes, &unit, (void *)&guards);
    MPI_Win_lock_all(0, common);
    memset(mine, 0, sizeof *guards);
    publish(common);
    if (rank == 1)
        make_guards();
    publish(common);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    share();
    PLAY(store_without_mutex, two_mutexes, store_without_spinlock, store_without_write_lock, store_after_post,
         post_before_flush, store_after_barrier, store_after_signal, in_turns, attempts);
    drop(&common);
    drop(&win);
    return finish("guards");
}
