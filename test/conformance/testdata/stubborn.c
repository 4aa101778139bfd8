/* A program that nothing but SIGKILL ends: it ignores all other signals, and no longer has the environment by
 * which nastympi would know it. Its ranks say that they are up by files in the folder of its argument. */
#define _GNU_SOURCE
#include "check.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    extern char **environ;
    char file[4096];
    check_start(&argc, &argv);
    if (argc < 2)
        return MPI_Finalize();
    for (int s = 1; s < NSIG; s++)
        if (s != SIGSEGV && s != SIGBUS && s != SIGCHLD)
            signal(s, SIG_IGN);
    for (char **v = environ; *v; v++)
        memset(*v, 'x', strlen(*v));
    snprintf(file, sizeof file, "%s/rank-%d-%ld", argv[1], rank, (long)getpid());
    close(open(file, O_CREAT | O_WRONLY, 0600));
    for (;;)
        pause();
}
