#include <mpi.h>
#include <stdlib.h>
#include <string.h>

/* Case: a loop of gets into elements of an array */
void elements(MPI_Win win, int *buf, int n)
{
    for (int i = 0; i < n; i++)
        MPI_Get(&buf[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
    MPI_Win_flush_local(1, win);
}

/* Case: a loop of gets into elements, each used in its iteration */
int elements_used(MPI_Win win, int *buf, int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++) {
        MPI_Get(&buf[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
        sum += buf[i]; /* vet: must get-load */
    }
    MPI_Win_flush_local(1, win);
    return sum;
}

/* Case: a loop of gets into elements, the one before used in each iteration */
int elements_before(MPI_Win win, int *buf, int n)
{
    int sum = 0;
    for (int i = 1; i < n; i++) {
        MPI_Get(&buf[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
        sum += buf[i - 1]; /* vet: must get-load */
    }
    MPI_Win_flush_local(1, win);
    return sum;
}

/* Case: a loop of gets into elements, the one after used in each iteration */
int elements_after(MPI_Win win, int *buf, int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++) {
        MPI_Get(&buf[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
        sum += buf[i + 1];
    }
    MPI_Win_flush_local(1, win);
    return sum;
}

/* Case: a loop of gets, then a loop of loads without a flush between them */
int two_loops(MPI_Win win, int *buf, int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        MPI_Get(&buf[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
    for (int i = 0; i < n; i++)
        sum += buf[i]; /* vet: must get-load */
    MPI_Win_flush_local(1, win);
    return sum;
}

/* Case: rows of a matrix, each got and then used after a flush */
double rows(MPI_Win win, double (*m)[100], int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 100; j++)
            MPI_Get(&m[i][j], 1, MPI_DOUBLE, 1, i * 100 + j, 1, MPI_DOUBLE, win);
    MPI_Win_flush_all(win);
    for (int i = 0; i < n; i++)
        sum += m[i][0];
    return sum;
}

/* Case: two buffers that take turns */
int turns(MPI_Win win, int n)
{
    static int buf[2][64];
    int sum = 0;
    MPI_Get(buf[0], 64, MPI_INT, 1, 0, 64, MPI_INT, win);
    MPI_Win_flush_local(1, win);
    for (int i = 0; i < n; i++) {
        MPI_Get(buf[(i + 1) % 2], 64, MPI_INT, 1, 0, 64, MPI_INT, win);
        sum += buf[i % 2][3];
        MPI_Win_flush_local(1, win);
    }
    return sum;
}

/* Case: two buffers that take turns, without the flush */
int turns_racy(MPI_Win win, int n)
{
    static int buf[2][64];
    int sum = 0;
    for (int i = 0; i < n; i++) {
        MPI_Get(buf[i % 2], 64, MPI_INT, 1, 0, 64, MPI_INT, win); /* vet: missed get-get */
        sum += buf[i % 2][3];                                     /* vet: must get-load */
    }
    MPI_Win_flush_local(1, win);
    return sum;
}

/* Case: two pointers that are exchanged */
int exchanged(MPI_Win win, int n)
{
    int *now = malloc(400), *next = malloc(400), sum = 0;
    memset(now, 0, 400);
    for (int i = 0; i < n; i++) {
        MPI_Get(next, 100, MPI_INT, 1, 0, 100, MPI_INT, win);
        sum += now[0];
        MPI_Win_flush_local(1, win);
        int *swap = now;
        now = next;
        next = swap;
    }
    free(now);
    free(next);
    return sum;
}

/* Case: a flush in each iteration but the first */
int late_flush(MPI_Win win, int n)
{
    int buf = 0, sum = 0;
    for (int i = 0; i < n; i++) {
        if (i > 0) {
            MPI_Win_flush_local(1, win);
            sum += buf;
        }
        MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    }
    MPI_Win_flush_local(1, win);
    return sum;
}

/* Case: a loop over targets, then a loop of flushes over the same targets */
int targets(MPI_Win win, int *buf, int n)
{
    for (int t = 0; t < n; t++)
        MPI_Get(&buf[t], 1, MPI_INT, t, 0, 1, MPI_INT, win);
    for (int t = 0; t < n; t++)
        MPI_Win_flush_local(t, win);
    return buf[0];
}

/* Case: rows of a length that vet does not know, each filled and then put */
void long_rows(MPI_Win win, int *v, int rows, int length)
{
    for (int i = 0; i < rows; i++) {
        for (int k = 0; k < length; k++)
            v[i * length + k] = k;
        MPI_Put(&v[i * length], length, MPI_INT, i, 0, length, MPI_INT, win);
    }
    MPI_Win_flush_all(win);
}

/* Case: every second pair of elements in a loop, the last pair after it */
void pairs(MPI_Win win)
{
    int v[8] = {0};
    for (int i = 0; i < 6; i += 2)
        MPI_Get(v + i, 2, MPI_INT, 1, i, 2, MPI_INT, win);
    v[6] = 1;
    MPI_Win_flush(1, win);
}

/* Case: two halves of a buffer, one element of each in an iteration */
void halves(MPI_Win win)
{
    int v[20] = {0};
    for (int i = 0; i < 10; i++) {
        MPI_Get(&v[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);
        MPI_Get(&v[10 + i], 1, MPI_INT, 1, 10 + i, 1, MPI_INT, win);
    }
    MPI_Win_flush(1, win);
}

/* Case: two parts of a buffer with an element in common, one element of each in an iteration */
void parts(MPI_Win win)
{
    int v[20] = {0};
    for (int i = 0; i < 10; i++) {
        MPI_Get(&v[i], 1, MPI_INT, 1, i, 1, MPI_INT, win); /* vet: may get-get */
        MPI_Get(&v[9 + i], 1, MPI_INT, 2, 10 + i, 1, MPI_INT, win);
    }
    MPI_Win_flush_all(win);
}
