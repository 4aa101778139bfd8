/* Correct calls with more requests than a recording has room for: it has the first of them only. */
#include "check.h"

enum { N = 12000 };

static MPI_Request requests[2 * N];
static int in[N], out[N], places[2 * N];

static int next(void) { return (rank + 1) % size; }
static int previous(void) { return (rank + size - 1) % size; }

static void begin(int source, int tag)
{
    for (int i = 0; i < N; i++)
        out[i] = 3 * rank + i;
    for (int i = 0; i < N; i++)
        MPI_Irecv(&in[i], 1, MPI_INT, source, tag == MPI_ANY_TAG ? tag : tag + i, MPI_COMM_WORLD,
                  &requests[i]);
    for (int i = 0; i < N; i++)
        MPI_Isend(&out[i], 1, MPI_INT, next(), i, MPI_COMM_WORLD, &requests[N + i]);
}

static void check_received(void)
{
    for (int i = 0; i < N; i++)
        CHECK(in[i], 3 * previous() + i);
}

static void wait_all(void)
{
    begin(previous(), 0);
    MPI_Waitall(2 * N, requests, MPI_STATUSES_IGNORE);
    check_received();
}

static void test_all(void)
{
    begin(previous(), MPI_ANY_TAG);
    for (int done = 0; !done;)
        MPI_Testall(2 * N, requests, &done, MPI_STATUSES_IGNORE);
    check_received();
}

static void wait_some(void)
{
    begin(MPI_ANY_SOURCE, 0);
    for (int n = 0, all = 0; all < 2 * N; all += n)
        MPI_Waitsome(2 * N, requests, &n, places, MPI_STATUSES_IGNORE);
    check_received();
}

/* The last one is complete first. */
static void wait_any(void)
{
    int place, nothing = 0;
    for (int i = 0; i < N; i++)
        MPI_Irecv(&in[i], 1, MPI_INT, previous(), i, MPI_COMM_WORLD, &requests[i]);
    MPI_Isend(&nothing, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &requests[N]);
    MPI_Waitany(N + 1, requests, &place, MPI_STATUS_IGNORE);
    CHECK(place, N);
    barrier();
    for (int i = 0; i < N; i++)
        MPI_Send(&out[i], 1, MPI_INT, next(), i, MPI_COMM_WORLD);
    MPI_Waitall(N, requests, MPI_STATUSES_IGNORE);
    check_received();
}

static void persistent(void)
{
    for (int i = 0; i < N; i++) {
        MPI_Recv_init(&in[i], 1, MPI_INT, previous(), i, MPI_COMM_WORLD, &requests[i]);
        MPI_Send_init(&out[i], 1, MPI_INT, next(), i, MPI_COMM_WORLD, &requests[N + i]);
    }
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < N; i++)
            out[i] = 3 * rank + i;
        if (round == 0)
            for (int i = 0; i < 2 * N; i++)
                MPI_Start(&requests[i]);
        else
            MPI_Startall(2 * N, requests);
        MPI_Waitall(2 * N, requests, MPI_STATUSES_IGNORE);
        check_received();
    }
    for (int i = 0; i < 2 * N; i++)
        MPI_Request_free(&requests[i]);
}

/* One-sided operations with requests. */
static void puts_(void)
{
    MPI_Win win;
    int *base = ints(N, &win);
    for (int i = 0; i < N; i++)
        out[i] = 3 * rank + i;
    for (int i = 0; i < N; i++)
        MPI_Rput(&out[i], 1, MPI_INT, next(), i, 1, MPI_INT, win, &requests[i]);
    MPI_Waitall(N, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < N; i++)
        out[i] = 0;
    MPI_Win_flush_all(win);
    publish(win);
    for (int i = 0; i < N; i++)
        CHECK(base[i], 3 * previous() + i);
    drop(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    wait_all();
    test_all();
    wait_some();
    wait_any();
    persistent();
    puts_();
    return finish("many_requests");
}
