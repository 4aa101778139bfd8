/* The buffer of a message is a vector whose scope ends before MPI_Wait (3.7.2). With -DFIXED it lives longer.
 */
#include "check.h"

#include <vector>

static MPI_Request request;

static void begin(std::vector<int> &values)
{
    if (rank == 0)
        MPI_Isend(values.data(), (int)values.size(), MPI_INT, 1, 0, MPI_COMM_WORLD, &request); /* the send */
    else
        MPI_Irecv(values.data(), (int)values.size(), MPI_INT, 0, 0, MPI_COMM_WORLD, &request);
}

static void exchange(void)
{
    std::vector<int> values(100, rank);
    begin(values);
#ifdef FIXED
    MPI_Wait(&request, MPI_STATUS_IGNORE);
#endif
} /* the end of the scope */

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    exchange();
#ifndef FIXED
    MPI_Wait(&request, MPI_STATUS_IGNORE);
#endif
    return finish("scope");
}
