/* Races in memory of MPI_Win_allocate_shared, which ranks load and store wherever they have it (MPI 4.1,
 * 12.2.3 and 12.7). They are found if the program was compiled by `nastympi cc`. */
#include "scenes.h"

#include <sched.h>
#include <stdatomic.h>

static volatile int seen;
static MPI_Win common; /* of WORDS ints at each rank, which all ranks share */
static int *part[3];   /* of each rank, as this rank has it */

static void barrier_with_sync_if(int condition)
{
    MPI_Win_sync(common);
    barrier_if(condition);
    MPI_Win_sync(common);
}

static void two_stores(void)
{
    if (rank == 0)
        part[2][0] = 1; /* race-between-ranks, needs loads */
    barrier_with_sync_if(fixed);
    if (rank == 1)
        part[2][0] = 2; /* race-between-ranks, needs loads */
}

static void load_before_barrier(void)
{
    if (rank == 0)
        part[0][1] = 1; /* race-between-ranks, needs loads */
    barrier_with_sync_if(fixed);
    if (rank == 1)
        seen = part[0][1]; /* race-between-ranks, needs loads */
    barrier();
}

/* The barrier orders, although nobody calls MPI_Win_sync. */
static void store_before_barrier(void)
{
    if (rank == 1)
        seen = part[0][2]; /* race-between-ranks, needs loads */
    barrier_if(fixed);
    if (rank == 0)
        part[0][2] = 1; /* race-between-ranks, needs loads */
    barrier();
}

static void message_before_store(void)
{
    if (rank == 0) {
        if (fixed)
            part[1][3] = 1;
        MPI_Win_sync(common);
        tell(1);
        if (!fixed)
            part[1][3] = 1; /* race-between-ranks, needs loads */
    } else if (rank == 1) {
        hear(0);
        MPI_Win_sync(common);
        seen = part[1][3]; /* race-between-ranks, needs loads */
    }
}

static void put_and_store_of_a_third(void)
{
    if (rank == 0) {
        /* race-between-ranks, needs loads */
        MPI_Put(&values[100], 1, MPI_INT, 1, 4, 1, MPI_INT, common);
        MPI_Win_flush(1, common);
    }
    barrier_with_sync_if(fixed);
    if (rank == 2)
        part[1][4] = 3; /* race-between-ranks, needs loads */
}

static void put_not_complete(void)
{
    if (rank == 0) {
        /* race-between-ranks, needs loads */
        MPI_Put(&values[101], 1, MPI_INT, 1, 5, 1, MPI_INT, common);
        if (fixed)
            MPI_Win_flush(1, common);
    }
    barrier_with_sync_if(1);
    if (rank == 2)
        seen = part[1][5]; /* race-between-ranks, needs loads */
    MPI_Win_flush_all(common);
}

static void get_of_what_a_neighbour_stores(void)
{
    if (rank == 2)
        part[1][6] = 3; /* race-between-ranks, needs loads */
    barrier_with_sync_if(fixed);
    if (rank == 0) {
        /* race-between-ranks, needs loads */
        MPI_Get(&got[0], 1, MPI_INT, 1, 6, 1, MPI_INT, common);
        MPI_Win_flush(1, common);
    }
}

/* The memory of the ranks is contiguous: each one can compute where that of its neighbour is. */
static void halo(void)
{
    const int *mine = part[rank], *left = mine - WORDS;
    for (int i = 0; i < 3; i++) {
        part[rank][7] = i + rank; /* race-between-ranks, needs loads */
        barrier_with_sync_if(1);
        seen = rank > 0 ? left[7] : 0; /* race-between-ranks, needs loads */
        barrier_with_sync_if(fixed);
    }
}

static void flag_without_atomics(void)
{
    _Atomic int *flag = (_Atomic int *)&part[0][8];
    if (rank == 0) {
        if (fixed)
            atomic_store_explicit(flag, 1, memory_order_release);
        else
            part[0][8] = 1; /* race-between-ranks, needs loads */
    } else if (rank == 1) {
        if (fixed)
            seen = atomic_load_explicit(flag, memory_order_acquire);
        else
            seen = part[0][8]; /* race-between-ranks, needs loads */
    }
}

