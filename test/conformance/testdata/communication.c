/* Breaks rules of messages, collective operations and requests that libraries let pass, or refuse, one at
 * each line that names a rule of `nastympi check`. With -DFIXED the same calls are correct. */
#include "check.h"

#ifdef FIXED
#define WRONG(wrong, right) right
#define FREE(call) call
#else
#define WRONG(wrong, right) wrong
#define FREE(call) (void)0
#endif

static int x[8], y[8];

static MPI_Comm copy_of(MPI_Comm comm)
{
    MPI_Comm copy;
    MPI_Comm_dup(comm, &copy);
    MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN);
    return copy;
}

/* Libraries refuse these calls. */
static void arguments(MPI_Comm comm)
{
    MPI_Datatype pair;
    int flag;
    MPI_Send(x, 1, MPI_INT, WRONG(size, MPI_PROC_NULL), 1, comm);       /* rank-outside-communicator */
    MPI_Iprobe(peer, WRONG(-5, 5), comm, &flag, MPI_STATUS_IGNORE);     /* invalid-tag */
    MPI_Bcast(x, WRONG(-1, 1), MPI_INT, 0, comm);                       /* negative-amount */
    MPI_Bcast(x, 1, MPI_INT, WRONG(size, 0), comm);                     /* invalid-root */
    MPI_Bcast(x, 1, WRONG(MPI_DATATYPE_NULL, MPI_INT), 0, comm);        /* null-datatype */
    MPI_Scan(x, WRONG(MPI_IN_PLACE, y), 1, MPI_INT, MPI_SUM, comm);     /* in-place-not-allowed */
    MPI_Allreduce(x, y, 1, MPI_INT, WRONG(MPI_OP_NULL, MPI_SUM), comm); /* null-operation */
    MPI_Type_contiguous(2, MPI_INT, &pair);                             /* datatype-not-freed */
    FREE(MPI_Type_commit(&pair));
    MPI_Bcast(x, 1, pair, 0, comm); /* uncommitted-datatype */
    FREE(MPI_Type_free(&pair));
}

static void messages(MPI_Comm comm)
{
    MPI_Status s;
    MPI_Datatype sent = WRONG(MPI_FLOAT, MPI_INT), alike = WRONG(MPI_UNSIGNED, MPI_INT);
    MPI_Sendrecv(x, 1, sent, peer, 1, y, 1, MPI_INT, peer, 1, comm, &s);              /* message-signature */
    MPI_Sendrecv(x, 1, alike, peer, 4, y, 1, MPI_INT, peer, 4, comm, &s);             /* similar-types */
    MPI_Sendrecv(x, WRONG(2, 1), MPI_INT, peer, 2, y, 1, MPI_INT, peer, 2, comm, &s); /* message-truncated */
    MPI_Send(x, 1, MPI_INT, WRONG(peer, MPI_PROC_NULL), 3, comm); /* message-not-received */
}

static void collectives(MPI_Comm comm)
{
    MPI_Comm other = copy_of(comm), third = copy_of(comm);
    MPI_Op op = WRONG(rank ? MPI_MAX : MPI_SUM, MPI_SUM);
    const void *from = WRONG(rank ? (void *)x : MPI_IN_PLACE, x);
    MPI_Allreduce(x, WRONG(x, y), 1, MPI_INT, MPI_SUM, comm);             /* buffers-overlap */
    MPI_Allreduce(x, y, 1, MPI_INT, op, comm);                            /* different-operations */
    MPI_Allreduce(from, y, 1, MPI_INT, MPI_SUM, comm);                    /* in-place-at-some */
    MPI_Bcast(x, 1, WRONG(rank ? MPI_FLOAT : MPI_INT, MPI_INT), 0, comm); /* different-signatures */
    MPI_Bcast(x, WRONG(1 + rank, 1), MPI_INT, 0, comm);                   /* different-amounts */
    MPI_Bcast(x, 1, MPI_INT, WRONG(rank, 0), other);                      /* different-roots */
    if (rank == 1)
        MPI_Reduce(x, y, 1, MPI_INT, MPI_SUM, 0, third); /* different-collectives */
    else
        WRONG(MPI_Bcast(x, 1, MPI_INT, 0, third), MPI_Reduce(x, y, 1, MPI_INT, MPI_SUM, 0, third));
    MPI_Comm_free(&other);
    MPI_Comm_free(&third);
}

