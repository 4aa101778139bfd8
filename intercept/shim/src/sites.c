/* Call sites: from where in the program an MPI function is called, as a small number. It is
 * C because the return address is there for a moment only; which sites are left alone is
 * decided in Go. */
#include "shim.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* As many as a number has bits for, at most half of the table's places. */
enum { TABLE = 1 << (NASTY_SITE_BITS + 1), BINDING = 1 << 30 };

struct site {
    _Atomic uint64_t address; /* return address; 0: free */
    uint32_t call;
    uint32_t number; /* with NASTY_LEFT_ALONE or BINDING; written before the address */
};

static struct site *sites; /* grows never, so that it may be read without the lock */
static uint32_t nsites;
static pthread_mutex_t sites_mutex = PTHREAD_MUTEX_INITIALIZER;

__thread uint32_t nasty_site;

void nasty_sites_start(void)
{
    nasty.watched = nasty.watched || nasty.settings.trace || nasty.settings.sites;
    sites = calloc(TABLE, sizeof *sites);
    if (!sites)
        nasty_internal_error("out of memory: table of call sites");
}

/* The place of a site, or where it would be. */
static struct site *place(uint64_t address, uint32_t call)
{
    uint64_t i = (address * 0x9e3779b97f4a7c15u + call * 0x85ebca6bu) >> (63 - NASTY_SITE_BITS);
    for (;; i++) {
        struct site *s = &sites[i % TABLE];
        uint64_t there = s->address;
        if (!there || (there == address && s->call == call))
            return s;
    }
}

/* The file that an address is in, and the bias of that file's own addresses. */
struct module {
    uint64_t address;
    uint64_t bias;
    const char *path;
};

static int find_module(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct module *m = arg;
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

static struct module module_of(uint64_t address)
{
    struct module m = {.address = address};
    dl_iterate_phdr(find_module, &m);
    return m;
}

/* Whether the file is one that turns Fortran's calls into C's. */
static bool is_binding(const struct module *m)
{
    static const char *const entries[] = {"mpi_put_", "mpi_put_f08_"};
    void *handle = m->path ? dlopen(m->path, RTLD_LAZY | RTLD_NOLOAD) : NULL;
    bool found = false;
    Dl_info where;
    for (int i = 0; handle && i < 2; i++) {
        void *entry = dlsym(handle, entries[i]);
        found = found || (entry && dladdr(entry, &where) && (uint64_t)(uintptr_t)where.dli_fbase == m->bias);
    }
    if (handle)
        dlclose(handle);
    return found;
}

static uint32_t number_of(uint64_t address, uint32_t call)
{
    struct module m = module_of(address);
    if (is_binding(&m))
        return BINDING;
    char path[4096];
    if (!m.path || !realpath(m.path, path))
        snprintf(path, sizeof path, "?");
    bool left = nasty.settings.sites && nasty.core.left(path, address - m.bias);
    nasty_trace_site(nsites + 1, call, left, address - m.bias, path);
    return ++nsites | (left ? NASTY_LEFT_ALONE : 0);
}

static uint32_t site_of(uint64_t address, uint32_t call)
{
    struct site *s = place(address, call);
    if (LIKELY(s->address))
        return s->number;
    pthread_mutex_lock(&sites_mutex);
    s = place(address, call);
    if (!s->address && nsites < TABLE / 2 - 1) {
        s->number = number_of(address, call);
        s->call = call;
        s->address = address;
    }
    uint32_t number = s->address ? s->number : 0;
    pthread_mutex_unlock(&sites_mutex);
    return number;
}

/* The first caller that is neither the shim nor a binding. */
static uint32_t behind_binding(uint64_t address, uint32_t call)
{
    enum { DEEPEST = 16 };
    void *frames[DEEPEST];
    int n = backtrace(frames, DEEPEST), i = 0;
    while (i < n && (uint64_t)(uintptr_t)frames[i] != address)
        i++;
    for (; i < n; i++) {
        uint32_t site = site_of((uint64_t)(uintptr_t)frames[i], call);
        if (!(site & BINDING))
            return site;
    }
    return 0;
}

void nasty_site_enter(uint32_t call, const void *address)
{
    call &= ~(uint32_t)NASTY_POLLS;
    uint32_t site = site_of((uint64_t)(uintptr_t)address, call);
    if (UNLIKELY(site & BINDING))
        site = behind_binding((uint64_t)(uintptr_t)address, call);
    nasty_site = site;
}
