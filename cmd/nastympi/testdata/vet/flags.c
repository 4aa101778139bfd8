/* Loops that test requests, until flags or the requests say that the operations are complete. */

#include <mpi.h>
#include <stdbool.h>

/* Case: tests of each request in a loop, until it is null */
int until_null(MPI_Comm comm)
{
    int b[2];
    MPI_Request q[2];
    for (int i = 0; i < 2; i++)
        MPI_Irecv(&b[i], 1, MPI_INT, 1, i, comm, &q[i]);
    for (int i = 0; i < 2; i++)
        while (q[i] != MPI_REQUEST_NULL) {
            int flag;
            MPI_Test(&q[i], &flag, MPI_STATUS_IGNORE);
        }
    return b[0] + b[1];
}

/* Case: tests of each request in a loop, until it is null */
int until_null_get(MPI_Win win)
{
    int b[2];
    MPI_Request q[2];
    for (int i = 0; i < 2; i++)
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &q[i]);
    for (int i = 0; i < 2; i++)
        for (;;) {
            int flag;
            MPI_Test(&q[i], &flag, MPI_STATUS_IGNORE);
            if (q[i] == MPI_REQUEST_NULL)
                break;
        }
    return b[0] + b[1];
}

/* Case: tests of each request in a loop, until it is null */
int until_null_pointer(MPI_Win win)
{
    int b[2] = {0}, c[2];
    MPI_Request q[2];
    MPI_Rget(c, 2, MPI_INT, 1, 0, 2, MPI_INT, win, &q[0]);
    MPI_Rput(b, 2, MPI_INT, 1, 2, 2, MPI_INT, win, &q[1]);
    for (MPI_Request *p = q; p < q + 2; p++)
        while (*p != MPI_REQUEST_NULL) {
            int flag;
            MPI_Test(p, &flag, MPI_STATUS_IGNORE);
        }
    b[0] = c[0];
    return b[0];
}

/* Case: tests of each request of another array, until it is null */
int other_until_null(MPI_Comm comm)
{
    int b[2], c[2];
    MPI_Request q[2], r[2];
    for (int i = 0; i < 2; i++) {
        MPI_Irecv(&b[i], 1, MPI_INT, 1, i, comm, &q[i]);
        MPI_Irecv(&c[i], 1, MPI_INT, 2, i, comm, &r[i]);
    }
    for (int i = 0; i < 2; i++)
        while (r[i] != MPI_REQUEST_NULL) {
            int flag;
            MPI_Test(&r[i], &flag, MPI_STATUS_IGNORE);
        }
    c[0] += b[0]; /* vet: must receive-load */
    MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
    return c[0];
}

/* Case: tests of each request of another array, until it is null */
int other_until_null_get(MPI_Win win)
{
    int b[2], c[2];
    MPI_Request q[2], r[2];
    for (int i = 0; i < 2; i++) {
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &q[i]);
        MPI_Rget(&c[i], 1, MPI_INT, 2, i, 1, MPI_INT, win, &r[i]);
    }
    for (int i = 0; i < 2; i++)
        while (r[i] != MPI_REQUEST_NULL) {
            int flag;
            MPI_Test(&r[i], &flag, MPI_STATUS_IGNORE);
        }
    c[0] += b[0]; /* vet: must get-load */
    MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
    return c[0];
}

/* Case: requests that are null or not, and no test */
int only_null(MPI_Comm comm)
{
    int b[2], n = 0;
    MPI_Request q[2];
    for (int i = 0; i < 2; i++)
        MPI_Irecv(&b[i], 1, MPI_INT, 1, i, comm, &q[i]);
    for (int i = 0; i < 2; i++)
        n += q[i] != MPI_REQUEST_NULL;
    n += b[0]; /* vet: must receive-load */
    MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
    return n;
}

/* Case: a logical flag for each request, which a test sets */
int logical(MPI_Comm comm)
{
    int b[3];
    bool done[3] = {false};
    MPI_Request q[3];
    for (int i = 0; i < 3; i++)
        MPI_Irecv(&b[i], 1, MPI_INT, i, 0, comm, &q[i]);
    for (int i = 0; i < 3; i++)
        while (!done[i]) {
            int flag;
            MPI_Test(&q[i], &flag, MPI_STATUS_IGNORE);
            done[i] = flag;
        }
    return b[0] + b[2];
}

/* Case: a logical flag for each request, which the program sets without a test */
int without_test(MPI_Comm comm)
{
    int b[3], n = 0;
    bool done[3] = {false};
    MPI_Request q[3];
    for (int i = 0; i < 3; i++)
        MPI_Irecv(&b[i], 1, MPI_INT, i, 0, comm, &q[i]);
    for (int i = 0; i < 3; i++)
        while (!done[i])
            done[i] = true;
    n += b[0]; /* vet: must receive-load */
    MPI_Waitall(3, q, MPI_STATUSES_IGNORE);
    return n;
}