static void store_after_release(void)
{
    _Atomic int *flag = (_Atomic int *)&part[1][9];
    if (rank == 0) {
        if (fixed)
            part[2][9] = 1;
        atomic_store_explicit(flag, 1, memory_order_release);
        if (!fixed)
            part[2][9] = 1; /* race-between-ranks, needs loads */
    } else if (rank == 1) {
        while (!atomic_load_explicit(flag, memory_order_acquire))
            sched_yield();
        seen = part[2][9]; /* race-between-ranks, needs loads */
    }
}

/* Fences make relaxed operations release and acquire. Another flag says nothing. */
static void fence_and_flag(void)
{
    _Atomic int *flag = (_Atomic int *)&part[1][10], *other = (_Atomic int *)&part[1][11];
    if (rank == 0) {
        part[2][10] = 1; /* race-between-ranks, needs loads */
        atomic_thread_fence(memory_order_release);
        atomic_store_explicit(fixed ? flag : other, 1, memory_order_relaxed);
    } else if (rank == 1) {
        while (fixed && !atomic_load_explicit(flag, memory_order_relaxed))
            sched_yield();
        atomic_thread_fence(memory_order_acquire);
        seen = part[2][10]; /* race-between-ranks, needs loads */
    }
}

/* Atomic operations are atomic to each other, and not to others. */
static void counted(void)
{
    _Atomic int *count = (_Atomic int *)&part[0][12];
    if (rank == 0 || rank == 2)
        seen = atomic_fetch_add(count, 1); /* race-between-ranks, needs loads */
    else if (fixed)
        atomic_store(count, 1);
    else
        part[0][12] = 1; /* race-between-ranks, needs loads */
}

static void store_under_shared_lock(void)
{
    MPI_Win locked;
    int *memory, *first, unit;
    MPI_Aint bytes;
    MPI_Win_allocate_shared(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory,
                            &locked);
    MPI_Win_shared_query(locked, 0, &bytes, &unit, (void *)&first);
    if (rank < 2) {
        MPI_Win_lock(fixed ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED, 0, 0, locked);
        first[0] = rank; /* race-between-ranks, with itself, needs loads */
        MPI_Win_unlock(0, locked);
    }
    MPI_Win_free(&locked);
}

static void load_before_fence(void)
{
    MPI_Win fenced;
    MPI_Info apart;
    int *memory, *first, unit;
    MPI_Aint bytes;
    MPI_Info_create(&apart);
    MPI_Info_set(apart, "alloc_shared_noncontig", "true");
    MPI_Win_allocate_shared((rank == 1) * WORDS * sizeof(int), sizeof(int), apart, MPI_COMM_WORLD, &memory,
                            &fenced);
    MPI_Info_free(&apart);
    MPI_Win_shared_query(fenced, 1, &bytes, &unit, (void *)&first);
    MPI_Win_fence(0, fenced);
    if (rank == 0)
        first[0] = 1; /* race-between-ranks, needs loads */
    if (fixed)
        MPI_Win_fence(0, fenced);
    if (rank == 2)
        seen = first[0]; /* race-between-ranks, needs loads */
    MPI_Win_fence(0, fenced);
    MPI_Win_free(&fenced);
}

static void share(void)
{
    int *mine, unit;
    MPI_Aint bytes;
    MPI_Win_allocate_shared(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &common);
    for (int r = 0; r < 3; r++)
        MPI_Win_shared_query(common, r, &bytes, &unit, (void *)&part[r]);
    MPI_Win_lock_all(0, common);
    memset(mine, 0, WORDS * sizeof(int));
    publish(common);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    share();
    PLAY(two_stores, load_before_barrier, store_before_barrier, message_before_store,
         put_and_store_of_a_third, put_not_complete, get_of_what_a_neighbour_stores, halo,
         flag_without_atomics, store_after_release, fence_and_flag, counted, store_under_shared_lock,
         load_before_fence);
    drop(&common);
    drop(&win);
    return finish("shared");
}
