/* What plugin_host.c loads: MPI from initialization to finalization, with one race if the
 * argument is "racy". */
#define _GNU_SOURCE
#include "check.h"

#include <dlfcn.h>

/* Open MPI's own plugins find nothing where it is out of sight; mpi4py does this too. */
static void show_library(void)
{
#ifdef OPEN_MPI
    dlopen("libmpi.so.40", RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD);
#endif
}

int plugin_run(const char *how)
{
    MPI_Win win;
    int got = 0, value = 7;
    show_library();
    check_start(NULL, NULL);
    int *base = ints(4, &win);
    for (int i = 0; i < 10; i++)
        MPI_Accumulate(&value, 1, MPI_INT, peer, 1, 1, MPI_INT, MPI_SUM, win);
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    if (strcmp(how, "racy") != 0)
        MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], 7);
    CHECK(base[1], 70); /* each call counted once */
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(peer, win);
    CHECK(got, 7);
    drop(&win);
    return finish("plugin");
}
