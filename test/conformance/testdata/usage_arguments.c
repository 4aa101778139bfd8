/* Breaks rules about the arguments of one-sided operations. Libraries refuse these calls, or let them pass.
 */
#include "usage.h"

static int *memory, x[WORDS], y[WORDS];
static double number[3];

/* A window in the middle of memory, so that accesses near it harm nothing. The peer is locked. */
static MPI_Win locked(void)
{
    MPI_Win win;
    MPI_Alloc_mem(3 * WORDS * sizeof *memory, MPI_INFO_NULL, &memory);
    memset(memory, 0, 3 * WORDS * sizeof *memory);
    MPI_Win_create(memory + WORDS, WORDS * sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD,
                   &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
    return win;
}

static void unlocked(MPI_Win win)
{
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
    MPI_Free_mem(memory);
}

static MPI_Datatype committed(MPI_Datatype type)
{
    MPI_Type_commit(&type);
    return type;
}

static void negative_amount(void)
{
    MPI_Win win = locked();
    int none = WRONG(-1, 0);
    MPI_Put(x, none, MPI_INT, peer, 0, none, MPI_INT, win); /* negative-count */
    unlocked(win);
}

static void null_data(void)
{
    MPI_Win win = locked();
    MPI_Get(WRONG(NULL, x), 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* null-buffer */
    MPI_Get(NULL, 0, MPI_INT, peer, 0, 0, MPI_INT, win);
    MPI_Get(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win);
    MPI_Fetch_and_op(NULL, y, MPI_INT, peer, 0, MPI_NO_OP, win);
    unlocked(win);
}

static void null_type(void)
{
    MPI_Win win = locked();
    MPI_Datatype type = WRONG(MPI_DATATYPE_NULL, MPI_INT);
    MPI_Get(x, 1, type, peer, 0, 1, MPI_INT, win); /* datatype-not-usable */
    unlocked(win);
}

static void uncommitted_type(void)
{
    MPI_Win win = locked();
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    IF_FIXED(MPI_Type_commit(&pair));
    MPI_Put(x, 1, pair, peer, 0, 2, MPI_INT, win); /* datatype-not-usable */
    MPI_Type_free(&pair);
    unlocked(win);
}

static void rank_after_the_last(void)
{
    MPI_Win win = locked();
    MPI_Put(x, 1, MPI_INT, WRONG(size, peer), 0, 1, MPI_INT, win); /* target-not-in-window */
    unlocked(win);
}

static void before_the_window(void)
{
    MPI_Win win = locked();
    MPI_Put(x, 1, MPI_INT, peer, WRONG(-1, 0), 1, MPI_INT, win); /* negative-displacement */
    unlocked(win);
}

static void across_the_end(void)
{
    MPI_Win win = locked();
    MPI_Put(x, 2, MPI_INT, peer, WORDS - WRONG(1, 2), 2, MPI_INT, win); /* outside-window */
    unlocked(win);
}

static void twice_the_same(void)
{
    MPI_Win win = locked();
    MPI_Datatype rows;
    MPI_Type_vector(2, 2, WRONG(1, 2), MPI_INT, &rows);
    rows = committed(rows);
    MPI_Put(x, 4, MPI_INT, peer, 0, 1, rows, win); /* overlapping-datatype */
    MPI_Type_free(&rows);
    unlocked(win);
}

static void too_much(void)
{
    MPI_Win win = locked();
    MPI_Put(x, WRONG(2, 1), MPI_INT, peer, 0, 1, MPI_INT, win); /* truncation */
    unlocked(win);
}

static void unsigned_sent(void)
{
    MPI_Win win = locked();
    MPI_Put(x, 1, WRONG(MPI_UNSIGNED, MPI_INT), peer, 0, 1, MPI_INT, win); /* similar-types-of-operation */
    unlocked(win);
}

static void too_little(void)
{
    MPI_Win win = locked();
    MPI_Get(x, WRONG(2, 1), MPI_INT, peer, 0, 1, MPI_INT, win); /* different-sizes */
    unlocked(win);
}

/* 12.3.4: the datatypes consist of one predefined type. */
static void two_types(void)
{
    MPI_Win win = locked();
    MPI_Datatype both[] = {MPI_INT, WRONG(MPI_FLOAT, MPI_INT)}, pair;
    MPI_Type_create_struct(2, (int[]){1, 1}, (MPI_Aint[]){0, sizeof(int)}, both, &pair);
    pair = committed(pair);
    MPI_Accumulate(x, 1, pair, peer, 0, 1, pair, MPI_SUM, win); /* accumulate-types */
    MPI_Type_free(&pair);
    unlocked(win);
}

static void sum(void *in, void *inout, int *length, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *length; i++)
        ((int *)inout)[i] += ((int *)in)[i];
}

static void own_operation(void)
{
    MPI_Win win = locked();
    MPI_Op own;
    MPI_Op_create(sum, 1, &own);
    MPI_Accumulate(x, 1, MPI_INT, peer, 0, 1, MPI_INT, WRONG(own, MPI_SUM), win); /* accumulate-operation */
    MPI_Op_free(&own);
    unlocked(win);
}

static void no_operation(void)
{
    MPI_Win win = locked();
    MPI_Op op = WRONG(MPI_NO_OP, MPI_REPLACE);
    MPI_Accumulate(x, 1, MPI_INT, peer, 0, 1, MPI_INT, op, win); /* accumulate-operation */
    IF_FIXED(MPI_Win_flush(peer, win));
    IF_FIXED(MPI_Fetch_and_op(NULL, y, MPI_INT, peer, 0, MPI_NO_OP, win));
    unlocked(win);
}

static void bits_of_doubles(void)
{
    MPI_Win win = locked();
    MPI_Datatype type = WRONG(MPI_DOUBLE, MPI_BYTE);
    MPI_Accumulate(number, 1, type, peer, 0, 1, type, MPI_BAND, win); /* operation-not-for-type */
    unlocked(win);
}

static void derived_fetch(void)
{
    MPI_Win win = locked();
    MPI_Datatype one;
    MPI_Type_contiguous(1, MPI_INT, &one);
    one = committed(one);
    MPI_Fetch_and_op(x, y, WRONG(one, MPI_INT), peer, 0, MPI_SUM, win); /* fetch-type */
    MPI_Type_free(&one);
    unlocked(win);
}

static void swapped_doubles(void)
{
    MPI_Win win = locked();
    MPI_Datatype type = WRONG(MPI_DOUBLE, MPI_INT64_T);
    MPI_Compare_and_swap(number, number + 1, number + 2, type, peer, 0, win); /* fetch-type */
    unlocked(win);
}

static void replacing_reduction(void)
{
    MPI_Allreduce(x, y, 1, MPI_INT, WRONG(MPI_REPLACE, MPI_MAX), MPI_COMM_WORLD); /* replace-in-reduction */
}

static const struct row rows[] = {
    ROW(negative_amount),  ROW(null_data),           ROW(null_type),
    ROW(uncommitted_type), ROW(rank_after_the_last), ROW(before_the_window),
    ROW(across_the_end),   ROW(twice_the_same),      ROW(too_much),
    ROW(too_little),       ROW(two_types),           ROW(own_operation),
    ROW(no_operation),     ROW(bits_of_doubles),     ROW(derived_fetch),
    ROW(swapped_doubles),  ROW(replacing_reduction), ROW(unsigned_sent),
};

int main(int argc, char **argv)
{
    return run_rows(argc, argv, rows, sizeof rows / sizeof rows[0], "usage_arguments");
}
