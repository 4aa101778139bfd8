/* Correct programs that look as if they hang, and others in which every call returns. */
#include "deadlock.h"

#include <semaphore.h>
#include <sys/mman.h>
#include <time.h>

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

/* A datatype of addresses counts from MPI_BOTTOM. */
static void replace_absolute(void)
{
    int value = rank;
    MPI_Aint address;
    MPI_Datatype absolute;
    MPI_Get_address(&value, &address);
    MPI_Type_create_hindexed_block(1, 1, &address, MPI_INT, &absolute);
    MPI_Type_commit(&absolute);
    MPI_Sendrecv_replace(MPI_BOTTOM, 1, absolute, next(), TAG, previous(), TAG, world, GOT);
    if (value != previous())
        MPI_Abort(world, 1);
    MPI_Type_free(&absolute);
}

/* Every second element is exchanged. Those between stay. */
static void ok_replace_type(void)
{
    enum { ELEMENTS = 5 };
    int values[2 * ELEMENTS];
    MPI_Datatype every_second;
    MPI_Status status;
    int count;
    MPI_Type_vector(ELEMENTS, 1, 2, MPI_INT, &every_second);
    MPI_Type_commit(&every_second);
    for (int i = 0; i < 2 * ELEMENTS; i++)
        values[i] = 100 * rank + i;
    MPI_Sendrecv_replace(values, 1, every_second, next(), TAG, previous(), TAG, world, &status);
    MPI_Get_count(&status, every_second, &count);
    for (int i = 0; i < 2 * ELEMENTS; i++) {
        int from = i % 2 ? rank : previous();
        if (values[i] != 100 * from + i || count != 1 || status.MPI_SOURCE != previous())
            MPI_Abort(world, 1);
    }
    MPI_Sendrecv_replace(values, 1, every_second, MPI_PROC_NULL, TAG, MPI_PROC_NULL, TAG, world, &status);
    MPI_Type_free(&every_second);
    replace_absolute();
}

#ifdef MPI_SESSION_NULL
/* The receives come after the call, and so do the sends of the other one. */
static void ok_isendrecv(void)
{
    enum { HALF = LARGE / 2 };
    MPI_Request requests[2];
    int done = 0;
    MPI_Isendrecv(out, HALF, MPI_BYTE, next(), TAG, IN(HALF, previous()), &requests[0]);
    MPI_Isendrecv_replace(out + HALF, 4, MPI_BYTE, previous(), TAG + 1, MPI_PROC_NULL, TAG, world,
                          &requests[1]);
    sleep(rank == 0 ? 2 : 0);
    MPI_Recv(in + HALF, 4, MPI_BYTE, next(), TAG + 1, world, GOT);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Isendrecv(out, 4, MPI_BYTE, next(), TAG, IN(4, MPI_PROC_NULL), &requests[0]);
    MPI_Recv(in + HALF, 4, MPI_BYTE, previous(), TAG, world, GOT);
    while (!done)
        MPI_Test(&requests[0], &done, GOT);
}
#endif

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

/* As in deadlock.c, but rank 2 sends the second message, late. */
static void ok_wildcards_waitall(void)
{
    MPI_Request requests[2];
    if (rank == 0) {
        MPI_Irecv(in, 4, MPI_BYTE, MPI_ANY_SOURCE, TAG, world, &requests[0]);
        MPI_Irecv(in + 4, 4, MPI_BYTE, 1, TAG, world, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        MPI_Send(OUT(4, 1));
        MPI_Send(OUT(4, 2));
    }
    if (rank == 1 || rank == 2) {
        sleep(rank == 1 ? 3 : 0);
        MPI_Send(OUT(4, 0));
        MPI_Recv(IN(4, 0), GOT);
    }
}

/* The first receive takes the message of rank 2, and what rank 1 sends is left for the second one. */
static void ok_wildcard_first(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(in, 4, MPI_BYTE, MPI_ANY_SOURCE, TAG, world, &request);
        MPI_Send(OUT(4, 2));
        MPI_Recv(in + 4, 4, MPI_BYTE, 1, TAG, world, GOT);
        wait_for(request);
    }
    if (rank == 2) {
        MPI_Recv(IN(4, 0), GOT);
        MPI_Send(OUT(4, 0));
        MPI_Send(OUT(4, 1));
    }
    if (rank == 1) {
        MPI_Recv(IN(4, 2), GOT);
        sleep(3);
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

/* Ranks 0 and 1 put to both of two targets under locks of both. */
static void put_to_both(int first, int second)
{
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, first, 0, win);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, second, 0, win);
    MPI_Put(out, 4, MPI_BYTE, first, 0, 4, MPI_BYTE, win);
    MPI_Put(out, 4, MPI_BYTE, second, 0, 4, MPI_BYTE, win);
    MPI_Win_unlock(second, win);
    MPI_Win_unlock(first, win);
}

