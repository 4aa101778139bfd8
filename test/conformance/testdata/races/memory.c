/* Memory of windows that is also the buffer of something else, or memory of another window (MPI 4.1, 12.2.1
 * and 12.7). */
#include "scenes.h"

static int in[16];

/* Rank 1 gets to where rank 0 puts. */
static void result_in_window(void)
{
    if (rank == 1) {
        MPI_Get(&base[0], 1, MPI_INT, 2, 0, 1, MPI_INT, win); /* race-between-ranks */
        flush_if(fixed, 2);
    }
    barrier();
    if (rank == 0)
        PUT(1, 0); /* race-between-ranks */
}

static void fetched_into_window(void)
{
    if (rank == 1) {
        MPI_Fetch_and_op(NULL, &base[1], MPI_INT, 2, 1, MPI_NO_OP, win); /* race-between-ranks */
        flush_if(fixed, 2);
    }
    barrier();
    if (rank == 0)
        GET(1, 1); /* race-between-ranks */
}

/* Rank 1 puts what rank 0 changes. */
static void origin_in_window(void)
{
    if (rank == 1) {
        MPI_Put(&base[2], 1, MPI_INT, 2, 2, 1, MPI_INT, win); /* race-between-ranks */
        if (fixed)
            MPI_Win_flush_local(2, win);
    }
    barrier();
    if (rank == 0)
        PUT(1, 2); /* race-between-ranks */
}

static void sent_from_window(void)
{
    MPI_Request request = MPI_REQUEST_NULL;
    if (rank == 2)
        MPI_Irecv(in, 1, MPI_INT, 1, 1, MPI_COMM_WORLD, &request);
    else if (rank == 1)
        MPI_Isend(&base[3], 1, MPI_INT, 2, 1, MPI_COMM_WORLD, &request); /* race-between-ranks */
    if (fixed)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    barrier();
    if (rank == 0)
        PUT(1, 3); /* race-between-ranks */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void received_in_window(void)
{
    if (rank == 0) {
        PUT(1, 4); /* race-between-ranks */
        flush_if(fixed, 1);
        MPI_Send(&values[100], 1, MPI_INT, 1, 1, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Recv(&base[4], 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* race-between-ranks */
    }
}

static void exchanged_in_window(void)
{
    if (rank == 0) {
        PUT(1, 5); /* race-between-ranks */
        flush_if(fixed, 1);
        MPI_Sendrecv(&values[101], 1, MPI_INT, 1, 1, in, 1, MPI_INT, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else if (rank == 1) {
        /* race-between-ranks */
        MPI_Sendrecv(&values[101], 1, MPI_INT, 0, 1, &base[5], 1, MPI_INT, 0, 1, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
    }
}

static void bcast_into_window(void)
{
    if (rank == 0) {
        PUT(1, 6); /* race-between-ranks */
        flush_if(fixed, 1);
    }
    int *buffer = rank == 1 ? &base[6] : in;
    MPI_Bcast(buffer, 1, MPI_INT, 0, MPI_COMM_WORLD); /* race-between-ranks */
    barrier(); /* so that the compiler makes a call of it, and no jump */
}

static void gathered_in_window(void)
{
    if (rank == 0) {
        PUT(1, 8); /* race-between-ranks */
        flush_if(fixed, 1);
    }
    int *buffer = rank == 1 ? &base[7] : in;
    MPI_Gather(&values[102], 1, MPI_INT, buffer, 1, MPI_INT, 1, MPI_COMM_WORLD); /* race-between-ranks */
}

static void reduced_from_window(void)
{
    if (rank == 0) {
        PUT(1, 10); /* race-between-ranks */
        flush_if(fixed, 1);
    }
    barrier();
    int *buffer = rank == 1 ? &base[10] : &values[103];
    MPI_Reduce(buffer, in, 1, MPI_INT, MPI_SUM, 2, MPI_COMM_WORLD); /* race-between-ranks */
}

/* Accumulates are atomic only if they are made on one window. */
static void two_windows(void)
{
    MPI_Win other, of;
    MPI_Win_create(base, WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    MPI_Win_lock_all(0, other);
    of = fixed ? win : other;
    if (rank == 0)
        /* race-between-ranks */
        MPI_Accumulate(&values[104], 1, MPI_INT, 1, 11, 1, MPI_INT, MPI_REPLACE, win);
    if (rank == 2)
        MPI_Accumulate(&values[104], 1, MPI_INT, 1, 11, 1, MPI_INT, MPI_REPLACE, of); /* race-between-ranks */
    MPI_Win_unlock_all(other);
    MPI_Win_flush_all(win);
    barrier();
    MPI_Win_free(&other);
}

/* Locks of two windows keep nobody apart. */
static void locks_of_two_windows(void)
{
    MPI_Win one, two;
    MPI_Win_create(in, sizeof in, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &one);
    MPI_Win_create(in, sizeof in, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &two);
    MPI_Win of = rank == 0 || fixed ? one : two;
    if (rank != 1) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, of);
        MPI_Put(&values[105], 1, MPI_INT, 1, 12, 1, MPI_INT, of); /* race-between-ranks, with itself */
        MPI_Win_unlock(1, of);
    }
    MPI_Win_free(&two);
    MPI_Win_free(&one);
}

static void dynamic_window(void)
{
    MPI_Win dynamic;
    MPI_Aint there = 0;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &dynamic);
    if (rank == 1) {
        MPI_Win_attach(dynamic, in, sizeof in);
        MPI_Get_address(in, &there);
    }
    MPI_Bcast(&there, 1, MPI_AINT, 1, MPI_COMM_WORLD);
    MPI_Win_lock_all(0, dynamic);
    if (rank == 0) {
        MPI_Put(&values[106], 1, MPI_INT, 1, there, 1, MPI_INT, dynamic); /* race-between-ranks */
        MPI_Win_flush(1, dynamic);
    }
    barrier_if(fixed);
    if (rank == 2)
        MPI_Get(&got[0], 1, MPI_INT, 1, there, 1, MPI_INT, dynamic); /* race-between-ranks */
    MPI_Win_unlock_all(dynamic);
    barrier();
    if (rank == 1)
        MPI_Win_detach(dynamic, in);
    MPI_Win_free(&dynamic);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    base[1] = rank; /* so that it shows what has been fetched */
    publish(win);
    PLAY(result_in_window, fetched_into_window, origin_in_window, sent_from_window, received_in_window,
         exchanged_in_window, bcast_into_window, gathered_in_window, reduced_from_window, two_windows,
         locks_of_two_windows, dynamic_window);
    drop(&win);
    return finish("memory");
}
