/* Ends in each way that a verdict tells apart. */
#include <mpi.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* By what launchers tell their processes. */
static int is_rank_one(void)
{
    const char *rank = getenv("PMI_RANK") ? getenv("PMI_RANK") : getenv("OMPI_COMM_WORLD_RANK");
    return rank && strcmp(rank, "1") == 0;
}

enum { BEFORE = 7, FETCHED = 5 };

/* Uses the buffer of a get that is not complete. */
static void early(MPI_Win win)
{
    int seen = BEFORE;
    MPI_Get(&seen, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (seen != BEFORE && seen != FETCHED)
        exit(4);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    if (strcmp(how, "stuck in init") == 0 && is_rank_one())
        pause(); /* so that the other rank waits in MPI_Init */
    MPI_Init(&argc, &argv);
    int rank, *memory;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win win;
    MPI_Win_allocate(64, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    memory[0] = FETCHED;
    MPI_Win_lock_all(0, win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (strcmp(how, "early") == 0 && rank == 0)
        early(win);
    if (strcmp(how, "crash") == 0 && rank == 1)
        raise(SIGSEGV);
    if (strcmp(how, "abort") == 0 && rank == 1)
        MPI_Abort(MPI_COMM_WORLD, 13);
    if (strcmp(how, "sleep") == 0)
        sleep(60);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Finalize();
    return strcmp(how, "status") == 0 ? 6 : 0;
}
