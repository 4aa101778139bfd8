/* Synchronizes more than it needs, in rows (usage.h). With -DFIXED each call orders something, or says what
 * it need not order. */
#include "usage.h"

static int got;

/* The first row that runs: no process has made an operation on any window. */
static void first_fence(void)
{
    MPI_Win win = window();
    MPI_Win_fence(WRONG(0, MPI_MODE_NOPRECEDE), win); /* fence-without-noprecede */
    put(peer, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    MPI_Win_free(&win);
}

static void last_fence(void)
{
    MPI_Win win = window();
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    put(peer, win);
    MPI_Win_fence(WRONG(0, MPI_MODE_NOSUCCEED), win); /* fence-without-nosucceed */
    MPI_Win_free(&win);
}

static void flushed_twice(void)
{
    MPI_Win win = window();
    lock(peer, win);
    put(peer, win);
    MPI_Win_flush(peer, win);
    IF_FIXED(put(peer, win));
    MPI_Win_flush_all(win); /* flush-of-nothing */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

/* A lock under which a process also writes must be exclusive. */
static void readers(void)
{
    MPI_Win win = window();
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win); /* exclusive-lock-of-readers */
    MPI_Get(&got, 1, MPI_INT, peer, WORDS - 1, 1, MPI_INT, win);
    IF_FIXED(put(peer, win));
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

static const struct row rows[] = {
    ROW(first_fence),
    ROW(last_fence),
    ROW(flushed_twice),
    ROW(readers),
};

int main(int argc, char **argv) { return run_rows(argc, argv, rows, sizeof rows / sizeof rows[0], "advice"); }
