/* In place of the shim: counts what begins and what ends. */
#include "loads/hook.h"

#include <stdio.h>
#include <stdlib.h>

static _Atomic long begun, ended, threads;

static void count(const volatile void *object, uint32_t kind)
{
    (void)object;
    begun += (kind & SYNC_TASK) && (kind & SYNC_BEGINS);
    ended += (kind & SYNC_TASK) && (kind & SYNC_ENDS);
    threads += !(kind & SYNC_TASK) && (kind & SYNC_BEGINS) && (kind & SYNC_ACQUIRES);
    threads -= !(kind & SYNC_TASK) && (kind & SYNC_ENDS);
}

static void tell(void)
{
    if (begun < 100 || begun != ended)
        printf("%ld tasks began, and %ld ended\n", begun, ended);
    if (threads != 0)
        printf("%ld threads did not end\n", threads);
}

void nasty_hook_register(struct nasty_hook *hook);
void nasty_hook_register(struct nasty_hook *hook)
{
    hook->synchronize = count;
    atexit(tell);
}
