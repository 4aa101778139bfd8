/* Two ranks receive in many ways. TestTraceOfReceivedData knows what each of them receives. */
#include "check.h"

enum { ROOM = 4 };

static int out[ROOM] = {11, 12, 13, 14}, in[ROOM];

static void send(int count) { MPI_Send(out, count, MPI_INT, 1, 0, MPI_COMM_WORLD); }

/* Messages may be shorter than the buffers (MPI 4.1, 3.2.4). */
static void messages(void)
{
    if (rank == 0) {
        send(1);
        send(2);
        return;
    }
    MPI_Message message;
    MPI_Recv(in, ROOM, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Mprobe(0, 0, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
    MPI_Mrecv(in, ROOM, MPI_INT, &message, MPI_STATUS_IGNORE);
    MPI_Recv(in, ROOM, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void exchanged(void)
{
    int value = 20 + rank, other;
    double real = 1.5 + rank;
    MPI_Sendrecv(&value, 1, MPI_INT, peer, 0, &other, 1, MPI_INT, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv_replace(&real, 1, MPI_DOUBLE, peer, 0, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* The second of the requests has brought less. One that was cancelled has brought nothing (3.8.4). */
static void requests(void)
{
    if (rank == 0) {
        send(1);
        send(2);
        send(1);
        send(1);
        return;
    }
    MPI_Request request, two[2];
    int more[ROOM], flag = 0;
    MPI_Irecv(in, ROOM, MPI_INT, 0, 0, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < 2; i++)
        MPI_Irecv(i ? more : in, ROOM, MPI_INT, 0, 0, MPI_COMM_WORLD, &two[i]);
    MPI_Waitall(2, two, MPI_STATUSES_IGNORE);
    for (MPI_Irecv(in, ROOM, MPI_INT, 0, 0, MPI_COMM_WORLD, &request); !flag;)
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    MPI_Irecv(in, ROOM, MPI_INT, 0, 1, MPI_COMM_WORLD, &request);
    MPI_Cancel(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* Every other element. */
static void with_gaps(void)
{
    MPI_Datatype gaps;
    MPI_Type_vector(2, 1, 2, MPI_INT, &gaps);
    MPI_Type_commit(&gaps);
    if (rank == 0)
        send(2);
    else
        MPI_Recv(in, 1, gaps, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_free(&gaps);
}

/* On a communicator that the trace has not seen before. */
static void collectives(void)
{
    MPI_Comm comm;
    MPI_Request request;
    int value = 30 + rank, sum, all[2];
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Bcast(&value, 1, MPI_INT, 0, comm);
    MPI_Reduce(&value, &sum, 1, MPI_INT, MPI_SUM, 0, comm);
    MPI_Allreduce(MPI_IN_PLACE, &value, 1, MPI_INT, MPI_SUM, comm);
    MPI_Gather(&value, 1, MPI_INT, all, 1, MPI_INT, 0, comm);
    MPI_Scatterv(out, (const int[]){1, 2}, (const int[]){0, 1}, MPI_INT, in, rank + 1, MPI_INT, 0, comm);
    MPI_Ibcast(in, 1, MPI_INT, 0, comm, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    messages();
    exchanged();
    requests();
    with_gaps();
    collectives();
    return finish("receives");
}
