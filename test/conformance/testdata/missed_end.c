/* If the file that the argument names is there, rank 0 removes it, and stops the launcher for four seconds
 * while MPI_Finalize tells that of the rank's end. Open MPI's does not hear of it in time
 * (doc/library-bugs.md). */
#define _GNU_SOURCE
#include "check.h"
#include <dlfcn.h>
#include <signal.h>
#include <unistd.h>

static const char *file;

int PMIx_Finalize(const void *info, size_t n);
int PMIx_Finalize(const void *info, size_t n)
{
    __typeof__(PMIx_Finalize) *next = (__typeof__(next))dlsym(RTLD_NEXT, "PMIx_Finalize");
    pid_t launcher = getppid();
    if (rank == 0 && file && unlink(file) == 0 && kill(launcher, SIGSTOP) == 0 && fork() == 0) {
        sleep(4);
        kill(launcher, SIGCONT);
        _exit(0);
    }
    return next(info, n);
}

int main(int argc, char **argv)
{
    MPI_Win win;
    int value = 7;
    check_start(&argc, &argv);
    ints(4, &win);
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    drop(&win);
    file = argc > 1 ? argv[1] : NULL;
    return finish("missed_end");
}
