#include <mpi.h>
#include <stdlib.h>
#include <string.h>

void compute(void);

/* Case: a send, then store to its buffer before the wait */
void send_store(MPI_Comm comm, int to)
{
    int v = 1;
    MPI_Request r;
    MPI_Isend(&v, 1, MPI_INT, to, 0, comm, &r);
    v = 2; /* vet: must send-store */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a send, then load of its buffer before the wait */
int send_load(MPI_Comm comm, int to)
{
    int v = 1, sum;
    MPI_Request r;
    MPI_Issend(&v, 1, MPI_INT, to, 0, comm, &r);
    sum = v;
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    v = 2;
    return sum + v;
}

/* Case: a receive, then load of its buffer before the wait */
int receive_load(MPI_Comm comm, int from)
{
    int v = 1, sum;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, from, 0, comm, &r);
    compute();
    sum = v; /* vet: must receive-load */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum + v;
}

/* Case: a receive, then a send from its buffer before the wait */
void receive_send(MPI_Comm comm, int from)
{
    int v[4];
    MPI_Request r;
    MPI_Irecv(v, 4, MPI_INT, from, 0, comm, &r);
    MPI_Send(&v[2], 1, MPI_INT, from, 1, comm); /* vet: must receive-load */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    MPI_Send(&v[2], 1, MPI_INT, from, 1, comm);
}

/* Case: two receives into the same buffer */
void receive_receive(MPI_Comm comm)
{
    double v[8];
    MPI_Request r[2];
    MPI_Irecv(v, 8, MPI_DOUBLE, 1, 0, comm, &r[0]);
    MPI_Irecv(v + 4, 4, MPI_DOUBLE, 2, 0, comm, &r[1]); /* vet: must receive-store */
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
}

/* Case: two sends from the same buffer, two receives into its halves */
void halves_of(MPI_Comm comm)
{
    double in[8], out[8] = {0};
    MPI_Request r[4];
    MPI_Irecv(in, 4, MPI_DOUBLE, 1, 0, comm, &r[0]);
    MPI_Irecv(in + 4, 4, MPI_DOUBLE, 2, 0, comm, &r[1]);
    MPI_Isend(out, 8, MPI_DOUBLE, 1, 0, comm, &r[2]);
    MPI_Isend(out, 8, MPI_DOUBLE, 2, 0, comm, &r[3]);
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
    out[0] = in[7];
}

/* Case: a wait for fewer requests than were started */
double too_few(MPI_Comm comm)
{
    double in[4], out[4] = {0};
    MPI_Request r[4];
    MPI_Irecv(&in[0], 2, MPI_DOUBLE, 1, 0, comm, &r[0]);
    MPI_Irecv(&in[2], 2, MPI_DOUBLE, 2, 0, comm, &r[1]);
    MPI_Isend(&out[0], 2, MPI_DOUBLE, 1, 0, comm, &r[2]);
    MPI_Isend(&out[2], 2, MPI_DOUBLE, 2, 0, comm, &r[3]);
    MPI_Waitall(3, r, MPI_STATUSES_IGNORE);
    out[1] = in[3];
    out[3] = in[3]; /* vet: must send-store */
    MPI_Wait(&r[3], MPI_STATUS_IGNORE);
    return out[3];
}

/* Case: a wait for fewer requests than a loop has started */
int too_few_in_loop(MPI_Comm comm, int n)
{
    int *v = malloc(n * sizeof *v), sum = 0;
    MPI_Request *r = malloc(n * sizeof *r);
    for (int i = 0; i < n; i++)
        MPI_Irecv(&v[i], 1, MPI_INT, i, 0, comm, &r[i]);
    MPI_Waitall(n - 1, r, MPI_STATUSES_IGNORE);
    sum = v[n - 1]; /* vet: must receive-load */
    MPI_Wait(&r[n - 1], MPI_STATUS_IGNORE);
    free(r);
    free(v);
    return sum;
}

