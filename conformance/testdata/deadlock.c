/* Programs that hang, and correct ones that only look like it. Each is a row of a table: its name is the
 * argument. Ranks that have no part in it go to MPI_Finalize. */
#include <mpi.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGE = 8 << 20, TAG = 7 };

static int rank, size;
static MPI_Comm world;
static char *out, *in;
static MPI_Win win;

/* Arguments of messages. */
#define OUT(bytes, to) out, bytes, MPI_BYTE, to, TAG, world
#define IN(bytes, from) in, bytes, MPI_BYTE, from, TAG, world
#define GOT MPI_STATUS_IGNORE

static void wait_for(MPI_Request request) { MPI_Wait(&request, MPI_STATUS_IGNORE); }
static int next(void) { return (rank + 1) % size; }
static int previous(void) { return (rank + size - 1) % size; }

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

static void ok_bcast_send(void)
{
    MPI_Bcast(out, 4, MPI_BYTE, 0, world);
    MPI_Reduce(out, in, 4, MPI_BYTE, MPI_BOR, 0, world);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
}

/* Nonblocking collective operations wait for nobody before they are completed. */
static void ok_ibcast_send(void)
{
    MPI_Request request;
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Ibcast(out, 4, MPI_BYTE, 0, world, &request);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
    wait_for(request);
}

static void comm_misorder(void)
{
    MPI_Comm first, second;
    MPI_Comm_dup(world, &first);
    MPI_Comm_dup(world, &second);
    MPI_Barrier(rank == 0 ? first : second);
    MPI_Barrier(rank == 0 ? second : first);
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

static void intercomm_p2p(void)
{
    MPI_Comm half, both;
    MPI_Comm_split(world, rank % 2, rank, &half);
    MPI_Intercomm_create(half, 0, world, 1 - rank % 2, 3, &both);
    if (rank < 2)
        MPI_Recv(in, 4, MPI_BYTE, 0, TAG, both, GOT);
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

static void update(int target)
{
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, win);
    MPI_Put(out, 4, MPI_BYTE, target, 0, 4, MPI_BYTE, win);
    MPI_Win_flush(target, win);
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

/* All below are correct. */

static void ok_cycle_bsend(void)
{
    int bytes = 4 + MPI_BSEND_OVERHEAD;
    MPI_Buffer_attach(malloc((size_t)bytes), bytes);
    if (rank == 0)
        MPI_Bsend(OUT(4, next()));
    else
        MPI_Ssend(OUT(4, next()));
    MPI_Recv(IN(4, previous()), GOT);
}

static void ok_sendrecv_ring(void)
{
    MPI_Sendrecv(out, LARGE, MPI_BYTE, next(), TAG, IN(LARGE, previous()), GOT);
    MPI_Sendrecv_replace(out, LARGE, MPI_BYTE, next(), TAG, previous(), TAG, world, GOT);
}

static void ok_iprobe_loop(void)
{
    int flag = 0;
    if (rank == 1) {
        sleep(3);
        MPI_Ssend(OUT(4, 0));
    }
    while (rank == 0 && !flag)
        MPI_Iprobe(1, TAG, world, &flag, MPI_STATUS_IGNORE);
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
}

static void ok_isend_irecv_waitall(void)
{
    MPI_Request requests[2];
    MPI_Issend(OUT(LARGE, next()), &requests[0]);
    MPI_Irecv(IN(LARGE, previous()), &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

static void ok_waitany_one(void)
{
    MPI_Request requests[2];
    int index;
    if (rank == 0) {
        MPI_Irecv(in, 4, MPI_BYTE, 1, TAG, world, &requests[0]);
        MPI_Irecv(in + 4, 4, MPI_BYTE, 2, TAG, world, &requests[1]);
        MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
        MPI_Send(OUT(4, 1));
        MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    }
    if (rank == 2) {
        sleep(3);
        MPI_Send(OUT(4, 0));
    }
    if (rank == 1) {
        MPI_Recv(IN(4, 0), GOT);
        MPI_Send(OUT(4, 0));
    }
}

static void ok_slow(void)
{
    if (rank == 0)
        MPI_Recv(IN(4, 1), GOT);
    if (rank == 1) {
        sleep(4);
        MPI_Send(OUT(4, 0));
    }
    MPI_Barrier(world);
}

static void ok_late_lock(void)
{
    MPI_Barrier(world);
    update(0);
    sleep(rank == 0 ? 3 : 0);
    MPI_Win_unlock(0, win);
}

static void *late(void *unused)
{
    sleep(3);
    MPI_Send(OUT(4, rank));
    return unused;
}

/* A thread that has never called MPI helps. */
static void ok_threads(void)
{
    pthread_t other;
    pthread_create(&other, NULL, late, NULL);
    MPI_Recv(IN(4, rank), GOT);
    pthread_join(other, NULL);
}

static const struct {
    const char *name;
    void (*run)(void);
    int threads;
} rows[] = {
#define ROW(name) {#name, name, MPI_THREAD_SINGLE}
    ROW(recv_nosend),
    ROW(recv_anysource_nosend),
    ROW(recv_wrongtag),
    ROW(recv_wrongcomm),
    ROW(send_norecv),
    ROW(ssend_norecv),
    ROW(cycle_ssend),
    ROW(cycle_send),
    ROW(cycle_small_send),
    ROW(cycle_isend),
    ROW(cycle_send_init),
    ROW(sendrecv_norecv),
    ROW(recv_recv),
    ROW(sendrecv_cycle),
    ROW(sendrecv_missing),
    ROW(probe_cycle),
    ROW(irecv_wait_send),
    ROW(issend_wait_recv),
    ROW(waitany_none),
    ROW(wildcard_steal),
    ROW(persistent_cycle),
    ROW(gather_missing),
    ROW(bcast_p2p),
    ROW(bcast_send),
    ROW(reduce_send),
    ROW(comm_misorder),
    ROW(barrier_missing),
    ROW(root_mismatch),
    ROW(ibarrier_missing),
    ROW(intercomm_p2p),
    ROW(start_nopost),
    ROW(wait_nocomplete),
    ROW(fence_subset),
    ROW(lock_lock),
    ROW(lock_after_recv),
    ROW(win_free_missing),
    {"threads_cross", threads_cross, MPI_THREAD_MULTIPLE},
    ROW(ok_cycle_bsend),
    ROW(ok_sendrecv_ring),
    ROW(ok_bcast_send),
    ROW(ok_ibcast_send),
    ROW(ok_iprobe_loop),
    ROW(ok_isend_irecv_waitall),
    ROW(ok_waitany_one),
    ROW(ok_slow),
    ROW(ok_late_lock),
    {"ok_threads", ok_threads, MPI_THREAD_MULTIPLE},
};

int main(int argc, char **argv)
{
    int provided;
    size_t row = 0, n = sizeof rows / sizeof rows[0];
    while (argc < 2 || (row < n && strcmp(rows[row].name, argv[1])))
        row++;
    if (row == n)
        return 2;
    MPI_Init_thread(&argc, &argv, rows[row].threads, &provided);
    world = MPI_COMM_WORLD;
    MPI_Comm_rank(world, &rank);
    MPI_Comm_size(world, &size);
    out = calloc(1, LARGE);
    in = calloc(1, LARGE);
    MPI_Win_create(in, 64, 1, MPI_INFO_NULL, world, &win);
    rows[row].run();
    if (strcmp(rows[row].name, "win_free_missing"))
        MPI_Win_free(&win);
    MPI_Finalize();
    printf("deadlock %s: rank %d done\n", rows[row].name, rank);
    return 0;
}
