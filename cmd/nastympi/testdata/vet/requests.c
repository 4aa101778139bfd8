#include <mpi.h>

/* Case: an access before the wait for the request */
int early(MPI_Win win)
{
    int v = 0, sum;
    MPI_Request r;
    MPI_Rget(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r);
    sum = v; /* vet: must get-load */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum + v;
}

/* Case: a wait for another request */
void other(MPI_Win win)
{
    int v = 0, w = 0;
    MPI_Request r[2];
    MPI_Rput(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r[0]);
    MPI_Rput(&w, 1, MPI_INT, 1, 1, 1, MPI_INT, win, &r[1]);
    MPI_Wait(&r[1], MPI_STATUS_IGNORE);
    w = 1;
    v = 1; /* vet: must put-store */
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
}

/* Case: a wait for all requests of an array */
int all(MPI_Win win)
{
    int v[8], sum = 0;
    MPI_Request r[8];
    for (int i = 0; i < 8; i++)
        MPI_Rget(&v[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &r[i]);
    MPI_Waitall(8, r, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 8; i++)
        sum += v[i];
    return sum;
}

/* Case: a test in a loop, until its flag is true */
int tested(MPI_Win win)
{
    int v = 0, flag = 0;
    MPI_Request r;
    MPI_Rget(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r);
    while (!flag)
        MPI_Test(&r, &flag, MPI_STATUS_IGNORE);
    return v;
}

/* Case: a test whose flag is not looked at */
int test_ignored(MPI_Win win)
{
    int v = 0, flag = 0, sum;
    MPI_Request r;
    MPI_Rget(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r);
    MPI_Test(&r, &flag, MPI_STATUS_IGNORE);
    sum = v; /* vet: may get-load */
    if (!flag)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a request that was copied, and a request of a message */
int copied(MPI_Win win, int *message)
{
    int v = 0;
    MPI_Request r, s, copy;
    MPI_Irecv(message, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, &s);
    MPI_Rget(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r);
    MPI_Wait(&s, MPI_STATUS_IGNORE);
    copy = r;
    MPI_Wait(&copy, MPI_STATUS_IGNORE);
    return v;
}

/* Case: a wait for a request of a message only */
int message_only(MPI_Win win, int *message)
{
    int v = 0, sum;
    MPI_Request r, s;
    MPI_Irecv(message, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, &s);
    MPI_Rget(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r);
    MPI_Wait(&s, MPI_STATUS_IGNORE);
    sum = v; /* vet: must get-load */
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: two operations on the same memory of the target */
void at_target(MPI_Win win)
{
    int a = 1, b = 2;
    MPI_Put(&a, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Put(&b, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* vet: may overlap-at-target */
    MPI_Win_flush(1, win);
    MPI_Get(&b, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_flush(1, win);
    MPI_Accumulate(&a, 1, MPI_INT, 1, 4, 1, MPI_INT, MPI_SUM, win);
    MPI_Accumulate(&a, 1, MPI_INT, 1, 4, 1, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(1, win);
}

/* Case: a wait for one of several requests, and its buffer */
void any(MPI_Win win, int n)
{
    int v[4][8], j;
    MPI_Request r[4], get;
    for (int i = 0; i < n; i++) {
        if (i < 4)
            j = i;
        else
            MPI_Waitany(4, r, &j, MPI_STATUS_IGNORE);
        MPI_Rget(v[j], 8, MPI_INT, 1, 8 * i, 8, MPI_INT, win, &get);
        MPI_Wait(&get, MPI_STATUS_IGNORE);
        v[j][0]++;
        MPI_Rput(v[j], 8, MPI_INT, 1, 8 * i, 8, MPI_INT, win, &r[j]);
    }
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
}

/* Case: operations on other memory of the target, by derived datatypes */
void interleaved(MPI_Win win, MPI_Datatype even, MPI_Datatype odd)
{
    int a[4] = {0}, b[4] = {0};
    MPI_Put(a, 4, MPI_INT, 1, 0, 1, even, win);
    MPI_Put(b, 4, MPI_INT, 1, 0, 1, odd, win);
    MPI_Win_flush(1, win);
}

/* Case: two buffers that take turns, with a request for each */
int turns_of_gets(MPI_Win win, int n)
{
    int v[2][8], sum = 0;
    MPI_Request r[2];
    MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
    MPI_Rget(v[0], 8, MPI_INT, 1, 0, 8, MPI_INT, win, &r[0]);
    for (int i = 0; i < n; i++) {
        int now = i % 2, next = 1 - now;
        if (i + 1 < n)
            MPI_Rget(v[next], 8, MPI_INT, 1, 8 * i, 8, MPI_INT, win, &r[next]);
        MPI_Wait(&r[now], MPI_STATUS_IGNORE);
        sum += v[now][0];
    }
    MPI_Win_unlock(1, win);
    return sum;
}
