/* A child sends two messages to a parent, which receives one (MPI 4.1, 11.2.2 and 11.8.2). With -DFIXED it
 * receives both. So does the first parent, over the merged communicator. The parents send to both children,
 * which receive what they get. */
#include <mpi.h>

enum { CHILDREN = 2, UP = 7, DOWN, MERGED };

static int rank;
static MPI_Comm family;

static void parents(char *program)
{
    int value = rank;
    MPI_Comm_spawn(program, MPI_ARGV_NULL, CHILDREN, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &family,
                   MPI_ERRCODES_IGNORE);
    for (int child = 0; child < CHILDREN; child++)
        MPI_Send(&value, 1, MPI_INT, child, DOWN, family);
    if (rank == 1) {
        MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, UP, family, MPI_STATUS_IGNORE);
#ifdef FIXED
        MPI_Recv(&value, 1, MPI_INT, 1, UP, family, MPI_STATUS_IGNORE);
#endif
    }
}

static void children(void)
{
    int value = rank, parents;
    MPI_Request request;
    MPI_Comm_remote_size(family, &parents);
    if (rank == 1)
        for (int i = 0; i < 2; i++)
            MPI_Send(&value, 1, MPI_INT, 1, UP, family); /* message-not-received */
    for (int parent = 0; parent < parents; parent++) {
        MPI_Irecv(&value, 1, MPI_INT, parent, DOWN, family, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
}

/* The parents come first. */
static void together(int high)
{
    int value = rank, own, size;
    MPI_Comm all;
    MPI_Intercomm_merge(family, high, &all);
    MPI_Comm_rank(all, &own);
    MPI_Comm_size(all, &size);
    if (own == size - 1)
        for (int i = 0; i < 2; i++)
            MPI_Send(&value, 1, MPI_INT, 0, MERGED, all); /* message-not-received */
    if (own == 0) {
        MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, MERGED, all, MPI_STATUS_IGNORE);
#ifdef FIXED
        MPI_Recv(&value, 1, MPI_INT, size - 1, MERGED, all, MPI_STATUS_IGNORE);
#endif
    }
    MPI_Comm_free(&all);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_get_parent(&family);
    int child = family != MPI_COMM_NULL;
    if (child)
        children();
    else
        parents(argv[0]);
    together(child);
    MPI_Barrier(family);
    MPI_Comm_free(&family);
    return MPI_Finalize();
}
