/* Programs with a race between two ranks that goes well as long as neither is slow: one
 * works for a while before it does what the other should have waited for. The first
 * argument chooses the race; with `correct` as the second one, the missing
 * synchronization is there (MPI 4.1, 12.7: nothing but synchronization orders an update
 * and an access of another process). Rank 0 makes the updates that come too late. */
#include "check.h"

#include <pthread.h>
#include <time.h>
#include <unistd.h>

enum { CELLS = 16, ROUNDS = 3 };

static MPI_Win win;
static int *base;
static int correct;

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* work takes a time in which other ranks natively have done what they do next. Now and then
 * it lets the library make progress, without which MPICH would not see what they do. */
static void work(void)
{
    int flag;
    for (int i = 0; i < 10; i++) {
        MPI_Iprobe(MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
        for (double end = seconds() + 0.003; seconds() < end;)
            sched_yield();
    }
}

/* synchronize is what a racy program forgets. */
static void synchronize(void)
{
    if (correct)
        barrier();
}

static int fetch(int target, int at)
{
    int value = -1;
    MPI_Get(&value, 1, MPI_INT, target, at, 1, MPI_INT, win);
    MPI_Win_flush(target, win);
    return value;
}

static void put(int value, int target, int at)
{
    MPI_Put(&value, 1, MPI_INT, target, at, 1, MPI_INT, win);
    MPI_Win_flush(target, win);
}

/* The target reads its own memory, without knowing that the put is there. */
static void put_load(void)
{
    for (int i = 1; i <= ROUNDS; i++) {
        if (rank == 0)
            put(i, 1, 0);
        synchronize();
        if (rank == 1) {
            work();
            MPI_Win_sync(win);
            CHECK(*(volatile int *)base, i);
        }
        barrier();
    }
}

/* Rank 1 gets from its own window what rank 0 put and flushed, before a barrier. */
static void put_get(void)
{
    for (int i = 1; i <= ROUNDS; i++) {
        if (rank == 0)
            put(i, 1, 0);
        synchronize();
        if (rank == 1) {
            work();
            CHECK(fetch(1, 0), i);
        }
        barrier();
    }
}

/* Two ranks put to one place, each under an exclusive lock: the second one is not always
 * the later one. */
static void two_locks(void)
{
    MPI_Win_unlock_all(win);
    for (int i = 1; i <= ROUNDS; i++) {
        int value = 10 * i + rank, got = 0;
        if (rank == 1) {
            synchronize();
            work();
        }
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_unlock(1, win);
        if (rank == 0)
            synchronize();
        barrier();
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
        MPI_Get(&got, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_unlock(1, win);
        CHECK(got, 10 * i + 1);
        barrier();
    }
    MPI_Win_lock_all(0, win);
}

/* Rank 0 reads what rank 1 overwrites soon after: nobody says that it has read it. */
static void get_store(void)
{
    for (int i = 1; i <= ROUNDS; i++) {
        if (rank == 1)
            base[0] = i;
        publish(win);
        if (rank == 0)
            CHECK(fetch(1, 0), i);
        synchronize();
        if (rank == 1) {
            work();
            MPI_Win_sync(win);
            base[0] = -i;
        }
        publish(win);
    }
}

/* The third rank reads from the target after the start/complete epoch of the others, but
 * waits for neither of them (12.5.2: only the target's wait is told of the end). */
static void start_get(void)
{
    MPI_Group world, one;
    int partner = rank == 0;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, &partner, &one);
    MPI_Win_unlock_all(win);
    for (int i = 1; i <= ROUNDS; i++) {
        barrier();
        if (rank == 0) {
            MPI_Win_start(one, 0, win);
            MPI_Put(&i, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
            MPI_Win_complete(win);
        } else if (rank == 1) {
            MPI_Win_post(one, 0, win);
            MPI_Win_wait(win);
        }
        synchronize();
        if (rank == 2) {
            int got = 0;
            work();
            MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
            MPI_Get(&got, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
            MPI_Win_unlock(1, win);
            CHECK(got, i);
        }
    }
    MPI_Group_free(&one);
    MPI_Group_free(&world);
    barrier();
    MPI_Win_lock_all(0, win);
}

/* The target reads its own memory inside the epoch that the put belongs to, and takes for
 * granted that the put comes with the closing call: it may come at once (12.7). Shown by
 * SUBMIT_TIME=fire_immediate, if the target is slow and makes progress meanwhile. */
static void early(int fence)
{
    MPI_Group world, other;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, &peer, &other);
    MPI_Win_unlock_all(win);
    barrier();
    for (int i = 1; i <= ROUNDS; i++) {
        if (fence)
            MPI_Win_fence(0, win);
        else if (rank == 0)
            MPI_Win_start(other, 0, win);
        else
            MPI_Win_post(other, 0, win);
        if (rank == 0)
            MPI_Put(&i, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        else if (!correct)
            CHECK(*(volatile int *)base, i - 1);
        if (fence)
            MPI_Win_fence(0, win);
        else if (rank == 0)
            MPI_Win_complete(win);
        else
            MPI_Win_wait(win);
        if (rank == 1)
            CHECK(base[0], i);
    }
    MPI_Group_free(&other);
    MPI_Group_free(&world);
    barrier();
    MPI_Win_lock_all(0, win);
}

static void fence_early(void) { early(1); }
static void start_early(void) { early(0); }

/* The flag is fetched before it is known to be set: by polling the correct program waits. */
static void flag(void)
{
    for (int i = 1; i <= ROUNDS; i++) {
        if (rank == 0) {
            MPI_Accumulate(&i, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_REPLACE, win);
            MPI_Win_flush(1, win);
        } else if (rank == 1) {
            int got = -1;
            work();
            do {
                MPI_Fetch_and_op(NULL, &got, MPI_INT, 1, 0, MPI_NO_OP, win);
                MPI_Win_flush(1, win);
            } while (correct && got != i);
            CHECK(got, i);
        }
        barrier();
    }
}

/* A message tells rank 2 that rank 0 is done; it was sent by rank 1, who does not know. */
static void hearsay(void)
{
    for (int i = 1; i <= ROUNDS; i++) {
        int word = 0;
        if (rank == 0) {
            put(i, 2, 0);
            if (correct)
                MPI_Send(&word, 0, MPI_INT, 1, 0, MPI_COMM_WORLD);
        } else if (rank == 1) {
            if (correct)
                MPI_Recv(&word, 0, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            else
                work();
            MPI_Send(&word, 1, MPI_INT, 2, 0, MPI_COMM_WORLD);
        } else {
            MPI_Recv(&word, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            CHECK(fetch(2, 0), i);
        }
        barrier();
    }
}

/* Sleeping is no synchronization. */
static void asleep(void)
{
    if (rank == 0)
        put(1, 1, 0);
    synchronize();
    if (rank == 1) {
        usleep(1200 * 1000);
        CHECK(fetch(1, 0), 1);
    }
}

/* ---- two threads of rank 0 ---- */

static pthread_barrier_t together;

static void *updates(void *unused)
{
    (void)unused;
    for (int i = 1; i <= ROUNDS; i++) {
        put(i, 1, 0);
        if (correct)
            pthread_barrier_wait(&together);
        pthread_barrier_wait(&together);
    }
    return NULL;
}

/* One thread puts and flushes, the other one gets. */
static void threads(void)
{
    pthread_t other;
    if (rank == 0) {
        pthread_barrier_init(&together, NULL, 2);
        pthread_create(&other, NULL, updates, NULL);
        for (int i = 1; i <= ROUNDS; i++) {
            if (correct)
                pthread_barrier_wait(&together);
            work();
            CHECK(fetch(1, 0), i);
            pthread_barrier_wait(&together);
        }
        pthread_join(other, NULL);
    }
    barrier();
}

static void *writes(void *unused)
{
    (void)unused;
    put(1, 1, 0);
    if (correct)
        pthread_barrier_wait(&together);
    return NULL;
}

static void *reads(void *unused)
{
    (void)unused;
    if (correct)
        pthread_barrier_wait(&together);
    usleep(30 * 1000);
    for (int i = 0; i < 8; i++)
        fetch(1, 8);
    CHECK(fetch(1, 0), 1);
    return NULL;
}

/* One thread makes many calls, and so the other one has long put its value. The first thread waits for both
 * outside of MPI. */
static void workers(void)
{
    pthread_t both[2];
    if (rank == 0) {
        pthread_barrier_init(&together, NULL, 2);
        pthread_create(&both[0], NULL, writes, NULL);
        pthread_create(&both[1], NULL, reads, NULL);
        pthread_join(both[0], NULL);
        pthread_join(both[1], NULL);
    }
    barrier();
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } races[] = {
        {"put_load", put_load},       {"put_get", put_get},         {"two_locks", two_locks},
        {"get_store", get_store},     {"start_get", start_get},     {"flag", flag},
        {"hearsay", hearsay},         {"asleep", asleep},           {"threads", threads},
        {"fence_early", fence_early}, {"start_early", start_early}, {"workers", workers},
    };
    check_start_threads(&argc, &argv,
                        argc > 1 && (!strcmp(argv[1], "threads") || !strcmp(argv[1], "workers"))
                            ? MPI_THREAD_MULTIPLE
                            : MPI_THREAD_SINGLE);
    correct = argc > 2;
    base = ints(CELLS, &win);
    for (size_t i = 0; i < sizeof races / sizeof *races; i++)
        if (argc > 1 && strcmp(argv[1], races[i].name) == 0)
            races[i].run();
    drop(&win);
    return finish("delay");
}
