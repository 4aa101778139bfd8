// Functions that return structures, which they make where their callers want them.

#include <array>
#include <mpi.h>

static MPI_Status finished(MPI_Request *q)
{
    MPI_Status s;
    MPI_Wait(q, &s);
    return s;
}

// Case: a function that waits, and returns the status
int status_returned(double *b, MPI_Comm comm)
{
    MPI_Request q;
    MPI_Irecv(b, 4, MPI_DOUBLE, 0, 0, comm, &q);
    MPI_Status s = finished(&q);
    b[0] += s.MPI_TAG;
    return s.MPI_SOURCE;
}

// Case: a function that waits for another request, and returns the status
int other_status_returned(double *b, double *c, MPI_Comm comm)
{
    MPI_Request q, r;
    MPI_Irecv(b, 4, MPI_DOUBLE, 0, 0, comm, &q);
    MPI_Irecv(c, 4, MPI_DOUBLE, 0, 1, comm, &r);
    MPI_Status s = finished(&r);
    b[0] = s.MPI_TAG; // vet: must receive-store
    MPI_Wait(&q, MPI_STATUS_IGNORE);
    return s.MPI_SOURCE;
}

struct receipt {
    MPI_Status status;
    bool done;
};

static receipt tested(MPI_Request *q)
{
    receipt r;
    int flag;
    MPI_Test(q, &flag, &r.status);
    r.done = flag != 0;
    return r;
}

// Case: a function that tests, and returns the flag beside the status
int tested_returned(int *b, MPI_Comm comm)
{
    MPI_Request q;
    MPI_Irecv(b, 1, MPI_INT, 0, 0, comm, &q);
    while (!tested(&q).done)
        ;
    return *b;
}

// Case: a structure that is returned, and changed while it is fetched
std::array<int, 5> changed_returned(MPI_Win win)
{
    std::array<int, 5> f;
    MPI_Win_lock_all(0, win);
    MPI_Get(f.data(), 5, MPI_INT, 0, 0, 5, MPI_INT, win);
    f[1] = 3; // vet: must get-store
    MPI_Win_unlock_all(win);
    return f;
}

// Case: a structure that is returned when it has been fetched
std::array<int, 5> fetched_returned(MPI_Win win)
{
    std::array<int, 5> f;
    MPI_Win_lock_all(0, win);
    MPI_Get(f.data(), 5, MPI_INT, 0, 0, 5, MPI_INT, win);
    MPI_Win_unlock_all(win);
    f[1] = 3;
    return f;
}
