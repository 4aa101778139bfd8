/* Active target epochs: fences with all legal assertions, and start, complete, post and wait
 * in the orders that MPI allows (MPI 4.1, 12.5.1, 12.5.2 and 12.5.5). */
#include "epoch.h"

#include <stdbool.h>
#include <time.h>
#include <unistd.h>

enum { CELLS = 16 };
static MPI_Win win;
static int *base;

static void fence_with(int opening, int closing, int puts)
{
    int value = 100 + rank, got = 0, one = 1, before = base[1];
    MPI_Win_fence(opening, win);
    if (puts) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Accumulate(&one, 1, MPI_INT, peer, 1, 1, MPI_INT, MPI_SUM, win);
    }
    MPI_Get(&got, 1, MPI_INT, peer, 2, 1, MPI_INT, win);
    MPI_Win_fence(closing, win);
    CHECK(got, 77 + peer);
    if (puts) {
        CHECK(base[0], 100 + peer);
        CHECK(base[1], before + 1);
        base[0] = 0;
    }
    barrier();
}

/* Table of 12.5.5: NOPRECEDE for the opening fence, NOSUCCEED for the closing one; NOSTORE
 * and NOPUT wherever they are true. */
static void fences(void)
{
    base[2] = 77 + rank;
    barrier();
    for (int bits = 0; bits < 16; bits++) {
        int opening = (bits & 1 ? MPI_MODE_NOPRECEDE : 0) | (bits & 2 ? MPI_MODE_NOPUT : 0);
        int closing = (bits & 4 ? MPI_MODE_NOSUCCEED : 0) | (bits & 8 ? MPI_MODE_NOSTORE : 0);
        fence_with(opening, closing, !(bits & 2));
        if (!(bits & 4))
            MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    }
    for (int i = 0; i < 200; i++) { /* epoch after epoch, one fence between two */
        int value = i;
        MPI_Win_fence(0, win);
        MPI_Put(&value, 1, MPI_INT, peer, i % 2 ? 3 : 4, 1, MPI_INT, win);
        MPI_Win_fence(0, win);
        CHECK(base[i % 2 ? 3 : 4], i);
    }
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}

/* A fence that opens nothing leaves room for other epochs. */
static void fence_then_lock(void)
{
    int value = 9;
    MPI_Win_fence(0, win);
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
    MPI_Put(&value, 1, MPI_INT, peer, 5, 1, MPI_INT, win);
    MPI_Win_flush(peer, win);
    MPI_Win_unlock(peer, win);
    barrier();
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
    CHECK(base[5], 9);
    MPI_Win_unlock(rank, win);
    barrier();
}

static void pscw(int assert, int with_test)
{
    int value = 200 + rank, got = 0, one = 1, old = -1, flag = 0;
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win); /* MPI_MODE_NOSTORE would deny stores outside an epoch */
    base[6] = 0;
    base[7] = 50 + rank;
    base[8] = 3;
    MPI_Win_unlock(rank, win);
    barrier();
    MPI_Win_post(epoch_pair, assert, win);
    if (MPI_MODE_NOCHECK & assert)
        barrier(); /* the start must follow the post */
    MPI_Win_start(epoch_pair, MPI_MODE_NOCHECK & assert, win);
    MPI_Put(&value, 1, MPI_INT, peer, 6, 1, MPI_INT, win);
    MPI_Get(&got, 1, MPI_INT, peer, 7, 1, MPI_INT, win);
    MPI_Fetch_and_op(&one, &old, MPI_INT, peer, 8, MPI_SUM, win);
    MPI_Win_complete(win);
    CHECK(got, 50 + peer);
    CHECK(old, 3);
    while (with_test && !flag)
        MPI_Win_test(win, &flag);
    if (!with_test)
        MPI_Win_wait(win);
    CHECK(base[6], 200 + peer);
    CHECK(base[8], 4);
    barrier();
}

/* The origin may not wait for more than the post: its message comes after complete, and the
 * target waits for the message before it waits for the epoch (12.7.3). */
