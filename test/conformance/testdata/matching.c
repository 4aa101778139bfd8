/* Correct programs whose messages, requests and objects are easily taken for one another. */
#include "threads.h"

enum { THREADS = 3, ROUNDS = 50, MOST = 64, TAG = 5 };

static int out[THREADS][MOST];

/* Messages of several threads on one tag, of different sizes: they have no order (MPI 4.1, 3.5). */
static void *sends(void *arg)
{
    long me = (long)arg;
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Request request;
        int n = 1 + (i * 7 + (int)me * 13) % MOST;
        if (i % 2) {
            MPI_Send(out[me], n, MPI_INT, peer, TAG, MPI_COMM_WORLD);
            continue;
        }
        MPI_Isend(out[me], n, MPI_INT, peer, TAG, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    return NULL;
}

/* Each receives what its own probe has matched, in a buffer of that size. */
static void *receives(void *arg)
{
    (void)arg;
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Message message;
        MPI_Status status;
        int n, *in;
        MPI_Mprobe(peer, TAG, MPI_COMM_WORLD, &message, &status);
        MPI_Get_count(&status, MPI_INT, &n);
        in = malloc((size_t)n * sizeof *in);
        MPI_Mrecv(in, n, MPI_INT, &message, MPI_STATUS_IGNORE);
        free(in);
    }
    return NULL;
}

static MPI_Comm comms[THREADS];

/* Each thread has a communicator. A library may give sends of all of them one handle, if they are complete at
 * once. */
static void *exchanges(void *arg)
{
    long me = (long)arg;
    int in[MOST], given[MOST] = {0}, flag, n;
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Request request;
        MPI_Status status;
        MPI_Isend(given, 1 + (i + (int)me) % MOST, MPI_INT, peer, TAG, comms[me], &request);
        for (flag = 0; !flag;)
            MPI_Iprobe(peer, TAG, comms[me], &flag, &status);
        MPI_Get_count(&status, MPI_INT, &n);
        MPI_Recv(in, n, MPI_INT, peer, TAG, comms[me], MPI_STATUS_IGNORE);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Allreduce(in, given, 1, MPI_INT, MPI_SUM, comms[me]);
    }
    return NULL;
}

static void own_communicators(void)
{
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    in_threads(0, THREADS, exchanges);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_free(&comms[i]);
}

static void one_tag(void) { in_threads(0, THREADS, rank == 0 ? sends : receives); }

/* Two messages and two receives of one tag: one of the receives is cancelled, and the next one gets its
 * message. */
static void cancelled(void)
{
    MPI_Request request;
    MPI_Status status;
    int in[8], none;
    MPI_Irecv(in, 1, MPI_INT, peer, TAG, MPI_COMM_WORLD, &request);
    MPI_Cancel(&request);
    MPI_Wait(&request, &status);
    MPI_Test_cancelled(&status, &none);
    CHECK(none, 1);
    MPI_Barrier(MPI_COMM_WORLD); /* before that, the message could have come in time for the other receive */
    MPI_Sendrecv(out[0], 8, MPI_INT, peer, TAG, in, 8, MPI_INT, peer, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* Receives of any source and any tag, among others, whose messages have different sizes and types. */
static void wildcards(void)
{
    MPI_Request requests[3];
    double real[4];
    int in[8], any[8];
    MPI_Irecv(any, 8, MPI_INT, MPI_ANY_SOURCE, TAG, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(in, 8, MPI_INT, peer, MPI_ANY_TAG, MPI_COMM_WORLD, &requests[1]);
    MPI_Irecv(real, 4, MPI_DOUBLE, MPI_ANY_SOURCE, TAG + 1, MPI_COMM_WORLD, &requests[2]);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Send(out[0], 3, MPI_INT, peer, TAG, MPI_COMM_WORLD);
    MPI_Send(out[0], 5, MPI_INT, peer, TAG, MPI_COMM_WORLD);
    MPI_Send((double[4]){0}, 4, MPI_DOUBLE, peer, TAG + 1, MPI_COMM_WORLD);
    for (int i = 0, which; i < 3; i++)
        MPI_Waitany(3, requests, &which, MPI_STATUS_IGNORE);
}

/* More requests than a recording has room for statuses. Each receive is as long as its message. */
static void many(void)
{
    enum { N = 700 };
    static MPI_Request requests[2 * N];
    static int in[N][4];
    for (int i = 0; i < N; i++)
        MPI_Irecv(in[i], 1 + i % 4, MPI_INT, peer, TAG, MPI_COMM_WORLD, &requests[i]);
    for (int i = 0; i < N; i++)
        MPI_Isend(out[0], 1 + i % 4, MPI_INT, peer, TAG, MPI_COMM_WORLD, &requests[N + i]);
    MPI_Waitall(2 * N, requests, MPI_STATUSES_IGNORE);
    MPI_Sendrecv(out[0], 1, MPI_INT, peer, TAG, in[0], 1, MPI_INT, peer, TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Sendrecv(out[0], 3, MPI_INT, peer, TAG, in[0], 3, MPI_INT, peer, TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
}

/* A communicator has messages of its own, and so has its copy. Types may be freed while they are in use. */
static void copies(void)
{
    MPI_Comm copy;
    MPI_Request requests[2];
    MPI_Datatype pair;
    int in[4];
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Irecv(in, 1, pair, peer, TAG, copy, &requests[0]);
    MPI_Isend(out[0], 1, pair, peer, TAG, copy, &requests[1]);
    MPI_Type_free(&pair);
    MPI_Sendrecv(out[0], 4, MPI_BYTE, peer, TAG, in + 2, 4, MPI_BYTE, peer, TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Comm_free(&copy);
}

/* Groups with each rank once, in any order, and with none. */
static void groups(void)
{
    MPI_Group all, some, none;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, 2, (int[]){1, 0}, &some);
    MPI_Group_range_excl(some, 1, (int[][3]){{1, 0, -1}}, &none);
    MPI_Group_free(&some);
    MPI_Group_excl(all, 0, NULL, &some);
    MPI_Group_free(&some);
    if (none != MPI_GROUP_EMPTY)
        MPI_Group_free(&none);
    MPI_Group_free(&all);
}

int main(int argc, char **argv)
{
    int provided = check_start_threads(&argc, &argv, MPI_THREAD_MULTIPLE);
    cancelled();
    wildcards();
    many();
    copies();
    groups();
    if (provided == MPI_THREAD_MULTIPLE) {
        one_tag();
        own_communicators();
    }
    return finish("matching");
}
