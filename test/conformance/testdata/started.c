/* Says in a file who started each process: `nastympi exec`, or the runner of a sweep without it. Spawned
 * children are left to the former. Arguments: the file, and "spawn" for a child. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put(void)
{
    int rank, value = 0;
    MPI_Win win;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_create(&value, sizeof value, sizeof value, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    if (rank == 1)
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    MPI_Comm other;
    MPI_Init(&argc, &argv);
    int child = argc > 2 && !strcmp(argv[2], "child");
    FILE *file = fopen(argv[1], "a");
    const char *process = getenv("_NASTYMPI_EXEC");
    fprintf(file, "%s: %s %s\n", child ? "child" : argv[0],
            process && !strcmp(process, "first") ? "runner" : "exec", getenv("_NASTYMPI_PID"));
    fclose(file);
    if (!child)
        put();
    if (child) {
        MPI_Comm_get_parent(&other);
        MPI_Comm_disconnect(&other);
    } else if (argc > 2) {
        char *words[] = {argv[1], "child", NULL};
        MPI_Comm_spawn(argv[0], words, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &other, MPI_ERRCODES_IGNORE);
        MPI_Comm_disconnect(&other);
    }
    MPI_Finalize();
    return 0;
}