/* Case: a logical flag that says that a receive is not complete */
int not_complete(MPI_Comm comm)
{
    int b, flag, sum = 0;
    bool done;
    MPI_Request q;
    MPI_Irecv(&b, 1, MPI_INT, 1, 0, comm, &q);
    MPI_Test(&q, &flag, MPI_STATUS_IGNORE);
    done = flag;
    if (!done) {
        sum += b; /* vet: must receive-load */
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    }
    return sum + b;
}

struct fetch {
    MPI_Request q;
    bool done;
};

static bool test(struct fetch *f)
{
    if (!f->done) {
        int flag;
        MPI_Test(&f->q, &flag, MPI_STATUS_IGNORE);
        f->done = flag;
    }
    return f->done;
}

/* Case: a logical flag in a structure with each request */
int member(MPI_Win win)
{
    int b[3];
    struct fetch f[3];
    for (int i = 0; i < 3; i++) {
        f[i].done = false;
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &f[i].q);
    }
    for (int i = 0; i < 3; i++)
        while (!test(&f[i]))
            ;
    return b[0] + b[2];
}

/* Case: a logical flag in another structure than the request */
int other_member(MPI_Win win)
{
    int b[3], n = 0;
    MPI_Request q[3];
    struct fetch f[3];
    for (int i = 0; i < 3; i++) {
        f[i].done = false;
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &q[i]);
        MPI_Rget(&n, 0, MPI_INT, 1, i, 0, MPI_INT, win, &f[i].q);
    }
    for (int i = 0; i < 3; i++)
        while (!test(&f[i]))
            ;
    n += b[0]; /* vet: must get-load */
    MPI_Waitall(3, q, MPI_STATUSES_IGNORE);
    return n;
}

/* Case: tests of active requests, until none is left */
void progress(MPI_Win win)
{
    int b[4] = {1, 2, 3, 4}, left = 4, active[4];
    MPI_Request q[4];
    for (int i = 0; i < 4; i++) {
        MPI_Rput(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &q[i]);
        active[i] = 1;
    }
    while (left > 0)
        for (int i = 0; i < 4; i++)
            if (active[i]) {
                int flag;
                MPI_Test(&q[i], &flag, MPI_STATUS_IGNORE);
                if (flag) {
                    active[i] = 0;
                    left--;
                }
            }
    b[0] = 0;
}

/* Case: tests of active requests of another array, until none is left */
void other_progress(MPI_Win win)
{
    int b[4] = {1, 2, 3, 4}, c[4] = {1, 2, 3, 4}, left = 4, active[4];
    MPI_Request q[4], r[4];
    for (int i = 0; i < 4; i++) {
        MPI_Rput(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &q[i]);
        MPI_Rput(&c[i], 1, MPI_INT, 2, i, 1, MPI_INT, win, &r[i]);
        active[i] = 1;
    }
    while (left > 0)
        for (int i = 0; i < 4; i++)
            if (active[i]) {
                int flag;
                MPI_Test(&r[i], &flag, MPI_STATUS_IGNORE);
                if (flag) {
                    active[i] = 0;
                    left--;
                }
            }
    b[0] = 0; /* vet: must put-store */
    MPI_Waitall(4, q, MPI_STATUSES_IGNORE);
}

/* Case: tests of all requests, until the flags of one round are all true */
int rounds(MPI_Win win)
{
    int b[4], all;
    MPI_Request q[4];
    for (int i = 0; i < 4; i++)
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &q[i]);
    do {
        all = 1;
        for (int i = 0; i < 4; i++) {
            int flag;
            MPI_Test(&q[i], &flag, MPI_STATUS_IGNORE);
            all = all && flag;
        }
    } while (!all);
    return b[3];
}

/* Case: tests of all requests, and their buffers used before the program looks at a flag */
int before_flags(MPI_Win win)
{
    int b[4], flag[4], n = 0;
    MPI_Request q[4];
    for (int i = 0; i < 4; i++)
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &q[i]);
    for (int i = 0; i < 4; i++)
        MPI_Test(&q[i], &flag[i], MPI_STATUS_IGNORE);
    n += b[3]; /* vet: may get-load */
    for (int i = 0; i < 4; i++)
        if (!flag[i])
            MPI_Wait(&q[i], MPI_STATUS_IGNORE);
    return n;
}

/* Case: a test whose flag decides nothing about the buffer */
int decides_nothing(MPI_Win win)
{
    int b, flag, n = 0;
    MPI_Request q;
    MPI_Rget(&b, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &q);
    MPI_Test(&q, &flag, MPI_STATUS_IGNORE);
    if (flag)
        n++;
    n += b; /* vet: may get-load */
    if (!flag)
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    return n;
}

/* Case: a logical condition and its opposite */
int opposite(MPI_Win win, bool on)
{
    int b = 0;
    if (on)
        MPI_Get(&b, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (!on)
        return 0;
    MPI_Win_flush(1, win);
    return b;
}

/* Case: a logical condition and its opposite, and no flush where the operation is pending */
int opposite_without_flush(MPI_Win win, bool on)
{
    int b = 0;
    if (!on)
        MPI_Get(&b, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (on)
        MPI_Win_flush(1, win);
    return b; /* vet: must get-load */
}
