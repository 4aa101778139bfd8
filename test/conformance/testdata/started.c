/* Says in a file who started each process: `nastympi exec`, or the runner of a sweep without it. Spawned
 * children are left to the former. Arguments: the file, and "spawn" or "hasty" for a child. MPICH 5.0.2 fails
 * in MPI_Comm_spawn, or in the child's MPI_Init, if a process that it connects has already ended, and
 * MPI_Comm_disconnect waits for nobody. So all wait for each other, unless they are hasty. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void leave(MPI_Comm other, const char *how)
{
    if (strcmp(how, "hasty") != 0)
        MPI_Barrier(other);
    MPI_Comm_disconnect(&other);
}

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
    int child = argc > 3;
    FILE *file = fopen(argv[1], "a");
    const char *process = getenv("_NASTYMPI_EXEC");
    fprintf(file, "%s: %s %s\n", child ? "child" : argv[0],
            process && !strcmp(process, "first") ? "runner" : "exec", getenv("_NASTYMPI_PID"));
    fclose(file);
    if (!child)
        put();
    if (child) {
        MPI_Comm_get_parent(&other);
        leave(other, argv[3]);
    } else if (argc > 2) {
        char *words[] = {argv[1], "child", argv[2], NULL};
        MPI_Comm_spawn(argv[0], words, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &other, MPI_ERRCODES_IGNORE);
        leave(other, argv[2]);
    }
    MPI_Finalize();
    return 0;
}
