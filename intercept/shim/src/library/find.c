/* Finds the MPI library's functions. In C because only the program's own dynamic linker knows where they
 * are. Launchers and shells that inherit LD_PRELOAD never come here. */
#include "library/find.h"

#include "calls.h"
#include "library/dlopened.h"
#include "process/environment.h"
#include "process/message.h"

#include <dlfcn.h>
#include <pthread.h>

static void *library = RTLD_NEXT;

/* Looks up PMPI_ names only, and only in objects after this one: by its own names the shim would find
 * itself. */
static void find_library(void)
{
    const char *later = nasty_variable("_NASTYMPI_LIBRARY");
    if (later)
        library = nasty_dlopened_library(later);
    for (const struct nasty_name *n = nasty_names; n->name; n++)
        *n->slot = dlsym(library, n->name);
    if (!real.Put)
        nasty_internal_error("no MPI library follows the shim: PMPI_Put not found");
    nasty.library = true;
}

void *nasty_library_function(const char *name)
{
    nasty_need_library();
    return dlsym(library, name);
}

void nasty_find_library(void)
{
    static pthread_once_t found = PTHREAD_ONCE_INIT;
    pthread_once(&found, find_library);
}
