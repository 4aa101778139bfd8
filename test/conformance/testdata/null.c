/* Arguments that look odd and are legal: null ranks, zero counts, null origins of MPI_NO_OP,
 * MPI_BOTTOM, transfers without a byte (MPI 4.1, 3.10, 12.3 and 12.3.4). */
#include "check.h"

static MPI_Win win;
static int *base;

/* Natively Open MPI 4.1.4 crashes in the flush of MPI_PROC_NULL, so argument "null" is only
 * for runs under nastympi, which answers these calls itself. */
static void null_synchronization(void)
{
    int value = 1, got = 5;
    MPI_Win_unlock_all(win);
    MPI_Win_lock(MPI_LOCK_SHARED, MPI_PROC_NULL, 0, win);
    MPI_Put(&value, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win);
    MPI_Get(&got, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win);
    MPI_Win_flush(MPI_PROC_NULL, win);
    MPI_Win_flush_local(MPI_PROC_NULL, win);
    MPI_Win_unlock(MPI_PROC_NULL, win);
    CHECK(got, 5);
    MPI_Win_lock_all(0, win);
    MPI_Win_flush(MPI_PROC_NULL, win);
    MPI_Win_flush_local(MPI_PROC_NULL, win);
}

static void null_operations(void)
{
    int value = 1, compare = 0, got = 5;
    MPI_Put(&value, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win);
    MPI_Get(&got, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win);
    MPI_Accumulate(&value, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, MPI_SUM, win);
    MPI_Get_accumulate(&value, 1, MPI_INT, &got, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, MPI_SUM, win);
    MPI_Fetch_and_op(&value, &got, MPI_INT, MPI_PROC_NULL, 0, MPI_SUM, win);
    MPI_Compare_and_swap(&value, &compare, &got, MPI_INT, MPI_PROC_NULL, 0, win);
    CHECK(got, 5); /* not even poisoned */
    MPI_Win_flush_all(win);
    CHECK(got, 5);
}

static void nothing_moved(void)
{
    int value = 1, got = 5;
    MPI_Datatype none;
    MPI_Type_contiguous(0, MPI_INT, &none);
    MPI_Type_commit(&none);
    MPI_Put(&value, 0, MPI_INT, peer, 0, 0, MPI_INT, win);
    MPI_Put(NULL, 0, MPI_INT, peer, 0, 0, MPI_INT, win);
    MPI_Put(&value, 3, none, peer, 0, 1, none, win);
    MPI_Get(&got, 0, MPI_INT, peer, 0, 0, MPI_INT, win);
    MPI_Accumulate(&value, 0, MPI_INT, peer, 0, 0, MPI_INT, MPI_SUM, win);
    MPI_Get_accumulate(&value, 0, MPI_INT, &got, 0, MPI_INT, peer, 0, 0, MPI_INT, MPI_SUM, win);
    CHECK(got, 5);
    MPI_Win_flush_local(peer, win);
    MPI_Win_flush(peer, win);
    MPI_Type_free(&none);
    publish(win);
    CHECK(base[0], 0);
    CHECK(got, 5);
}

static void pure_reads(void)
{
    int got[2] = {-1, -1}, one = -1;
    base[2] = 20 + rank;
    base[3] = 30 + rank;
    publish(win);
    MPI_Get_accumulate(NULL, 0, MPI_DATATYPE_NULL, got, 2, MPI_INT, peer, 2, 2, MPI_INT, MPI_NO_OP, win);
    MPI_Fetch_and_op(NULL, &one, MPI_INT, peer, 3, MPI_NO_OP, win);
    MPI_Win_flush(peer, win);
    CHECK(got[0], 20 + peer);
    CHECK(got[1], 30 + peer);
    CHECK(one, 30 + peer);
    barrier();
}

/* Absolute addresses on the origin's side. */
static void bottom(void)
{
    static int from[4] = {41, 42, 43, 44}, to[4];
    MPI_Datatype absolute;
    MPI_Aint places[2];
    int lengths[2] = {3, 1};
    MPI_Get_address(&from[1], &places[0]);
    MPI_Get_address(&from[0], &places[1]);
    MPI_Type_create_hindexed(2, lengths, places, MPI_INT, &absolute);
    MPI_Type_commit(&absolute);
    MPI_Put(MPI_BOTTOM, 1, absolute, peer, 4, 4, MPI_INT, win);
    MPI_Type_free(&absolute);
    MPI_Win_flush(peer, win);
    MPI_Get_address(to, &places[0]);
    MPI_Type_create_hindexed_block(1, 4, places, MPI_INT, &absolute);
    MPI_Type_commit(&absolute);
    MPI_Get(MPI_BOTTOM, 1, absolute, peer, 4, 4, MPI_INT, win);
    MPI_Type_free(&absolute);
    MPI_Win_flush(peer, win);
    for (int i = 0; i < 4; i++)
        CHECK(to[i], from[(i + 1) % 4]);
    barrier();
}

/* The blocks of a put's origin may overlap: they are only read (12.3.1). */
static void overlapping_origin(void)
{
    int from[3] = {51, 52, 53}, places[4] = {0, 1, 0, 1};
    static const int expect[8] = {51, 52, 52, 53, 51, 52, 52, 53};
    MPI_Datatype twice;
    MPI_Type_create_indexed_block(4, 2, places, MPI_INT, &twice);
    MPI_Type_commit(&twice);
    MPI_Put(from, 1, twice, peer, 8, 8, MPI_INT, win);
    MPI_Type_free(&twice);
    MPI_Win_flush(peer, win);
    publish(win);
    for (int i = 0; i < 8; i++)
        CHECK(base[8 + i], expect[i]);
    barrier();
}

#if MPI_VERSION >= 4
/* The calls and types with large counts (MPI 4.1, 2.5.8). */
static void large_counts(void)
{
    int from[6] = {1, 2, 3, 4, 5, 6}, to[6] = {0};
    MPI_Datatype spread;
    MPI_Type_vector_c(3, 2, 3, MPI_INT, &spread);
    MPI_Type_commit(&spread);
    MPI_Put_c(from, 6, MPI_INT, peer, 16, 1, spread, win);
    MPI_Win_flush(peer, win);
    MPI_Accumulate_c(from, 6, MPI_INT, peer, 16, 1, spread, MPI_SUM, win);
    MPI_Get_accumulate_c(from, 6, MPI_INT, to, 6, MPI_INT, peer, 16, 1, spread, MPI_REPLACE, win);
    MPI_Type_free(&spread);
    MPI_Win_flush(peer, win);
    for (int i = 0; i < 6; i++)
        CHECK(to[i], 2 * (i + 1));
    MPI_Count lengths[2] = {2, 4}, places[2] = {16, 0};
    MPI_Type_create_hindexed_c(2, lengths, places, MPI_INT, &spread);
    MPI_Type_commit(&spread);
    MPI_Get_c(to, 1, spread, peer, 16, 6, MPI_INT, win);
    MPI_Type_free(&spread);
    MPI_Win_flush_local(peer, win);
    CHECK(to[4], 1);
    CHECK(to[5], 2);
    CHECK(to[1], 3);
    barrier();
}
#else
static void large_counts(void) {}
#endif

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    base = ints(32, &win);
    null_operations();
    if (argc > 1 && strcmp(argv[1], "null") == 0)
        null_synchronization();
    nothing_moved();
    pure_reads();
    bottom();
    overlapping_origin();
    large_counts();
    drop(&win);
    return finish("null");
}
