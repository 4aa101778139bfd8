/* Attributes of MPI_COMM_SELF end what the program has begun: MPI_Finalize calls their delete functions
 * first, the one that was set last before the others, and these may still use MPI (MPI 4.1, 11.2.4). */
#include "check.h"

enum { TAG = 7, SENT = 100 };

static MPI_Win win;
static MPI_Datatype pair;
static MPI_Request request;
static int *base, put, sent, received, called;

static int releases(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)extra;
    CHECK(called++, 2);
    CHECK(value == &win, 1);
    MPI_Win_free(&win);
    MPI_Type_free(&pair);
    return MPI_SUCCESS;
}

static int completes(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value;
    CHECK(called++, 1);
    CHECK(extra == &put, 1);
    MPI_Win_unlock(peer, win);
    MPI_Recv(&received, 1, MPI_INT, peer, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(received, SENT + peer);
    barrier();
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
    CHECK(base[0], 1 + peer);
    MPI_Win_unlock(rank, win);
    return MPI_SUCCESS;
}

/* The program deletes its attribute itself. */
static int is_deleted(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value, (void)extra;
    CHECK(called++, 0);
    return MPI_SUCCESS;
}

static void set(MPI_Comm_delete_attr_function *function, void *value, void *extra)
{
    int keyval;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, function, &keyval, extra);
    MPI_Comm_set_attr(MPI_COMM_SELF, keyval, value);
    if (function == is_deleted)
        MPI_Comm_delete_attr(MPI_COMM_SELF, keyval);
    MPI_Comm_free_keyval(&keyval);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Win_allocate(16, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    base[0] = 0;
    barrier();
    set(is_deleted, NULL, NULL);
    set(releases, &win, NULL);
    set(completes, NULL, &put);
    sent = SENT + rank;
    put = 1 + rank;
    MPI_Isend(&sent, 1, MPI_INT, peer, TAG, MPI_COMM_WORLD, &request);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
    MPI_Put(&put, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    int result = finish("attributes");
    CHECK(called, 3);
    return result;
}
