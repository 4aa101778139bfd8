/* Ends with operations held, in the way that the argument names: the program's own status
 * must survive, and no operation be issued on the way out. */
#include "check.h"

#include <signal.h>
#include <unistd.h>

static void hold(MPI_Win win, int *value)
{
    MPI_Put(value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Accumulate(value, 1, MPI_INT, peer, 1, 1, MPI_INT, MPI_SUM, win);
    MPI_Put(value, 1, MPI_INT, peer, 2, 1, MPI_INT, win);
}

static void end(const char *how)
{
    if (strcmp(how, "exit") == 0) {
        fprintf(stderr, "last words\n");
        exit(3);
    }
    if (strcmp(how, "_exit") == 0)
        _exit(4);
    if (strcmp(how, "abort") == 0)
        abort();
    if (strcmp(how, "mpi_abort") == 0)
        MPI_Abort(MPI_COMM_WORLD, 7);
    volatile uintptr_t nowhere = 8;
    if (strcmp(how, "segv") == 0)
        *(volatile int *)nowhere = 1;
    if (strcmp(how, "kill") == 0)
        raise(SIGKILL);
}

int main(int argc, char **argv)
{
    MPI_Win win;
    int value = 5;
    const char *how = argc > 1 ? argv[1] : "";
    check_start(&argc, &argv);
    int *base = ints(4, &win);
    barrier();
    if (strcmp(how, "free") == 0) { /* an epoch that nothing closes, and then the end */
        MPI_Win_unlock_all(win);
        MPI_Win_fence(0, win);
        hold(win, &value);
        MPI_Win_free(&win);
        return finish("endings");
    }
    hold(win, &value);
    if (strcmp(how, "finalize") == 0)
        return MPI_Finalize();
    if (strcmp(how, "no finalize") == 0) {
        MPI_Win_flush_all(win);
        publish(win);
        CHECK(base[0], 5);
        barrier();
        exit(0);
    }
    if (rank == 0)
        end(how);
    barrier(); /* which only ends with the run */
    return 0;
}
