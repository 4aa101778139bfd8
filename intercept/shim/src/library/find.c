/* Finds the MPI library's functions. It is C because only the program's own dynamic linker knows
 * where they are. Launchers and shells which inherit LD_PRELOAD never come here. */
#include "shim.h"
#include "core/questions.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Only PMPI_ names, and only behind this object: by its own names it would find itself. */
static void find_library(void)
{
    const char *late = getenv("_NASTYMPI_LIBRARY");
    void *library = late ? nasty_late_library(late) : RTLD_NEXT;
    for (const struct nasty_name *n = nasty_names; n->name; n++)
        *n->slot = dlsym(library, n->name);
    if (!real.Put)
        nasty_internal_error("no MPI library follows the shim: PMPI_Put not found");
    nasty.library = true;
}

void nasty_find_library(void)
{
    static pthread_once_t found = PTHREAD_ONCE_INIT;
    pthread_once(&found, find_library);
}

/* `nastympi run` counts the processes that came this far. */
static void leave_mark(void)
{
    const char *dir = getenv("_NASTYMPI_RUN");
    if (!dir)
        return;
    char path[4096];
    snprintf(path, sizeof path, "%s/%ld", dir, (long)getpid());
    int fd = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (fd >= 0)
        close(fd);
}

/* On the first MPI_Init, MPI_Init_thread or MPI_Session_init. */
static void load(void)
{
    nasty.valgrind = getenv("_NASTYMPI_CLIENT") != NULL;
    leave_mark();
    nasty_core_start();
}

void nasty_load(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    nasty_need_library();
    pthread_once(&once, load);
}

static void loaded(void) { nasty_core_settings(&nasty.settings); }

void nasty_loaded(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, loaded);
}
