/* Tells AddressSanitizer which buffers belong to MPI, so that it names the place where the program accesses
 * one. In C because it is told by functions of its library in the process (sanitizer/asan_interface.h). */
#include "buffers/protect.h"

#include "types/layout.h"

#include <dlfcn.h>
#include <stddef.h>

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

bool nasty_protect_start(void (*reported)(const char *report))
{
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
    return asan.poison != NULL;
}

struct nasty_reported nasty_reported_access(void)
{
    return (struct nasty_reported){asan.address(), asan.code(), asan.writes() != 0};
}

static bool visit_free(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    return !asan.poisoned(from, bytes);
}

bool nasty_protectable(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    return nasty_walk(base, layout, 0, bytes, visit_free, NULL);
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

void nasty_protect(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    nasty_walk(base, layout, 0, bytes, visit_words, &asan.poison);
}

void nasty_unprotect(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    nasty_walk(base, layout, 0, bytes, visit_words, &asan.unpoison);
}
