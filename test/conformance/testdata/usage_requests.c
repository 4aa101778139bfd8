/* Breaks rules about requests and about what is complete when. Libraries refuse these calls, let them pass,
 * or die.
 */
#include "usage.h"

static int x[WORDS], y[WORDS];

static void freed_request(void)
{
    MPI_Win win = window();
    MPI_Request request;
    lock(peer, win);
    MPI_Rput(x, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
    IF_WRONG(MPI_Request_free(&request)); /* request-of-operation-freed */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

static void cancelled_get(void)
{
    MPI_Win win = window();
    MPI_Request request;
    lock(peer, win);
    MPI_Rget(x, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
    IF_WRONG(MPI_Cancel(&request)); /* operation-cancelled */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

/* 12.2.1: MPI_NO_OP goes with any operation. */
static void two_operations(void)
{
    MPI_Win win = window();
    lock(peer, win);
    const MPI_Op op = WRONG(MPI_REPLACE, MPI_NO_OP);
    MPI_Fetch_and_op(x, y, MPI_INT, peer, 0, op, win);
    MPI_Fetch_and_op(x, y + 1, MPI_INT, peer, 0, MPI_SUM, win); /* accumulates-with-different-operations */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

/* 12.5.4: a local flush says nothing of the target. */
static void told_early(void)
{
    MPI_Win win = window();
    lock(peer, win);
    put(peer, win);
    WRONG(MPI_Win_flush_local(peer, win), MPI_Win_flush(peer, win));
    MPI_Barrier(MPI_COMM_WORLD); /* only-locally-complete */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

static void started_receive(void)
{
    MPI_Request request;
    WRONG(MPI_Irecv(x, 1, MPI_INT, peer, 0, MPI_COMM_WORLD, &request),
          MPI_Recv_init(x, 1, MPI_INT, peer, 0, MPI_COMM_WORLD, &request));
    MPI_Start(&request); /* started-not-persistent */
    MPI_Send(y, 1, MPI_INT, peer, 0, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    IF_FIXED(MPI_Request_free(&request));
}

static void freed_barrier(void)
{
    MPI_Request request;
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    IF_WRONG(MPI_Request_free(&request)); /* collective-request-freed */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void cancelled_barrier(void)
{
    MPI_Request request;
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    IF_WRONG(MPI_Cancel(&request)); /* collective-cancelled */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void null_communicator(void)
{
    MPI_Comm first;
    MPI_Comm_split(MPI_COMM_WORLD, rank ? MPI_UNDEFINED : 0, 0, &first);
    if (WRONG(1, rank == 0))
        MPI_Barrier(first); /* null-communicator */
    if (rank == 0)
        MPI_Comm_free(&first);
}

static void overlapping_receive(void)
{
    MPI_Datatype rows;
    MPI_Type_vector(2, 2, WRONG(1, 2), MPI_INT, &rows);
    MPI_Type_commit(&rows);
    MPI_Request request;
    MPI_Isend(x, 4, MPI_INT, peer, 0, MPI_COMM_WORLD, &request);
    MPI_Recv(y, 1, rows, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* overlapping-receive */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Type_free(&rows);
}

static void sum(void *in, void *inout, int *length, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *length; i++)
        ((int *)inout)[i] += ((int *)in)[i];
}

static void kept_operation(void)
{
    MPI_Op own;
    MPI_Op_create(sum, 1, &own); /* operation-not-freed */
    MPI_Allreduce(x, y, 1, MPI_INT, own, MPI_COMM_WORLD);
    IF_FIXED(MPI_Op_free(&own));
}

static void ignore(MPI_Comm *comm, int *code, ...)
{
    (void)comm;
    (void)code;
}

/* 9.3.4: an error handler may be freed while a communicator has it. */
static void kept_handler(void)
{
    MPI_Errhandler handler;
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_SELF, &copy);
    MPI_Comm_create_errhandler(ignore, &handler); /* error-handler-not-freed */
    MPI_Comm_set_errhandler(copy, handler);
    IF_FIXED(MPI_Errhandler_free(&handler));
    MPI_Comm_free(&copy);
}

#define NO_CALLBACKS MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN

/* 7.7: the deprecated calls have the same keyvals. */
static void kept_keyvals(void)
{
    int keyval, old;
    MPI_Comm_create_keyval(NO_CALLBACKS, &keyval, NULL); /* keyval-not-freed */
    MPI_Keyval_create(NO_CALLBACKS, &old, NULL);         /* keyval-not-freed */
    IF_FIXED(MPI_Keyval_free(&keyval));
    IF_FIXED(MPI_Comm_free_keyval(&old));
}

/* The broadcast of a few bytes need not wait for those that receive them. */
static void left_out(void)
{
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy); /* communicator-not-freed */
    if (WRONG(rank == 0, 1))
        MPI_Bcast(x, 1, MPI_INT, 0, copy); /* collective-missing */
    IF_FIXED(MPI_Comm_free(&copy));
}

/* 7.4.2: duplicates in a loop, and one of a duplicate. */
static void early_duplicate(void)
{
    MPI_Group group;
    MPI_Comm copies[2], copy;
    MPI_Request requests[2], request;
    for (int i = 0; i < 2; i++)
        MPI_Comm_idup(MPI_COMM_WORLD, &copies[i], &requests[i]);
    IF_FIXED(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE));
    MPI_Comm_group(copies[1], &group); /* communicator-used-early */
    IF_WRONG(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE));
    MPI_Group_free(&group);
    MPI_Comm_idup(copies[1], &copy, &request);
    MPI_Comm_free(&copies[0]);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Barrier(copy);
    MPI_Comm_free(&copy);
    MPI_Comm_free(&copies[1]);
}

static const struct row rows[] = {
    ROW(freed_request),     ROW(cancelled_get),     ROW(two_operations),
    ROW(told_early),        ROW(started_receive),   ROW(freed_barrier),
    ROW(cancelled_barrier), ROW(null_communicator), ROW(overlapping_receive),
    ROW(kept_operation),    ROW(kept_handler),      ROW(kept_keyvals),
    ROW(left_out),          ROW(early_duplicate),
};

int main(int argc, char **argv)
{
    return run_rows(argc, argv, rows, sizeof rows / sizeof rows[0], "usage_requests");
}