static void message_before_wait(void)
{
    int value = 300, word = 0;
    base[9] = 0;
    barrier();
    if (rank == 0) {
        MPI_Win_start(epoch_pair, 0, win);
        MPI_Put(&value, 1, MPI_INT, peer, 9, 1, MPI_INT, win);
        MPI_Win_complete(win);
        MPI_Send(&word, 1, MPI_INT, peer, 0, MPI_COMM_WORLD);
    } else if (rank == size - 1) {
        MPI_Win_post(epoch_pair, 0, win);
        MPI_Recv(&word, 1, MPI_INT, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Win_wait(win);
        CHECK(base[9], 300);
    }
    barrier();
}

/* Nothing may arrive before the post: the target still stores (12.5.2). */
static void late_post(void)
{
    int value = 7;
    barrier();
    if (rank == 0) {
        MPI_Win_start(epoch_pair, 0, win);
        MPI_Put(&value, 1, MPI_INT, peer, 13, 1, MPI_INT, win);
        MPI_Win_complete(win);
    } else if (rank == size - 1) {
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
        ((volatile int *)base)[13] = 1;
        MPI_Win_post(epoch_pair, 0, win);
        MPI_Win_wait(win);
        CHECK(base[13], 7);
    }
    barrier();
}

/* Empty epochs, and ones with the caller itself. */
static void odd_groups(void)
{
    MPI_Group world, all;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    int value = 7;
    MPI_Win_post(MPI_GROUP_EMPTY, 0, win);
    MPI_Win_start(MPI_GROUP_EMPTY, 0, win);
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    MPI_Group_incl(world, 2, (int[]){size - 1, 0}, &all); /* not in the window's order */
    base[10 + rank] = 0;
    barrier();
    MPI_Win_post(all, 0, win);
    MPI_Win_start(all, 0, win);
    MPI_Put(&value, 1, MPI_INT, rank, 10, 1, MPI_INT, win);
    MPI_Put(&value, 1, MPI_INT, peer, 11, 1, MPI_INT, win);
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    CHECK(base[10], 7);
    CHECK(base[11], 7);
    MPI_Group_free(&all);
    MPI_Group_free(&world);
    barrier();
}

/* While its memory is exposed, a rank may access the other's in an epoch of its own. */
static void two_windows(void)
{
    MPI_Win second;
    int memory[4] = {0}, one = 1;
    MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &second);
    MPI_Win_fence(MPI_MODE_NOPRECEDE, second);
    MPI_Win_post(epoch_pair, 0, win);
    MPI_Win_start(epoch_pair, 0, win);
    MPI_Put(&one, 1, MPI_INT, peer, 12, 1, MPI_INT, win);
    MPI_Put(&one, 1, MPI_INT, peer, 2, 1, MPI_INT, second);
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    CHECK(base[12], 1);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, second);
    CHECK(memory[2], 1);
    MPI_Win_free(&second);
}

/* While one rank tests, the other completes operations on another window: any call of MPI lets the
 * library get on (12.7.3). */
static void test_elsewhere(void)
{
    MPI_Win second;
    int memory[4] = {rank, rank}, got = -1, flag = 0;
    alarm(5); /* a library that hangs should not take long for it */
    MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &second);
    for (int i = 0; i < 20; i++) {
        if (rank == 0) {
            MPI_Win_post(epoch_pair, 0, win);
            for (flag = 0; !flag;)
                MPI_Win_test(win, &flag);
        } else if (rank == 1) {
            MPI_Win_start(epoch_pair, 0, win);
            MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, second);
            MPI_Get(&got, 1, MPI_INT, 0, 1, 1, MPI_INT, second);
            MPI_Win_unlock(0, second);
            CHECK(got, 0);
            MPI_Win_complete(win);
        }
        barrier();
    }
    MPI_Win_free(&second);
    alarm(0);
}

/* Each rank puts to another one in each round. In the first one, rank 0 is late, and makes the library get
 * on. */
static void in_turns(void)
{
    enum { ROUNDS = 5, LATE_MS = 300 };
    MPI_Group all, origin, target;
    MPI_Win_get_group(win, &all);
    for (int round = 0; round < ROUNDS; round++)
        for (int distance = 1; distance < size; distance++) {
            int to = (rank + distance) % size, from = (rank + size - distance) % size,
                value = 100 * rank + distance;
            MPI_Group_incl(all, 1, &from, &origin);
            MPI_Group_incl(all, 1, &to, &target);
            MPI_Win_post(origin, 0, win);
            for (int ms = 0, arrived; ms < LATE_MS && rank == 0 && round == 0 && distance == 1; ms++) {
                usleep(1000);
                MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &arrived, MPI_STATUS_IGNORE);
            }
            MPI_Win_start(target, 0, win);
            MPI_Put(&value, 1, MPI_INT, to, 6, 1, MPI_INT, win);
            MPI_Win_complete(win);
            MPI_Win_wait(win);
            CHECK(base[6], 100 * from + distance);
            MPI_Group_free(&origin);
            MPI_Group_free(&target);
        }
    MPI_Group_free(&all);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    epoch_start();
    MPI_Win_allocate(CELLS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    memset(base, 0, CELLS * sizeof(int));
    barrier();
    bool tests = argc > 1 && strcmp(argv[1], "test") == 0;
    if (tests || (argc > 1 && strcmp(argv[1], "turns") == 0)) {
        tests ? test_elsewhere() : in_turns();
        MPI_Group_free(&epoch_pair);
        MPI_Win_free(&win);
        return finish("active");
    }
    fences();
    fence_then_lock();
    int nocheck = argc > 1 && strcmp(argv[1], "nocheck") == 0; /* a library has trouble with it */
    for (int with_test = 0; with_test < 2; with_test++) {
        pscw(nocheck ? MPI_MODE_NOCHECK : 0, with_test);
        pscw(nocheck ? MPI_MODE_NOCHECK : MPI_MODE_NOSTORE, with_test);
    }
    for (int i = 0; i < 20; i++)
        message_before_wait();
    late_post();
    odd_groups();
    two_windows();
    MPI_Group_free(&epoch_pair);
    MPI_Win_free(&win);
    return finish("active");
}
