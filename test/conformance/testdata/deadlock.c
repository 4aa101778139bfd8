/* Programs that hang. */
#include "deadlock.h"

static void recv_nosend(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
}

static void recv_anysource_nosend(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, MPI_ANY_SOURCE), GOT);
}

static void recv_wrongtag(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    if (rank == 1)
        MPI_Send(out, 4, MPI_BYTE, 0, TAG + 1, world);
}

static void recv_wrongcomm(void)
{
    MPI_Comm other;
    MPI_Comm_dup(world, &other);
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    if (rank == 1)
        MPI_Send(out, 4, MPI_BYTE, 0, TAG, other);
}

static void send_norecv(void)
{
    if (rank == 0)
        MPI_Send(OUT(LARGE, 1));
}

static void ssend_norecv(void)
{
    if (rank == 0)
        MPI_Ssend(OUT(4, 1));
}

static void cycle_ssend(void) { MPI_Ssend(OUT(4, next())); }

static void cycle_send(void)
{
    MPI_Send(OUT(LARGE, next()));
    MPI_Recv(IN(LARGE, previous()), GOT);
}

static void recv_recv(void)
{
    MPI_Recv(IN(4, previous()), GOT);
    MPI_Send(OUT(4, next()));
}

static void sendrecv_cycle(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, previous()), GOT);
    else
        MPI_Sendrecv(out, 4, MPI_BYTE, next(), TAG, IN(4, previous()), GOT);
}

static void sendrecv_missing(void)
{
    if (rank == 0)
        MPI_Sendrecv(out, 4, MPI_BYTE, 1, TAG, IN(4, 1), GOT);
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
}

static void probe_cycle(void)
{
    MPI_Probe(previous(), TAG, world, MPI_STATUS_IGNORE);
    MPI_Send(OUT(4, next()));
}

static void irecv_wait_send(void)
{
    MPI_Request request;
    MPI_Irecv(IN(4, previous()), &request);
    wait_for(request);
    MPI_Send(OUT(4, next()));
}

static void issend_wait_recv(void)
{
    MPI_Request request;
    MPI_Issend(OUT(4, next()), &request);
    wait_for(request);
    MPI_Recv(IN(4, previous()), GOT);
}

static void waitany_none(void)
{
    MPI_Request requests[2];
    int index;
    if (rank == 0) {
        MPI_Irecv(in, 4, MPI_BYTE, 1, TAG, world, &requests[0]);
        MPI_Irecv(in + 4, 4, MPI_BYTE, 2, TAG, world, &requests[1]);
        MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    } else {
        MPI_Recv(IN(4, 0), GOT);
    }
}

static void wildcard_steal(void)
{
    if (rank == 0) {
        MPI_Recv(in, 4, MPI_BYTE, MPI_ANY_SOURCE, TAG, world, GOT);
        MPI_Send(out, 4, MPI_BYTE, 2, TAG, world);
        MPI_Recv(in, 4, MPI_BYTE, 1, TAG, world, GOT);
    }
    if (rank == 1)
        MPI_Send(OUT(4, 0));
    if (rank == 2) {
        MPI_Recv(IN(4, 0), GOT);
        MPI_Send(OUT(4, 0));
    }
}

/* The message serves one of two receives, and rank 1 sends no other one. */
static void waits_for_two(int first, int second)
{
    MPI_Request requests[2];
    if (rank == 0) {
        MPI_Irecv(in, 4, MPI_BYTE, first, TAG, world, &requests[0]);
        MPI_Irecv(in + 4, 4, MPI_BYTE, second, TAG, world, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        MPI_Send(OUT(4, 1));
    }
    if (rank == 1) {
        MPI_Send(OUT(4, 0));
        MPI_Recv(IN(4, 0), GOT);
    }
}

static void wildcards_waitall(void) { waits_for_two(MPI_ANY_SOURCE, MPI_ANY_SOURCE); }
static void wildcard_and_rank(void) { waits_for_two(MPI_ANY_SOURCE, 1); }

static void wildcard_first(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(in, 4, MPI_BYTE, MPI_ANY_SOURCE, TAG, world, &request);
        MPI_Recv(in + 4, 4, MPI_BYTE, 1, TAG, world, GOT);
        wait_for(request);
    }
    if (rank == 1)
        MPI_Send(OUT(4, 0));
}

static void persistent_cycle(void)
{
    MPI_Request request;
    MPI_Ssend_init(OUT(4, next()), &request);
    MPI_Start(&request);
    wait_for(request);
}

static void gather_missing(void)
{
    if (rank != 1)
        MPI_Gather(out, 4, MPI_BYTE, in, 4, MPI_BYTE, 0, world);
}

static void bcast_p2p(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    MPI_Bcast(out, 4, MPI_BYTE, 0, world);
    if (rank == 1)
        MPI_Send(OUT(4, 0));
}

