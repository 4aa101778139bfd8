/* Persistent collective operations (MPI 4.1, 6.13). Initializing one may wait for the other
 * ranks, starting it may not, and the program waits for it as for any request: a rank stays
 * inside MPI meanwhile, where what is locally complete reaches its target in bounded time
 * (12.7.3), but says nothing about when.
 *
 * usage: persistent [testall|started|initialized]    the last two are races */
#include "check.h"

enum { VALUE = 7, TURNS = 3 };

static MPI_Win win;
static int *base;

static void put_locally(int value)
{
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(peer, win);
}

/* Waits for the other rank's put, inside MPI now and then. */
static void await(int value)
{
    volatile int *word = base;
    for (int flag; *word != value;) {
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
        MPI_Win_sync(win);
    }
}

/* The target makes its calls only when it has seen the put. */
static void initialized_late(void)
{
    MPI_Request request;
    if (rank == 0)
        put_locally(VALUE);
    else
        await(VALUE);
    MPI_Barrier_init(MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Request_free(&request);
}

static void finish_one(MPI_Request *request, int way)
{
    int flag = 0, place;
    switch (way % 3) {
    case 0:
        MPI_Wait(request, MPI_STATUS_IGNORE);
        break;
    case 1:
        MPI_Waitany(1, request, &place, MPI_STATUS_IGNORE);
        CHECK(place, 0);
        break;
    default:
        while (!flag)
            MPI_Test(request, &flag, MPI_STATUS_IGNORE);
    }
    CHECK(*request != MPI_REQUEST_NULL, 1); /* it can be started again */
}

static void started_late(void)
{
    MPI_Request request;
    int one, sum;
    MPI_Allreduce_init(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    for (int turn = 1; turn <= TURNS; turn++) {
        one = turn;
        if (rank == 0)
            put_locally(VALUE + turn);
        else
            await(VALUE + turn);
        MPI_Start(&request);
        finish_one(&request, turn);
        CHECK(sum, 2 * turn);
    }
    MPI_Request_free(&request);
}

/* Beside requests of one-sided operations, of which both ranks make some. */
static void mixed(int testall)
{
    MPI_Request requests[3];
    int value, got, one = 1, sum, root;
    MPI_Allreduce_init(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]);
    MPI_Bcast_init(&root, 1, MPI_INT, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]);
    for (int turn = 0; turn < TURNS; turn++) {
        value = 100 * turn + rank;
        root = rank == 1 ? turn : -1;
        sum = got = -1;
        MPI_Startall(2, requests);
        MPI_Rput(&value, 1, MPI_INT, peer, 1, 1, MPI_INT, win, &requests[2]);
        for (int flag = 0; testall && !flag;)
            MPI_Testall(2, requests, &flag, MPI_STATUSES_IGNORE);
        MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
        CHECK(sum, 2);
        CHECK(root, turn);
        CHECK(requests[2] == MPI_REQUEST_NULL, 1);
        MPI_Win_flush(peer, win);
        MPI_Rget(&got, 1, MPI_INT, peer, 1, 1, MPI_INT, win, &requests[2]);
        MPI_Wait(&requests[2], MPI_STATUS_IGNORE);
        CHECK(got, value);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

/* A race: what a barrier follows is not therefore at its target. Calls that end the check
 * before the put is released come after it. */
static void told_by_barrier(int early)
{
    MPI_Request request;
    if (!early)
        MPI_Barrier_init(MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    if (rank == 0)
        put_locally(VALUE);
    if (early)
        MPI_Barrier_init(MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Win_sync(win);
    if (rank == 1)
        CHECK(base[0], VALUE);
    barrier();
    MPI_Request_free(&request);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    check_start(&argc, &argv);
    base = ints(4, &win);
    if (!strcmp(how, "started") || !strcmp(how, "initialized")) {
        told_by_barrier(!strcmp(how, "initialized"));
    } else {
        initialized_late();
        started_late();
        publish(win);
        mixed(!strcmp(how, "testall"));
    }
    drop(&win);
    return finish("persistent");
}
