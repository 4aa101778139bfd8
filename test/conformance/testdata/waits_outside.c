/* Calls that MPI promises to be local (MPI 4.1, 3.7.3 and 12.7.3): operations, tests and probes return
 * although their target waits outside of MPI, for a flag in shared memory that the origin sets afterwards. So
 * does MPI_Waitany, if another request is complete. With the argument "threads", another thread waits for the
 * target meanwhile. "many" accumulates more often, for which Open MPI needs the target. */
#include "threads.h"

#include <stdbool.h>
#include <unistd.h>

enum { N = 64, TESTS = 300 };

/* In pieces, each block of which is one element. */
static MPI_Datatype gaps;
static MPI_Win win, shared;
static volatile int *turn; /* of rank 0 */
static int *memory, got[2 * N], ones[2 * N], turns;
static MPI_Request request;

static void get(void) { MPI_Get(got, N, MPI_INT, 1, 0, 1, gaps, win); }
static void put(void) { MPI_Put(ones, N, MPI_INT, 1, 2 * N, 1, gaps, win); }
static void add(void) { MPI_Accumulate(ones, N, MPI_INT, 1, 2 * N, N, MPI_INT, MPI_SUM, win); }

static void test_get(void)
{
    int flag = 0;
    MPI_Rget(got, N, MPI_INT, 1, 0, 1, gaps, win, &request);
    for (int i = 0; i < TESTS && !flag; i++)
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
}

static void fetch(void)
{
    MPI_Accumulate(ones, N, MPI_INT, 1, 2 * N, N, MPI_INT, MPI_SUM, win);
    MPI_Rget_accumulate(ones, N, MPI_INT, got, N, MPI_INT, 1, 0, N, MPI_INT, MPI_NO_OP, win, &request);
}

static void test_fetch(void)
{
    int flag = 0;
    fetch();
    for (int i = 0; i < TESTS && !flag; i++)
        MPI_Request_get_status(request, &flag, MPI_STATUS_IGNORE);
}

static void test_all(void)
{
    int flag = 0;
    fetch();
    for (int i = 0; i < TESTS && !flag; i++)
        MPI_Testall(1, &request, &flag, MPI_STATUSES_IGNORE);
}

static void test_some(void)
{
    int some = 0, place;
    fetch();
    for (int i = 0; i < TESTS && some < 1; i++)
        MPI_Testsome(1, &request, &some, &place, MPI_STATUSES_IGNORE);
}

/* A message of rank 0 to itself. */
static void wait_any(void)
{
    int sent = 1, received, place;
    MPI_Request requests[2];
    MPI_Irecv(&received, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &requests[1]);
    MPI_Send(&sent, 1, MPI_INT, 0, 0, MPI_COMM_SELF);
    fetch();
    requests[0] = request;
    MPI_Waitany(2, requests, &place, MPI_STATUS_IGNORE);
    request = requests[0];
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
}

/* What is locally complete is held for a while only, in this run for less than the probes take. */
static void probe(void)
{
    int flag;
    double begin = MPI_Wtime();
    MPI_Put(ones, N, MPI_INT, 1, 2 * N, N, MPI_INT, win);
    MPI_Win_flush_local(1, win);
    while (MPI_Wtime() < begin + 0.05)
        MPI_Iprobe(0, 1, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
}

/* 12.7.3: still a local call each time. */
static void add_often(void)
{
    for (int i = 0; i < 8 * N; i++)
        MPI_Accumulate(ones, 1, MPI_INT, 1, 2 * N, 1, MPI_INT, MPI_SUM, win);
}

static const struct {
    void (*begin)(void);
    int stride; /* of what is fetched; 0: nothing is */
    bool often;
    bool allocated; /* only there: elsewhere MPI_Win_flush_local may wait for the target */
} calls[] = {
    {.begin = get, .stride = 2},
    {.begin = put},
    {.begin = add},
    {.begin = test_get, .stride = 2},
    {.begin = test_fetch, .stride = 1},
    {.begin = test_all, .stride = 1},
    {.begin = test_some, .stride = 1},
    {.begin = wait_any, .stride = 1},
    {.begin = probe, .allocated = true},
    {.begin = add_often, .often = true},
};

static void each_call(bool created, bool often)
{
    for (size_t k = 0; k < sizeof calls / sizeof calls[0]; k++) {
        if (calls[k].often != often || (created && calls[k].allocated))
            continue;
        turns++;
        for (int i = 0; i < 2 * N; i++)
            got[i] = -1;
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 1) {
            while (*turn < turns)
                MPI_Win_sync(shared);
        } else {
            request = MPI_REQUEST_NULL;
            calls[k].begin();
            *turn = turns;
            MPI_Win_sync(shared);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            MPI_Win_flush(1, win);
            for (int i = 0; calls[k].stride && i < N; i++)
                CHECK(got[i], calls[k].stride * i);
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
}

/* One thread flushes, the other one makes local calls on the same window. */
static void *beside_flush(void *arg)
{
    int one = 1, flag = 0;
    MPI_Request put;
    if (!arg) {
        add();
        MPI_Win_flush(1, win);
        return NULL;
    }
    usleep(20000); /* the other one is in its flush, most likely */
    MPI_Rput(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &put);
    for (int i = 0; i < TESTS && !flag; i++)
        MPI_Test(&put, &flag, MPI_STATUS_IGNORE);
    *turn = turns;
    MPI_Win_sync(shared);
    MPI_Wait(&put, MPI_STATUS_IGNORE);
    MPI_Win_flush(0, win);
    return NULL;
}

static void with_threads(void)
{
    turns++;
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        in_threads(0, 2, beside_flush);
    while (rank == 1 && *turn < turns)
        MPI_Win_sync(shared);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void on_window(bool created, bool threads, bool often)
{
    MPI_Aint bytes = 4 * N * sizeof(int);
    if (created)
        MPI_Win_create(memory = aligned_alloc(64, (size_t)bytes), bytes, sizeof(int), MPI_INFO_NULL,
                       MPI_COMM_WORLD, &win);
    else
        MPI_Win_allocate(bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    for (int i = 0; i < 4 * N; i++)
        memory[i] = i;
    MPI_Win_lock_all(0, win);
    publish(win);
    if (threads)
        with_threads();
    else
        each_call(created, often);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    if (created)
        free(memory);
}

int main(int argc, char **argv)
{
    MPI_Aint bytes;
    int unit;
    bool threads = argc > 1 && strcmp(argv[1], "threads") == 0, often = argc > 1 && !threads;
    int level = threads ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE;
    CHECK(check_start_threads(&argc, &argv, level) >= level, 1);
    for (int i = 0; i < 2 * N; i++)
        ones[i] = 1;
    MPI_Type_vector(N, 1, 2, MPI_INT, &gaps);
    MPI_Type_commit(&gaps);
    MPI_Win_allocate_shared(rank == 0 ? 64 : 0, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &turn, &shared);
    MPI_Win_shared_query(shared, 0, &bytes, &unit, &turn);
    MPI_Win_lock_all(0, shared);
    if (rank == 0)
        *turn = 0;
    publish(shared);
    on_window(false, threads, often);
    on_window(true, threads, often);
    MPI_Win_unlock_all(shared);
    MPI_Win_free(&shared);
    MPI_Type_free(&gaps);
    return finish("waits_outside");
}
