/* Several threads of a process with one-sided communication (MPI 4.1, 11.6, and 12.7: a
 * flush completes the operations of all threads). The argument "racy" leaves out the flush
 * of the thread that should complete the others' operations. "types" makes datatypes in some threads, and
 * "fences" has a thread that fences beside one that waits in a barrier. The
 * argument "local" shows a bug of MPICH 4.0.2: MPI_Win_flush_local may return before a get of its own thread
 * is complete. */
#define _GNU_SOURCE
#include "threads.h"

#include <stdbool.h>
#include <time.h>
#include <unistd.h>

enum { THREADS = 4, ROUNDS = 200 };

static MPI_Win win;
static int *base, racy, local;
static int values[THREADS][ROUNDS];
static pthread_barrier_t together;

/* Whether flush_local can be relied on. */
static int flushes_locally(void)
{
#if defined MPICH_VERSION && MPI_VERSION < 5
    return local;
#else
    return 1;
#endif
}

/* Lets threads meet in other ways each time, if a bug of the library is to show. */
static void dawdle(unsigned *seed)
{
    if (!local)
        return;
    unsigned how = rand_r(seed);
    struct timespec for_long = {0, (how >> 4) % 60000};
    if (how % 7 == 0)
        nanosleep(&for_long, NULL);
    else
        for (volatile unsigned i = 0; i < (how >> 5) % 400; i++) {
        }
}

/* Each thread completes its own operations, while the others go on. */
static void *own(void *arg)
{
    long me = (long)arg;
    int one = 1;
    unsigned seed = (unsigned)me + 1;
    for (int i = 0; i < ROUNDS; i++) {
        int got = -1;
        values[me][i] = (int)me * 1000 + i;
        dawdle(&seed);
        MPI_Put(&values[me][i], 1, MPI_INT, peer, me, 1, MPI_INT, win);
        dawdle(&seed);
        MPI_Accumulate(&one, 1, MPI_INT, peer, THREADS, 1, MPI_INT, MPI_SUM, win);
        dawdle(&seed);
        MPI_Win_flush(peer, win);
        dawdle(&seed);
        MPI_Get(&got, 1, MPI_INT, peer, me, 1, MPI_INT, win);
        dawdle(&seed);
        if (i % 3 == 0 && flushes_locally())
            MPI_Win_flush_local(peer, win);
        else
            MPI_Win_flush_all(win);
        CHECK(got, me * 1000 + i);
    }
    return NULL;
}

/* One thread completes what all have begun. */
static void *shared(void *arg)
{
    long me = (long)arg;
    for (int i = 0; i < ROUNDS / 10; i++) {
        values[me][i] = i + 1;
        MPI_Put(&values[me][i], 1, MPI_INT, peer, me, 1, MPI_INT, win);
        pthread_barrier_wait(&together);
        if (me == 0) {
            if (!racy)
                MPI_Win_flush(peer, win);
            publish(win);
            for (int t = 0; t < THREADS; t++)
                CHECK(base[t], i + 1);
            publish(win);
        }
        pthread_barrier_wait(&together);
    }
    return NULL;
}

/* Windows come and go in one thread while others use theirs. */
static void *windows(void *arg)
{
    long me = (long)arg;
    int got = -1, one = 1;
    if (me > 0) {
        for (int i = 0; i < ROUNDS; i++) {
            MPI_Accumulate(&one, 1, MPI_INT, peer, THREADS + me, 1, MPI_INT, MPI_SUM, win);
            MPI_Win_flush(peer, win);
        }
        return NULL;
    }
    for (int i = 0; i < 10; i++) {
        MPI_Win mine;
        MPI_Datatype pair;
        int *memory = ints(4, &mine), two[2] = {i, i + 1};
        MPI_Type_contiguous(2, MPI_INT, &pair);
        MPI_Type_commit(&pair);
        MPI_Put(two, 1, pair, peer, 0, 1, pair, mine);
        MPI_Type_free(&pair);
        MPI_Win_flush(peer, mine);
        MPI_Get(&got, 1, MPI_INT, peer, 1, 1, MPI_INT, mine);
        MPI_Win_flush(peer, mine);
        CHECK(got, i + 1);
        publish(mine);
        CHECK(memory[0], i);
        drop(&mine);
    }
    return NULL;
}

