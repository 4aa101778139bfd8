/* Epochs of all kinds one after the other on one window, by any number of ranks, whose
 * operations meet at the targets (MPI 4.1, 12.5 and 12.7.1): what was done in one epoch
 * is there in the next, and accumulates of several origins are atomic. Some ranks come
 * late. TEST_SEED repeats a run. */
#include "check.h"

#include <time.h>

enum { ROUNDS = 20, MAX_RANKS = 8 };
enum { SUM, TICKET, CONSTANT, PLACES, CELLS = PLACES + MAX_RANKS + 5 };
enum phase { FENCE, RING, ALL, LOCK, LOCK_ALL, PHASES };

static MPI_Win win;
static int *base, sum, tickets;

static MPI_Group group_of(const int *ranks, int n)
{
    MPI_Group world, group;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, n, ranks, &group);
    MPI_Group_free(&world);
    return group;
}

static void maybe_late(void)
{
    uint32_t who = random_below(3 * (uint32_t)size);
    if ((int)who == rank)
        nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
}

/* The ranks that this one accesses, and those that access it. */
static int sides(enum phase phase, int targets[], int origins[])
{
    if (phase == RING) {
        targets[0] = (rank + 1) % size;
        origins[0] = (rank + size - 1) % size;
        return 1;
    }
    for (int i = 0; i < size; i++)
        targets[i] = origins[i] = i;
    return size;
}

static void open_epoch(enum phase phase, int n, const int targets[], const int origins[])
{
    if (phase == FENCE) {
        MPI_Win_fence(0, win);
    } else if (phase == LOCK_ALL) {
        MPI_Win_lock_all(0, win);
    } else if (phase != LOCK) {
        MPI_Group to = group_of(targets, n), from = group_of(origins, n);
        maybe_late();
        MPI_Win_post(from, 0, win);
        MPI_Win_start(to, 0, win);
        MPI_Group_free(&to);
        MPI_Group_free(&from);
    }
}

static void close_epoch(enum phase phase)
{
    maybe_late();
    if (phase == FENCE)
        MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    else if (phase == LOCK_ALL)
        MPI_Win_unlock_all(win);
    else if (phase != LOCK) {
        MPI_Win_complete(win);
        MPI_Win_wait(win);
    }
}

static void one_round(int round, enum phase phase)
{
    static int add, one = 1, value, old[MAX_RANKS], got[MAX_RANKS];
    int targets[MAX_RANKS], origins[MAX_RANKS], n = sides(phase, targets, origins);
    add = rank + 1;
    value = round;
    open_epoch(phase, n, targets, origins);
    for (int i = 0; i < n; i++) {
        if (phase == LOCK)
            MPI_Win_lock(round % 2 ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, targets[i], 0, win);
        MPI_Accumulate(&add, 1, MPI_INT, targets[i], SUM, 1, MPI_INT, MPI_SUM, win);
        MPI_Put(&value, 1, MPI_INT, targets[i], PLACES + rank, 1, MPI_INT, win);
        MPI_Fetch_and_op(&one, &old[i], MPI_INT, targets[i], TICKET, MPI_SUM, win);
        MPI_Get(&got[i], 1, MPI_INT, targets[i], CONSTANT, 1, MPI_INT, win);
        MPI_Accumulate(&add, 1, MPI_INT, targets[i], SUM, 1, MPI_INT, MPI_SUM, win);
        if (phase == LOCK)
            MPI_Win_unlock(targets[i], win);
    }
    close_epoch(phase);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
    for (int i = 0; i < n; i++) {
        CHECK(got[i], 70 + targets[i]);
        CHECK(old[i] >= tickets && old[i] < tickets + n, 1);
        CHECK(base[PLACES + origins[i]], round);
        sum += 2 * (origins[i] + 1);
    }
    tickets += n;
    CHECK(base[TICKET], tickets);
    CHECK(base[SUM], sum);
    MPI_Win_unlock(rank, win);
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    random_start();
    MPI_Win_allocate(CELLS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
    memset(base, 0, CELLS * sizeof(int));
    base[CONSTANT] = 70 + rank;
    MPI_Win_unlock(rank, win);
    barrier();
    for (int round = 1; round <= ROUNDS; round++)
        one_round(round, (enum phase)random_below(PHASES));
    MPI_Win_free(&win);
    return finish("phases");
}
