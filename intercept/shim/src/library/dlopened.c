/* Finds an MPI library that the program loads by dlopen, as Python's modules and plugins
 * do. It is C because only the program's own dynamic linker knows what is loaded.
 *
 * The shim is in front all the same: preloaded objects come first in every lookup. But what
 * is behind it cannot be found by RTLD_NEXT, since a library loaded with RTLD_LOCAL is in no
 * scope but that of its users. `nastympi exec` says which library it is to be. */
#include "shim.h"

#include <dlfcn.h>
#include <link.h>
#include <string.h>

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
static const char *other_library(const void *ours)
{
    struct link_map *map = NULL;
    void *self = dlopen(NULL, RTLD_LAZY);
    if (!self || dlinfo(self, RTLD_DI_LINKMAP, &map) != 0)
        return NULL;
    for (; map; map = map->l_next) {
        void *object = map->l_name[0] ? dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD) : NULL;
        const char *file;
        const void *base = object ? library_base(object, &file) : NULL;
        if (base && base != ours)
            return file;
    }
    return NULL;
}

/* The library that the shim was compiled for, which may have brought it along: that it is
 * loaded does not tell that the program uses it. With any other, handles would mean something
 * else. */
void *nasty_late_library(const char *path)
{
    const char *file;
    void *library = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    const char *other = other_library(library ? library_base(library, &file) : NULL);
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
