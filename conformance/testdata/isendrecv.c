/* MPI_Isendrecv (MPI 4.1, 3.10) in a ring, by name and with wildcards. With `status`, the status must say
 * what was received. */
#include "check.h"

enum { TAG = 5 };

#if MPI_VERSION >= 4
static void shift(int source, int tag, int check_status)
{
    int next = (rank + 1) % size, previous = (rank + size - 1) % size, got = -1, count;
    MPI_Request request;
    MPI_Status status;
    MPI_Isendrecv(&rank, 1, MPI_INT, next, TAG, &got, 1, MPI_INT, source, tag, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, &status);
    CHECK(got, previous);
    if (check_status) {
        MPI_Get_count(&status, MPI_INT, &count);
        CHECK(status.MPI_SOURCE, previous);
        CHECK(status.MPI_TAG, TAG);
        CHECK(count, 1);
    }
}
#endif

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
#if MPI_VERSION >= 4
    shift((rank + size - 1) % size, TAG, argc > 1);
    barrier();
    shift(MPI_ANY_SOURCE, MPI_ANY_TAG, argc > 1);
#endif
    return finish("isendrecv");
}