/* Two processes in a row, each at one end, and an edge from the first to the second. */
static void neighbors(MPI_Comm comm)
{
    int length = 2, open = 0, to_second = rank == 0, from_first = rank == 1;
    int one[] = {1, 1}, got[] = {WRONG(1 + rank, 1), 1}, places[] = {0, 4};
    MPI_Comm row, edge;
    MPI_Cart_create(comm, 1, &length, &open, 0, &row);
    MPI_Dist_graph_create_adjacent(comm, from_first, &(int){0}, &(int){1}, to_second, &(int){1}, &(int){1},
                                   MPI_INFO_NULL, 0, &edge);
    MPI_Comm_set_errhandler(row, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(edge, MPI_ERRORS_RETURN);
    MPI_Neighbor_alltoallv(x, one, places, MPI_INT, y, got, places, MPI_INT, row); /* different-amounts */
    MPI_Neighbor_allgather(x, 1, WRONG(MPI_FLOAT, MPI_INT), y, 1, MPI_INT, edge);  /* different-signatures */
    MPI_Neighbor_alltoall(x, 1 + rank, MPI_INT, y, 2 - rank, MPI_INT, edge); /* only the first one sends */
    MPI_Comm_free(&row);
    MPI_Comm_free(&edge);
}

/* Libraries refuse these calls. */
static void topologies(MPI_Comm comm)
{
    int dims[] = {WRONG(size + 1, size)}, open = 0, left, right;
    MPI_Comm row, none = MPI_COMM_NULL;
    MPI_Cart_create(comm, 1, &(int){size}, &open, 0, &row);
    MPI_Comm_set_errhandler(row, MPI_ERRORS_RETURN);
    MPI_Cart_shift(WRONG(comm, row), 0, 1, &left, &right); /* no-topology */
    MPI_Cart_create(comm, 1, dims, &open, 0, &none);       /* invalid-grid */
    if (none != MPI_COMM_NULL)
        MPI_Comm_free(&none);
    MPI_Comm_split(comm, WRONG(-3, MPI_UNDEFINED), 0, &none); /* negative-color */
    if (none != MPI_COMM_NULL)
        MPI_Comm_free(&none); /* some library lets it pass */
    MPI_Comm_free(&row);
}

static void requests(MPI_Comm comm)
{
    MPI_Request q = MPI_REQUEST_NULL;
    WRONG(MPI_Cancel(&q), (void)0);                           /* null-request */
    MPI_Recv_init(y, 1, MPI_INT, MPI_PROC_NULL, 4, comm, &q); /* persistent-request-not-freed */
    MPI_Start(&q);
    WRONG(MPI_Start(&q), (void)0); /* started-while-active */
    MPI_Wait(&q, MPI_STATUS_IGNORE);
    FREE(MPI_Request_free(&q));
    MPI_Irecv(y, 1, MPI_INT, peer, 5, comm, &q);
    WRONG(MPI_Request_free(&q), (void)0); /* active-receive-freed */
    MPI_Send(x, 1, MPI_INT, peer, 5, comm);
    MPI_Wait(&q, MPI_STATUS_IGNORE);
}

static void buffers(MPI_Comm comm)
{
    MPI_Request q;
    MPI_Irecv(y, 2, MPI_INT, peer, 6, comm, &q);
    MPI_Send(WRONG(y + 1, x), 1, MPI_INT, peer, 6, comm); /* buffer-in-use */
    MPI_Wait(&q, MPI_STATUS_IGNORE);
}

static void ready(MPI_Comm comm)
{
    MPI_Request send, receive;
    WRONG((void)0, MPI_Irecv(y, 1, MPI_INT, rank, 9, comm, &receive));
    MPI_Irsend(x, 1, MPI_INT, rank, 9, comm, &send); /* ready-send-too-early */
    WRONG(MPI_Irecv(y, 1, MPI_INT, rank, 9, comm, &receive), (void)0);
    MPI_Wait(&receive, MPI_STATUS_IGNORE);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
}

/* Correct. Libraries have one handle for sends that are complete at once. */
static void one_handle(MPI_Comm comm)
{
    enum { SENDS = 4 };
    int values[SENDS] = {1, 2, 3, 4}, got[SENDS];
    MPI_Request sends[SENDS], receives[SENDS];
    for (int i = 0; i < SENDS; i++)
        MPI_Irecv(&got[i], 1, MPI_INT, peer, 10 + i, comm, &receives[i]);
    for (int i = 0; i < SENDS; i++)
        MPI_Isend(&values[i], 1, MPI_INT, peer, 10 + i, comm, &sends[i]);
    for (int i = SENDS - 1; i >= 0; i--) {
        MPI_Wait(&sends[i], MPI_STATUS_IGNORE);
        MPI_Wait(&receives[i], MPI_STATUS_IGNORE);
        MPI_Sendrecv(&got[i], 1, MPI_INT, peer, 20, &values[i], 1, MPI_INT, peer, 20, comm,
                     MPI_STATUS_IGNORE);
    }
}

#ifdef OPEN_MPI
#define USE_OLD MPI_Wait(&old_q, MPI_STATUS_IGNORE)
#else
#define USE_OLD MPI_Barrier(old_copy)
#endif

/* Open MPI survives an old request, and MPICH an old communicator. */
static void handles(MPI_Comm comm)
{
    MPI_Comm copy = copy_of(comm), old_copy = copy;
    MPI_Request q, old_q;
    MPI_Isend(x, 1, MPI_INT, rank, 7, comm, &q);
    old_q = q;
    MPI_Recv(y, 1, MPI_INT, rank, 7, comm, MPI_STATUS_IGNORE);
    MPI_Wait(&q, MPI_STATUS_IGNORE);
    MPI_Comm_free(&copy);
    (void)old_copy;
    (void)old_q;
    WRONG(USE_OLD, (void)0); /* used-after-free */
}

/* A matched probe takes a message, which then belongs to its own receive. */
static void probes(MPI_Comm comm)
{
    MPI_Message message;
    MPI_Request send;
    MPI_Isend(x, 1, MPI_INT, peer, 8, comm, &send);
    MPI_Mprobe(peer, 8, comm, &message, MPI_STATUS_IGNORE); /* matched-message-not-received */
    FREE(MPI_Mrecv(y, 1, MPI_INT, &message, MPI_STATUS_IGNORE));
    MPI_Wait(&send, MPI_STATUS_IGNORE);
}

static void objects(void)
{
    MPI_Comm_delete_attr_function *deletes = MPI_COMM_NULL_DELETE_FN;
    MPI_Comm copy;
    MPI_Group group;
    int keyval;
    MPI_Info info;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);                                   /* communicator-not-freed */
    MPI_Comm_group(MPI_COMM_WORLD, &group);                                /* group-not-freed */
    MPI_Info_create(&info);                                                /* info-not-freed */
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, deletes, &keyval, NULL); /* keyval-not-freed */
    FREE(MPI_Comm_free_keyval(&keyval));
    FREE(MPI_Comm_free(&copy));
    FREE(MPI_Group_free(&group));
    FREE(MPI_Info_free(&info));
}

/* Each rank of a group is named once. A library may refuse the call, or accept it. */
static void groups(void)
{
    static const int ranks[] = {1, WRONG(1, 0)};
    MPI_Group all, some = MPI_GROUP_NULL;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, 2, ranks, &some); /* invalid-group-ranks */
    if (some != MPI_GROUP_NULL)
        MPI_Group_free(&some);
    MPI_Group_range_incl(all, 1, (int[][3]){{1, 0, -1}}, &some);
    MPI_Group_free(&some);
    MPI_Group_free(&all);
}

int main(int argc, char **argv)
{
    MPI_Comm comm;
    check_start(&argc, &argv);
    if (rank == 0) /* Correct: the first use that the others make of the communicator is a collective one. */
        MPI_Sendrecv(x, 1, MPI_INT, 0, 20, y, 1, MPI_INT, 0, 20, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    comm = copy_of(MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    arguments(comm);
    messages(comm);
    topologies(comm);
    neighbors(comm); /* before calls whose messages nobody receives: a library may reuse their communicator */
    collectives(comm);
    requests(comm);
    buffers(comm);
    ready(comm);
    one_handle(comm);
    handles(comm);
    probes(comm);
    objects();
    groups();
    MPI_Comm_free(&comm);
    return finish("communication");
}
