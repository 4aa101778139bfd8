/* Stands for the real shim: says that it is there, and leaves the mark. Like
 * the real one it defines PMPI_Init, so whatever it is loaded into looks like
 * an MPI program to the stub. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Shims are compiled with -fvisibility=hidden, and not every mpi.h undoes it. */
#pragma GCC visibility push(default)
int PMPI_Init(int *argc, char ***argv);
int MPI_Init(int *argc, char ***argv);
#pragma GCC visibility pop

int PMPI_Init(int *argc, char ***argv)
{
    char path[4096];
    const char *folder = getenv("_NASTYMPI_RUN");
    if (folder) {
        snprintf(path, sizeof path, "%s/%ld", folder, (long)getpid());
        close(open(path, O_CREAT | O_WRONLY, 0600));
    }
    const char *core = strrchr(getenv("_NASTYMPI_CORE"), '/');
    fprintf(stderr, "shim with core %s\n", core + 1);
    int (*real)(int *, char ***) = (int (*)(int *, char ***))dlsym(RTLD_NEXT, "PMPI_Init");
    return real(argc, argv);
}

int MPI_Init(int *argc, char ***argv) { return PMPI_Init(argc, argv); }
