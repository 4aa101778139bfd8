/* Functions that copy and delete attributes use MPI as any other code of the program: the library calls them
 * inside MPI_Comm_dup, MPI_Comm_free, MPI_Win_free and others (MPI 4.1, 7.7.1). */
#include "check.h"

enum { TAG = 7, SENT = 100 };

static MPI_Win win;
static MPI_Comm inner;
static MPI_Datatype pair;
static MPI_Request request;
static int *base, put, sent, received, called;

static MPI_Comm of_self(void)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    return comm;
}

static MPI_Comm with(MPI_Comm_copy_attr_function *copies, MPI_Comm_delete_attr_function *deletes)
{
    MPI_Comm comm = of_self();
    int keyval;
    MPI_Comm_create_keyval(copies, deletes, &keyval, &called);
    MPI_Comm_set_attr(comm, keyval, &win);
    MPI_Comm_free_keyval(&keyval);
    return comm;
}

/* Issues what the program has put. */
static int flushes(MPI_Comm comm, int keyval, void *extra, void *given, void *taken, int *flag)
{
    (void)comm, (void)keyval;
    CHECK(extra == &called, 1);
    CHECK(called++, 0);
    MPI_Win_flush(peer, win);
    put = -1;
    *(void **)taken = given;
    *flag = 0;
    return MPI_SUCCESS;
}

/* Ends a message and the epoch. */
static int completes(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)extra;
    CHECK(value == &win, 1);
    CHECK(called++, 2);
    MPI_Win_unlock(peer, win);
    for (int found = 0; !found;)
        MPI_Iprobe(peer, TAG, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE);
    MPI_Recv(&received, 1, MPI_INT, peer, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    return MPI_SUCCESS;
}

/* Frees a communicator whose attribute is deleted, too. */
static int frees(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value, (void)extra;
    CHECK(called++, 1);
    MPI_Comm_free(&inner);
    CHECK(called++, 3);
    barrier();
    return MPI_SUCCESS;
}

static int frees_type(MPI_Win of, int keyval, void *value, void *extra)
{
    (void)keyval, (void)value, (void)extra;
    CHECK(of != win, 1);
    CHECK(called++, 4);
    MPI_Type_free(&pair);
    return MPI_SUCCESS;
}

static int frees_window(MPI_Datatype type, int keyval, void *value, void *extra)
{
    (void)type, (void)keyval, (void)extra;
    CHECK(called++, value ? 6 : 5);
    if (!value)
        MPI_Win_free(&win);
    return MPI_SUCCESS;
}

static void free_other_window(void)
{
    MPI_Win other;
    int *none, keyval;
    MPI_Win_allocate(16, sizeof *none, MPI_INFO_NULL, MPI_COMM_WORLD, &none, &other);
    MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, frees_type, &keyval, NULL);
    MPI_Win_set_attr(other, keyval, NULL);
    MPI_Win_free_keyval(&keyval);
    MPI_Win_free(&other);
}

static void free_type(void)
{
    MPI_Datatype type;
    int keyval;
    MPI_Type_dup(MPI_INT, &type);
    MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, frees_window, &keyval, NULL);
    MPI_Type_set_attr(type, keyval, NULL);
    MPI_Type_set_attr(type, keyval, &type); /* deletes the value before it */
    MPI_Type_delete_attr(type, keyval);
    MPI_Type_free_keyval(&keyval);
    MPI_Type_free(&type);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Win_allocate(16, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    base[0] = base[1] = 0;
    barrier();
    MPI_Comm copied = with(flushes, MPI_COMM_NULL_DELETE_FN), outer = with(MPI_COMM_NULL_COPY_FN, frees),
             copy;
    inner = with(MPI_COMM_NULL_COPY_FN, completes);
    sent = SENT + rank;
    put = 1 + rank;
    MPI_Isend(&sent, 1, MPI_INT, peer, TAG, MPI_COMM_WORLD, &request);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
    MPI_Put(&put, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Comm_dup(copied, &copy);
    put = 2 + rank;
    MPI_Put(&put, 1, MPI_INT, peer, 1, 1, MPI_INT, win);
    MPI_Comm_free(&outer);
    CHECK(received, SENT + peer);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
    CHECK(base[0], 1 + peer);
    CHECK(base[1], 2 + peer);
    MPI_Win_unlock(rank, win);
    free_other_window();
    barrier();
    free_type();
    MPI_Comm_free(&copy);
    MPI_Comm_free(&copied);
    CHECK(called, 7);
    return finish("callbacks");
}