/* Case: a wait for all requests that two loops have started */
int all_of_loops(MPI_Comm comm, int n)
{
    int *v = malloc(n * sizeof *v), *w = malloc(n * sizeof *w), sum = 0, k = 0;
    MPI_Request *r = malloc(2 * n * sizeof *r);
    for (int i = 0; i < n; i++)
        MPI_Irecv(&v[i], 1, MPI_INT, i, 0, comm, &r[k++]);
    for (int i = 0; i < n; i++) {
        w[i] = i;
        MPI_Isend(&w[i], 1, MPI_INT, i, 0, comm, &r[k++]);
    }
    MPI_Waitall(k, r, MPI_STATUSES_IGNORE);
    for (int i = 0; i < n; i++) {
        sum += v[i];
        w[i] = 0;
    }
    free(r);
    free(v);
    free(w);
    return sum;
}

/* Case: a wait for the requests of one of two loops */
int one_of_loops(MPI_Comm comm, int n)
{
    int *v = malloc(n * sizeof *v), *w = malloc(n * sizeof *w), sum = 0;
    MPI_Request *r = malloc(2 * n * sizeof *r);
    for (int i = 0; i < n; i++) {
        w[i] = i;
        MPI_Isend(&w[i], 1, MPI_INT, i, 0, comm, &r[i]);
        MPI_Irecv(&v[i], 1, MPI_INT, i, 0, comm, &r[n + i]);
    }
    MPI_Waitall(n, r, MPI_STATUSES_IGNORE);
    for (int i = 0; i < n; i++) {
        sum += v[i]; /* vet: must receive-load */
        w[i] = 0;
    }
    MPI_Waitall(n, r + n, MPI_STATUSES_IGNORE);
    for (int i = 0; i < n; i++)
        sum += v[i];
    free(r);
    free(v);
    free(w);
    return sum;
}

/* Case: a loop of pairs of a send and a receive, each waited for */
int pairs_in_loop(MPI_Comm comm, int right, int left, int n)
{
    int in = 0, out = 0;
    for (int i = 0; i < n; i++) {
        MPI_Request r[2];
        out = in + 1;
        MPI_Irecv(&in, 1, MPI_INT, left, 0, comm, &r[0]);
        MPI_Isend(&out, 1, MPI_INT, right, 0, comm, &r[1]);
        MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    }
    return in;
}

/* Case: a loop of pairs of a send and a receive, only the receive waited for */
int pairs_half_waited(MPI_Comm comm, int right, int left, int n)
{
    int in = 0, out = 0;
    MPI_Request receive, send;
    for (int i = 0; i < n; i++) {
        out = in + 1; /* vet: must send-store */
        MPI_Irecv(&in, 1, MPI_INT, left, 0, comm, &receive);
        MPI_Isend(&out, 1, MPI_INT, right, 0, comm, &send);
        MPI_Wait(&receive, MPI_STATUS_IGNORE);
    }
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    return in;
}

/* Case: a request that the next call overwrites */
void overwritten(MPI_Comm comm)
{
    int a = 1, b = 2;
    MPI_Request r;
    MPI_Isend(&a, 1, MPI_INT, 1, 0, comm, &r);
    MPI_Isend(&b, 1, MPI_INT, 2, 0, comm, &r);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    b = 3;
    a = 3; /* vet: must send-store */
}

/* Case: a receive whose result is used after a test with its flag */
int test_flag(MPI_Comm comm)
{
    int v = 0, flag = 0;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    MPI_Test(&r, &flag, MPI_STATUS_IGNORE);
    if (!flag) {
        compute();
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    }
    return v;
}

/* Case: a receive whose result is used where the flag of a test is false */
int test_flag_false(MPI_Comm comm)
{
    int v = 0, flag = 0, sum = 0;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    MPI_Test(&r, &flag, MPI_STATUS_IGNORE);
    if (!flag) {
        sum = v; /* vet: must receive-load */
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    }
    return sum + v;
}