/* It ends because rank 1 is late. */
static void locks_opposite(void)
{
    sleep(rank == 1 ? 1 : 0);
    if (rank < 2)
        put_to_both(2 + rank, 3 - rank);
}

static void ok_locks_behind_gate(void)
{
    if (rank < 2) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        put_to_both(2 + rank, 3 - rank);
        MPI_Win_unlock(0, win);
    }
}

/* Rank 1 polls its own window for what rank 0 puts there when it is done. */
static void ok_locks_in_turn(void)
{
    out[0] = 1;
    if (rank == 0) {
        put_to_both(2, 3);
        update(1);
        MPI_Win_unlock(1, win);
    }
    if (rank == 1) {
        while (!polled())
            usleep(1000);
        put_to_both(3, 2);
    }
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

static void *compute(void *unused)
{
    time_t end = time(NULL) + 4;
    while (time(NULL) < end) {
    }
    return unused;
}

/* A thread that must not call MPI wakes one that may. */
static void ok_worker_computes(void)
{
    pthread_t worker;
    if (rank == 0) {
        pthread_create(&worker, NULL, compute, NULL);
        pthread_join(worker, NULL);
    }
    MPI_Barrier(world);
}

/* A process that is no rank wakes one that is. */
static void ok_child_computes(void)
{
    sem_t *done = mmap(NULL, sizeof *done, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (rank == 0) {
        sem_init(done, 1, 0);
        if (fork() == 0) {
            sleep(3);
            sem_post(done);
            _exit(0);
        }
        sem_wait(done);
    }
    MPI_Barrier(world);
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

/* Nobody waits for the last rank before it comes. */
static void ok_neighbors(void)
{
    MPI_Comm line = in_line();
    MPI_Request request;
    int beside[] = {-1, -1}, ranks[] = {rank, rank};
    sleep(rank == size - 1 ? 3 : 0);
    MPI_Neighbor_allgather(&rank, 1, MPI_INT, beside, 1, MPI_INT, line);
    if (beside[0] != rank - 1 || beside[1] != (rank + 1 < size ? rank + 1 : -1))
        MPI_Abort(world, 1);
    if (rank == size - 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Ineighbor_alltoall(ranks, 1, MPI_INT, beside, 1, MPI_INT, line, &request);
    if (rank == 0)
        MPI_Send(OUT(4, size - 1));
    wait_for(request);
#ifdef MPI_SESSION_NULL
    MPI_Neighbor_allgather_init(&rank, 1, MPI_INT, beside, 1, MPI_INT, line, MPI_INFO_NULL, &request);
    for (int i = 0; i < 2; i++) {
        beside[0] = beside[1] = -1;
        MPI_Start(&request);
        wait_for(request);
        if (beside[0] != rank - 1 || beside[1] != (rank + 1 < size ? rank + 1 : -1))
            MPI_Abort(world, 1);
    }
    MPI_Request_free(&request);
#endif
    MPI_Comm_free(&line);
}

static void ok_probe_twice(void)
{
    if (rank == 0) {
        MPI_Probe(MPI_ANY_SOURCE, TAG, world, GOT);
        MPI_Probe(1, TAG, world, GOT);
        MPI_Recv(IN(4, 1), GOT);
    }
    if (rank == 1) {
        sleep(3);
        MPI_Ssend(OUT(4, 0));
    }
}

static void ok_isend_recv_wait(void)
{
    MPI_Request request;
    MPI_Issend(OUT(LARGE, next()), &request);
    MPI_Recv(IN(LARGE, previous()), GOT);
    wait_for(request);
}

static void ok_irecv_send_wait(void)
{
    MPI_Request request;
    MPI_Irecv(IN(LARGE, previous()), &request);
    MPI_Ssend(OUT(LARGE, next()));
    wait_for(request);
}

static void ok_waits_after(void)
{
    MPI_Request sent, received;
    MPI_Issend(OUT(LARGE, next()), &sent);
    MPI_Irecv(IN(LARGE, previous()), &received);
    wait_for(rank % 2 ? sent : received);
    wait_for(rank % 2 ? received : sent);
}

static void ok_test_loop(void)
{
    MPI_Request request;
    int done = 0;
    if (rank == 1) {
        sleep(3);
        MPI_Ssend(OUT(4, 0));
    }
    if (rank != 0)
        return;
    MPI_Irecv(IN(4, 1), &request);
    while (!done)
        MPI_Test(&request, &done, GOT);
}

static void ok_testany(void)
{
    MPI_Request requests[2];
    int done = 0, index;
    if (rank == 2) {
        sleep(3);
        MPI_Ssend(OUT(4, 0));
    }
    if (rank == 1) {
        MPI_Recv(IN(4, 0), GOT);
        MPI_Ssend(OUT(4, 0));
    }
    if (rank != 0)
        return;
    MPI_Irecv(in, 4, MPI_BYTE, 1, TAG, world, &requests[0]);
    MPI_Irecv(in + 4, 4, MPI_BYTE, 2, TAG, world, &requests[1]);
    while (!done)
        MPI_Testany(2, requests, &index, &done, GOT);
    MPI_Send(OUT(4, 1));
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

static void ok_waitsome(void)
{
    MPI_Request requests[3];
    int count, indices[3];
    if (rank != 0) {
        sleep((unsigned)rank);
        MPI_Ssend(OUT(4, 0));
        return;
    }
    for (int i = 0; i < size - 1; i++)
        MPI_Irecv(in + (ptrdiff_t)4 * i, 4, MPI_BYTE, i + 1, TAG, world, &requests[i]);
    for (int left = size - 1; left > 0; left -= count)
        MPI_Waitsome(size - 1, requests, &count, indices, MPI_STATUSES_IGNORE);
}

static void ok_persistent(void)
{
    MPI_Request requests[2];
    MPI_Ssend_init(OUT(LARGE, next()), &requests[0]);
    MPI_Recv_init(IN(LARGE, previous()), &requests[1]);
    for (int i = 0; i < 3; i++) {
        MPI_Startall(2, requests);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

#ifdef MPI_SESSION_NULL
static void ok_partitioned(void)
{
    if (rank > 1)
        return;
    MPI_Request request = partitions(2);
    for (int i = 0; rank == 0 && i < 2; i++) {
        sleep(2);
        MPI_Pready(i, request);
    }
    wait_for(request);
    MPI_Request_free(&request);
}
#endif

static void ok_ibcast_overlap(void)
{
    MPI_Request requests[2];
    MPI_Comm other;
    MPI_Comm_dup(world, &other);
    MPI_Ibcast(out, 4, MPI_BYTE, 0, rank % 2 ? world : other, &requests[0]);
    MPI_Ibcast(out + 4, 4, MPI_BYTE, 0, rank % 2 ? other : world, &requests[1]);
    sleep(rank == 0 ? 3 : 0);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

/* A library may use one handle for all requests that are complete at once. Rank 1 begins the broadcast only
 * when rank 0 has completed its receive from nobody. */
static void ok_ibcast_empty(void)
{
    MPI_Request requests[2];
    MPI_Irecv(IN(4, MPI_PROC_NULL), &requests[0]);
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
    MPI_Ibcast(out, 0, MPI_BYTE, 0, world, &requests[1]);
    wait_for(requests[0]);
    if (rank == 0)
        MPI_Send(OUT(4, 1));
    wait_for(requests[1]);
}

#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
/* Until they are complete. */
static void look_at_all(MPI_Request requests[], int n)
{
    int flag = 0, count = 0, place, places[8];
    while (!flag)
        MPI_Request_get_status_any(n, requests, &place, &flag, MPI_STATUS_IGNORE);
    while (count == 0)
        MPI_Request_get_status_some(n, requests, &count, places, MPI_STATUSES_IGNORE);
    for (flag = 0; !flag;)
        MPI_Request_get_status_all(n, requests, &flag, MPI_STATUSES_IGNORE);
}
#else
static void look_at_all(MPI_Request requests[], int n)
{
    for (int flag = 0; n > 0 && !flag;)
        MPI_Request_get_status(requests[n - 1], &flag, MPI_STATUS_IGNORE);
}
#endif

/* One after the other, by each call that completes one of several. */
static void complete_all(MPI_Request requests[], int n)
{
    int flag = 0, count = 0, place, places[8];
    MPI_Waitany(n, requests, &place, MPI_STATUS_IGNORE);
    while (!flag)
        MPI_Testany(n, requests, &place, &flag, MPI_STATUS_IGNORE);
    MPI_Waitsome(n, requests, &count, places, MPI_STATUSES_IGNORE);
    for (count = 0; count == 0;)
        MPI_Testsome(n, requests, &count, places, MPI_STATUSES_IGNORE);
    for (flag = 0; !flag;)
        MPI_Testall(n, requests, &flag, MPI_STATUSES_IGNORE);
}

/* Many operations on one communicator are pending, and each rank completes them in another order. */
static void ok_icollectives(void)
{
    enum { N = 8 };
    MPI_Request requests[N], turned[N];
    int values[N], sums[N];
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < N; i++) {
            values[i] = rank + i;
            if (i == 3)
                MPI_Ibarrier(world, &requests[i]);
            else if (i % 2)
                MPI_Ibcast(&values[i], i == 5 ? 0 : 1, MPI_INT, i % size, world, &requests[i]);
            else
                MPI_Iallreduce(&values[i], &sums[i], 1, MPI_INT, MPI_SUM, i == 6 ? MPI_COMM_SELF : world,
                               &requests[i]);
        }
        for (int i = 0; i < N; i++)
            turned[(i + rank) % N] = requests[i];
        if (round == 0)
            complete_all(turned, N);
        for (int i = 0; round == 1 && i < N; i++)
            wait_for(turned[i]);
        if (round == 2) {
            look_at_all(turned, N);
            MPI_Waitall(N, turned, MPI_STATUSES_IGNORE);
        }
        for (int i = 0; i < N; i++)
            if (i % 2 ? i != 3 && i != 5 && values[i] != i % size + i
                      : sums[i] != (i == 6 ? rank + i : size * (size - 1) / 2 + size * i))
                MPI_Abort(world, 1);
    }
}

#ifdef MPI_SESSION_NULL
/* Started in different orders, as MPI allows (MPI 4.1, 6.13). Every rank completes the second one before even
 * ranks start the first one. */
static void ok_persistent_collectives(void)
{
    MPI_Request first, second;
    MPI_Bcast_init(out, 4, MPI_BYTE, 0, world, MPI_INFO_NULL, &first);
    MPI_Allreduce_init(out + 8, in, 1, MPI_INT, MPI_SUM, world, MPI_INFO_NULL, &second);
    for (int i = 0; i < 2; i++) {
        if (rank % 2)
            MPI_Start(&first);
        MPI_Start(&second);
        wait_for(second);
        if (rank % 2 == 0)
            MPI_Startall(1, &first);
        MPI_Waitall(1, &first, MPI_STATUSES_IGNORE);
    }
    MPI_Request_free(&first);
    MPI_Request_free(&second);
}
#endif

/* As poll_forever, but rank 0 gives up. */
static void ok_poll_gives_up(void)
{
    double end = MPI_Wtime() + 3;
    while (rank == 0 && !polled() && MPI_Wtime() < end)
        ;
}

/* Rank 0 is slow in one of its steps, and all others wait for it. */
static void ok_bsp_halo(void)
{
    for (int step = 0; step < 5; step++) {
        MPI_Request requests[4];
        MPI_Irecv(in, 4, MPI_BYTE, previous(), TAG, world, &requests[0]);
        MPI_Irecv(in + 4, 4, MPI_BYTE, next(), TAG + 1, world, &requests[1]);
        MPI_Isend(out, 4, MPI_BYTE, next(), TAG, world, &requests[2]);
        MPI_Isend(out, 4, MPI_BYTE, previous(), TAG + 1, world, &requests[3]);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        sleep(rank == 0 && step == 2 ? 3 : 0);
        MPI_Allreduce(out, in, 4, MPI_BYTE, MPI_BOR, world);
    }
}

static void ok_master_worker_anysource(void)
{
    enum { TASKS = 12, STOP = TAG + 1 };
    MPI_Status status;
    if (rank == 0) {
        for (int task = 0; task < TASKS + size - 1; task++) {
            MPI_Recv(IN(4, MPI_ANY_SOURCE), &status);
            MPI_Send(out, 4, MPI_BYTE, status.MPI_SOURCE, task < TASKS ? TAG : STOP, world);
        }
        return;
    }
    for (int done = 0;; done++) {
        MPI_Send(OUT(4, 0));
        MPI_Recv(in, 4, MPI_BYTE, 0, MPI_ANY_TAG, world, &status);
        if (status.MPI_TAG == STOP)
            return;
        sleep(rank == 1 && done == 0 ? 3 : 0);
    }
}

/* What follows breaks rules of MPI, and yet every call returns. */

static void bsend_norecv(void)
{
    int bytes = 4 + MPI_BSEND_OVERHEAD;
    MPI_Buffer_attach(malloc((size_t)bytes), bytes);
    if (rank == 0)
        MPI_Bsend(OUT(4, 1));
}

static void isend_nowait(void)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Isend(OUT(4, 1), &request);
    if (rank == 1)
        MPI_Recv(IN(4, 0), GOT);
}

static void irecv_nowait(void)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Irecv(IN(4, 1), &request);
}

static void ok_late_group(void)
{
    MPI_Group all, pair;
    MPI_Comm made;
    int first = rank / 2 * 2;
    MPI_Comm_group(world, &all);
    MPI_Group_incl(all, 2, (int[]){first, first + 1}, &pair);
    sleep(rank == first ? 3 : 0);
    MPI_Comm_create_group(world, pair, TAG, &made);
    MPI_Barrier(made);
}

/* All use two communicators in one order, and the last rank comes to the first of them when the others have
 * waited for long. */
static void ok_late_allreduce(void)
{
    MPI_Comm mine;
    MPI_Comm_dup(world, &mine);
    int counts[] = {1, 1, 1, 1}, places[] = {0, 1, 2, 3};
    sleep(rank == size - 1 ? 3 : 0);
    MPI_Allreduce(out, in, 1, MPI_INT, MPI_SUM, mine);
    MPI_Alltoallv(out, counts, places, MPI_INT, in, counts, places, MPI_INT, world);
}

static void op_mismatch(void) { MPI_Allreduce(out, in, 1, MPI_INT, rank == 1 ? MPI_MAX : MPI_SUM, world); }

static void count_mismatch(void) { MPI_Gather(out, rank == 1 ? 1 : 2, MPI_INT, in, 2, MPI_INT, 0, world); }

static void type_mismatch(void) { MPI_Bcast(out, 1, rank == 1 ? MPI_FLOAT : MPI_INT, 0, world); }

static const struct row rows[] = {
    ROW(ok_cycle_bsend),
    ROW(ok_sendrecv_ring),
    ROW(ok_replace_type),
    ROW(ok_iprobe_loop),
    ROW(ok_isend_irecv_waitall),
    ROW(ok_waitany_one),
    ROW(ok_wildcards_waitall),
    ROW(ok_wildcard_first),
    ROW(ok_slow),
    ROW(ok_late_lock),
    THREADED(ok_threads),
    FUNNELED(ok_worker_computes),
    ROW(ok_child_computes),
    ROW(ok_bcast_send),
    ROW(ok_ibcast_send),
    ROW(ok_probe_twice),
    ROW(ok_isend_recv_wait),
    ROW(ok_irecv_send_wait),
    ROW(ok_waits_after),
    ROW(ok_test_loop),
    ROW(ok_testany),
    ROW(ok_waitsome),
    ROW(ok_persistent),
#ifdef MPI_SESSION_NULL
    ROW(ok_partitioned),
#endif
    ROW(ok_ibcast_overlap),
    ROW(ok_ibcast_empty),
    ROW(ok_neighbors),
    ROW(ok_poll_gives_up),
    ROW(ok_icollectives),
#ifdef MPI_SESSION_NULL
    ROW(ok_persistent_collectives),
    ROW(ok_isendrecv),
#endif
    ROW(ok_bsp_halo),
    {"ok_oversubscribed_8", ok_bsp_halo, MPI_THREAD_SINGLE},
    ROW(ok_master_worker_anysource),
    ROW(ok_late_allreduce),
    ROW(ok_late_group),
    ROW(ok_locks_behind_gate),
    ROW(ok_locks_in_turn),
    ROW(locks_opposite),
    ROW(bsend_norecv),
    ROW(isend_nowait),
    ROW(irecv_nowait),
    ROW(op_mismatch),
    ROW(count_mismatch),
    ROW(type_mismatch),
};

int main(int argc, char **argv) { return run_row(argc, argv, rows, sizeof rows / sizeof rows[0]); }
