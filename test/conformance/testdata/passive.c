/* Passive target epochs: what each synchronization call completes, empty epochs, thousands
 * of them, nested locks, null ranks (MPI 4.1, 12.5.3 and 12.5.4). */
#include "check.h"

enum { CELLS = 16 };
static MPI_Win win;
static int *base;

/* Every call that completes at the target, with a shared and an exclusive lock. */
static void complete(int way, int value)
{
    switch (way) {
    case 0:
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
        MPI_Put(&value, 1, MPI_INT, peer, way, 1, MPI_INT, win);
        MPI_Win_unlock(peer, win);
        break;
    case 1:
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
        MPI_Accumulate(&value, 1, MPI_INT, peer, way, 1, MPI_INT, MPI_REPLACE, win);
        MPI_Win_unlock(peer, win);
        break;
    case 2:
        MPI_Win_lock(MPI_LOCK_SHARED, peer, MPI_MODE_NOCHECK, win);
        MPI_Put(&value, 1, MPI_INT, peer, way, 1, MPI_INT, win);
        MPI_Win_unlock(peer, win);
        break;
    case 3:
        MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
        MPI_Put(&value, 1, MPI_INT, peer, way, 1, MPI_INT, win);
        MPI_Win_unlock_all(win);
        break;
    default: /* the epoch stays open while the target looks */
        MPI_Win_lock_all(0, win);
        MPI_Put(&value, 1, MPI_INT, peer, way, 1, MPI_INT, win);
        if (way == 4)
            MPI_Win_flush(peer, win);
        if (way == 5)
            MPI_Win_flush_all(win);
        if (way == 6) { /* local completion first, then everywhere */
            MPI_Win_flush_local(peer, win);
            MPI_Win_flush(peer, win);
        }
    }
}

static void calls(void)
{
    for (int way = 0; way < 7; way++) {
        complete(way, 10 * way + rank);
        barrier();
        if (way < 4)
            MPI_Win_lock_all(0, win);
        MPI_Win_sync(win);
        CHECK(base[way], 10 * way + peer);
        barrier();
        MPI_Win_unlock_all(win);
    }
}

/* An epoch without any operation, and calls with nothing to do. */
static void empty(void)
{
    for (int i = 0; i < 2000; i++) {
        MPI_Win_lock(i % 2 ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, peer, 0, win);
        if (i % 10 == 0) {
            MPI_Win_flush(peer, win);
            MPI_Win_flush_local(peer, win);
            MPI_Win_flush_all(win);
            MPI_Win_flush_local_all(win);
        }
        MPI_Win_unlock(peer, win);
    }
    barrier();
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    MPI_Win_unlock_all(win);
}

static void thousands(void)
{
    int one = 1, sum = 0, got;
    for (int i = 0; i < 2000; i++) {
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
        MPI_Fetch_and_op(&one, &got, MPI_INT, peer, 10, MPI_SUM, win);
        MPI_Win_unlock(peer, win);
        sum += got;
    }
    CHECK(sum, 1999 * 1000);
    barrier();
}

/* Epochs to several targets at once, closed in another order, each with its own data. */
static void nested(void)
{
    int to_peer = 21, to_self = 22, got = 0;
    for (int i = 0; i < 20; i++) {
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
        MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
        MPI_Put(&to_peer, 1, MPI_INT, peer, 11, 1, MPI_INT, win);
        MPI_Put(&to_self, 1, MPI_INT, rank, 12, 1, MPI_INT, win);
        if (i % 2) {
            MPI_Win_unlock(peer, win);
            MPI_Win_flush(rank, win);
            MPI_Get(&got, 1, MPI_INT, rank, 12, 1, MPI_INT, win);
            MPI_Win_unlock(rank, win);
        } else {
            MPI_Win_flush_all(win);
            MPI_Get(&got, 1, MPI_INT, rank, 12, 1, MPI_INT, win);
            MPI_Win_unlock(rank, win);
            MPI_Win_unlock(peer, win);
        }
        CHECK(got, to_self);
        barrier();
        MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
        CHECK(base[11], to_peer);
        MPI_Win_unlock(rank, win);
        barrier();
        to_peer++;
        to_self++;
    }
}

/* The caller itself as target: an operation like any other (12.3). */
static void self(void)
{
    int value = 5, got = 0, old = 0;
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
    base[13] = 4;
    MPI_Win_unlock(rank, win);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
    MPI_Get(&got, 1, MPI_INT, rank, 13, 1, MPI_INT, win);
    MPI_Win_flush(rank, win);
    CHECK(got, 4);
    MPI_Accumulate(&value, 1, MPI_INT, rank, 13, 1, MPI_INT, MPI_SUM, win);
    MPI_Fetch_and_op(&value, &old, MPI_INT, rank, 13, MPI_REPLACE, win);
    MPI_Win_unlock(rank, win);
    CHECK(old, 9);
    CHECK(base[13], 5);
    barrier();
}

static void fresh(void)
{
    base = ints(CELLS, &win);
    MPI_Win_unlock_all(win);
    barrier();
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    fresh();
    calls();
    MPI_Win_free(&win);
    fresh(); /* MPICH 4.0.2 hangs in MPI_Win_lock where lock, lock_all, lock follow each other */
    empty();
    thousands();
    nested();
    self();
    MPI_Win_lock_all(0, win);
    drop(&win);
    return finish("passive");
}
