/* Which file an address of code is in. In C because only the process knows what is loaded where. */
#include "observe/module.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int find_module(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct nasty_module *m = arg;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uint64_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && m->address >= start &&
            m->address < start + info->dlpi_phdr[i].p_memsz) {
            m->bias = info->dlpi_addr;
            m->path = *info->dlpi_name ? info->dlpi_name : "/proc/self/exe";
            return 1;
        }
    }
    return 0;
}

struct nasty_module nasty_module_of(uint64_t address)
{
    struct nasty_module m = {.address = address};
    dl_iterate_phdr(find_module, &m);
    return m;
}

bool nasty_module_defines(const struct nasty_module *m, const char *name)
{
    void *handle = m->path ? dlopen(m->path, RTLD_LAZY | RTLD_NOLOAD) : NULL;
    void *entry = handle ? dlsym(handle, name) : NULL;
    Dl_info where;
    bool found = entry && dladdr(entry, &where) && (uint64_t)(uintptr_t)where.dli_fbase == m->bias;
    if (handle)
        dlclose(handle);
    return found;
}

bool nasty_module_is_binding(const struct nasty_module *m)
{
    return nasty_module_defines(m, "mpi_put_") || nasty_module_defines(m, "mpi_put_f08_");
}

bool nasty_module_is_python(const struct nasty_module *m) { return nasty_module_defines(m, "PyInit_MPI"); }

/* Open MPI has its components in files of their own. */
bool nasty_module_is_library(const struct nasty_module *m)
{
    const char *slash = m->path ? strrchr(m->path, '/') : NULL;
    return (slash && strncmp(slash, "/mca_", sizeof "/mca_" - 1) == 0) ||
           nasty_module_defines(m, "PMPI_Init");
}

const char *nasty_module_path(const struct nasty_module *m)
{
    static char path[4096];
    if (!m->path || !realpath(m->path, path))
        snprintf(path, sizeof path, "?");
    return path;
}
