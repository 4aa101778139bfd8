/* Walks the dynamic linker's list. A library that was loaded with RTLD_LOCAL is in no scope but that of its
 * users, so RTLD_NEXT does not find it. In C because only the program's own dynamic linker knows what is
 * loaded. */
#include "process/loaded.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>

const void *nasty_loaded_find(const void *(*visit)(void *object, void *arg), void *arg)
{
    const void *found = NULL;
    struct link_map *map = NULL;
    void *self = dlopen(NULL, RTLD_LAZY);
    if (!self || dlinfo(self, RTLD_DI_LINKMAP, &map) != 0)
        return NULL;
    for (; map && !found; map = map->l_next) {
        void *object = map->l_name[0] ? dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD) : NULL;
        found = object ? visit(object, arg) : NULL;
    }
    return found;
}
