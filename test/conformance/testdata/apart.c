/* Whether ranks are kept apart: those of one node can share a window (MPI 4.1, 12.2.3), and ranks
 * that are not reached by shared memory cannot, or are not of one node to begin with. */
#include "check.h"

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Comm node;
    MPI_Win win;
    int *base, ranks, failed;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
    MPI_Comm_size(node, &ranks);
    MPI_Comm_set_errhandler(node, MPI_ERRORS_RETURN);
    failed = MPI_Win_allocate_shared(16, 1, MPI_INFO_NULL, node, &base, &win);
    if (!failed)
        MPI_Win_free(&win);
    CHECK(ranks == 2 && !failed, !strcmp(argv[1], "shared"));
    MPI_Comm_free(&node);
    return finish("apart");
}
