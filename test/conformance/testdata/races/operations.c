/* Pairs of operations that conflict (MPI 4.1, 12.7), of one origin or of two. */
#include "scenes.h"

static void two_puts(void)
{
    if (rank == 0) {
        MPI_Put(&values[40], 4, MPI_INT, 1, 0, 4, MPI_INT, win); /* race-of-one-origin */
        flush_if(fixed, 1);
        MPI_Put(&values[50], 4, MPI_INT, 1, 2, 4, MPI_INT, win); /* race-of-one-origin */
    }
}

static void put_after_get(void)
{
    if (rank == 0) {
        GET(1, 0); /* race-of-one-origin */
        flush_if(fixed, 1);
        PUT(1, 0); /* race-of-one-origin */
    }
}

/* A local flush completes a get at its target as well: it has brought the data. */
static void put_after_local_flush(void)
{
    if (rank == 0) {
        PUT(1, 1); /* race-of-one-origin */
        if (fixed)
            MPI_Win_flush(1, win);
        else
            MPI_Win_flush_local(1, win);
        GET(1, 1); /* race-of-one-origin */
        if (fixed) {
            MPI_Win_flush_local(1, win);
            PUT(1, 1);
        }
    }
}

/* The request says that the origin buffer may be used again, and nothing about the target (12.3.5). */
static void waited_request(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Rput(&values[60], 1, MPI_INT, 1, 2, 1, MPI_INT, win, &request); /* race-of-one-origin */
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        flush_if(fixed, 1);
        GET(1, 2); /* race-of-one-origin */
    }
}

static void tested_request(void)
{
    MPI_Request request;
    int done = 0;
    if (rank == 0) {
        /* race-of-one-origin */
        MPI_Raccumulate(&values[61], 1, MPI_INT, 1, 2, 1, MPI_INT, MPI_REPLACE, win, &request);
        while (!done)
            MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        flush_if(fixed, 1);
        GET(1, 2); /* race-of-one-origin */
    }
}

/* Only accumulates are ordered with accumulates of the same origin (12.7.2). */
static void put_then_accumulate(void)
{
    if (rank == 0) {
        PUT(1, 3); /* race-of-one-origin */
        flush_if(fixed, 1);
        REPLACE(1, 3); /* race-of-one-origin */
    }
}

static void accumulate_then_get(void)
{
    if (rank == 0) {
        REPLACE(1, 3); /* race-of-one-origin */
        if (fixed)
            MPI_Fetch_and_op(NULL, &got[0], MPI_INT, 1, 3, MPI_NO_OP, win);
        else
            GET(1, 3); /* race-of-one-origin */
    }
}

/* Rank 0 puts every other word. The twin's get reads the words between. */
static void words_between(void)
{
    MPI_Datatype every_other;
    MPI_Type_vector(4, 1, 2, MPI_INT, &every_other);
    MPI_Type_commit(&every_other);
    if (rank == 0) {
        MPI_Put(&values[70], 4, MPI_INT, 1, 0, 1, every_other, win);     /* race-of-one-origin */
        MPI_Get(got, 4, MPI_INT, 1, fixed ? 1 : 2, 1, every_other, win); /* race-of-one-origin */
    }
    MPI_Type_free(&every_other);
}

static void to_itself(void)
{
    if (rank == 0) {
        PUT(0, 4); /* race-of-one-origin */
        flush_if(fixed, 0);
        GET(0, 4); /* race-of-one-origin */
    }
}

static void other_window(void)
{
    MPI_Win other;
    int *memory;
    MPI_Win_allocate(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &other);
    MPI_Win_lock_all(0, other);
    if (rank == 0) {
        PUT(1, 5); /* race-of-one-origin */
        MPI_Win_flush(1, fixed ? win : other);
        GET(1, 5); /* race-of-one-origin */
    }
    MPI_Win_unlock_all(other);
    MPI_Win_flush_all(win);
    MPI_Win_free(&other);
}

/* A get is not atomic to accumulates of others. */
static void get_and_accumulate(void)
{
    if (rank == 0)
        REPLACE(1, 6); /* race-between-ranks */
    else if (rank == 2 && fixed)
        MPI_Fetch_and_op(NULL, &got[0], MPI_INT, 1, 6, MPI_NO_OP, win);
    else if (rank == 2)
        GET(1, 6); /* race-between-ranks */
}

static void put_and_swap(void)
{
    static const int nothing = 0;
    if (rank == 0 && fixed)
        REPLACE(1, 7);
    else if (rank == 0)
        PUT(1, 7); /* race-between-ranks */
    else if (rank == 2)
        MPI_Compare_and_swap(&values[80], &nothing, &got[0], MPI_INT, 1, 7, win); /* race-between-ranks */
}

/* Elements of different types are not atomic to each other (12.7.1). */
static void two_types(void)
{
    static const long long one = 1;
    if (rank == 0)
        /* race-between-ranks */
        MPI_Accumulate(&one, 1, MPI_LONG_LONG, 1, 8, 1, MPI_LONG_LONG, MPI_REPLACE, win);
    flush_if(fixed && rank == 0, 1);
    barrier();
    if (rank == 2)
        MPI_Accumulate(&values[81], 1, MPI_INT, 1, 9, 1, MPI_INT, MPI_REPLACE, win); /* race-between-ranks */
}

/* Both ranks put their part, one word too many. */
static void one_word_too_many(void)
{
    if (rank == 0)
        /* race-between-ranks */
        MPI_Put(&values[90], fixed ? 2 : 3, MPI_INT, 1, 8, fixed ? 2 : 3, MPI_INT, win);
    else if (rank == 2)
        MPI_Put(&values[94], 2, MPI_INT, 1, 10, 2, MPI_INT, win); /* race-between-ranks */
}

/* The neighbours on both sides put to the same word. */
static void one_word_for_two_neighbours(void)
{
    const int left = (rank + size - 1) % size, right = (rank + 1) % size;
    PUT(right, 12);             /* race-between-ranks */
    PUT(left, fixed ? 13 : 12); /* race-between-ranks */
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    PLAY(two_puts, put_after_get, put_after_local_flush, waited_request, tested_request, put_then_accumulate,
         accumulate_then_get, words_between, to_itself, other_window, get_and_accumulate, put_and_swap,
         two_types, one_word_too_many, one_word_for_two_neighbours);
    drop(&win);
    return finish("operations");
}
