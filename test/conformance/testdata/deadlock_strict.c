/* Programs that hang only if calls wait wherever MPI lets them wait: each is a potential-deadlock. */
#include "deadlock.h"

static void cycle_small_send(void)
{
    MPI_Send(OUT(4, next()));
    MPI_Recv(IN(4, previous()), GOT);
}

static void cycle_isend(void)
{
    MPI_Request request;
    MPI_Isend(OUT(4, next()), &request);
    wait_for(request);
    MPI_Recv(IN(4, previous()), GOT);
}

static void cycle_send_init(void)
{
    MPI_Request request;
    MPI_Send_init(OUT(4, next()), &request);
    MPI_Start(&request);
    wait_for(request);
    MPI_Request_free(&request);
    MPI_Recv(IN(4, previous()), GOT);
}

static void sendrecv_norecv(void)
{
    if (rank == 0)
        MPI_Sendrecv(out, 4, MPI_BYTE, 1, TAG, IN(4, 1), GOT);
    if (rank == 1)
        MPI_Send(OUT(4, 0));
}

static void replace_norecv(void)
{
    if (rank == 0)
        MPI_Sendrecv_replace(out, 4, MPI_BYTE, 1, TAG, 1, TAG, world, GOT);
    if (rank == 1)
        MPI_Send(OUT(4, 0));
}

#ifdef MPI_SESSION_NULL
static void isendrecv_norecv(void)
{
    MPI_Request request;
    if (rank == 1)
        MPI_Send(OUT(4, 0));
    if (rank != 0)
        return;
    MPI_Isendrecv(out, 4, MPI_BYTE, 1, TAG, IN(4, 1), &request);
    wait_for(request);
}

/* Nobody begins to receive before its send is complete. */
static void cycle_isendrecv(void)
{
    MPI_Request request;
#if MPI_VERSION >= 4
    MPI_Isendrecv_c(out, 4, MPI_BYTE, next(), TAG, IN(4, MPI_PROC_NULL), &request);
#else
    MPI_Isendrecv(out, 4, MPI_BYTE, next(), TAG, IN(4, MPI_PROC_NULL), &request);
#endif
    wait_for(request);
    MPI_Recv(IN(4, previous()), GOT);
}

static void cycle_isendrecv_replace(void)
{
    MPI_Request requests[2];
    MPI_Isendrecv_replace(out, 4, MPI_BYTE, next(), TAG, MPI_PROC_NULL, TAG, world, &requests[0]);
    MPI_Isendrecv_replace(out + 4, 4, MPI_BYTE, next(), TAG, MPI_PROC_NULL, TAG, world, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Recv(IN(4, previous()), GOT);
    MPI_Recv(IN(4, previous()), GOT);
}
#endif

/* The root of a broadcast may wait for the others, a leaf of a reduction for the root. */
static void bcast_send(void)
{
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Bcast(out, 4, MPI_BYTE, 0, world);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
}

static void reduce_send(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    MPI_Reduce(out, in, 4, MPI_BYTE, MPI_BOR, 0, world);
    if (rank == 1)
        MPI_Send(OUT(4, 0));
}

/* Rank 0 has the data of its only neighbour before the last rank comes. */
static void neighbor_send(void)
{
    MPI_Comm line = in_line();
    if (rank == size - 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Neighbor_allgather(out, 4, MPI_BYTE, in, 4, MPI_BYTE, line);
    if (rank == 0)
        MPI_Send(OUT(4, size - 1));
}

static void ineighbor_send(void)
{
    MPI_Comm line = in_line();
    MPI_Request request;
    if (rank == size - 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Ineighbor_alltoall(out, 4, MPI_BYTE, in, 4, MPI_BYTE, line, &request);
    wait_for(request);
    if (rank == 0)
        MPI_Send(OUT(4, size - 1));
}

static void send_norecv_small(void)
{
    if (rank == 0)
        MPI_Send(OUT(4, 1));
}

/* An error that no library notices, and a ready send may be a synchronous one (MPI 4.1, 3.4). */
static void rsend_norecv(void)
{
    if (rank == 0)
        MPI_Rsend(OUT(4, 1));
}

static void isend_wait_irecv_wait(void)
{
    MPI_Request request;
    MPI_Isend(OUT(4, next()), &request);
    wait_for(request);
    MPI_Irecv(IN(4, previous()), &request);
    wait_for(request);
}

/* Only the root is missing: the others have sent it their parts. */
static void gather_root_missing(void)
{
    if (rank != 0)
        MPI_Gather(out, 4, MPI_BYTE, in, 4, MPI_BYTE, 0, world);
}

static void bcast_misorder(void)
{
    MPI_Comm first, second;
    MPI_Comm_dup(world, &first);
    MPI_Comm_dup(world, &second);
    MPI_Bcast(out, 4, MPI_BYTE, 0, rank == 0 ? first : second);
    MPI_Bcast(out, 4, MPI_BYTE, 0, rank == 0 ? second : first);
}

/* Three communicators of two ranks each, on which each rank is the root once. */
static void bcast_circle(void)
{
    MPI_Comm pairs[3];
    for (int i = 0; i < 3; i++)
        MPI_Comm_split(world, rank == i || rank == (i + 1) % 3, rank == i ? 0 : 1, &pairs[i]);
    if (rank > 2)
        return;
    MPI_Bcast(out, 4, MPI_BYTE, 0, pairs[rank]);
    MPI_Bcast(out, 4, MPI_BYTE, 0, pairs[(rank + 2) % 3]);
}

/* As bcast_misorder. A rank that has begun both before it waits would wait for nobody for ever. */
static void ibcast_misorder(void)
{
    MPI_Comm comms[2];
    MPI_Request request;
    MPI_Comm_dup(world, &comms[0]);
    MPI_Comm_dup(world, &comms[1]);
    for (int i = 0; i < 2; i++) {
        MPI_Ibcast(out, 4, MPI_BYTE, 0, comms[rank == 0 ? i : 1 - i], &request);
        wait_for(request);
    }
}

#ifdef MPI_SESSION_NULL
static void persistent_bcast_send(void)
{
    MPI_Request request;
    MPI_Bcast_init(out, 4, MPI_BYTE, 0, world, MPI_INFO_NULL, &request);
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Start(&request);
    wait_for(request);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
    MPI_Request_free(&request);
}
#endif

/* The root waits for the other group. */
static void intercomm_bcast_root(void)
{
    MPI_Comm both = even_and_odd();
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Bcast(out, 4, MPI_BYTE, rank % 2 ? 0 : rank == 0 ? MPI_ROOT : MPI_PROC_NULL, both);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
}

static const struct row rows[] = {
    ROW(cycle_small_send),        ROW(cycle_isend),      ROW(cycle_send_init),
    ROW(sendrecv_norecv),         ROW(bcast_send),       ROW(reduce_send),
    ROW(send_norecv_small),       ROW(rsend_norecv),     ROW(isend_wait_irecv_wait),
    ROW(gather_root_missing),     ROW(bcast_misorder),   ROW(bcast_circle),
    ROW(neighbor_send),           ROW(ineighbor_send),   ROW(replace_norecv),
    ROW(intercomm_bcast_root),    ROW(ibcast_misorder),
#ifdef MPI_SESSION_NULL
    ROW(persistent_bcast_send),   ROW(isendrecv_norecv), ROW(cycle_isendrecv),
    ROW(cycle_isendrecv_replace),
#endif
};

int main(int argc, char **argv) { return run_row(argc, argv, rows, sizeof rows / sizeof rows[0]); }
