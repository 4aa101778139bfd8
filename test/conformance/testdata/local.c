/* Local completion (MPI 4.1, 12.5.4): after MPI_Win_flush_local the origin of a put may be
 * reused and what a get fetches is there; and what is locally complete reaches its target
 * although its origin never flushes again, if only it stays inside MPI. */
#include "check.h"

#include <stddef.h>

enum { CELLS = 64 };

static void flush_local(int turn, MPI_Win win)
{
    if (turn % 2)
        MPI_Win_flush_local(peer, win);
    else
        MPI_Win_flush_local_all(win);
}

/* Each put's and accumulate's origin is overwritten once it is locally complete. */
static void reuse(void)
{
    MPI_Win win;
    int *base = ints(CELLS, &win), buffer, pair[4];
    MPI_Datatype sparse;
    MPI_Type_vector(2, 1, 2, MPI_INT, &sparse);
    MPI_Type_commit(&sparse);
    for (int i = 0; i < CELLS; i += 4) {
        buffer = i;
        MPI_Put(&buffer, 1, MPI_INT, peer, i, 1, MPI_INT, win);
        flush_local(i / 4, win);
        buffer = 2 * i;
        MPI_Accumulate(&buffer, 1, MPI_INT, peer, i + 1, 1, MPI_INT, MPI_SUM, win);
        flush_local(i / 4, win);
        pair[0] = 3 * i, pair[1] = -1, pair[2] = 4 * i;
        MPI_Put(pair, 1, sparse, peer, i + 2, 2, MPI_INT, win);
        flush_local(i / 4, win);
        memset(pair, 0xff, sizeof pair);
        buffer = -1;
    }
    MPI_Type_free(&sparse);
    MPI_Win_flush_all(win);
    publish(win);
    for (int i = 0; i < CELLS; i += 4)
        for (int k = 0; k < 4; k++)
            CHECK(base[i + k], (k + 1) * i);
    drop(&win);
}

/* The same of a type whose elements differ, which a copy has without the type's gaps. */
static void reuse_mixed(void)
{
    struct mixed {
        double wide;
        short narrow;
    } buffer = {1.5, 7};
    enum { COUNT = 3, BYTES = COUNT * sizeof(struct mixed) };
    struct mixed many[COUNT] = {buffer, buffer, buffer};
    const int lengths[] = {1, 1};
    const MPI_Aint offsets[] = {offsetof(struct mixed, wide), offsetof(struct mixed, narrow)};
    const MPI_Datatype types[] = {MPI_DOUBLE, MPI_SHORT};
    MPI_Win win;
    MPI_Datatype type, padded;
    MPI_Type_create_struct(2, lengths, offsets, types, &type);
    MPI_Type_create_resized(type, 0, sizeof(struct mixed), &padded);
    MPI_Type_commit(&padded);
    MPI_Type_free(&type);
    struct mixed *base = (struct mixed *)ints(2 * BYTES / (int)sizeof(int), &win);
    for (int turn = 0; turn < 2; turn++) {
        MPI_Put(many, COUNT, padded, peer, turn * BYTES / (int)sizeof(int), COUNT, padded, win);
        flush_local(turn, win);
        memset(many, 0xff, sizeof many);
        many[0] = many[1] = many[2] = buffer;
    }
    memset(many, 0xff, sizeof many);
    MPI_Type_free(&padded);
    MPI_Win_flush_all(win);
    publish(win);
    for (int i = 0; i < 2 * COUNT; i++) {
        CHECK(base[i].wide == buffer.wide, 1);
        CHECK(base[i].narrow, buffer.narrow);
    }
    drop(&win);
}

/* Fetched data may be read, and its buffer used for something else. */
static void fetched(void)
{
    MPI_Win win;
    int *base = ints(CELLS, &win), got[CELLS], one = 1, zero = 0, old;
    for (int i = 0; i < CELLS; i++)
        base[i] = 100 * rank + i;
    publish(win);
    for (int i = 0; i < CELLS; i++) {
        MPI_Get(&got[i], 1, MPI_INT, peer, i, 1, MPI_INT, win);
        flush_local(i, win);
        CHECK(got[i], 100 * peer + i);
        got[i] = 0;
    }
    barrier();
    for (int i = 0; i < CELLS; i++) {
        MPI_Accumulate(&one, 1, MPI_INT, peer, 5, 1, MPI_INT, MPI_SUM, win); /* comes first */
        MPI_Fetch_and_op(&one, &old, MPI_INT, peer, 5, MPI_SUM, win);
        flush_local(i, win);
        CHECK(old, 100 * peer + 5 + 2 * i + 1);
        MPI_Compare_and_swap(&zero, &one, &old, MPI_INT, peer, 6, win);
        flush_local(i, win);
        CHECK(old, 100 * peer + 6);
    }
    MPI_Win_flush_all(win);
    for (int i = 0; i < CELLS; i++)
        CHECK(got[i], 0);
    drop(&win);
}

enum waiting {
    RECV,
    PROBE,
    MPROBE,
    WAIT,
    WAITALL,
    WAITANY,
    WAITSOME,
    SENDRECV,
    TEST,
    TESTSOME,
    IPROBE,
    BARRIER,
    SEND,
    FETCH,
    FENCE,
    EXPOSE,
    DUP,
    ALLOCATE,
    LOCK,
    WAYS
};

