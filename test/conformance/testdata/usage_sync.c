/* Breaks rules about fences and about epochs of start and post. Libraries refuse these calls, or let them
 * pass. */
#include "usage.h"

static int value = 5;

/* An exposure epoch of rank 1, and the access epoch that belongs to it. */
static void meet_in_epochs(MPI_Win win)
{
    if (rank == 0) {
        start(1, win);
        MPI_Win_complete(win);
    } else {
        post(0, win);
        MPI_Win_wait(win);
    }
}

static void after_nosucceed(void)
{
    MPI_Win win = window();
    MPI_Win_fence(WRONG(MPI_MODE_NOSUCCEED, MPI_MODE_NOPRECEDE), win);
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* operation-after-nosucceed */
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

static void not_started(void)
{
    MPI_Win win = window();
    if (rank == 0) {
        start(1, win);
        MPI_Put(&value, 1, MPI_INT, WRONG(0, 1), 0, 1, MPI_INT, win); /* target-not-started */
        MPI_Win_complete(win);
    } else {
        post(0, win);
        MPI_Win_wait(win);
    }
    MPI_Win_free(&win);
}

static void request_in_fences(void)
{
    MPI_Win win = window();
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Win_fence(0, win);
    IF_FIXED(lock(peer, win));
    MPI_Rput(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request); /* request-in-active-epoch */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    IF_FIXED(MPI_Win_unlock(peer, win));
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

/* Two locks of different ranks may be held at a time, and no lock in an epoch of MPI_Win_start. */
static void two_epochs(void)
{
    MPI_Win win = window();
    if (rank == 1) {
        IF_WRONG(post(0, win));
        IF_WRONG(MPI_Win_wait(win));
    } else {
        WRONG(start(1, win), lock(1, win));
        int refused = MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win); /* overlapping-access-epochs */
        if (!refused)
            MPI_Win_unlock(0, win);
        WRONG(MPI_Win_complete(win), MPI_Win_unlock(1, win));
    }
    MPI_Win_free(&win);
}

static void completed_twice(void)
{
    MPI_Win win = window();
    meet_in_epochs(win);
    if (rank == 0) {
        IF_FIXED(start(1, win));
        MPI_Win_complete(win); /* complete-without-start */
    } else {
        IF_FIXED(post(0, win));
        IF_FIXED(MPI_Win_wait(win));
    }
    MPI_Win_free(&win);
}

static void posted_twice(void)
{
    MPI_Win win = window();
    MPI_Group group = only(0);
    if (rank == 1) {
        MPI_Win_post(group, 0, win);
        IF_FIXED(MPI_Win_wait(win));
        MPI_Win_post(group, 0, win); /* overlapping-exposure-epochs */
        MPI_Win_wait(win);
    } else {
        IF_FIXED(start(1, win));
        IF_FIXED(MPI_Win_complete(win));
        start(1, win);
        MPI_Win_complete(win);
    }
    MPI_Group_free(&group);
    MPI_Win_free(&win);
}

static void waited_twice(void)
{
    int over = 0;
    MPI_Win win = window();
    if (rank == 0) {
        start(1, win);
        MPI_Win_complete(win);
    } else {
        post(0, win);
        while (!over)
            MPI_Win_test(win, &over);
        IF_WRONG(MPI_Win_wait(win)); /* wait-without-post */
    }
    MPI_Win_free(&win);
}

/* 12.5.1: a fence possibly opens an epoch, and an operation certainly. */
static void lock_after_put(void)
{
    MPI_Win win = window();
    MPI_Win_fence(0, win);
    IF_WRONG(put(peer, win));
    int refused = MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win); /* epoch-during-fence-operations */
    IF_FIXED(put(rank, win));
    if (!refused)
        MPI_Win_unlock(rank, win);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

static void assertions(void)
{
    MPI_Win win = window();
    MPI_Win_fence(WRONG(MPI_MODE_NOCHECK, MPI_MODE_NOSTORE), win); /* invalid-assertion */
    MPI_Win_free(&win);
}

static void preceded(void)
{
    MPI_Win win = window();
    MPI_Win_fence(0, win);
    put(peer, win);
    MPI_Win_fence(WRONG(MPI_MODE_NOPRECEDE, 0), win); /* noprecede-with-operations */
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    MPI_Win_free(&win);
}

static const struct row rows[] = {
    ROW(after_nosucceed), ROW(not_started),  ROW(request_in_fences), ROW(two_epochs), ROW(completed_twice),
    ROW(posted_twice),    ROW(waited_twice), ROW(lock_after_put),    ROW(assertions), ROW(preceded),
};

int main(int argc, char **argv)
{
    return run_rows(argc, argv, rows, sizeof rows / sizeof rows[0], "usage_sync");
}
