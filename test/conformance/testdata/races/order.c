/* A rank puts, and completes the put. What the ranks do then does not tell another rank that this has
 * happened (MPI 4.1, 3.4, 3.5, 3.7 and 6.1), but that one gets the same word. */
#include "scenes.h"

enum { FAR = 3 };

static int out[8], in[8];

static void barrier_of_others(void)
{
    MPI_Comm some;
    MPI_Comm_split(MPI_COMM_WORLD, fixed || rank != FAR, rank, &some);
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    MPI_Barrier(some);
    if (rank == FAR)
        GET(1, 0); /* race-between-ranks */
    barrier();
    MPI_Comm_free(&some);
}

static void barrier_before_flush(void)
{
    if (rank == 0) {
        PUT(1, 0); /* race-between-ranks */
        flush_if(fixed, 1);
    }
    barrier();
    if (rank == FAR)
        GET(1, 0); /* race-between-ranks */
}

static void message_to_target(void)
{
    if (rank == 0) {
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
        tell(fixed ? FAR : 1);
    } else if (rank == 1 && !fixed) {
        hear(0);
    } else if (rank == FAR) {
        if (fixed)
            hear(0);
        GET(1, 0); /* race-between-ranks */
    }
}

/* The message is from a rank that does not know more. */
static void message_from_any_source(void)
{
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    if (rank == (fixed ? 0 : 2))
        tell(FAR);
    if (rank == FAR) {
        hear(MPI_ANY_SOURCE);
        GET(1, 0); /* race-between-ranks */
    }
}

static void message_through_a_third_rank(void)
{
    if (rank == 0) {
        PUT(1, 0); /* race-between-ranks */
        flush_if(fixed, 1);
        tell(2);
    } else if (rank == 2) {
        hear(0);
        tell(FAR);
    } else if (rank == FAR) {
        hear(2);
        GET(1, 0); /* race-between-ranks */
    }
}

static void probe_before_flush(void)
{
    if (rank == 0) {
        PUT(1, 0); /* race-between-ranks */
        flush_if(fixed, 1);
        tell(FAR);
        hear(FAR);
    } else if (rank == FAR) {
        MPI_Probe(0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        GET(1, 0); /* race-between-ranks */
        hear(0);
        tell(0);
    }
}

static void receive_not_complete(void)
{
    MPI_Request request;
    if (rank == 0) {
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
        tell(FAR);
    } else if (rank == FAR) {
        MPI_Irecv(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, &request);
        if (fixed)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        GET(1, 0); /* race-between-ranks */
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
}

static void receive_of_another(void)
{
    MPI_Request requests[2];
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    if (rank == 0 || rank == 2)
        tell(FAR);
    if (rank == FAR) {
        MPI_Irecv(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(NULL, 0, MPI_INT, 2, 1, MPI_COMM_WORLD, &requests[1]);
        MPI_Wait(&requests[fixed ? 0 : 1], MPI_STATUS_IGNORE);
        GET(1, 0); /* race-between-ranks */
        MPI_Wait(&requests[fixed ? 1 : 0], MPI_STATUS_IGNORE);
    }
}

static void persistent_receive(void)
{
    MPI_Request request;
    if (rank == 0) {
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
        tell(FAR);
    } else if (rank == FAR) {
        MPI_Recv_init(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, &request);
        MPI_Start(&request);
        if (fixed)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        GET(1, 0); /* race-between-ranks */
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Request_free(&request);
    }
}

/* A synchronous send is complete when the receive has begun. A standard send says nothing of the receiver. */
static void standard_send(void)
{
    if (rank == FAR) {
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
        hear(0);
    } else if (rank == 0) {
        if (fixed)
            MPI_Ssend(NULL, 0, MPI_INT, FAR, 1, MPI_COMM_WORLD);
        else
            tell(FAR);
        GET(1, 0); /* race-between-ranks */
    }
}

static void bcast_of_another_root(void)
{
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    MPI_Bcast(in, 1, MPI_INT, fixed ? 0 : 2, MPI_COMM_WORLD);
    if (rank == FAR)
        GET(1, 0); /* race-between-ranks */
}

static void scatter_of_another_root(void)
{
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    MPI_Scatter(out, 1, MPI_INT, in, 1, MPI_INT, fixed ? 0 : 2, MPI_COMM_WORLD);
    if (rank == FAR)
        GET(1, 0); /* race-between-ranks */
}

static void reduce_to_another_root(void)
{
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    MPI_Reduce(out, in, 1, MPI_INT, MPI_SUM, fixed ? FAR : 2, MPI_COMM_WORLD);
    if (rank == FAR)
        GET(1, 0); /* race-between-ranks */
}

static void gather_to_another_root(void)
{
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    MPI_Gather(out, 1, MPI_INT, in, 1, MPI_INT, fixed ? FAR : 2, MPI_COMM_WORLD);
    if (rank == FAR)
        GET(1, 0); /* race-between-ranks */
}

/* A scan brings data from lower ranks to higher ones only. */
static void scan_from_lower_ranks(void)
{
    if (rank == FAR)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    if (fixed)
        MPI_Allreduce(out, in, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    else
        MPI_Scan(out, in, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        GET(1, 0); /* race-between-ranks */
}

static void nonblocking_barrier(void)
{
    MPI_Request request;
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    if (fixed)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (rank == FAR)
        GET(1, 0); /* race-between-ranks */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* The flag says that the put has begun. */
static void flag_of_an_incomplete_put(void)
{
    int flag = 0;
    if (rank == 0) {
        PUT(1, 0); /* race-between-ranks */
        flush_if(fixed, 1);
        REPLACE(2, 8);
        MPI_Win_flush(2, win);
    } else if (rank == FAR) {
        while (flag == 0) {
            MPI_Fetch_and_op(NULL, &flag, MPI_INT, 2, 8, MPI_NO_OP, win);
            MPI_Win_flush(2, win);
        }
        GET(1, 0); /* race-between-ranks */
    }
}

/* A get must be over as well before another rank puts. */
static void put_after_a_get_of_another(void)
{
    if (rank == 0) {
        GET(1, 0); /* race-between-ranks */
        flush_if(fixed, 1);
    }
    barrier();
    if (rank == FAR)
        PUT(1, 0); /* race-between-ranks */
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    PLAY(barrier_of_others, barrier_before_flush, message_to_target, message_from_any_source,
         message_through_a_third_rank, probe_before_flush, receive_not_complete, receive_of_another,
         persistent_receive, standard_send, bcast_of_another_root, scatter_of_another_root,
         reduce_to_another_root, gather_to_another_root, scan_from_lower_ranks, nonblocking_barrier,
         flag_of_an_incomplete_put, put_after_a_get_of_another);
    drop(&win);
    return finish("order");
}
