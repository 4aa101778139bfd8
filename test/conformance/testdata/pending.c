/* Changes send buffers whose operations are not complete, which libraries let pass, at each line that names a
 * rule of `nastympi check`. With -DFIXED it changes them afterwards. With the argument `reads` or `writes` it
 * accesses a receive buffer instead, which only AddressSanitizer and memcheck see. With `garbage` it does so
 * (valgrind-error), and sends and uses what it has never set, which only memcheck sees. */
#include "check.h"

enum { COUNT = 64 };
static int x[COUNT], y[COUNT];
static volatile int used; /* valgrind sees no load whose value nobody uses */

/* One of both is before the request is complete. */
#ifdef FIXED
#define EARLY(statement) (void)0
#define LATE(statement) statement
#else
#define EARLY(statement) statement
#define LATE(statement) (void)0
#endif

static void message(void)
{
    MPI_Request send;
    MPI_Isend(x, COUNT, MPI_INT, peer, 1, MPI_COMM_WORLD, &send); /* send-buffer-changed */
    EARLY(x[1]++);
    MPI_Recv(y, COUNT, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    LATE(x[1]++);
}

/* What is not sent may change: here every other element. */
static void gaps(void)
{
    MPI_Request requests[2];
    MPI_Datatype every_other;
    MPI_Type_vector(COUNT / 2, 1, 2, MPI_INT, &every_other);
    MPI_Type_commit(&every_other);
    MPI_Issend(x, 1, every_other, peer, 2, MPI_COMM_WORLD, &requests[0]); /* send-buffer-changed */
    MPI_Irecv(y, 1, every_other, peer, 2, MPI_COMM_WORLD, &requests[1]);
    x[1]++;
    y[1]++;
    EARLY(x[2]++);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    LATE(x[2]++);
    MPI_Type_free(&every_other);
}

static void persistent(void)
{
    MPI_Request requests[2];
    MPI_Send_init(x, COUNT, MPI_INT, peer, 3, MPI_COMM_WORLD, &requests[0]);
    MPI_Recv_init(y, COUNT, MPI_INT, peer, 3, MPI_COMM_WORLD, &requests[1]);
    for (int i = 0; i < 3; i++) {
        x[i]++;
        MPI_Startall(2, requests); /* send-buffer-changed */
        EARLY(x[i]++);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

/* 3.7.2: a library may copy the data later than in the call. */
static void buffered(void)
{
    static char space[8 * sizeof x];
    MPI_Request send;
    MPI_Buffer_attach(space, sizeof space);
    MPI_Ibsend(x, COUNT, MPI_INT, peer, 4, MPI_COMM_WORLD, &send); /* send-buffer-changed */
    EARLY(x[1]++);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    LATE(x[1]++);
    MPI_Bsend_init(x, COUNT, MPI_INT, peer, 4, MPI_COMM_WORLD, &send);
    x[1]++;
    MPI_Start(&send); /* send-buffer-changed */
    EARLY(x[1]++);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    MPI_Request_free(&send);
    MPI_Recv(y, COUNT, MPI_INT, peer, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(y, COUNT, MPI_INT, peer, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Buffer_detach(&(void *){NULL}, &(int){0});
}

static void collective(void)
{
    MPI_Request request;
    int flag = 0;
    MPI_Iallreduce(x, y, COUNT, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request); /* send-buffer-changed */
    EARLY(x[0]++);
    while (!flag)
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    LATE(x[0]++);
    MPI_Ibcast(x, COUNT, MPI_INT, 0, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* Between the parts for each process the buffer may change. */
static void parts(void)
{
    MPI_Request request;
    int n[2] = {2, 2}, at[2] = {0, 4}, reduced[2] = {2, 3};
    MPI_Ialltoallv(x, n, at, MPI_INT, y, n, at, MPI_INT, MPI_COMM_WORLD, &request); /* send-buffer-changed */
    x[3]++;
    y[3]++;
    EARLY(x[5]++);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    LATE(x[5]++);
    MPI_Ireduce_scatter(x, y, reduced, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request); /* send-buffer-changed */
    x[5]++;
    y[3]++;
    EARLY(x[4]++);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    LATE(x[4]++);
}

/* Two processes in a row: each has one neighbour, at the side of the other. */
static MPI_Comm row(void)
{
    MPI_Comm comm;
    int two = 2, open = 0;
    MPI_Cart_create(MPI_COMM_WORLD, 1, &two, &open, 0, &comm);
    return comm;
}

/* So may the part for a neighbour that there is not. */
static void neighbors(void)
{
    MPI_Request request;
    MPI_Comm comm = row();
    int here = rank == 0, nowhere = !here;
    MPI_Ineighbor_alltoall(x, 1, MPI_INT, y, 1, MPI_INT, comm, &request); /* send-buffer-changed */
    x[nowhere]++;
    y[nowhere]++;
    EARLY(x[here]++);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    LATE(x[here]++);
    MPI_Comm_free(&comm);
}

/* A request that is complete may be kept, and one that is freed tells nothing of its operation. */
static void inquiries(void)
{
    MPI_Request send;
    int done = 0;
    MPI_Isend(x, COUNT, MPI_INT, peer, 4, MPI_COMM_WORLD, &send);
    MPI_Recv(y, COUNT, MPI_INT, peer, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    while (!done)
        MPI_Request_get_status(send, &done, MPI_STATUS_IGNORE);
    x[0]++;
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    MPI_Isend(x, 1, MPI_INT, MPI_PROC_NULL, 4, MPI_COMM_WORLD, &send);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
}

/* Accesses what an operation receives. */
static void received(int writes)
{
    MPI_Request request;
    volatile int *volatile hidden = y; /* GCC does not check accesses to variables that it knows */
    volatile int *buffer = hidden;
    MPI_Irecv(y, COUNT, MPI_INT, peer, 5, MPI_COMM_WORLD, &request);
    if (writes)
        EARLY(buffer[2] = 1); /* receive-buffer-used */
    else
        EARLY(used += buffer[2]); /* receive-buffer-used */
    MPI_Send(x, COUNT, MPI_INT, peer, 5, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    buffer[2]++;
    MPI_Irecv(y, COUNT, MPI_INT, peer, 6, MPI_COMM_WORLD, &request);
    MPI_Send(x, 1, MPI_INT, peer, 6, MPI_COMM_WORLD); /* shorter than the buffer */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(buffer[2] > 0, 1);
}

/* Accesses what it receives in parts, and what is beside them. */
static void received_parts(void)
{
    MPI_Request request;
    MPI_Comm comm = row();
    int counts[2] = {2, 2}, at[2] = {0, 4}, *got = calloc(COUNT, sizeof *got),
        *sent = calloc(COUNT, sizeof *sent);
    MPI_Ialltoallv(sent, counts, at, MPI_INT, got, counts, at, MPI_INT, MPI_COMM_WORLD, &request);
    used += got[2] + got[6];
    EARLY(used += got[5]); /* receive-buffer-used */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    used += got[5];
    MPI_Ineighbor_allgather(sent, 1, MPI_INT, got, 1, MPI_INT, comm, &request);
    got[rank]++;
    EARLY(got[peer] = 1); /* receive-buffer-used */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    got[peer]++;
    MPI_Comm_free(&comm);
    free(sent);
    free(got);
}

/* Sends words of which it has set the first only, and uses one that a message has not brought. Message and
 * buffer may be of different sizes, and a part that is not used may be garbage. */
static void garbage(void)
{
    MPI_Request requests[2];
    int *sent = malloc(COUNT * sizeof *sent), *got = malloc(COUNT * sizeof *got);
    sent[0] = 1;
    LATE(memset(sent, 1, COUNT * sizeof *sent));
    MPI_Irecv(got, COUNT, MPI_INT, peer, 7, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(sent, COUNT / 2, MPI_INT, peer, 7, MPI_COMM_WORLD, &requests[1]); /* undefined-send */
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    CHECK(got[COUNT / 2 - 1] == sent[COUNT / 2 - 1], 1);
    EARLY(if (got[COUNT / 2]) used++);
    free(sent);
    free(got);
}

/* Sends what it has never set in calls that return when it is sent. A buffer that MPI_IN_PLACE or MPI_NO_OP
 * makes unused may be garbage, and so may the gaps of a long double. */
static void garbage_at_once(void)
{
    long double wide = 1;
    int *sent = malloc(COUNT * sizeof *sent), *unused = malloc(COUNT * sizeof *unused), got[COUNT], one = 1;
    MPI_Win win;
    MPI_Win_create(y, sizeof y, sizeof *y, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    sent[0] = 1;
    LATE(memset(sent, 1, COUNT * sizeof *sent));
    MPI_Sendrecv(sent, 3, MPI_INT, peer, 9, got, COUNT, MPI_INT, peer, 9, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE); /* undefined-send */
    MPI_Sendrecv(&wide, 1, MPI_LONG_DOUBLE, peer, 9, got, COUNT, MPI_INT, peer, 9, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Send(unused, COUNT, MPI_INT, MPI_PROC_NULL, 9, MPI_COMM_WORLD);
    MPI_Bcast(rank == 0 ? sent : unused, 4, MPI_INT, 0, MPI_COMM_WORLD);    /* undefined-send */
    MPI_Allreduce(sent, got, 5, MPI_INT, MPI_MAX, MPI_COMM_WORLD);          /* undefined-send */
    MPI_Allreduce(MPI_IN_PLACE, sent, 6, MPI_INT, MPI_BOR, MPI_COMM_WORLD); /* undefined-send */
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
    MPI_Put(sent + 8, 7, MPI_INT, peer, 8, 7, MPI_INT, win); /* undefined-send */
    MPI_Get_accumulate(unused, COUNT, MPI_INT, got, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_NO_OP, win);
    MPI_Win_flush(peer, win);
    MPI_Compare_and_swap(&one, sent + COUNT / 2, got, MPI_INT, peer, 0, win); /* undefined-send */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
    free(sent);
    free(unused);
}

/* Each process is sent a part of its own. What lies between the parts may be garbage. */
static void garbage_in_parts(void)
{
    int counts[2] = {2, 3}, at[2] = {0, 4}, bytes[2] = {0, 4 * sizeof(int)}, got[8];
    int each[2] = {counts[rank], counts[rank]}, apart[2] = {0, 4}, apart_bytes[2] = {0, 4 * sizeof(int)},
        same[2] = {2, 2};
    MPI_Datatype types[2] = {MPI_INT, MPI_INT};
    MPI_Request request;
    int *sent = malloc(8 * sizeof *sent);
    sent[0] = sent[1] = sent[4] = sent[5] = 1;
    LATE(sent[6] = 1);
    MPI_Scatterv(rank == 0 ? sent : NULL, rank == 0 ? counts : NULL, rank == 0 ? at : NULL, MPI_INT, got,
                 counts[rank], MPI_INT, 0, MPI_COMM_WORLD);                              /* undefined-send */
    MPI_Alltoallv(sent, counts, at, MPI_INT, got, each, apart, MPI_INT, MPI_COMM_WORLD); /* undefined-send */
    MPI_Alltoallw(sent, counts, bytes, types, got, each, apart_bytes, types,
                  MPI_COMM_WORLD); /* undefined-send */
    MPI_Ialltoallv(sent, counts, at, MPI_INT, got, each, apart, MPI_INT, MPI_COMM_WORLD,
                   &request); /* undefined-send */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, got, same, apart, MPI_INT, MPI_COMM_WORLD);
#if MPI_VERSION >= 4
    MPI_Alltoallv_init(sent, counts, at, MPI_INT, got, each, apart, MPI_INT, MPI_COMM_WORLD, MPI_INFO_NULL,
                       &request);
    MPI_Start(&request); /* undefined-send */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Request_free(&request);
#endif
    free(sent);
}

/* What would go to a neighbour that there is not may be garbage. */
static void garbage_for_neighbors(void)
{
    MPI_Comm comm = row();
    int got[4], here = rank == 0, *sent = malloc(4 * sizeof *sent);
    sent[2 * here] = 1;
    LATE(sent[2 * here + 1] = 1);
    MPI_Neighbor_alltoall(sent, 2, MPI_INT, got, 2, MPI_INT, comm); /* undefined-send */
    MPI_Comm_free(&comm);
    free(sent);
}

/* MPICH tells nobody how much it has received here. */
static void exchange(void)
{
#if MPI_VERSION >= 4
    MPI_Request request;
    int *got = malloc(COUNT * sizeof *got);
    MPI_Isendrecv(x, COUNT, MPI_INT, peer, 8, got, COUNT, MPI_INT, peer, 8, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(got[2], 2);
    free(got);
#endif
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    x[2] = 2;
    if (argc > 1 && strcmp(argv[1], "garbage") == 0) {
        received(0);
        received(1);
        garbage();
        garbage_at_once();
        garbage_in_parts();
        garbage_for_neighbors();
        received_parts();
        exchange();
    } else if (argc > 1) {
        received(strcmp(argv[1], "writes") == 0);
    } else {
        message();
        gaps();
        persistent();
        buffered();
        collective();
        parts();
        neighbors();
        inquiries();
    }
    return finish("pending");
}
