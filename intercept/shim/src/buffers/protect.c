/* Tells AddressSanitizer or memcheck which buffers belong to MPI, so that it names the place where the
 * program accesses one. In Python, which has neither, debug registers watch some of their words. In C because
 * AddressSanitizer is told by functions of its library in the process (sanitizer/asan_interface.h), and
 * memcheck by machine instructions. */
#include "buffers/protect.h"

#include "buffers/mapped.h"
#include "buffers/watchpoint.h"
#include "process/alloc.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "types/layout.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void region_function(const volatile void *from, size_t bytes);
typedef void *poisoned_function(void *from, size_t bytes);
typedef void callback_function(void (*callback)(const char *));
typedef void *pointer_function(void);
typedef int number_function(void);

static struct {
    region_function *poison, *unpoison;
    poisoned_function *poisoned;
    pointer_function *address, *code;
    number_function *writes;
} asan;

static bool watches; /* by debug registers */
static void (*report_watched)(const char *report);
static struct nasty_reported watched_access;

static void saw_access(const char *word, bool changed)
{
    watched_access = (struct nasty_reported){word, NULL, changed};
    report_watched("");
}

/* Compilers of other languages can do better than debug registers. */
static bool watch_python(void (*reported)(const char *report))
{
    report_watched = reported;
    return watches = dlsym(RTLD_DEFAULT, "PyEval_GetFrame") && nasty_watchpoint_start(saw_access);
}

static bool is_off(const char *value)
{
    static const char *const words[] = {"", "0", "no", "off", "false", "disable"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(value, words[i]) == 0)
            return true;
    return false;
}

/* A thread of the library may access the buffers at any time. */
static bool library_has_thread(void)
{
    static const char *const names[] = {"MPIR_CVAR_ASYNC_PROGRESS", "MPICH_ASYNC_PROGRESS",
                                        "I_MPI_ASYNC_PROGRESS"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && !is_off(value))
            return true;
    }
    return false;
}

bool nasty_protect_start(void (*reported)(const char *report))
{
    if (library_has_thread())
        return false;
    if (nasty.valgrind)
        return true;
    asan.poison = (region_function *)dlsym(RTLD_DEFAULT, "__asan_poison_memory_region");
    asan.unpoison = (region_function *)dlsym(RTLD_DEFAULT, "__asan_unpoison_memory_region");
    asan.poisoned = (poisoned_function *)dlsym(RTLD_DEFAULT, "__asan_region_is_poisoned");
    asan.address = (pointer_function *)dlsym(RTLD_DEFAULT, "__asan_get_report_address");
    asan.code = (pointer_function *)dlsym(RTLD_DEFAULT, "__asan_get_report_pc");
    asan.writes = (number_function *)dlsym(RTLD_DEFAULT, "__asan_get_report_access_type");
    callback_function *set = (callback_function *)dlsym(RTLD_DEFAULT, "__asan_set_error_report_callback");
    if (!asan.unpoison || !asan.poisoned || !asan.address || !asan.code || !asan.writes || !set)
        asan.poison = NULL;
    if (asan.poison)
        set(reported);
    return asan.poison || watch_python(reported);
}

struct nasty_reported nasty_reported_access(void)
{
    if (watches)
        return watched_access;
    return (struct nasty_reported){asan.address(), asan.code(), asan.writes() != 0};
}

typedef bool visitor(char *from, uint64_t bytes, void *arg);

static void each_part(const struct nasty_protection *p, visitor *visit, void *arg)
{
    nasty_walk(p->base, p->layout, 0, p->bytes, visit, arg);
}

static bool visit_free(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    return !asan.poisoned(from, bytes);
}

static bool visit_get_bits(char *from, uint64_t bytes, void *arg)
{
    char **bits = arg;
    bool got = nasty_get_bits(from, bytes, *bits);
    *bits += bytes;
    return got;
}

static bool visit_set_bits(char *from, uint64_t bytes, void *arg)
{
    char **bits = arg;
    nasty_set_bits(from, bytes, *bits);
    *bits += bytes;
    return true;
}

static bool visit_forbid(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    nasty_forbidden(from, bytes);
    return true;
}

static bool visit_allow(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    nasty_allowed(from, bytes);
    return true;
}

static void name_buffer(struct nasty_protection *p, const char *operation, uint32_t site)
{
    char name[128];
    struct nasty_range hull = nasty_hull(p->base, p->layout, p->bytes);
    snprintf(name, sizeof name, "receive buffer of %s, which is not complete (call site %u),", operation,
             site);
    p->name = nasty_name_memory((const void *)hull.from, hull.to - hull.from, name);
}

static bool begin_in_memcheck(struct nasty_protection *p, const char *operation, uint32_t site)
{
    char *bits = p->bits = nasty_alloc(p->bytes);
    if (nasty_walk(p->base, p->layout, 0, p->bytes, visit_get_bits, &bits)) {
        name_buffer(p, operation, site);
        return true;
    }
    free(p->bits);
    p->bits = NULL;
    return false;
}

bool nasty_protect_begin(struct nasty_protection *p, const char *operation, uint32_t site)
{
    p->bits = NULL;
    if (watches)
        return true;
    return nasty.valgrind ? begin_in_memcheck(p, operation, site)
                          : nasty_walk(p->base, p->layout, 0, p->bytes, visit_free, NULL);
}

/* A part of a word could not be protected without the rest. */
static bool visit_words(char *from, uint64_t bytes, void *arg)
{
    enum { WORD = 8 };
    uintptr_t first = ((uintptr_t)from + WORD - 1) & ~(uintptr_t)(WORD - 1);
    uintptr_t end = ((uintptr_t)from + bytes) & ~(uintptr_t)(WORD - 1);
    if (first < end)
        (*(region_function **)arg)((const void *)first, end - first);
    return true;
}

static bool visit_watch(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    if (nasty_mapped(from, 1) && nasty_mapped(from + bytes - 1, 1)) /* no device's memory */
        nasty_watchpoint_set(from, bytes);
    return true;
}

void nasty_protect(const struct nasty_protection *p)
{
    if (watches) {
        each_part(p, visit_watch, NULL);
        return;
    }
    each_part(p, p->bits ? visit_forbid : visit_words, &asan.poison);
}

void nasty_unprotect(const struct nasty_protection *p)
{
    if (watches) {
        nasty_watchpoint_clear(); /* all are allowed together */
        return;
    }
    each_part(p, p->bits ? visit_allow : visit_words, &asan.unpoison);
}

/* Memcheck does not see all ways in which data arrives: another process may write it. So all that was
 * received counts as defined. */
void nasty_protect_end(struct nasty_protection *p, uint64_t written)
{
    if (!p->bits)
        return;
    char *bits = p->bits + (written < p->bytes ? written : p->bytes);
    if (written < p->bytes)
        nasty_walk(p->base, p->layout, written, p->bytes - written, visit_set_bits, &bits);
    nasty_unname_memory(p->name);
    free(p->bits);
    p->bits = NULL;
}
