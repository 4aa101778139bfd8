/* Finds an MPI library that the program loads with dlopen, as Python's modules and plugins do. In C
 * because only the program's own dynamic linker knows what is loaded.
 *
 * The shim precedes that library all the same: preloaded objects come first in every lookup. But RTLD_NEXT
 * may not find the library (process/loaded.c).
 * `nastympi exec` says in _NASTYMPI_LIBRARY which library it is. */
#include "library/dlopened.h"

#include "process/loaded.h"
#include "process/message.h"

#include <dlfcn.h>
#include <mpi.h>
#include <stddef.h>
#include <stdint.h>

static const void *library_base(void *object, const char **file)
{
    void *entry = dlsym(object, "PMPI_Init");
    Dl_info info;
    if (!entry || entry == (void *)PMPI_Init || !dladdr(entry, &info))
        return NULL;
    *file = info.dli_fname;
    return info.dli_fbase;
}

/* The file of an MPI library that is loaded beside ours, or NULL. */
static const void *other_library(void *object, void *ours)
{
    const char *file;
    const void *base = library_base(object, &file);
    return base && base != ours ? file : NULL;
}

/* The shim itself may have loaded the library that it was compiled for, so that this one is loaded does
 * not prove that the program uses it. With any other library, handles would mean something else. */
void *nasty_dlopened_library(const char *path)
{
    const char *file;
    void *library = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    const void *ours = library ? library_base(library, &file) : NULL;
    const char *other = nasty_loaded_find(other_library, (void *)(uintptr_t)ours);
    if (other)
        nasty_refuse("this program loaded the MPI library %s, but nastympi was prepared for %s: set "
                     "NASTY_LIBRARY=%s",
                     other, path, other);
    if (!library)
        nasty_refuse("this program calls MPI, but has not loaded %s: set NASTY_LIBRARY to the MPI library "
                     "that it loads",
                     path);
    return library;
}
