/* Loops that complete operations. */

#include <mpi.h>
#include <stdlib.h>

/* Case: a wait for each request in a loop */
double waits(MPI_Win win)
{
    double b[2];
    MPI_Request q[2];
    for (int i = 0; i < 2; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    for (int i = 0; i < 2; i++)
        MPI_Wait(&q[i], MPI_STATUS_IGNORE);
    return b[0] + b[1];
}

/* Case: a wait for each request, by a pointer */
double by_pointer(MPI_Win win)
{
    double b[2];
    MPI_Request q[2];
    for (int i = 0; i < 2; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    for (MPI_Request *p = q; p != q + 2; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    return b[0] + b[1];
}

/* Case: a wait for each of some requests, by a pointer */
void by_pointer_to_some(MPI_Win win, int n, double *b, MPI_Request *q)
{
    for (int i = 0; i < n; i++)
        MPI_Rput(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    for (MPI_Request *p = q; p < q + n; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    b[0] = 1;
}

/* Case: a wait for each request by a pointer, for the last one first */
double backwards(MPI_Win win, int n)
{
    double *b = malloc(n * sizeof *b), first;
    MPI_Request *q = malloc(n * sizeof *q), *p = q;
    for (int i = 0; i < n; i++)
        MPI_Rget(b + i, 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, p++);
    while (p != q)
        MPI_Wait(--p, MPI_STATUS_IGNORE);
    first = b[0];
    free(b);
    free(q);
    return first;
}

/* Case: a wait for each of a number of requests by a pointer, which is not the number of operations */
double some_pointer(MPI_Win win, int n, int m, double *b, MPI_Request *q)
{
    for (int i = 0; i < n; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    for (MPI_Request *p = q; p != q + m; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    return b[0]; /* vet: may get-load */
}

/* Case: a wait for each request but the first one, by a pointer */
double from_second(MPI_Win win, double *b)
{
    MPI_Request q[4];
    double sum;
    for (int i = 0; i < 4; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    for (MPI_Request *p = q + 1; p < q + 4; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    sum = b[1] + b[2];
    sum += b[0]; /* vet: may get-load */
    MPI_Wait(q, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a wait for each request but the last one, by a pointer */
double but_last(MPI_Win win, int n, double *b, MPI_Request *q)
{
    for (int i = 0; i < n; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    for (MPI_Request *p = q; p != q + n - 1; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    return b[n - 1]; /* vet: may get-load */
}

/* Case: a wait for each request before one, by a pointer */
double before(MPI_Win win, double *b)
{
    MPI_Request q[4];
    double last;
    MPI_Rget(&b[3], 1, MPI_DOUBLE, 0, 3, 1, MPI_DOUBLE, win, &q[3]);
    for (MPI_Request *p = q; p != q + 3; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    last = b[3]; /* vet: must get-load */
    MPI_Wait(&q[3], MPI_STATUS_IGNORE);
    return last;
}

/* Case: a wait for each request by a pointer, after the loads */
double early_loads(MPI_Win win)
{
    double b[2], sum;
    MPI_Request q[2];
    for (int i = 0; i < 2; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    sum = b[0] + b[1]; /* vet: must get-load */
    for (MPI_Request *p = q; p != q + 2; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a wait for each request of another array, by a pointer */
void others(MPI_Win win, double *c)
{
    double b[2] = {0};
    MPI_Request q[2], r[2];
    for (int i = 0; i < 2; i++) {
        MPI_Rput(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
        MPI_Rput(&c[i], 1, MPI_DOUBLE, 0, i + 2, 1, MPI_DOUBLE, win, &r[i]);
    }
    for (MPI_Request *p = r; p != r + 2; p++)
        MPI_Wait(p, MPI_STATUS_IGNORE);
    c[0] = 1;
    b[0] = 1; /* vet: must put-store */
    MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
}

/* Case: a flush of each target, by a pointer */
double flushes(MPI_Win win)
{
    double b[2];
    int t[2] = {0, 1};
    for (int i = 0; i < 2; i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, t[i], 0, 1, MPI_DOUBLE, win);
    for (int *p = t; p < t + 2; p++)
        MPI_Win_flush(*p, win);
    return b[0] + b[1];
}

/* Case: a flush of each of some targets, by a pointer */
double some_flushes(MPI_Win win, const int *t, int n)
{
    double b[8] = {0};
    for (const int *p = t; p != t + n; p++)
        MPI_Get(&b[p - t], 1, MPI_DOUBLE, *p, 0, 1, MPI_DOUBLE, win);
    for (const int *p = t; p != t + n; p++)
        MPI_Win_flush_local(*p, win);
    return b[0];
}

/* Case: a flush of each target, from one rank to another one */
double ranks(MPI_Win win, int first, int end, double *b)
{
    for (int i = first; i < end; i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, i, 0, 1, MPI_DOUBLE, win);
    for (int i = first; i < end; i++)
        MPI_Win_flush(i, win);
    return b[first];
}

/* Case: a flush of each of as many targets as two pointers enclose */
double between(MPI_Win win, int *const *of, double *b)
{
    for (unsigned i = 0; i < (unsigned)(of[1] - of[0]); i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, of[0][i], 0, 1, MPI_DOUBLE, win);
    for (int *p = of[0]; p != of[1]; p++)
        MPI_Win_flush_local(*p, win);
    return b[0];
}

/* Case: a flush of each target by a pointer, on another window */
double other_window(MPI_Comm comm, const int *t, int n)
{
    double b[8] = {0}, *memory, *more, first;
    MPI_Win win, other;
    MPI_Win_allocate(64, 8, MPI_INFO_NULL, comm, &memory, &win);
    MPI_Win_allocate(64, 8, MPI_INFO_NULL, comm, &more, &other);
    MPI_Win_lock_all(0, win);
    MPI_Win_lock_all(0, other);
    for (const int *p = t; p != t + n; p++)
        MPI_Get(&b[p - t], 1, MPI_DOUBLE, *p, 0, 1, MPI_DOUBLE, win);
    for (const int *p = t; p != t + n; p++)
        MPI_Win_flush_local(*p, other);
    first = b[0]; /* vet: may get-load */
    MPI_Win_unlock_all(win);
    MPI_Win_unlock_all(other);
    MPI_Win_free(&win);
    MPI_Win_free(&other);
    return first;
}

/* Case: a flush of each neighbour that exists */
double neighbours(MPI_Win win, const int *t)
{
    double b[2] = {0};
    for (int i = 0; i < 2; i++)
        if (t[i] >= 0)
            MPI_Get(&b[i], 1, MPI_DOUBLE, t[i], 0, 1, MPI_DOUBLE, win);
    for (int i = 0; i < 2; i++)
        if (t[i] >= 0)
            MPI_Win_flush(t[i], win);
    return b[0] + b[1];
}

/* Case: a flush of each neighbour that exists, by a pointer */
double neighbours_by_pointer(MPI_Win win, const int *t, const int *end)
{
    double b[8] = {0};
    for (const int *p = t; p != end; p++)
        if (*p >= 0 && *p != 4)
            MPI_Get(&b[p - t], 1, MPI_DOUBLE, *p, 0, 1, MPI_DOUBLE, win);
    for (const int *p = t; p != end; p++)
        if (*p >= 0 && *p != 4)
            MPI_Win_flush(*p, win);
    return b[0] + b[1];
}

/* Case: a flush of each neighbour that exists, under a condition */
double neighbours_in_time(MPI_Win win, const int *t, int now)
{
    double b[2] = {0};
    for (int i = 0; i < 2; i++)
        if (t[i] >= 0)
            MPI_Get(&b[i], 1, MPI_DOUBLE, t[i], 0, 1, MPI_DOUBLE, win);
    for (int i = 0; i < 2; i++)
        if (now && t[i] >= 0)
            MPI_Win_flush(t[i], win);
    return b[0] + b[1]; /* vet: may get-load vet: may get-scope-end */
}

/* Case: a flush of one target in some iterations */
void sometimes(MPI_Win win, int target, int n, const int *flag, double *b)
{
    MPI_Put(b, 1, MPI_DOUBLE, target, 0, 1, MPI_DOUBLE, win);
    for (int i = 0; i < n; i++)
        if (flag[i])
            MPI_Win_flush_local(target, win);
    b[0] = 1; /* vet: may put-store */
}

/* Case: a flush of every second neighbour */
double second_neighbours(MPI_Win win, const int *t)
{
    double b[2] = {0};
    for (int i = 0; i < 2; i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, t[i], 0, 1, MPI_DOUBLE, win);
    for (int i = 0; i < 2; i++)
        if (i % 2)
            MPI_Win_flush(t[i], win);
    return b[0] + b[1]; /* vet: may get-load vet: may get-scope-end */
}

/* Case: a flag for each neighbour that exists, and a wait for it */
double flags(MPI_Win win, int left, int right)
{
    double b[2] = {0};
    int t[2] = {left, right}, used[2] = {0, 0};
    MPI_Request q[2];
    for (int i = 0; i < 2; i++)
        if (t[i] >= 0) {
            MPI_Rget(&b[i], 1, MPI_DOUBLE, t[i], 0, 1, MPI_DOUBLE, win, &q[i]);
            used[i] = 1;
        }
    for (int i = 0; i < 2; i++)
        if (used[i])
            MPI_Wait(&q[i], MPI_STATUS_IGNORE);
    return b[0] + b[1];
}

/* Case: a wait for each neighbour that exists, but for requests of another array */
double other_neighbours(MPI_Win win, MPI_Win other, const int *t)
{
    double b[2] = {0}, c[2] = {0};
    MPI_Request q[2], r[2];
    for (int i = 0; i < 2; i++)
        if (t[i] >= 0) {
            MPI_Rget(&b[i], 1, MPI_DOUBLE, t[i], 0, 1, MPI_DOUBLE, win, &q[i]);
            MPI_Rget(&c[i], 1, MPI_DOUBLE, t[i], 0, 1, MPI_DOUBLE, other, &r[i]);
        }
    for (int i = 0; i < 2; i++)
        if (t[i] >= 0)
            MPI_Wait(&r[i], MPI_STATUS_IGNORE);
    return b[0] + b[1] + c[0]; /* vet: must get-load */
}

/* Case: a wait for each request that is not null */
double not_null(MPI_Win win, int first, int second)
{
    double b[2] = {0};
    MPI_Request q[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    if (first)
        MPI_Rget(&b[0], 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win, &q[0]);
    if (second)
        MPI_Rget(&b[1], 1, MPI_DOUBLE, 0, 1, 1, MPI_DOUBLE, win, &q[1]);
    for (int i = 0; i < 2; i++)
        if (q[i] != MPI_REQUEST_NULL)
            MPI_Wait(&q[i], MPI_STATUS_IGNORE);
    return b[0] + b[1];
}

/* Case: a wait for each request that is not null, but the first one */
double but_first(MPI_Win win, int first)
{
    double b[2] = {0};
    MPI_Request q[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    if (first)
        MPI_Rget(&b[0], 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win, &q[0]);
    for (int i = 1; i < 2; i++)
        if (q[i] != MPI_REQUEST_NULL)
            MPI_Wait(&q[i], MPI_STATUS_IGNORE);
    return b[0]; /* vet: must get-load */
}

/* Case: one request, whose operation each iteration waits for and starts again */
double in_turn(MPI_Win win, int n)
{
    double b[2], sum = 0;
    MPI_Request q;
    MPI_Rget(&b[0], 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win, &q);
    for (int i = 0; i < n; i++) {
        MPI_Wait(&q, MPI_STATUS_IGNORE);
        if (i + 1 < n)
            MPI_Rget(&b[(i + 1) & 1], 1, MPI_DOUBLE, 0, i + 1, 1, MPI_DOUBLE, win, &q);
        sum += b[i & 1];
    }
    if (n <= 0)
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a wait for the request of two iterations before, and for the last two after the loop */
double two_behind(MPI_Win win)
{
    double b[10], sum = 0;
    MPI_Request q[10];
    for (int i = 0; i < 10; i++) {
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
        if (i >= 2)
            MPI_Wait(&q[i - 2], MPI_STATUS_IGNORE);
    }
    for (int i = 8; i < 10; i++)
        MPI_Wait(&q[i], MPI_STATUS_IGNORE);
    for (int i = 0; i < 10; i++)
        sum += b[i];
    return sum;
}

/* Case: a flush of each other rank */
double all_others(MPI_Win win, int n)
{
    int me;
    double *b = malloc(n * sizeof *b), sum = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    for (int i = 0; i < n; i++)
        if (i != me)
            MPI_Get(&b[i], 1, MPI_DOUBLE, i, 0, 1, MPI_DOUBLE, win);
    for (int i = 0; i < n; i++)
        if (i != me)
            MPI_Win_flush(i, win);
    for (int i = 0; i < n; i++)
        if (i != me)
            sum += b[i];
    free(b);
    return sum;
}

/* Case: a wait for each other rank */
double waits_for_others(MPI_Win win, int n, MPI_Request *q)
{
    int me;
    double *b = malloc(n * sizeof *b), first;
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    for (int i = 0; i < n; i++) {
        if (i == me)
            continue;
        MPI_Rget(&b[i], 1, MPI_DOUBLE, i, 0, 1, MPI_DOUBLE, win, &q[i]);
    }
    for (int i = 0; i < n; i++) {
        if (i == me)
            continue;
        MPI_Wait(&q[i], MPI_STATUS_IGNORE);
    }
    first = b[0];
    free(b);
    return first;
}

/* Case: a flush of each other rank after operations to all ranks */
double without_own(MPI_Win win, int n)
{
    int me;
    double *b = malloc(n * sizeof *b), first;
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    for (int i = 0; i < n; i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, i, 0, 1, MPI_DOUBLE, win);
    for (int i = 0; i < n; i++)
        if (i != me)
            MPI_Win_flush(i, win);
    first = b[0]; /* vet: may get-load */
    free(b);      /* vet: may get-free */
    return first;
}

/* Case: a flush of each other rank but one */
double without_another(MPI_Win win, int n, int other)
{
    int me;
    double *b = malloc(n * sizeof *b), first;
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    for (int i = 0; i < n; i++)
        if (i != me)
            MPI_Get(&b[i], 1, MPI_DOUBLE, i, 0, 1, MPI_DOUBLE, win);
    for (int i = 0; i < n; i++)
        if (i != other)
            MPI_Win_flush(i, win);
    first = b[0]; /* vet: may get-load */
    free(b);      /* vet: may get-free */
    return first;
}
