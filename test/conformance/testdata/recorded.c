/* A correct program whose recording is compared with recorded.txt: calls of each kind, with arguments that
 * are the same in each run. It prints where its buffers are. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, peer;
static int a[64], b[64], c[8];
static double d[8];

#define BUFFER(name)                                                                                         \
    printf("buffer %d " #name " %lu %lu\n", rank, (unsigned long)(name), (unsigned long)sizeof(name))

static void add(void *in, void *inout, int *n, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *n; i++)
        ((int *)inout)[i] += ((int *)in)[i];
}

static void datatypes(void)
{
    MPI_Datatype vector, pair, types[2] = {MPI_INT, MPI_DOUBLE};
    int lengths[] = {2, 1};
    MPI_Aint places[] = {0, 16};
    MPI_Type_vector(3, 1, 2, MPI_INT, &vector);
    MPI_Type_commit(&vector);
    MPI_Type_create_struct(2, lengths, places, types, &pair);
    MPI_Type_commit(&pair);
    MPI_Sendrecv(a, 1, vector, peer, 1, b, 3, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(a, 1, pair, peer, 2, b, 1, pair, peer, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_free(&vector);
    MPI_Type_contiguous(4, pair, &vector); /* perhaps the same handle, but another number */
    MPI_Type_free(&vector);
    MPI_Type_free(&pair);
}

static void messages(void)
{
    MPI_Request q[3];
    MPI_Status s;
    MPI_Message m;
    int index, n, indices[2], flag = 0;
    MPI_Irecv(b, 4, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &q[0]);
    MPI_Isend(a, 4, MPI_INT, peer, 5, MPI_COMM_WORLD, &q[1]);
    q[2] = MPI_REQUEST_NULL;
    MPI_Waitall(3, q, MPI_STATUSES_IGNORE);
    MPI_Recv_init(b, 8, MPI_INT, peer, 6, MPI_COMM_WORLD, &q[0]);
    MPI_Start(q);
    MPI_Ssend(a, 0, MPI_INT, MPI_PROC_NULL, 6, MPI_COMM_WORLD);
    MPI_Send(a, 2, MPI_INT, peer, 6, MPI_COMM_WORLD);
    MPI_Waitany(1, q, &index, MPI_STATUS_IGNORE);
    MPI_Request_free(q);
    MPI_Send(a, 3, MPI_INT, peer, 7, MPI_COMM_WORLD);
    MPI_Mprobe(peer, 7, MPI_COMM_WORLD, &m, MPI_STATUS_IGNORE);
    MPI_Mrecv(b, 3, MPI_INT, &m, MPI_STATUS_IGNORE);
    MPI_Irecv(b, 1, MPI_INT, peer, 8, MPI_COMM_WORLD, &q[0]);
    MPI_Cancel(q);
    MPI_Wait(q, &s);
    MPI_Irecv(b, 1, MPI_INT, peer, 9, MPI_COMM_WORLD, &q[0]);
    MPI_Send(a, 1, MPI_INT, peer, 9, MPI_COMM_WORLD);
    MPI_Waitsome(1, q, &n, indices, MPI_STATUSES_IGNORE);
    MPI_Testall(1, q, &flag, MPI_STATUSES_IGNORE);
    MPI_Recv(b, 1, MPI_INT, MPI_PROC_NULL, 9, MPI_COMM_WORLD, &s);
}

static void collectives(MPI_Comm comm)
{
    int counts[] = {1, 2}, displacements[] = {0, 1};
    MPI_Datatype types[] = {MPI_INT, MPI_FLOAT};
    int bytes[] = {0, 8};
    MPI_Op op;
    MPI_Request q;
    MPI_Op_create(add, 1, &op);
    MPI_Allreduce(MPI_IN_PLACE, a, 2, MPI_INT, op, comm);
    MPI_Op_free(&op);
    MPI_Gatherv(a, 1 + rank, MPI_INT, b, rank ? NULL : counts, rank ? NULL : displacements, MPI_INT, 0, comm);
    MPI_Alltoallw(a, counts, bytes, types, b, counts, bytes, types, MPI_COMM_SELF);
    MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, b, counts, displacements, MPI_INT,
                  MPI_COMM_SELF);
    MPI_Ireduce_scatter(a, b, counts, MPI_INT, MPI_SUM, comm, &q);
    MPI_Wait(&q, MPI_STATUS_IGNORE);
    MPI_Bcast(a, 1, MPI_INT, 1, comm);
}

static MPI_Comm communicators(void)
{
    MPI_Comm half, copy, late, grid;
    MPI_Request q;
    MPI_Group world, self;
    int ranks[] = {1}, dims[] = {2}, periods[] = {1}, counts[] = {1, 1}, places[] = {0, 1};
    MPI_Comm_split(MPI_COMM_WORLD, rank ? MPI_UNDEFINED : 3, 0, &half);
    if (rank == 0)
        MPI_Comm_free(&half);
    MPI_Comm_idup(MPI_COMM_WORLD, &late, &q);
    MPI_Wait(&q, MPI_STATUS_IGNORE);
    MPI_Barrier(late);
    MPI_Comm_free(&late);
    MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &grid);
    MPI_Neighbor_alltoallv(a, counts, places, MPI_INT, b, counts, places, MPI_INT, grid);
    MPI_Comm_free(&grid);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, ranks, &self);
    MPI_Group_free(&self);
    MPI_Group_free(&world);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    return copy;
}

static void windows(MPI_Comm comm)
{
    MPI_Win win;
    MPI_Info info;
    MPI_Group world, other;
    MPI_Request q;
    int ranks[] = {1 - rank};
    MPI_Info_create(&info);
    MPI_Info_set(info, "accumulate_ordering", "none");
    MPI_Win_create(b, sizeof b, sizeof *b, info, comm, &win);
    MPI_Info_free(&info);
    MPI_Win_set_name(win, "grid");
    MPI_Win_fence(MPI_MODE_NOPRECEDE | MPI_MODE_NOPUT, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    MPI_Win_lock(MPI_LOCK_SHARED, peer, MPI_MODE_NOCHECK, win);
    MPI_Fetch_and_op(a, c, MPI_INT, peer, 3, MPI_SUM, win);
    MPI_Rput(a, 1, MPI_INT, peer, 4, 1, MPI_INT, win, &q);
    MPI_Wait(&q, MPI_STATUS_IGNORE);
    MPI_Win_unlock(peer, win);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
    MPI_Get_accumulate(NULL, 0, MPI_INT, c, 2, MPI_INT, peer, 0, 2, MPI_INT, MPI_NO_OP, win);
    MPI_Win_unlock(peer, win);
    MPI_Comm_group(comm, &world);
    MPI_Group_incl(world, 1, ranks, &other);
    MPI_Win_post(other, 0, win);
    MPI_Win_start(other, 0, win);
    MPI_Put(d, 1, MPI_DOUBLE, peer, 8, 1, MPI_DOUBLE, win);
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    MPI_Group_free(&other);
    MPI_Group_free(&world);
    MPI_Win_free(&win);
}

static void errors(MPI_Comm comm)
{
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Send(a, 1, MPI_INT, 77, 0, comm);
    MPI_Send(a, -1, MPI_INT, peer, 0, comm);
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    peer = 1 - rank;
    BUFFER(a);
    BUFFER(b);
    BUFFER(c);
    BUFFER(d);
    fflush(stdout);
    datatypes();
    messages();
    MPI_Comm comm = communicators();
    collectives(comm);
    windows(comm);
    errors(comm);
    MPI_Comm_free(&comm);
    MPI_Finalize();
    return 0;
}
