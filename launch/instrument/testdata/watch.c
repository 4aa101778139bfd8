/* Plays the shim for memory that the program names: counts the bytes that are accessed. Compiled without
 * instrumentation. */
#include "loads/hook.h"

#include <stddef.h>
#include <stdio.h>

static struct nasty_hook *told;
static unsigned long loaded, stored;

static struct nasty_recents *count(const volatile void *at, uintptr_t bytes, uint32_t kind, const void *site)
{
    (void)at, (void)site;
    *(kind & ACCESS_WRITES ? &stored : &loaded) += bytes;
    return NULL;
}

void nasty_hook_register(struct nasty_hook *hook);
void nasty_hook_register(struct nasty_hook *hook)
{
    hook->access = count;
    told = hook;
}

void watch(void *at, size_t bytes);
void watch(void *at, size_t bytes)
{
    loaded = stored = 0;
    told->low = (uintptr_t)at;
    told->span = bytes;
}

void tell(const char *name);
void tell(const char *name)
{
    printf("%s: %lu bytes read, %lu written\n", name, loaded, stored);
    told->span = 0;
}

void use(const int *at);
void use(const int *at) { (void)at; }

/* As Fortran calls them. */
#define WATCHES(name)                                                                                        \
    void name(void *at, const int *bytes);                                                                   \
    void name(void *at, const int *bytes) { watch(at, (size_t)*bytes); }

WATCHES(watch_integers_)
WATCHES(watch_shorts_)
WATCHES(watch_doubles_)

void tell_(const char *name);
void tell_(const char *name) { tell(name); }

void use_(const int *at);
void use_(const int *at) { use(at); }
