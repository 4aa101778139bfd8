/* A race beside MPI_Comm_spawn (MPI 4.1, 11.8.2): rank 2 gets what rank 0 has put, but only its children may
 * have heard of that. Another race is among the children: they have a world of their own. With -DFIXED a
 * barrier tells them. */
#include "check.h"

/* Rank 2 has two children. */
static MPI_Comm spawned(char *program)
{
    MPI_Comm children = MPI_COMM_NULL;
    if (rank == 2)
        MPI_Comm_spawn(program, MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_SELF, &children,
                       MPI_ERRCODES_IGNORE);
    return children;
}

static void among_children(void)
{
    MPI_Win win;
    int value = 7, got = -1;
    ints(4, &win);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_flush(1, win);
    }
#ifdef FIXED
    barrier();
#endif
    if (rank == 1)
        MPI_Get(&got, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-ranks */
    drop(&win);
}

int main(int argc, char **argv)
{
    MPI_Win win;
    MPI_Comm between;
    int value = 7, got = -1;
    check_start(&argc, &argv);
    MPI_Comm_get_parent(&between);
    if (between == MPI_COMM_NULL) {
        ints(4, &win);
        if (rank == 0) {
            MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
            MPI_Win_flush(1, win);
        }
        between = spawned(argv[0]);
#ifdef FIXED
        barrier();
#endif
        if (rank == 2)
            MPI_Get(&got, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-ranks */
        drop(&win);
    } else {
        among_children();
    }
    if (between != MPI_COMM_NULL)
        MPI_Comm_disconnect(&between);
    return MPI_Finalize();
}