static void comm_misorder(void)
{
    MPI_Comm first, second;
    MPI_Comm_dup(world, &first);
    MPI_Comm_dup(world, &second);
    MPI_Barrier(rank == 0 ? first : second);
    MPI_Barrier(rank == 0 ? second : first);
}

static void sum(MPI_Comm comm) { MPI_Allreduce(out, in, 1, MPI_INT, MPI_SUM, comm); }

static void allreduce_misorder(void)
{
    MPI_Comm mine, other = world;
    MPI_Comm_dup(world, &mine);
    sum(rank == 0 ? mine : other);
    sum(rank == 0 ? other : mine);
}

/* Each rank names another group. */
static void group_mismatch(void)
{
    MPI_Group all, pair;
    MPI_Comm made;
    MPI_Comm_group(world, &all);
    MPI_Group_incl(all, 2, (int[]){rank, next()}, &pair);
    MPI_Comm_create_group(world, pair, TAG, &made);
}

/* Much data, which the library has to move if others come. */
static void alltoallv_misorder(void)
{
    enum { EACH = 50000 };
    MPI_Comm mine;
    int counts[] = {EACH, EACH, EACH, EACH}, places[] = {0, EACH, 2 * EACH, 3 * EACH};
    MPI_Comm_dup(world, &mine);
    MPI_Alltoallv(out, counts, places, MPI_INT, in, counts, places, MPI_INT, rank == 0 ? mine : world);
}

static void allreduce_finalize(void)
{
    if (rank != 1) {
        sum(MPI_COMM_WORLD);
    } else {
        MPI_Finalize();
        exit(0);
    }
}

static void neighbor_missing(void)
{
    MPI_Comm line = in_line();
    if (rank != 1)
        MPI_Neighbor_allgather(out, 4, MPI_BYTE, in, 4, MPI_BYTE, line);
}

static void barrier_missing(void)
{
    if (rank != 1)
        MPI_Barrier(world);
}

static void root_mismatch(void)
{
    MPI_Bcast(out, LARGE, MPI_BYTE, rank == 0 ? 1 : 0, world);
    MPI_Barrier(world);
}

static void ibarrier_missing(void)
{
    MPI_Request request;
    if (rank == 1)
        return;
    MPI_Ibarrier(world, &request);
    wait_for(request);
}

static MPI_Group only(int member)
{
    MPI_Group all, one;
    MPI_Comm_group(world, &all);
    MPI_Group_incl(all, 1, &member, &one);
    return one;
}

static void start_nopost(void)
{
    if (rank == 0) {
        MPI_Win_start(only(1), 0, win);
        MPI_Put(out, 4, MPI_BYTE, 1, 0, 4, MPI_BYTE, win);
        MPI_Win_complete(win);
    }
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
}

static void wait_nocomplete(void)
{
    if (rank == 0) {
        MPI_Win_start(only(1), 0, win);
        MPI_Recv(IN(4, 1), GOT);
    }
    if (rank == 1) {
        MPI_Win_post(only(0), 0, win);
        MPI_Win_wait(win);
    }
}

static void fence_subset(void)
{
    MPI_Win_fence(0, win);
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    MPI_Win_fence(0, win);
}

static void lock_lock(void)
{
    if (rank < 2)
        update(rank);
    MPI_Barrier(world);
    if (rank < 2) {
        update(1 - rank);
        MPI_Win_unlock(1 - rank, win);
        MPI_Win_unlock(rank, win);
    }
}

static void lock_after_recv(void)
{
    if (rank == 0)
        update(0);
    MPI_Barrier(world);
    if (rank == 0) {
        MPI_Recv(IN(4, 1), GOT);
        MPI_Win_unlock(0, win);
    }
    if (rank == 1) {
        update(0);
        MPI_Win_unlock(0, win);
        MPI_Send(OUT(4, 0));
    }
}

static void win_free_missing(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    MPI_Win_free(&win);
}

static void *cross(void *number)
{
    int tag = *(int *)number;
    MPI_Recv(in + 8 * tag, 4, MPI_BYTE, 1 - rank, tag, world, GOT);
    MPI_Send(out, 4, MPI_BYTE, 1 - rank, tag, world);
    return NULL;
}

static void threads_cross(void)
{
    int tags[2] = {1, 2};
    pthread_t other;
    if (rank > 1)
        return;
    pthread_create(&other, NULL, cross, &tags[1]);
    cross(&tags[0]);
    pthread_join(other, NULL);
}

static void probe_nosend(void)
{
    MPI_Message message;
    if (rank == 0)
        MPI_Mprobe(1, TAG, world, &message, GOT);
}

/* The receive that the request names has no message, and the message no receive. */
static void wait_nomatch_irecv(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(IN(4, 1), &request);
        wait_for(request);
    }
    if (rank == 1)
        MPI_Send(out, 4, MPI_BYTE, 0, TAG + 1, world);
}

