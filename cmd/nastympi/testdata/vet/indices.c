/* Elements of buffers by indices, lengths and members that vet knows in part only.
 */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH = 4 };

/* Case: a ring of buffers, flushed where it begins anew */
void ring_begins(MPI_Win win, int n, int to)
{
    static int slot[DEPTH];
    for (int i = 0; i < n; i++) {
        int s = i % DEPTH;
        if (s == 0)
            MPI_Win_flush_local(to, win);
        slot[s] = i;
        MPI_Put(&slot[s], 1, MPI_INT, to, i, 1, MPI_INT, win);
    }
    MPI_Win_flush_local(to, win);
}

/* Case: a ring of buffers, flushed where it ends */
void ring_ends(MPI_Win win, int n, int to)
{
    static int slot[DEPTH];
    for (int i = 0; i < n; i++) {
        int s = i % DEPTH;
        slot[s] = i;
        MPI_Put(&slot[s], 1, MPI_INT, to, i, 1, MPI_INT, win);
        if (s == DEPTH - 1)
            MPI_Win_flush_local(to, win);
    }
    MPI_Win_flush_local(to, win);
}

/* Case: a ring of buffers, flushed in each iteration after its first round */
void ring_filled(MPI_Win win, int n, int to)
{
    static int slot[DEPTH];
    for (int i = 0; i < n; i++) {
        if (i >= DEPTH)
            MPI_Win_flush_local(to, win);
        slot[i % DEPTH] = i;
        MPI_Put(&slot[i % DEPTH], 1, MPI_INT, to, i, 1, MPI_INT, win);
    }
    MPI_Win_flush_local(to, win);
}

/* Case: a ring of buffers, flushed in every second round only */
void ring_seldom(MPI_Win win, int n, int to)
{
    static int slot[DEPTH];
    for (int i = 0; i < n; i++) {
        int s = i % DEPTH;
        if (i % (2 * DEPTH) == 0)
            MPI_Win_flush_local(to, win);
        slot[s] = i; /* vet: may put-store */
        MPI_Put(&slot[s], 1, MPI_INT, to, i, 1, MPI_INT, win);
    }
    MPI_Win_flush_local(to, win);
}

/* Case: a counter that a flush sets back */
void batch(MPI_Win win, const double *from, int n, int to)
{
    double stage[16];
    int k = 0;
    for (int i = 0; i < n; i++) {
        stage[k] = 2 * from[i];
        MPI_Put(&stage[k], 1, MPI_DOUBLE, to, i, 1, MPI_DOUBLE, win);
        if (++k == 16) {
            MPI_Win_flush_local(to, win);
            k = 0;
        }
    }
    MPI_Win_flush_local(to, win);
}

/* Case: a counter that grows in some iterations only */
void compact(MPI_Win win, const int *at, const double *from, int n, int to)
{
    double kept[100];
    int m = 0;
    for (int i = 0; i < n; i++) {
        if (at[i] < 0)
            continue;
        kept[m] = from[i];
        MPI_Put(&kept[m++], 1, MPI_DOUBLE, to, at[i], 1, MPI_DOUBLE, win);
    }
    MPI_Win_flush(to, win);
}

/* Case: an exchange with all ranks, which begins with the next one */
void all_others(MPI_Win win, int *buf, int n, int size, int rank)
{
    for (int step = 1; step < size; step++) {
        int to = (rank + step) % size;
        for (int k = 0; k < n; k++)
            buf[to * n + k] = step;
        MPI_Put(&buf[to * n], n, MPI_INT, to, 0, n, MPI_INT, win);
    }
    MPI_Win_flush_local_all(win);
}

/* Case: each rank fetches the parts of the others, and sets its own */
void own_part(MPI_Win win, float *all, int size, int rank)
{
    for (int r = 0; r < size; r++)
        if (r == rank)
            all[r] = 0;
        else
            MPI_Get(&all[r], 1, MPI_FLOAT, r, 0, 1, MPI_FLOAT, win);
    MPI_Win_flush_all(win);
}

/* Case: the epoch of the last target is kept until there is another one */
void kept_epoch(MPI_Win win, const int *target, const int *from, int n)
{
    int buf, last = -1;
    for (int i = 0; i < n; i++) {
        if (target[i] != last) {
            if (last >= 0)
                MPI_Win_unlock(last, win);
            last = target[i];
            MPI_Win_lock(MPI_LOCK_SHARED, last, 0, win);
        } else {
            MPI_Win_flush_local(last, win);
        }
        buf = from[i];
        MPI_Accumulate(&buf, 1, MPI_INT, last, 0, 1, MPI_INT, MPI_SUM, win);
    }
    if (last >= 0)
        MPI_Win_unlock(last, win);
}

/* Case: the epoch of the last target in a list is kept until there is another one */
int last_in_list(MPI_Win win, int n, const int *target)
{
    int b[64], sum = 0, last = -1;
    for (int i = 0; i < n; i++) {
        if (target[i] != last) {
            if (last >= 0)
                MPI_Win_unlock(last, win);
            MPI_Win_lock(MPI_LOCK_SHARED, target[i], 0, win);
            last = target[i];
        }
        MPI_Get(&b[i], 1, MPI_INT, target[i], i, 1, MPI_INT, win);
    }
    if (last >= 0)
        MPI_Win_unlock(last, win);
    for (int i = 0; i < n; i++)
        sum += b[i];
    return sum;
}