/* A thread waits inside MPI for what another one's synchronization brings about. */
static void *blocked(void *arg)
{
    long me = (long)arg;
    int token = 0, one = 1;
    if (me == 0) {
        MPI_Recv(&token, 1, MPI_INT, peer, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(token, 1);
        return NULL;
    }
    for (int i = 0; i < ROUNDS / 4; i++) {
        MPI_Accumulate(&one, 1, MPI_INT, peer, 2 * THREADS, 1, MPI_INT, MPI_SUM, win);
        MPI_Win_flush_local(peer, win);
    }
    MPI_Win_flush(peer, win);
    if (me == 1)
        MPI_Send(&one, 1, MPI_INT, peer, 7, MPI_COMM_WORLD);
    return NULL;
}

/* Threads with even numbers complete requests, and the others use datatypes of their own. With more of the
 * library in them, locks of the library and of nastympi meet in different orders. */
static void *new_types(void *arg)
{
    long me = (long)arg;
    int values[] = {7, 8, 9}, got[3] = {0};
    for (int i = 0; i < 5 * ROUNDS; i++) {
        MPI_Request request;
        MPI_Datatype gaps;
        if (me % 2 == 0) {
            MPI_Rput(values, 1, MPI_INT, peer, 4 * me, 1, MPI_INT, win, &request);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            continue;
        }
        MPI_Type_vector(2, 1, 2, MPI_INT, &gaps);
        MPI_Type_commit(&gaps);
        MPI_Put(values, 1, gaps, peer, 4 * me, 1, gaps, win);
        MPI_Win_flush(peer, win);
        MPI_Type_free(&gaps);
    }
    MPI_Win_flush(peer, win);
    MPI_Get(got, 3, MPI_INT, peer, 4 * me, 3, MPI_INT, win);
    MPI_Win_flush(peer, win);
    CHECK(got[0], 7);
    CHECK(got[2], me % 2 ? 9 : 0);
    return NULL;
}

/* Rank 0 fences in one thread and calls MPI_Barrier in the other one. Rank 1 calls first the barrier and then
 * the fence, so the barrier must not wait for the fence. */
enum { FENCES = 20 };
static MPI_Win fenced, later;
static int *in_fenced;
static MPI_Comm apart;

static void *fences(void *arg)
{
    bool fence = arg == NULL;
    for (int i = 0; i < FENCES; i++) {
        int value = i;
        if (fence) {
            MPI_Put(&value, 1, MPI_INT, peer, i, 1, MPI_INT, fenced);
            MPI_Win_fence(0, fenced);
            continue;
        }
        usleep(2000); /* the fence has been called, most likely */
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, later);
        MPI_Win_flush_local(peer, later);
        MPI_Barrier(apart);
    }
    return NULL;
}

static void beside_fences(void)
{
    MPI_Comm_dup(MPI_COMM_WORLD, &apart);
    MPI_Win_allocate(FENCES * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &in_fenced, &fenced);
    ints(16, &later); /* the windows are released in this order */
    MPI_Win_fence(0, fenced);
    if (rank == 0)
        in_threads(0, 2, fences);
    for (int i = 0; rank == 1 && i < FENCES; i++) {
        MPI_Barrier(apart);
        MPI_Win_fence(0, fenced);
        CHECK(in_fenced[i], i);
    }
    drop(&later);
    MPI_Win_free(&fenced);
    MPI_Comm_free(&apart);
}

int main(int argc, char **argv)
{
    int wanted = MPI_THREAD_MULTIPLE;
    racy = argc > 1 && strcmp(argv[1], "racy") == 0;
    local = argc > 1 && strcmp(argv[1], "local") == 0;
    if (argc > 1 && strcmp(argv[1], "funneled") == 0)
        wanted = MPI_THREAD_FUNNELED;
    if (argc > 1 && strcmp(argv[1], "serialized") == 0)
        wanted = MPI_THREAD_SERIALIZED;
    CHECK(check_start_threads(&argc, &argv, wanted) >= wanted, 1);
    base = ints(16, &win);
    pthread_barrier_init(&together, NULL, THREADS);
    if (local) {
        for (int i = 0; i < 20; i++)
            in_threads(0, THREADS, own);
    } else if (argc > 1 && strcmp(argv[1], "types") == 0) {
        in_threads(0, THREADS, new_types);
    } else if (argc > 1 && strcmp(argv[1], "fences") == 0) {
        beside_fences();
    } else if (wanted == MPI_THREAD_MULTIPLE) {
        in_threads(0, THREADS, shared);
        in_threads(0, THREADS, own);
        in_threads(0, THREADS, windows);
        in_threads(0, THREADS, blocked);
        publish(win);
        CHECK(base[THREADS], THREADS * ROUNDS);
        for (int t = 1; t < THREADS; t++)
            CHECK(base[THREADS + t], ROUNDS);
        CHECK(base[2 * THREADS], (THREADS - 1) * (ROUNDS / 4));
    } else {
        own((void *)1); /* one thread at a time, or this one only */
        if (wanted == MPI_THREAD_SERIALIZED)
            in_threads(2, 1, own);
    }
    drop(&win);
    return finish("threads");
}
