/* Loops that test requests, until flags or the requests say that the operations are complete. */

#include <mpi.h>
#include <stdbool.h>

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
