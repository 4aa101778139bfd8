/* Races of operations with loads and stores of the program (MPI 4.1, 12.3 and 12.7). They are found if the
 * program was compiled by `nastympi cc`; otherwise nobody knows of the loads and stores. */
#include "scenes.h"

static volatile int seen;

static void load_before_flush(void)
{
    if (rank == 0) {
        GET(1, 0); /* buffer-used-early, needs loads */
        flush_if(fixed, 1);
        seen = got[0]; /* buffer-used-early, needs loads */
    }
}

static void store_before_flush(void)
{
    if (rank == 0) {
        MPI_Put(&got[1], 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* buffer-used-early, needs loads */
        flush_if(fixed, 1);
        got[1] = seen + 1; /* buffer-used-early, needs loads */
    }
}

static void store_before_wait(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Rput(&got[2], 1, MPI_INT, 1, 0, 1, MPI_INT, win, &request); /* buffer-used-early, needs loads */
        if (fixed)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        got[2] = seen + 2; /* buffer-used-early, needs loads */
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
}

static void load_of_a_fetched_word(void)
{
    if (rank == 0) {
        /* buffer-used-early, needs loads */
        MPI_Fetch_and_op(&values[110], &got[3], MPI_INT, 1, 1, MPI_SUM, win);
        if (fixed)
            MPI_Win_flush_local(1, win);
        seen = got[3]; /* buffer-used-early, needs loads */
    }
}

static void load_of_what_is_received(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(&got[0], 1, MPI_INT, 1, 2, MPI_COMM_WORLD, &request); /* buffer-used-early, needs loads */
        if (fixed)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        seen = got[0]; /* buffer-used-early, needs loads */
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Send(&values[112], 1, MPI_INT, 0, 2, MPI_COMM_WORLD);
    }
}

static void store_to_what_is_sent(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Isend(&got[1], 1, MPI_INT, 1, 3, MPI_COMM_WORLD, &request); /* buffer-used-early, needs loads */
        if (fixed)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        got[1] += seen == INT32_MIN; /* buffer-used-early, needs loads */
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Recv(&got[2], 1, MPI_INT, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

static void load_of_what_is_put(void)
{
    if (rank == 0)
        PUT_AND_FLUSH(1, 2); /* race-between-ranks, needs loads */
    if (fixed)
        publish(win);
    if (rank == 1)
        seen = base[2]; /* race-between-ranks, needs loads */
}

static void store_where_others_get(void)
{
    if (rank == 0)
        GET(1, 3); /* race-between-ranks, needs loads */
    if (fixed) {
        MPI_Win_flush_all(win);
        publish(win);
    }
    if (rank == 1)
        base[3] = seen; /* race-between-ranks, needs loads */
}

static void store_where_others_accumulate(void)
{
    if (rank == 0)
        REPLACE(1, 4); /* race-between-ranks, needs loads */
    if (fixed) {
        MPI_Win_flush_all(win);
        publish(win);
    }
    if (rank == 1)
        base[4]++; /* race-between-ranks, needs loads */
}

static void load_before_the_fence(void)
{
    MPI_Win fenced;
    int *memory;
    MPI_Win_allocate(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &fenced);
    memory[0] = 0;
    MPI_Win_fence(0, fenced);
    if (rank == 0)
        MPI_Put(&values[111], 1, MPI_INT, 1, 0, 1, MPI_INT, fenced); /* race-between-ranks, needs loads */
    if (fixed)
        MPI_Win_fence(0, fenced);
    if (rank == 1)
        seen = memory[0]; /* race-between-ranks, needs loads */
    MPI_Win_fence(MPI_MODE_NOSUCCEED, fenced);
    MPI_Win_free(&fenced);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    PLAY(load_before_flush, store_before_flush, store_before_wait, load_of_a_fetched_word,
         load_of_what_is_received, store_to_what_is_sent, load_of_what_is_put, store_where_others_get,
         store_where_others_accumulate, load_before_the_fence);
    drop(&win);
    return finish("loads");
}
