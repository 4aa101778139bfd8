/* Breaks rules about locks. Libraries refuse these calls, let them pass, or die. */
#include "usage.h"

static int value = 5;

/* 12.5.3: an unlock ends the epoch. */
static void outside(void)
{
    MPI_Win win = window();
    lock(peer, win);
    IF_WRONG(MPI_Win_unlock(peer, win));
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* operation-outside-epoch */
    IF_FIXED(MPI_Win_unlock(peer, win));
    MPI_Win_free(&win);
}

static void not_locked(void)
{
    MPI_Win win = window();
    lock(peer, win);
    MPI_Put(&value, 1, MPI_INT, WRONG(rank, peer), 0, 1, MPI_INT, win); /* target-not-locked */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

static void flush_of_another(void)
{
    MPI_Win win = window();
    lock(peer, win);
    put(peer, win);
    MPI_Win_flush(WRONG(rank, peer), win); /* flush-outside-epoch */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

static void sync_between_fences(void)
{
    MPI_Win win = window();
    MPI_Win_fence(0, win);
    IF_FIXED(lock(rank, win));
    MPI_Win_sync(win); /* win-sync-outside-epoch */
    IF_FIXED(MPI_Win_unlock(rank, win));
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

static void locked_again(void)
{
    MPI_Win win = window();
    lock(peer, win);
    IF_FIXED(MPI_Win_unlock(peer, win));
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win); /* locked-twice */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

static void locked_both_ways(void)
{
    MPI_Win win = window();
    WRONG(MPI_Win_lock_all(0, win), lock(rank, win));
    int refused = MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win); /* lock-with-lock-all */
    if (!refused)
        MPI_Win_unlock(peer, win);
    WRONG(MPI_Win_unlock_all(win), MPI_Win_unlock(rank, win));
    MPI_Win_free(&win);
}

static void unlocked_another(void)
{
    MPI_Win win = window();
    lock(peer, win);
    MPI_Win_unlock(WRONG(rank, peer), win); /* unlock-without-lock */
    IF_WRONG(MPI_Win_unlock(peer, win));
    MPI_Win_free(&win);
}

static void unlocked_all(void)
{
    MPI_Win win = window();
    WRONG(lock(peer, win), MPI_Win_lock_all(0, win));
    MPI_Win_unlock_all(win); /* unlock-with-lock-all */
    IF_WRONG(MPI_Win_unlock(peer, win));
    MPI_Win_free(&win);
}

static void fence_in_lock(void)
{
    MPI_Win win = window();
    lock(rank, win);
    IF_FIXED(MPI_Win_unlock(rank, win));
    MPI_Win_fence(0, win); /* fence-inside-epoch */
    IF_WRONG(MPI_Win_unlock(rank, win));
    MPI_Win_free(&win);
}

static void locked_when_exposed(void)
{
    MPI_Win win = window();
    if (rank == 0) {
        start(1, win);
        MPI_Win_complete(win);
    } else {
        post(0, win);
        IF_FIXED(MPI_Win_wait(win));
        int refused = MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win); /* locked-and-exposed */
        if (!refused)
            MPI_Win_unlock(rank, win);
        IF_WRONG(MPI_Win_wait(win));
    }
    MPI_Win_free(&win);
}

static void unknown_lock(void)
{
    MPI_Win win = window();
    int refused = MPI_Win_lock(WRONG(0, MPI_LOCK_SHARED), peer, 0, win); /* invalid-lock-type */
    if (!refused)
        MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

static void freed_in_lock(void)
{
    MPI_Win win = window();
    lock(peer, win);
    IF_FIXED(MPI_Win_unlock(peer, win));
    MPI_Win_free(&win); /* freed-inside-epoch */
}

static const struct row rows[] = {
    ROW(outside),       ROW(not_locked),          ROW(flush_of_another), ROW(sync_between_fences),
    ROW(locked_again),  ROW(locked_both_ways),    ROW(unlocked_another), ROW(unlocked_all),
    ROW(fence_in_lock), ROW(locked_when_exposed), ROW(unknown_lock),     ROW(freed_in_lock),
};

int main(int argc, char **argv)
{
    return run_rows(argc, argv, rows, sizeof rows / sizeof rows[0], "usage_locks");
}
