/* Invalid arguments: prints the error class of each call, which must be the same with and
 * without nastympi (MPI 4.1, 12.6). A library that does not check says MPI_SUCCESS. The
 * arguments name cases to leave out: a library may crash in some. */
#include "check.h"

static MPI_Win win;
static int value = 1, got, compare;

static void begin(const char *what)
{
    if (rank == 0)
        printf("case %s: ", what);
    fflush(stdout);
}

static void end(int code)
{
    int class = -1;
    MPI_Error_class(code, &class);
    if (rank == 0)
        printf("class %d\n", class);
    fflush(stdout);
    barrier();
}

static void add(void *in, void *inout, int *n, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *n; i++)
        ((int *)inout)[i] += ((int *)in)[i];
}

static int put(int count, MPI_Datatype type, int target, MPI_Aint at, MPI_Win w)
{
    return MPI_Put(&value, count, type, target, at, count, type, w);
}

static int get(int count, MPI_Datatype type, int target, MPI_Aint at, MPI_Win w)
{
    return MPI_Get(&got, count, type, target, at, count, type, w);
}

static int accumulate(int count, MPI_Datatype type, int target, MPI_Op op, MPI_Win w)
{
    return MPI_Accumulate(&value, count, type, target, 0, count, type, op, w);
}

static int left_out(char **list, const char *name)
{
    for (list++; *list; list++)
        if (strcmp(*list, name) == 0)
            return 1;
    return 0;
}

/* Nobody answers: the call must not wait for the receive. */
static int exchange(int count, MPI_Datatype type, int to, int from)
{
    return MPI_Sendrecv(&value, count, type, to, 1, &got, count, type, from, 1, MPI_COMM_WORLD,
                        MPI_STATUS_IGNORE);
}

static int replace(int count, MPI_Datatype type, int to, int from)
{
    return MPI_Sendrecv_replace(&got, count, type, to, 2, from, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* The name is printed before the call, which may be the last. */
#define CASE(name, call)                                                                                     \
    if (!left_out(argv, name))                                                                               \
    begin(name), end(call)

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    ints(16, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Datatype fresh, freed, derived;
    MPI_Op user;
    MPI_Type_contiguous(1, MPI_INT, &fresh);
    MPI_Type_contiguous(1, MPI_INT, &freed);
    MPI_Type_commit(&freed);
    MPI_Type_contiguous(1, MPI_INT, &derived);
    MPI_Type_commit(&derived);
    MPI_Op_create(add, 1, &user);

    CASE("put to rank -5", put(1, MPI_INT, -5, 0, win));
    CASE("put to rank 99", put(1, MPI_INT, 99, 0, win));
    CASE("put of -1 elements", put(-1, MPI_INT, peer, 0, win));
    CASE("put of a null type", put(1, MPI_DATATYPE_NULL, peer, 0, win));
    CASE("put of an uncommitted type", put(1, fresh, peer, 0, win));
    CASE("put to displacement -1", put(1, MPI_INT, peer, -1, win));
    CASE("put to no window", put(1, MPI_INT, peer, 0, MPI_WIN_NULL));
    CASE("get from rank 99", get(1, MPI_INT, 99, 0, win));
    CASE("get of -1 elements", get(-1, MPI_INT, peer, 0, win));
    CASE("get of an uncommitted type", get(1, fresh, peer, 0, win));
    CASE("get from no window", get(1, MPI_INT, peer, 0, MPI_WIN_NULL));
    CASE("accumulate to rank 99", accumulate(1, MPI_INT, 99, MPI_SUM, win));
    CASE("accumulate of -1 elements", accumulate(-1, MPI_INT, peer, MPI_SUM, win));
    CASE("accumulate with a user's op", accumulate(1, MPI_INT, peer, user, win));
    CASE("accumulate with a null op", accumulate(1, MPI_INT, peer, MPI_OP_NULL, win));
    CASE("accumulate of an uncommitted type", accumulate(1, fresh, peer, MPI_SUM, win));
    CASE("accumulate to no window", accumulate(1, MPI_INT, peer, MPI_SUM, MPI_WIN_NULL));
    CASE("fetch_and_op of a derived type", MPI_Fetch_and_op(&value, &got, derived, peer, 0, MPI_SUM, win));
    CASE("fetch_and_op to rank 99", MPI_Fetch_and_op(&value, &got, MPI_INT, 99, 0, MPI_SUM, win));
    CASE("compare_and_swap of doubles",
         MPI_Compare_and_swap(&value, &compare, &got, MPI_DOUBLE, peer, 0, win));
    CASE("compare_and_swap to rank 99", MPI_Compare_and_swap(&value, &compare, &got, MPI_INT, 99, 0, win));
    CASE("flush of rank 99", MPI_Win_flush(99, win));
    CASE("flush of no window", MPI_Win_flush(0, MPI_WIN_NULL));
    CASE("flush_local of rank -7", MPI_Win_flush_local(-7, win));
    CASE("unlock of rank 99", MPI_Win_unlock(99, win));
    CASE("lock of type 12345", MPI_Win_lock(12345, peer, 0, win));
    CASE("fence on no window", MPI_Win_fence(0, MPI_WIN_NULL));
    CASE("free of no window", MPI_Win_free(&(MPI_Win){MPI_WIN_NULL}));
    CASE("commit of a null type", MPI_Type_commit(&(MPI_Datatype){MPI_DATATYPE_NULL}));
    CASE("free of a null type", MPI_Type_free(&(MPI_Datatype){MPI_DATATYPE_NULL}));
    CASE("sendrecv to rank 99", exchange(1, MPI_INT, 99, peer));
    CASE("sendrecv from rank 99", exchange(1, MPI_INT, peer, 99));
    CASE("sendrecv_replace to rank 99", replace(1, MPI_INT, 99, peer));
    CASE("sendrecv_replace from rank 99", replace(1, MPI_INT, peer, 99));
    CASE("sendrecv_replace of -1 elements", replace(-1, MPI_INT, peer, peer));
    CASE("sendrecv_replace of a null type", replace(1, MPI_DATATYPE_NULL, peer, peer));
    CASE("sendrecv_replace with null ranks", replace(1, MPI_INT, MPI_PROC_NULL, MPI_PROC_NULL));
    CASE("sendrecv_replace with itself", replace(1, MPI_INT, rank, rank));
    MPI_Datatype stale = freed;
    MPI_Type_free(&freed);
    CASE("put of a freed type", put(1, stale, peer, 0, win));

    MPI_Win_flush_all(win);
    barrier();
    MPI_Win_unlock_all(win);
    barrier();
    CASE("put outside any epoch", put(1, MPI_INT, peer, 0, win));
    CASE("accumulate outside any epoch", accumulate(1, MPI_INT, peer, MPI_SUM, win));
    CASE("fetch_and_op outside any epoch", MPI_Fetch_and_op(&value, &got, MPI_INT, peer, 0, MPI_SUM, win));
    CASE("flush outside any epoch", MPI_Win_flush(peer, win));
    CASE("unlock outside any epoch", MPI_Win_unlock(peer, win));
    CASE("complete outside any epoch", MPI_Win_complete(win));
    MPI_Win gone = win;
    MPI_Win_free(&win);
    CASE("put to a freed window", put(1, MPI_INT, peer, 0, gone));
    CASE("flush of a freed window", MPI_Win_flush(peer, gone));
    MPI_Op_free(&user);
    MPI_Type_free(&fresh);
    MPI_Type_free(&derived);
    return finish("errors");
}
