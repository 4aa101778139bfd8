/* Ends in each way that a verdict tells apart. */
#include <mpi.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
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

/* Nothing orders the put and the get. */
static void race(MPI_Win win)
{
    int cells[2] = {0, 0};
    MPI_Put(&cells[0], 1, MPI_INT, 1, 1, 1, MPI_INT, win);
    MPI_Get(&cells[1], 1, MPI_INT, 1, 1, 1, MPI_INT, win);
    MPI_Win_flush(1, win);
}

/* What a run does that another run of the same program cannot do, or does again. Returns an exit status. */
static int alone(const char *how, const char *file)
{
    int number = 0;
    if (strcmp(how, "input") == 0)
        return scanf("%d", &number) == 1 && number == 42 ? 0 : 5;
    if (strncmp(how, "takes", 5) == 0)
        return unlink(file) == 0 ? 0 : 5;
    if (strcmp(how, "says") == 0)
        puts("last job: Abort(5) on node 0: application called MPI_Abort(MPI_COMM_WORLD, 5) - process 0\n"
             "repaired: MPI_ABORT was invoked on rank 0 no longer");
    if (strcmp(how, "no newline") == 0)
        printf("result: FAIL-safe mode on");
    if (strcmp(how, "is up") == 0) {
        close(open(file, O_CREAT | O_WRONLY, 0600));
        sleep(60);
    }
    return 0;
}

/* MPI calls it in MPI_Finalize, where it stands for a library that hangs. nastympi has called it before: then
 * it fails, and so the attribute stays. */
static int hang(MPI_Comm comm, int key, void *value, void *unused)
{
    static int calls;
    (void)comm, (void)key, (void)value, (void)unused;
    if (calls++ == 0)
        return MPI_ERR_OTHER;
    for (;;)
        pause();
}

/* If ranks may be late. */
static void hang_in_finalize(void)
{
    int key;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, hang, &key, NULL);
    if (getenv("NASTY_SEED"))
        MPI_Comm_set_attr(MPI_COMM_SELF, key, NULL);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_free_keyval(&key);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "", *file = argc > 2 ? argv[2] : "";
    if (strcmp(how, "stuck in init") == 0 && is_rank_one())
        pause(); /* so that the other rank waits in MPI_Init */
    MPI_Init(&argc, &argv);
    int rank, size, *memory;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Win win;
    MPI_Win_allocate(64, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    memory[0] = FETCHED;
    MPI_Win_lock_all(0, win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (strcmp(how, "early") == 0 && rank == 0)
        early(win);
    int status = rank == 0 ? alone(how, file) : 0;
    if (status && strcmp(how, "takes and races") == 0)
        race(win);
    if (status)
        exit(status);
    if (strcmp(how, "crash") == 0 && rank == size - 1)
        raise(SIGSEGV);
    if (strcmp(how, "abort") == 0 && rank == 1)
        MPI_Abort(MPI_COMM_WORLD, 13);
    if (strcmp(how, "sleep") == 0)
        sleep(60);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    if (strcmp(how, "stuck in finalize") == 0)
        hang_in_finalize();
    MPI_Finalize();
    if (strcmp(how, "stuck after finalize") == 0 && getenv("NASTY_SEED"))
        pause();
    return strcmp(how, "status") == 0 ? 6 : 0;
}