/* Case: the epoch of the last target in a list ends too late */
int last_too_late(MPI_Win win, int n, const int *target)
{
    int b[64], sum = 0, last = -1;
    for (int i = 0; i < n; i++) {
        if (target[i] != last) {
            if (last >= 0)
                MPI_Win_unlock(last, win);
            MPI_Win_lock(MPI_LOCK_SHARED, target[i], 0, win);
            last = target[i];
        }
        MPI_Get(&b[i], 1, MPI_INT, target[i], i, 1, MPI_INT, win);
    }
    for (int i = 0; i < n; i++)
        sum += b[i]; /* vet: must get-load */
    if (last >= 0)
        MPI_Win_unlock(last, win);
    return sum;
}

/* Case: the epoch of the last target in a list ends only if another rank was the last */
int last_not_zero(MPI_Win win, int n, const int *target)
{
    int b[64], sum = 0, last = -1;
    for (int i = 0; i < n; i++) {
        if (target[i] != last) {
            if (last >= 0)
                MPI_Win_unlock(last, win);
            MPI_Win_lock(MPI_LOCK_SHARED, target[i], 0, win);
            last = target[i];
        }
        MPI_Get(&b[i], 1, MPI_INT, target[i], i, 1, MPI_INT, win);
    }
    if (last > 0)
        MPI_Win_unlock(last, win);
    for (int i = 0; i < n; i++)
        sum += b[i]; /* vet: may get-load */
    return sum;      /* vet: may get-scope-end near */
}

struct messages {
    int n, buf[32], after;
} outgoing[8], single;

/* Case: other members of a structure to which a variable points */
void other_members(MPI_Win win, int r)
{
    struct messages *p = &outgoing[r], *q = &single;
    MPI_Put(p->buf, 32, MPI_INT, r, 0, 32, MPI_INT, win);
    MPI_Put(q->buf, q->n, MPI_INT, r, 32, q->n, MPI_INT, win);
    p->n = q->n = 0;
    p->after = q->after = 0;
    MPI_Win_flush_local(r, win);
}

/* Case: the same member of a structure to which a variable points */
void same_member(MPI_Win win, int r)
{
    struct messages *p = &outgoing[r], *q = &single;
    MPI_Put(p->buf, 32, MPI_INT, r, 0, 32, MPI_INT, win);
    MPI_Put(q->buf, q->n, MPI_INT, r, 32, q->n, MPI_INT, win);
    p->buf[31] = 0; /* vet: must put-store */
    q->buf[0] = 0;  /* vet: must put-store */
    MPI_Win_flush_local(r, win);
}

/* Case: two rows of a length that vet does not know, one in use by MPI */
void other_row(MPI_Win win, int n, int *rows)
{
    MPI_Put(rows, n, MPI_INT, 0, 0, n, MPI_INT, win);
    for (int i = 0; i < n; i++)
        rows[n + i] = 4;
    MPI_Win_flush_local(0, win);
}

/* Case: a halo of rows of a length that vet does not know, the rows between them in use */
void inner_rows(MPI_Win win, int n, float *u)
{
    MPI_Get(u, n, MPI_FLOAT, 0, 0, n, MPI_FLOAT, win);
    MPI_Get(&u[(n + 1) * n], n, MPI_FLOAT, 1, 0, n, MPI_FLOAT, win);
    for (int j = 2; j < n; j++)
        for (int i = 0; i < n; i++)
            u[j * n + i] = 0.5F * (u[(j - 1) * n + i] + u[(j + 1) * n + i]);
    MPI_Win_flush_local_all(win);
}

/* Case: elements of a buffer of a length that vet does not know */
void within(MPI_Win win, int n, int k, int *buf)
{
    MPI_Put(buf, n, MPI_INT, 0, 0, n, MPI_INT, win);
    buf[0] = 1; /* vet: must put-store */
    buf[2] = 1; /* vet: may put-store */
    for (int i = n - 1; i >= 0; i--)
        buf[i] = 1; /* vet: may put-store */
    if (k >= 0 && k < n)
        buf[k] = 1;                  /* vet: may put-store */
    memset(buf, 0, n * sizeof *buf); /* vet: must put-store */
    MPI_Win_flush(0, win);
}

/* Case: all rows of a matrix of a size that vet does not know */
void whole(MPI_Win win, int n, int m, double (*buf)[n])
{
    MPI_Put(buf[0], n * m, MPI_DOUBLE, 0, 0, n * m, MPI_DOUBLE, win);
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++)
            buf[j][i] = j; /* vet: may put-store */
    MPI_Win_flush(0, win);
}

/* Case: MPI_Testany says which buffer is free */
void free_buffer(MPI_Comm comm, int n)
{
    int v[4][8], at = 0, flag = 0;
    MPI_Request r[4];
    for (int k = 0; k < 4; k++)
        MPI_Irecv(v[k], 8, MPI_INT, 1, k, comm, &r[k]);
    for (int i = 0; i < n; i++) {
        MPI_Testany(4, r, &at, &flag, MPI_STATUS_IGNORE);
        if (flag && at != MPI_UNDEFINED) {
            v[at][0]++;
            MPI_Irecv(v[at], 8, MPI_INT, 1, at, comm, &r[at]);
        }
    }
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
}

/* Case: memory that is freed before the parts of it are complete */
void freed_parts(MPI_Win win, int bins, int part)
{
    long *counts = calloc(bins, sizeof *counts);
    for (int b = 0; b < bins; b += part)
        MPI_Accumulate(&counts[b], part, MPI_LONG, b / part, 0, part, MPI_LONG, MPI_SUM, win);
    free(counts); /* vet: may put-free */
    MPI_Win_flush_all(win);
}
