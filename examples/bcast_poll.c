/* Broadcast down a binary tree, each rank polling its parent's flag.
 *
 * The racy version polls with MPI_Get and never flushes: MPI need not transfer
 * anything before a synchronization call, so the loop may be endless. The correct
 * version polls with an atomic read and a flush.
 *
 * The pause between two polls leaves the processor to the parent. MPI_Iprobe gives
 * the library an occasion to make progress; it does not complete the get. */
#define _POSIX_C_SOURCE 199309L
#include "check.h"
#include <time.h>

enum { COUNT = 16, FLAG = COUNT, READY = 4711, FIRST = 100 };

static void pause_a_little(void) {
    int any;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &any, MPI_STATUS_IGNORE);
    nanosleep(&(struct timespec){.tv_nsec = 100 * 1000}, NULL);
}

static void wait_for(int parent, MPI_Win win) {
    int flag = 0;
    do {
        pause_a_little();
#ifdef FIXED
        int unused = 0;
        MPI_Fetch_and_op(&unused, &flag, MPI_INT, parent, FLAG, MPI_NO_OP, win);
        MPI_Win_flush(parent, win);
#else
        MPI_Get(&flag, 1, MPI_INT, parent, FLAG, 1, MPI_INT, win);
#endif
    } while (flag != READY);
}

/* publish makes the data visible to the children, then the flag. */
static void publish(int rank, const int *data, MPI_Win win) {
    const int ready = READY;
    MPI_Put(data, COUNT, MPI_INT, rank, 0, COUNT, MPI_INT, win);
    MPI_Win_flush(rank, win);
    MPI_Accumulate(&ready, 1, MPI_INT, rank, FLAG, 1, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(rank, win);
}

static void broadcast(int rank, int *data, MPI_Win win) {
    if (rank > 0) {
        int parent = (rank - 1) / 2;
        wait_for(parent, win);
        MPI_Get(data, COUNT, MPI_INT, parent, 0, COUNT, MPI_INT, win);
        MPI_Win_flush(parent, win);
    }
    publish(rank, data, win);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    MPI_Win win;
    allocate_ints(COUNT + 1, 0, &win);
    int data[COUNT];
    for (int i = 0; i < COUNT; i++)
        data[i] = rank == 0 ? FIRST + i : 0;
    broadcast(rank, data, win);
    for (int i = 0; i < COUNT; i++)
        CHECK(data[i], FIRST + i);
    finish("bcast_poll", rank, &win);
}
