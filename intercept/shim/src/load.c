/* Finds the MPI library's functions and loads the Go core. It is C because it runs in
 * the program's process before there is any Go in it: launchers and shells which
 * inherit LD_PRELOAD never load the core. */
#include "shim.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct nasty_shim nasty = {.rank = -1};
__thread int nasty_inside __attribute__((tls_model("initial-exec")));

pthread_mutex_t nasty_mutex = PTHREAD_MUTEX_INITIALIZER;

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

static void *core_symbol(void *core, const char *name)
{
    void *symbol = dlsym(core, name);
    if (!symbol)
        nasty_internal_error("the core lacks %s", name);
    return symbol;
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

static void load_core(void)
{
    leave_mark();
    const char *path = getenv("_NASTYMPI_CORE");
    if (!path)
        nasty_internal_error("_NASTYMPI_CORE is not set: start the program with `nastympi exec`");
    void *core = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!core)
        nasty_internal_error("cannot load the core: %s", dlerror());
    nasty.core.start = core_symbol(core, "nasty_core_start");
    nasty.core.identity = core_symbol(core, "nasty_core_identity");
    nasty.core.window = core_symbol(core, "nasty_core_window");
    nasty.core.window_gone = core_symbol(core, "nasty_core_window_gone");
    nasty.core.sync = core_symbol(core, "nasty_core_sync");
    nasty.core.next = core_symbol(core, "nasty_core_next");
    nasty.core.falses = core_symbol(core, "nasty_core_falses");
    nasty.core.delay = core_symbol(core, "nasty_core_delay");
    nasty.core.left = core_symbol(core, "nasty_core_left");
    nasty.valgrind = getenv("_NASTYMPI_CLIENT") != NULL;
    nasty.settings.abi_version = NASTY_ABI_VERSION;
    int status = nasty.core.start(&nasty.settings);
    if (status != 0)
        exit(status); /* the core has said why */
}

/* On the first MPI_Init, MPI_Init_thread or MPI_Session_init. */
void nasty_load(void)
{
    static pthread_once_t loaded = PTHREAD_ONCE_INIT;
    nasty_need_library();
    pthread_once(&loaded, load_core);
}
