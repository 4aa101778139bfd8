/* Request-based operations (MPI 4.1, 12.3.5) and the completion calls (3.7): in every one of
 * them a handle completes, among requests of other kinds, and what it stands for is complete
 * at the origin. */
#include "check.h"

enum { N = 12, TAG = 5 };

static MPI_Win win;
static int *base;

/* What is fetched is there; the origin of what is put may be used again. */
static void order(void)
{
    for (int i = 0; i < 50; i++) {
        int five = 5, one = 1, got = -1, old = -1, sum = -1;
        MPI_Request requests[2];
        MPI_Status statuses[2];
        base[0] = base[1] = base[2] = base[3] = 0;
        publish(win);
        MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
        MPI_Raccumulate(&five, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, win, &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        CHECK(requests[0] == MPI_REQUEST_NULL, 1);
        five = 6;
        MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
        MPI_Rget_accumulate(NULL, 0, MPI_DATATYPE_NULL, &old, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_NO_OP, win,
                            &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        CHECK(old, 6);
        MPI_Fetch_and_op(&one, &sum, MPI_INT, peer, 0, MPI_SUM, win);
        MPI_Win_flush(peer, win);
        CHECK(sum, 6);
        MPI_Rput(&i, 1, MPI_INT, peer, 2, 1, MPI_INT, win, &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        MPI_Win_flush(peer, win);
        MPI_Rget(&got, 1, MPI_INT, peer, 2, 1, MPI_INT, win, &requests[0]);
        MPI_Rget(&old, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &requests[1]);
        MPI_Waitall(2, requests, statuses);
        CHECK(got, i);
        CHECK(old, 7);
        MPI_Win_flush(peer, win);
        publish(win);
        CHECK(base[0], 7);
        barrier();
    }
}

enum call {
    WAIT,
    WAITALL,
    WAITANY,
    WAITSOME,
    TEST,
    TESTALL,
    TESTANY,
    TESTSOME,
    GET_STATUS,
    GET_STATUSES,
    CALLS
};

/* Until it says that all are complete, which they stay. */
static void get_statuses(int n, MPI_Request requests[])
{
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    int flag, some, place, places[2 * N];
    for (flag = 0; !flag;)
        MPI_Request_get_status_any(n, requests, &place, &flag, MPI_STATUS_IGNORE);
    CHECK(place >= 0 && place < n, 1);
    for (some = 0; some < 1;) /* MPICH 5.0.2 returns one of them, however many are complete */
        MPI_Request_get_status_some(n, requests, &some, places, MPI_STATUSES_IGNORE);
    CHECK(some <= n, 1);
    for (flag = 0; !flag;)
        MPI_Request_get_status_all(n, requests, &flag, MPI_STATUSES_IGNORE);
#endif
    MPI_Waitall(n, requests, MPI_STATUSES_IGNORE);
}

static void count_done(int n, const int places[], int seen[])
{
    for (int i = 0; i < n; i++)
        seen[places[i]]++;
}

/* Completes all requests by one kind of call, and nothing else: programs loop on it. */
static void complete(enum call call, int n, MPI_Request requests[])
{
    int seen[2 * N] = {0}, places[2 * N], done = 0, flag, some;
    MPI_Status status, statuses[2 * N];
    for (int i = 0; call == WAIT && i < n; i++)
        MPI_Wait(&requests[i], &status);
    if (call == WAITALL)
        MPI_Waitall(n, requests, statuses);
    for (int i = 0; call == TEST && i < n; i++)
        for (flag = 0; !flag;)
            MPI_Test(&requests[i], &flag, MPI_STATUS_IGNORE);
    for (int i = 0; call == GET_STATUS && i < n; i++) {
        for (flag = 0; !flag;)
            MPI_Request_get_status(requests[i], &flag, &status);
        CHECK(requests[i] == MPI_REQUEST_NULL, 0);
        MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
    }
    if (call == GET_STATUSES)
        get_statuses(n, requests);
    for (flag = 0; call == TESTALL && !flag;)
        MPI_Testall(n, requests, &flag, MPI_STATUSES_IGNORE);
    if (call != WAITANY && call != WAITSOME && call != TESTANY && call != TESTSOME)
        return;
    while (done < n) {
        some = 1;
        if (call == WAITANY)
            MPI_Waitany(n, requests, places, &status);
        else if (call == TESTANY)
            MPI_Testany(n, requests, places, &some, &status);
        else if (call == WAITSOME)
            MPI_Waitsome(n, requests, &some, places, statuses);
        else
            MPI_Testsome(n, requests, &some, places, MPI_STATUSES_IGNORE);
        CHECK(some != MPI_UNDEFINED, 1);
        count_done(some, places, seen);
        done += some;
    }
    for (int i = 0; i < n; i++)
        CHECK(seen[i], 1);
    MPI_Waitany(n, requests, places, MPI_STATUS_IGNORE);
    CHECK(places[0], MPI_UNDEFINED);
}

/* Gets, puts, accumulates and messages in one array; origins change right afterwards. */
static void mixed(enum call call)
{
    int put[N], add[N], got[N], word[N], sent[N];
    MPI_Request requests[2 * N];
    for (int i = 0; i < 4 * N; i++)
        base[i] = 1000 * rank + i;
    publish(win);
    for (int i = 0; i < N; i++) {
        put[i] = 50 + i, add[i] = 7, got[i] = -1, word[i] = -1, sent[i] = 10 * rank + i;
        MPI_Irecv(&word[i], 1, MPI_INT, peer, TAG, MPI_COMM_WORLD, &requests[2 * i]);
        if (i % 3 == 0)
            MPI_Rput(&put[i], 1, MPI_INT, peer, N + i, 1, MPI_INT, win, &requests[2 * i + 1]);
        else if (i % 3 == 1)
            MPI_Raccumulate(&add[i], 1, MPI_INT, peer, N + i, 1, MPI_INT, MPI_SUM, win, &requests[2 * i + 1]);
        else
            MPI_Rget(&got[i], 1, MPI_INT, peer, i, 1, MPI_INT, win, &requests[2 * i + 1]);
    }
    for (int i = 0; i < N; i++)
        MPI_Send(&sent[i], 1, MPI_INT, peer, TAG, MPI_COMM_WORLD);
    complete(call, 2 * N, requests);
    for (int i = 0; i < N; i++) {
        put[i] = add[i] = -77;
        CHECK(requests[2 * i] == MPI_REQUEST_NULL && requests[2 * i + 1] == MPI_REQUEST_NULL, 1);
        CHECK(word[i], 10 * peer + i);
        if (i % 3 == 2)
            CHECK(got[i], 1000 * peer + i);
    }
    MPI_Win_flush(peer, win);
    publish(win);
    for (int i = 0; i < N; i++)
        CHECK(base[N + i], i % 3 == 0 ? 50 + i : 1000 * rank + N + i + (i % 3 == 1 ? 7 : 0));
    barrier();
}

/* Waiting for one request in the middle says nothing of the others, which are complete
 * after the flush; their handles still have to be completed. */
static void middle(void)
{
    int value[N], old[N];
    MPI_Request requests[N];
    for (int i = 0; i < 4 * N; i++)
        base[i] = 0;
    publish(win);
    for (int i = 0; i < N; i++) {
        value[i] = i + 1, old[i] = -1;
        MPI_Rget_accumulate(&value[i], 1, MPI_INT, &old[i], 1, MPI_INT, peer, i / 2, 1, MPI_INT, MPI_SUM, win,
                            &requests[i]);
    }
    MPI_Wait(&requests[5], MPI_STATUS_IGNORE); /* after the fifth, to the same place */
    CHECK(old[5], 5);
    MPI_Win_flush(peer, win);
    for (int i = 0; i < N; i++)
        CHECK(old[i], i % 2 ? i : 0);
    MPI_Waitall(N, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < N; i++)
        MPI_Rput(&value[i], 1, MPI_INT, peer, N + i, 1, MPI_INT, win, &requests[i]);
    for (int i = N - 1; i >= 0; i -= 2) {
        MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
        value[i] = -1;
        MPI_Win_flush_local(rank, win);
    }
    MPI_Win_flush_local(peer, win);
    memset(value, 0xff, sizeof value);
    MPI_Win_flush(peer, win);
    MPI_Waitall(N, requests, MPI_STATUSES_IGNORE);
    publish(win);
    for (int i = 0; i < N; i++)
        CHECK(base[N + i], i + 1);
    barrier();
}

/* The epoch's end completes the operations; a replay at the wait would send what the
 * buffers hold by then. */
static void after_epoch(void)
{
    int value[N];
    MPI_Request requests[N];
    for (int i = 0; i < N; i++) {
        value[i] = 3 * i;
        MPI_Rput(&value[i], 1, MPI_INT, peer, i, 1, MPI_INT, win, &requests[i]);
    }
    MPI_Win_unlock_all(win);
    memset(value, 0xff, sizeof value);
    MPI_Waitall(N, requests, MPI_STATUSES_IGNORE);
    barrier();
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < N; i++)
        CHECK(base[i], 3 * i);
    barrier();
}

/* A receive that the get's completion does not depend on, but which must not keep it. */
static void any_dependent(void)
{
    int got = -1, word = -1, index;
    MPI_Request requests[2];
    base[0] = 40 + rank;
    publish(win);
    MPI_Irecv(&word, 1, MPI_INT, peer, TAG, MPI_COMM_WORLD, &requests[0]);
    MPI_Rget(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &requests[1]);
    MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    CHECK(index, 1); /* nothing has been sent */
    CHECK(got, 40 + peer);
    barrier();
    MPI_Send(&got, 1, MPI_INT, peer, TAG, MPI_COMM_WORLD);
    MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    CHECK(index, 0);
    CHECK(word, 40 + rank);
    barrier();
}

/* Null targets and empty operations have requests like any other. */
static void nothing(void)
{
    int value = 1, flag = 0;
    MPI_Request requests[3];
    MPI_Rput(&value, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win, &requests[0]);
    MPI_Rget(&value, 0, MPI_INT, peer, 0, 0, MPI_INT, win, &requests[1]);
    MPI_Raccumulate(&value, 0, MPI_INT, peer, 0, 0, MPI_INT, MPI_SUM, win, &requests[2]);
    for (int i = 0; i < 3; i++)
        CHECK(requests[i] == MPI_REQUEST_NULL, 0);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    while (!flag)
        MPI_Testall(2, requests + 1, &flag, MPI_STATUSES_IGNORE);
    CHECK(requests[2] == MPI_REQUEST_NULL, 1);
    CHECK(value, 1);
    MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE);
}

/* Thousands at once, completed in another order than made. */
static void many(void)
{
    enum { MANY = 3000 };
    int *value = malloc(MANY * sizeof *value);
    MPI_Request *requests = malloc(MANY * sizeof *requests);
    for (int i = 0; i < MANY; i++) {
        value[i] = 1;
        MPI_Raccumulate(&value[i], 1, MPI_INT, peer, i % N, 1, MPI_INT, MPI_SUM, win, &requests[i]);
    }
    for (int i = 0; i < MANY; i++) {
        int k = (i * 7) % MANY;
        MPI_Wait(&requests[k], MPI_STATUS_IGNORE);
        value[k] = 1000;
    }
    MPI_Win_flush_all(win);
    free(value);
    free(requests);
}

/* A request that is given up, or cancelled: the program is told so, and its put is made as
 * any other (12.3.5 forbids both). */
static void given_up(const char *how)
{
    int value = 9;
    MPI_Request request;
    MPI_Rput(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
    if (strcmp(how, "cancel") == 0)
        MPI_Cancel(&request);
    else
        MPI_Request_free(&request);
    if (strcmp(how, "free") == 0)
        CHECK(request == MPI_REQUEST_NULL, 1);
    else
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], 9);
    drop(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    base = ints(4 * N, &win);
    if (argc > 1) {
        given_up(argv[1]);
        return finish("requests");
    }
    order();
    for (int call = 0; call < CALLS; call++)
        mixed((enum call)call);
    middle();
    after_epoch();
    any_dependent();
    nothing();
    memset(base, 0, 4 * N * sizeof *base);
    publish(win);
    many();
    publish(win);
    for (int i = 0; i < N; i++)
        CHECK(base[i], 3000 / N);
    drop(&win);
    return finish("requests");
}