/* Case: a receive and a test whose flag is not looked at */
int test_without_flag(MPI_Comm comm)
{
    int v = 0, flag, sum;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    MPI_Test(&r, &flag, MPI_STATUS_IGNORE);
    sum = v; /* vet: may receive-load */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a collective operation, and a store to the buffer that it reads */
void reduced(MPI_Comm comm)
{
    double in[2] = {1, 2}, out[2];
    MPI_Request r;
    MPI_Iallreduce(in, out, 2, MPI_DOUBLE, MPI_SUM, comm, &r);
    in[1] = 3; /* vet: must send-store */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a collective operation, and a load of the buffer that it writes */
double reduced_early(MPI_Comm comm)
{
    double in[2] = {1, 2}, out[2], sum;
    MPI_Request r;
    MPI_Iallreduce(in, out, 2, MPI_DOUBLE, MPI_SUM, comm, &r);
    sum = in[0];
    sum += out[1]; /* vet: must receive-load */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a collective operation in place, then its wait */
double in_place(MPI_Comm comm)
{
    double all[2] = {1, 2};
    MPI_Request r;
    MPI_Iallreduce(MPI_IN_PLACE, all, 2, MPI_DOUBLE, MPI_SUM, comm, &r);
    compute();
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return all[0];
}

/* Case: a broadcast whose root reads its buffer before the wait */
int broadcast(MPI_Comm comm)
{
    int rank, v = 3, sum = 0;
    MPI_Request r;
    MPI_Comm_rank(comm, &rank);
    MPI_Ibcast(&v, 1, MPI_INT, 0, comm, &r);
    if (rank == 0)
        sum = v;
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum + v;
}

/* Case: a persistent send, and a store to its buffer between start and wait */
void persistent(MPI_Comm comm, int n)
{
    int v = 1;
    MPI_Request r;
    MPI_Send_init(&v, 1, MPI_INT, 1, 0, comm, &r);
    v = 2;
    for (int i = 0; i < n; i++) {
        v = i;
        MPI_Start(&r);
        v = 3; /* vet: must send-store */
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    }
    v = 4;
    MPI_Request_free(&r);
}

/* Case: persistent requests, their buffers used between wait and start only */
int persistent_twice(MPI_Comm comm, int n)
{
    int in, out = 1, sum = 0;
    MPI_Request r[2];
    MPI_Send_init(&out, 1, MPI_INT, 1, 0, comm, &r[0]);
    MPI_Recv_init(&in, 1, MPI_INT, 1, 0, comm, &r[1]);
    for (int i = 0; i < n; i++) {
        out = i;
        MPI_Startall(2, r);
        MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
        sum += in;
    }
    MPI_Request_free(&r[0]);
    MPI_Request_free(&r[1]);
    return sum;
}

/* Case: two persistent requests, only one of them waited for */
int persistent_half(MPI_Comm comm, int n)
{
    int in, out = 1, sum = 0;
    MPI_Request r[2];
    MPI_Send_init(&out, 1, MPI_INT, 1, 0, comm, &r[0]);
    MPI_Recv_init(&in, 1, MPI_INT, 1, 0, comm, &r[1]);
    for (int i = 0; i < n; i++) {
        out = i;
        MPI_Startall(2, r);
        MPI_Wait(&r[0], MPI_STATUS_IGNORE);
        sum += in; /* vet: must receive-load */
        MPI_Wait(&r[1], MPI_STATUS_IGNORE);
    }
    return sum;
}

/* Case: a request that is freed, then store to the buffer */
void freed(MPI_Comm comm)
{
    int v = 1;
    MPI_Request r;
    MPI_Isend(&v, 1, MPI_INT, 1, 0, comm, &r);
    MPI_Request_free(&r);
    v = 2; /* vet: must send-store */
}

/* Case: a request that is freed, and an answer before the store to the buffer */
void freed_answered(MPI_Comm comm)
{
    int v = 1, answer;
    MPI_Request r;
    MPI_Isend(&v, 1, MPI_INT, 1, 0, comm, &r);
    MPI_Request_free(&r);
    MPI_Recv(&answer, 1, MPI_INT, 1, 0, comm, MPI_STATUS_IGNORE);
    v = answer;
    MPI_Finalize();
}

static void start(MPI_Comm comm, int *v, MPI_Request *r) { MPI_Irecv(v, 1, MPI_INT, 1, 0, comm, r); }

static void finish(MPI_Request *r) { MPI_Wait(r, MPI_STATUS_IGNORE); }

/* Case: functions that start and finish a receive */
int in_functions(MPI_Comm comm)
{
    int v;
    MPI_Request r;
    start(comm, &v, &r);
    finish(&r);
    return v;
}

/* Case: the same with a load between them */
int in_functions_early(MPI_Comm comm)
{
    int v = 0, sum;
    MPI_Request r;
    start(comm, &v, &r);
    sum = v; /* vet: must receive-load */
    finish(&r);
    return sum;
}

/* Case: a buffer whose function returns before the wait */
static void fill(MPI_Comm comm, MPI_Request *r)
{
    int v[4] = {0};
    MPI_Isend(v, 4, MPI_INT, 1, 0, comm, r);
} /* vet: must send-scope-end near */

void returned(MPI_Comm comm)
{
    MPI_Request r;
    fill(comm, &r);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a buffer that is freed before the wait */
void freed_buffer(MPI_Comm comm)
{
    int *v = calloc(4, sizeof *v);
    MPI_Request r;
    MPI_Isend(v + 2, 1, MPI_INT, 1, 0, comm, &r);
    free(v); /* vet: must send-free */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a wait in one branch only */
int waited_in_branch(MPI_Comm comm, int early)
{
    int v, sum;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    if (early)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    sum = v; /* vet: may receive-load */
    if (!early)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: memcpy into a buffer that is being sent */
void copied_into(MPI_Comm comm, const char *next)
{
    char message[80] = "";
    MPI_Request r;
    MPI_Isend(message, 80, MPI_CHAR, 1, 0, comm, &r);
    memcpy(message, next, 80); /* vet: must send-store */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: an exchange of parts of each rank, and a buffer that is freed before the wait */
void exchanged_parts(MPI_Comm comm, const int *counts, const int *places, int *in)
{
    MPI_Request r;
    int *out = calloc(64, sizeof *out);
    MPI_Ialltoallv(out, counts, places, MPI_INT, in, counts, places, MPI_INT, comm, &r);
    free(out); /* vet: must send-free */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: an exchange of parts of each rank, and a part that may be another one */
void other_part(MPI_Comm comm, const int *counts, const int *places, int *out, int *in)
{
    MPI_Request r;
    MPI_Ialltoallv(out, counts, places, MPI_INT, in, counts, places, MPI_INT, comm, &r);
    in[3] = out[0] = 1;
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: an exchange of parts of each rank, into the buffer of a get */
void exchange_into_get(MPI_Comm comm, MPI_Win win, const int *counts, const int *places, const int *out)
{
    int in[64];
    MPI_Get(in, 64, MPI_INT, 1, 0, 64, MPI_INT, win);
    MPI_Alltoallv(out, counts, places, MPI_INT, in, counts, places, MPI_INT, comm); /* vet: may get-store */
    MPI_Win_flush(1, win);
    MPI_Alltoallv(out, counts, places, MPI_INT, in, counts, places, MPI_INT, comm);
}

#if MPI_VERSION < 4
int MPI_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
                   MPI_Comm comm, MPI_Info info, MPI_Request *request);
int MPI_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
                   MPI_Comm comm, MPI_Info info, MPI_Request *request);
int MPI_Pready(int partition, MPI_Request request);
int MPI_Parrived(MPI_Request request, int partition, int *flag);
#endif

/* Case: a partitioned send, its partitions filled one after another */
void partitions(MPI_Comm comm)
{
    double out[4][8];
    MPI_Request r;
    MPI_Psend_init(out, 4, 8, MPI_DOUBLE, 1, 0, comm, MPI_INFO_NULL, &r);
    MPI_Start(&r);
    for (int i = 0; i < 4; i++) {
        out[i][0] = i;
        MPI_Pready(i, r);
    }
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    MPI_Request_free(&r);
}

/* Case: a partitioned receive, a partition used when it has arrived */
double arrived_partition(MPI_Comm comm)
{
    double in[4][8] = {{0}}, sum = 0;
    int here = 0;
    MPI_Request r;
    MPI_Precv_init(in, 4, 8, MPI_DOUBLE, 1, 0, comm, MPI_INFO_NULL, &r);
    MPI_Start(&r);
    while (!here)
        MPI_Parrived(r, 0, &here);
    sum = in[0][0];
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    MPI_Request_free(&r);
    return sum;
}

/* Case: a partitioned receive whose buffer is freed before the wait */
void freed_partitions(MPI_Comm comm)
{
    MPI_Request r;
    double *in = calloc(32, sizeof *in);
    MPI_Precv_init(in, 4, 8, MPI_DOUBLE, 1, 0, comm, MPI_INFO_NULL, &r);
    MPI_Start(&r);
    free(in); /* vet: must receive-free */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    MPI_Request_free(&r);
}

/* Case: a wait only if there is no request */
int guarded_wrongly(MPI_Comm comm)
{
    int v = 0;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    if (r == MPI_REQUEST_NULL)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return v; /* vet: must receive-load */
}

/* Case: a loop that fills the buffer of a send before the wait */
void filled(MPI_Comm comm, int to)
{
    double v[128] = {0};
    MPI_Request r;
    MPI_Isend(v, 128, MPI_DOUBLE, to, 0, comm, &r);
    for (int i = 0; i < 128; i++)
        v[i] = 1; /* vet: must send-store */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a loop that fills a buffer before the wait for the send of the iteration before */
void filled_again(MPI_Comm comm, int to, int rounds)
{
    double v[128];
    MPI_Request r = MPI_REQUEST_NULL;
    for (int k = 0; k < rounds; k++) {
        for (int i = 0; i < 128; i++)
            v[i] = k; /* vet: must send-store */
        MPI_Wait(&r, MPI_STATUS_IGNORE);
        MPI_Isend(v, 128, MPI_DOUBLE, to, 0, comm, &r);
    }
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: nested loops that change a matrix before the wait for its send */
void changed(MPI_Comm comm)
{
    double v[4][128] = {{0}};
    MPI_Request r;
    MPI_Isend(v, 512, MPI_DOUBLE, 1, 0, comm, &r);
    for (int k = 0; k < 4; k++)
        for (int i = 0; i < 128; i++)
            v[k][i] = 1; /* vet: must send-store */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a pipeline that uses a buffer before the wait for the message of the iteration before */
double pipeline(MPI_Comm comm, int n)
{
    double sum = 0, v;
    MPI_Request r;
    for (int i = 0; i < n; i++) {
        if (i > 0) {
            sum += v; /* vet: must receive-load */
            MPI_Wait(&r, MPI_STATUS_IGNORE);
        }
        MPI_Irecv(&v, 1, MPI_DOUBLE, 1, 0, comm, &r);
    }
    if (n > 0)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: the same with a collective operation, counted down */
void reductions(MPI_Comm comm)
{
    double mine = 1, all;
    MPI_Request r;
    for (int i = 6; i; i--) {
        if (i != 6) {
            mine = i; /* vet: must send-store */
            MPI_Wait(&r, MPI_STATUS_IGNORE);
        }
        MPI_Iallreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, comm, &r);
    }
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: memory that is freed before the wait, if there is any, and a neighbour that may be MPI_PROC_NULL */
void freed_if_allocated(int peer, MPI_Comm comm)
{
    MPI_Request r;
    int *b = malloc(4 * sizeof *b);
    MPI_Isend(b, 4, MPI_INT, peer, 0, comm, &r);
    if (b)
        free(b); /* vet: must send-free */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a halo that the program fills where there is a neighbour */
void filled_with_neighbour(int *b, int peer, MPI_Comm comm)
{
    MPI_Request r;
    MPI_Irecv(b, 4, MPI_INT, peer, 0, comm, &r);
    if (peer != MPI_PROC_NULL)
        b[0] = 1; /* vet: must receive-store */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a halo that the program fills where there is no neighbour */
void filled_without_neighbour(int *b, int peer, MPI_Comm comm)
{
    MPI_Request r;
    MPI_Irecv(b, 4, MPI_INT, peer, 0, comm, &r);
    if (peer == MPI_PROC_NULL)
        b[0] = 1;
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a halo that the program fills on a condition, and a neighbour that may be MPI_PROC_NULL */
void filled_on_condition(int *b, int peer, int at_border, MPI_Comm comm)
{
    MPI_Request r;
    MPI_Irecv(b, 4, MPI_INT, peer, 0, comm, &r);
    if (at_border)
        b[0] = 1;
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: memory that is freed after the wait for each neighbour that exists */
void freed_after_wait(int peer, MPI_Comm comm)
{
    MPI_Request r;
    int *b = malloc(4 * sizeof *b);
    MPI_Isend(b, 4, MPI_INT, peer, 0, comm, &r);
    if (peer != MPI_PROC_NULL)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    if (b)
        free(b);
}
