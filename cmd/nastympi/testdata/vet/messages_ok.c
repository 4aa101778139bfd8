#include <mpi.h>
#include <stdlib.h>

/* Correct programs whose requests vet may not follow. */

struct link {
    int neighbour, busy;
    double *out, *in;
    MPI_Request send, receive;
};

void register_requests(MPI_Request *r);
void wait_for_registered(void);
int has_neighbour(int rank);

/* Case: requests in structures, which a loop waits for */
void structures(MPI_Comm comm, struct link *links, int n)
{
    for (int i = 0; i < n; i++) {
        MPI_Irecv(links[i].in, 4, MPI_DOUBLE, links[i].neighbour, 0, comm, &links[i].receive);
        MPI_Isend(links[i].out, 4, MPI_DOUBLE, links[i].neighbour, 0, comm, &links[i].send);
    }
    for (int i = 0; i < n; i++) {
        MPI_Wait(&links[i].receive, MPI_STATUS_IGNORE);
        MPI_Wait(&links[i].send, MPI_STATUS_IGNORE);
        links[i].out[0] = links[i].in[0];
    }
}

/* Case: a structure that is copied with its request */
double copied_structure(MPI_Comm comm)
{
    double v[4];
    struct link a = {0}, b;
    MPI_Irecv(v, 4, MPI_DOUBLE, 1, 0, comm, &a.receive);
    b = a;
    MPI_Wait(&b.receive, MPI_STATUS_IGNORE);
    return v[0];
}

/* Case: requests that an array collects */
void collected(MPI_Comm comm, int n, int *values)
{
    MPI_Request one, *all = malloc(n * sizeof *all);
    for (int i = 0; i < n; i++) {
        MPI_Isend(&values[i], 1, MPI_INT, i, 0, comm, &one);
        all[i] = one;
    }
    MPI_Waitall(n, all, MPI_STATUSES_IGNORE);
    values[0] = 1;
    free(all);
}

/* Case: requests that a function whose source is not given waits for */
void registered(MPI_Comm comm)
{
    int v = 1;
    MPI_Request r;
    register_requests(&r);
    MPI_Isend(&v, 1, MPI_INT, 1, 0, comm, &r);
    wait_for_registered();
    v = 2;
}

/* Case: a wait for any of several requests, and its buffer */
int any_of(MPI_Comm comm, int n)
{
    int v[4], sum = 0, k;
    MPI_Request r[4];
    for (int i = 0; i < 4; i++)
        MPI_Irecv(&v[i], 1, MPI_INT, i, 0, comm, &r[i]);
    for (int i = 0; i < n; i++) {
        MPI_Waitany(4, r, &k, MPI_STATUS_IGNORE);
        sum += v[k];
        MPI_Irecv(&v[k], 1, MPI_INT, k, 0, comm, &r[k]);
    }
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
    return sum;
}

/* Case: a neighbour that may be MPI_PROC_NULL, whose part of the halo the program fills */
void boundary(MPI_Comm comm, int n, double *halo)
{
    int rank, size;
    MPI_Request r[2];
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    int left = rank > 0 ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    MPI_Irecv(&halo[0], 1, MPI_DOUBLE, left, 0, comm, &r[0]);
    MPI_Irecv(&halo[n + 1], 1, MPI_DOUBLE, right, 0, comm, &r[1]);
    if (rank == 0)
        halo[0] = 0;
    if (right == MPI_PROC_NULL)
        halo[n + 1] = 0;
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
}

/* Case: requests of the neighbours that exist */
void existing(MPI_Comm comm, int n, double *halo)
{
    int rank, size, count = 0;
    MPI_Request r[4];
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    if (rank > 0) {
        MPI_Irecv(&halo[0], 1, MPI_DOUBLE, rank - 1, 0, comm, &r[count++]);
        MPI_Isend(&halo[1], 1, MPI_DOUBLE, rank - 1, 0, comm, &r[count++]);
    }
    if (rank < size - 1) {
        MPI_Irecv(&halo[n + 1], 1, MPI_DOUBLE, rank + 1, 0, comm, &r[count++]);
        MPI_Isend(&halo[n], 1, MPI_DOUBLE, rank + 1, 0, comm, &r[count++]);
    }
    MPI_Waitall(count, r, MPI_STATUSES_IGNORE);
    halo[0] = halo[1] = halo[n] = halo[n + 1] = 0;
}

/* Case: a receive and its wait, under the same two conditions */
int two_conditions(MPI_Comm comm, int a, int b)
{
    int v = 0;
    MPI_Request r;
    if (a || b)
        MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    if (a || b)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return v;
}

/* Case: a receive and its wait, under a condition that a function decides */
int decided(MPI_Comm comm, int rank)
{
    int v = 0;
    MPI_Request r = MPI_REQUEST_NULL;
    if (has_neighbour(rank))
        MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    if (has_neighbour(rank))
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return v;
}

/* Case: tests of all receives, until none is left */
int polled(MPI_Comm comm)
{
    int v[3], flags[3], left = 3, sum = 0;
    MPI_Request r[3];
    for (int i = 0; i < 3; i++)
        MPI_Irecv(&v[i], 1, MPI_INT, i, 0, comm, &r[i]);
    while (left > 0) {
        left = 0;
        for (int i = 0; i < 3; i++) {
            MPI_Test(&r[i], &flags[i], MPI_STATUS_IGNORE);
            left += !flags[i];
        }
    }
    for (int i = 0; i < 3; i++)
        sum += v[i];
    return sum;
}

