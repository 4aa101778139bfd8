/* Functions that return structures, which they make where their callers want them. */
#include <mpi.h>

struct handle {
    MPI_Request request;
    long amounts[4];
};

static struct handle started(double *b, MPI_Comm comm)
{
    struct handle h;
    h.amounts[0] = 4;
    MPI_Irecv(b, 4, MPI_DOUBLE, 0, 0, comm, &h.request);
    return h;
}

/* Case: a request in a structure that a function returns */
void request_returned(double *b, MPI_Comm comm)
{
    struct handle h = started(b, comm);
    MPI_Wait(&h.request, MPI_STATUS_IGNORE);
    b[0] += 1;
}

/* Case: a request in a structure that a function returns, waited for too late */
void request_returned_late(double *b, MPI_Comm comm)
{
    struct handle h = started(b, comm);
    b[0] = 1; /* vet: must receive-store */
    MPI_Wait(&h.request, MPI_STATUS_IGNORE);
}

struct five {
    int a[5];
};

static struct five cache;

/* Case: a copy that is returned while the original is fetched */
struct five copy_returned(MPI_Win win)
{
    MPI_Get(cache.a, 5, MPI_INT, 0, 0, 5, MPI_INT, win);
    return cache; /* vet: must get-load */
}

/* Case: a copy that is returned when the original has been fetched */
struct five fetched_copy_returned(MPI_Win win)
{
    MPI_Get(cache.a, 5, MPI_INT, 0, 0, 5, MPI_INT, win);
    MPI_Win_flush(0, win);
    return cache;
}
