/* Plays the shim: writes down each access to `memory`. Compiled without instrumentation. */
#include "loads/hook.h"

#include <stdio.h>

extern char memory[256];

static struct nasty_recents *seen(const volatile void *at, uintptr_t bytes, uint32_t kind, const void *site)
{
    printf("%ld+%lu%s%s%s\n", (long)((const volatile char *)at - memory), (unsigned long)bytes,
           kind & ACCESS_WRITES ? " written" : " read", kind & ACCESS_ATOMIC ? " atomic" : "",
           kind & ACCESS_VOLATILE ? " volatile" : "");
    if (!site)
        printf("no site\n");
    return NULL;
}

void nasty_hook_register(struct nasty_hook *hook);
void nasty_hook_register(struct nasty_hook *hook)
{
    if (hook->version != NASTY_HOOK_VERSION)
        printf("version %u\n", hook->version);
    hook->access = seen;
    hook->low = (uintptr_t)memory;
    hook->span = sizeof memory;
}