/* Case: two buffers of messages that take turns */
int turns_of_messages(MPI_Comm comm, int n)
{
    int v[2][8], sum = 0;
    MPI_Request r[2];
    MPI_Irecv(v[0], 8, MPI_INT, 1, 0, comm, &r[0]);
    for (int i = 0; i < n; i++) {
        MPI_Irecv(v[(i + 1) % 2], 8, MPI_INT, 1, 0, comm, &r[(i + 1) % 2]);
        MPI_Wait(&r[i % 2], MPI_STATUS_IGNORE);
        sum += v[i % 2][0];
    }
    MPI_Wait(&r[n % 2], MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a wait at the beginning of the next iteration */
void one_late(MPI_Comm comm, int n)
{
    int v = 0;
    MPI_Request r = MPI_REQUEST_NULL;
    for (int i = 0; i < n; i++) {
        MPI_Wait(&r, MPI_STATUS_IGNORE);
        v = i;
        MPI_Isend(&v, 1, MPI_INT, 1, 0, comm, &r);
    }
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: columns of a matrix, sent and received by derived datatypes */
void columns(MPI_Comm comm, int n, double *grid, MPI_Datatype column)
{
    MPI_Request r[2];
    MPI_Irecv(&grid[0], 1, column, 1, 0, comm, &r[0]);
    MPI_Isend(&grid[1], 1, column, 1, 0, comm, &r[1]);
    for (int i = 0; i < n; i++)
        grid[i * n + 2] = 0;
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
}

/* Case: the two halves of a buffer of a length that vet does not know */
void half_by_half(MPI_Comm comm, int *v, int n)
{
    MPI_Request r;
    MPI_Isend(v, n, MPI_INT, 1, 0, comm, &r);
    for (int i = 0; i < n; i++)
        v[n + i] = i;
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

/* Case: a receive that is cancelled */
int cancelled(MPI_Comm comm)
{
    int v = 0;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    MPI_Cancel(&r);
    MPI_Request_free(&r);
    return v;
}

/* Case: a wait only if there is a request */
int guarded(MPI_Comm comm)
{
    int v = 0;
    MPI_Request r = MPI_REQUEST_NULL;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    if (r != MPI_REQUEST_NULL)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return v;
}

/* Case: tests until the request is null */
int until_null(MPI_Comm comm)
{
    int v = 0, flag;
    MPI_Request r;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r);
    while (r != MPI_REQUEST_NULL)
        MPI_Test(&r, &flag, MPI_STATUS_IGNORE);
    return v;
}

/* Case: MPI_Waitany stores the place in the variable of the loop before */
void place_in_loop_variable(MPI_Comm comm, int n)
{
    int v[4][8], i;
    MPI_Request r[4];
    for (i = 0; i < 4; i++)
        MPI_Irecv(v[i], 8, MPI_INT, 1, i, comm, &r[i]);
    for (int k = 0; k < n; k++) {
        MPI_Waitany(4, r, &i, MPI_STATUS_IGNORE);
        v[i][0] = k;
        MPI_Irecv(v[i], 8, MPI_INT, 1, i, comm, &r[i]);
    }
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
}

/* Case: a variable has the name of a function */
int hidden(MPI_Comm comm, int n)
{
    int v = 0;
    MPI_Request r[1];
    for (int k = 0; k < n; k++) {
        MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &r[0]);
        int hidden = 0;
        while (!hidden)
            MPI_Testall(1, r, &hidden, MPI_STATUSES_IGNORE);
        v++;
    }
    return v;
}

/* Case: a loop that ends when all receives are complete, as two numbers say */
int refilled(MPI_Comm comm, int tasks)
{
    int v[4] = {0}, sum = 0, given = 4, done = 0, who;
    MPI_Request r[4];
    for (int i = 0; i < 4; i++)
        MPI_Irecv(&v[i], 1, MPI_INT, i, 0, comm, &r[i]);
    while (done < given) {
        MPI_Status status;
        MPI_Waitany(4, r, &who, &status);
        done++;
        sum += v[who];
        if (given < tasks) {
            MPI_Irecv(&v[who], 1, MPI_INT, who, 0, comm, &r[who]);
            given++;
        }
    }
    return sum;
}

/* Case: flags that say which receives are pending */
struct slot {
    int v, busy;
    MPI_Request request;
};
int slots(MPI_Comm comm, int n)
{
    struct slot s[2] = {{0}};
    int sum = 0;
    for (int i = 0; i < n || s[0].busy || s[1].busy;)
        for (int k = 0; k < 2; k++) {
            int flag;
            if (s[k].busy) {
                MPI_Test(&s[k].request, &flag, MPI_STATUS_IGNORE);
                s[k].busy = !flag;
                sum += flag ? s[k].v : 0;
            } else if (i < n) {
                MPI_Irecv(&s[k].v, 1, MPI_INT, 0, i++, comm, &s[k].request);
                s[k].busy = 1;
            }
        }
    return sum;
}

/* Case: a pipeline that waits for the message of the iteration before, if there is one */
double pipeline(MPI_Comm comm, int n, int every)
{
    double sum = 0, v, w = 0;
    MPI_Request r, s = MPI_REQUEST_NULL;
    for (int i = 0; i < n; i++) {
        if (i > 0) {
            MPI_Wait(&r, MPI_STATUS_IGNORE);
            sum += v;
        }
        MPI_Irecv(&v, 1, MPI_DOUBLE, 1, 0, comm, &r);
        if (i == 0)
            w = 1;
        if (i % every == 0) {
            MPI_Wait(&s, MPI_STATUS_IGNORE);
            w += i;
            MPI_Isend(&w, 1, MPI_DOUBLE, 1, 0, comm, &s);
        }
    }
    if (n > 0)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    MPI_Wait(&s, MPI_STATUS_IGNORE);
    return sum;
}