static void wait_nomatch_issend(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Issend(OUT(4, 1), &request);
        wait_for(request);
    }
    if (rank == 1) {
        MPI_Irecv(in, 4, MPI_BYTE, 0, TAG + 1, world, &request);
        wait_for(request);
    }
}

#ifdef MPI_SESSION_NULL
/* No partition is ready before the receiver has got all of them. */
static void partitioned(void)
{
    if (rank > 1)
        return;
    MPI_Request request = partitions(2);
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    if (rank == 0)
        MPI_Pready_range(0, 1, request);
    wait_for(request);
    if (rank == 1)
        MPI_Send(OUT(4, 0));
}

/* The sender waits for a partition that only it can mark as ready. */
static void own_partition_missing(void)
{
    if (rank > 1)
        return;
    MPI_Request request = partitions(3);
    if (rank == 0)
        MPI_Pready_list(2, (int[]){2, 0}, request);
    wait_for(request);
}
#endif

/* A barrier of two communicators on each rank, in a circle. */
static void comm_circle(void)
{
    MPI_Comm pairs[3];
    for (int i = 0; i < 3; i++)
        MPI_Comm_split(world, rank == i || rank == (i + 1) % 3, rank, &pairs[i]);
    if (rank > 2)
        return;
    MPI_Barrier(pairs[rank]);
    MPI_Barrier(pairs[(rank + 2) % 3]);
}

static void allgather_missing(void)
{
    if (rank != 1)
        MPI_Allgather(out, 4, MPI_BYTE, in, 4, MPI_BYTE, world);
}

static void allgather_vs_gather(void)
{
    if (rank == 1)
        MPI_Gather(out, 4, MPI_BYTE, in, 4, MPI_BYTE, 0, world);
    else
        MPI_Allgather(out, 4, MPI_BYTE, in, 4, MPI_BYTE, world);
}

static void scan_missing(void)
{
    if (rank != 0)
        MPI_Scan(out, in, 4, MPI_BYTE, MPI_BOR, world);
}

static void intercomm_coll(void)
{
    MPI_Comm both = even_and_odd();
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Barrier(both);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
}

static void intercomm_bcast(void)
{
    MPI_Comm both = even_and_odd();
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    MPI_Bcast(out, 4, MPI_BYTE, rank % 2 ? 0 : rank == 0 ? MPI_ROOT : MPI_PROC_NULL, both);
    if (rank == 1)
        MPI_Send(OUT(4, 0));
}

static void comm_dup_missing(void)
{
    MPI_Comm other;
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Comm_dup(world, &other);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
}

static void intercomm_p2p(void)
{
    MPI_Comm both = even_and_odd();
    if (rank < 2)
        MPI_Recv(in, 4, MPI_BYTE, 0, TAG, both, GOT);
}

/* All others wait for rank 0, so no rank can change the byte. But a rank that reads may stop
 * (futile-reading). */
static void poll_forever(void)
{
    while (rank == 0 && !polled())
        ;
}

static const struct row rows[] = {
    ROW(recv_nosend),        ROW(recv_anysource_nosend), ROW(recv_wrongtag),       ROW(recv_wrongcomm),
    ROW(send_norecv),        ROW(ssend_norecv),          ROW(cycle_ssend),         ROW(cycle_send),
    ROW(recv_recv),          ROW(sendrecv_cycle),        ROW(sendrecv_missing),    ROW(probe_cycle),
    ROW(irecv_wait_send),    ROW(issend_wait_recv),      ROW(waitany_none),        ROW(wildcard_steal),
    ROW(persistent_cycle),   ROW(gather_missing),        ROW(bcast_p2p),           ROW(comm_misorder),
    ROW(barrier_missing),    ROW(neighbor_missing),      ROW(root_mismatch),       ROW(ibarrier_missing),
    ROW(start_nopost),       ROW(wait_nocomplete),       ROW(fence_subset),        ROW(lock_lock),
    ROW(lock_after_recv),    ROW(win_free_missing),      THREADED(threads_cross),  ROW(probe_nosend),
    ROW(wait_nomatch_irecv), ROW(wait_nomatch_issend),
#ifdef MPI_SESSION_NULL
    ROW(partitioned),        ROW(own_partition_missing),
#endif
    ROW(comm_circle),        ROW(allgather_missing),     ROW(allgather_vs_gather), ROW(scan_missing),
    ROW(intercomm_coll),     ROW(intercomm_bcast),       ROW(comm_dup_missing),    ROW(intercomm_p2p),
    ROW(allreduce_misorder), ROW(alltoallv_misorder),    ROW(group_mismatch),      ROW(allreduce_finalize),
    ROW(poll_forever),       ROW(wildcards_waitall),     ROW(wildcard_and_rank),   ROW(wildcard_first),
};

int main(int argc, char **argv) { return run_row(argc, argv, rows, sizeof rows / sizeof rows[0]); }