/* Collective calls, which the peer makes only when it has seen the put. */
static void meet(enum waiting way, MPI_Win third)
{
    MPI_Comm copy;
    MPI_Win window;
    MPI_Group world, one;
    int *memory;
    if (way == BARRIER)
        barrier();
    if (way == FENCE) {
        MPI_Win_fence(0, third);
        MPI_Win_fence(MPI_MODE_NOSUCCEED, third);
    }
    if (way == EXPOSE) {
        MPI_Comm_group(MPI_COMM_WORLD, &world);
        MPI_Group_incl(world, 1, &peer, &one);
        if (rank == 0) {
            MPI_Win_post(one, 0, third);
            MPI_Win_wait(third);
        } else {
            MPI_Win_start(one, 0, third);
            MPI_Win_complete(third);
        }
        MPI_Group_free(&one);
        MPI_Group_free(&world);
    }
    if (way == DUP) {
        MPI_Comm_dup(MPI_COMM_WORLD, &copy);
        MPI_Comm_free(&copy);
    }
    if (way == ALLOCATE) {
        MPI_Win_allocate(16, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
        MPI_Win_free(&window);
    }
}

/* What rank 0 does while its put is only locally complete. */
static void stay_inside(enum waiting way, MPI_Win other, MPI_Win third)
{
    int word = 0, flag = 0, index, got, n = 0;
    MPI_Request request;
    MPI_Status status;
    MPI_Message message;
    switch (way) {
    case RECV:
        MPI_Recv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        return;
    case PROBE:
        MPI_Probe(peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        break;
    case MPROBE:
        MPI_Mprobe(peer, 1, MPI_COMM_WORLD, &message, &status);
        MPI_Mrecv(&word, 1, MPI_INT, &message, &status);
        return;
    case SENDRECV:
        MPI_Sendrecv(&word, 1, MPI_INT, peer, 2, &got, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &status);
        CHECK(got, 1);
        CHECK(status.MPI_TAG, 1);
        return;
    case WAIT:
        MPI_Irecv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        return;
    case WAITALL:
        MPI_Irecv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &request);
        MPI_Waitall(1, &request, MPI_STATUSES_IGNORE);
        return;
    case WAITANY:
        MPI_Irecv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &request);
        MPI_Waitany(1, &request, &index, &status);
        CHECK(index, 0);
        return;
    case WAITSOME:
        MPI_Irecv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &request);
        MPI_Waitsome(1, &request, &n, &index, &status);
        CHECK(n, 1);
        return;
    case TEST:
        MPI_Irecv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &request);
        while (!flag)
            MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
        return;
    case TESTSOME:
        MPI_Irecv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &request);
        while (n == 0)
            MPI_Testsome(1, &request, &n, &index, &status);
        return;
    case IPROBE:
        while (!flag)
            MPI_Iprobe(peer, 1, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
        break;
    case BARRIER:
    case FENCE:
    case EXPOSE:
    case DUP:
    case ALLOCATE:
        meet(way, third);
        break;
    case SEND:
        MPI_Ssend(&word, 1, MPI_INT, peer, 2, MPI_COMM_WORLD);
        break;
    case FETCH: /* waits for the peer with one-sided calls on another window */
        while (word == 0) {
            MPI_Fetch_and_op(NULL, &word, MPI_INT, rank, 0, MPI_NO_OP, other);
            MPI_Win_flush(rank, other);
        }
        break;
    default: /* the peer holds the lock until it has seen the put */
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, other);
        MPI_Win_unlock(peer, other);
    }
    MPI_Recv(&got, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* What rank 1 does once the put has arrived. */
static void answer(enum waiting way, MPI_Win other, MPI_Win third)
{
    int word = 1, got;
    meet(way, third);
    if (way == SEND || way == SENDRECV)
        MPI_Recv(&got, 1, MPI_INT, peer, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (way == FETCH) {
        MPI_Accumulate(&word, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, other);
        MPI_Win_flush(peer, other);
    }
    if (way == LOCK)
        MPI_Win_unlock(rank, other);
    MPI_Send(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD);
}

/* The target sees the value come: by loads, or by fetching it from itself. A call that makes
 * progress is needed between the loads: MPICH 4.0.2 gives even a put to the target's. */
static void watch(int by_load, const volatile int *base, MPI_Win win)
{
    for (int seen = 0, flag; !seen;) {
        if (by_load) {
            MPI_Iprobe(MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
            MPI_Win_sync(win);
            seen = *base;
        } else {
            MPI_Fetch_and_op(NULL, &seen, MPI_INT, rank, 0, MPI_NO_OP, win);
            MPI_Win_flush(rank, win);
        }
    }
}

/* put; flush_local; then nothing but other MPI calls, while the target waits for the put. */
static void delivered(enum waiting way, int accumulate, int by_load)
{
    MPI_Win win, other, third;
    int *base = ints(4, &win), one = 1;
    ints(4, &other);
    MPI_Win_create(NULL, 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &third);
    if (way == LOCK) { /* an epoch of one lock instead of lock_all */
        MPI_Win_unlock_all(other);
        barrier();
        if (rank == 1)
            MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, other);
        barrier();
    }
    if (rank == 0) {
        if (accumulate)
            MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
        else
            MPI_Put(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        flush_local(accumulate, win);
        one = 77;
        stay_inside(way, other, third);
    } else {
        watch(by_load || !accumulate, base, win); /* a fetch would race with a put */
        answer(way, other, third);
    }
    barrier();
    if (rank == 1)
        CHECK(base[0], 1);
    if (way == LOCK)
        MPI_Win_lock_all(0, other);
    MPI_Win_free(&third);
    drop(&other);
    drop(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    reuse();
    reuse_mixed();
    fetched();
    for (int way = 0; way < WAYS; way++)
        for (int k = 0; k < 4; k++)
            delivered((enum waiting)way, k % 2, k / 2);
    return finish("local");
}
