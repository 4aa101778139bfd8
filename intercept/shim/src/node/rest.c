/* A rank that waits in MPICH calls ucp_worker_progress of UCX again and again, and MPICH has no setting to
 * leave the processor to others meanwhile. If there are more ranks than processors, as on most developers'
 * machines, those that wait keep the others from working. So the shim stands before that function, and a
 * thread that has looked in vain for long leaves its processor, in calls of the program that may wait. In C
 * because it happens inside the library. */
#include "node/rest.h"

#include "node/board.h"
#include "process/loaded.h"
#include "process/message.h"
#include "process/platform.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Looks in vain. What another processor sends comes within a few of them. */
enum { SHORT = 200 };

__thread uint32_t nasty_vain = NASTY_AWAKE;

typedef unsigned progress_function(void *worker);

EXPORT progress_function ucp_worker_progress;

static const void *next_progress(void *object, void *name)
{
    const void *found = dlsym(object, name);
    return found == (void *)ucp_worker_progress ? NULL : found;
}

static progress_function *of_ucx(void)
{
    static progress_function *_Atomic known;
    static char name[] = "ucp_worker_progress";
    if (LIKELY(known))
        return known;
    const void *found = dlsym(RTLD_NEXT, name);
    if (!found)
        found = nasty_loaded_find(next_progress, name);
    if (!found)
        nasty_refuse("UCX was called, but is not loaded");
    known = (progress_function *)(uintptr_t)found;
    return known;
}

unsigned ucp_worker_progress(void *worker)
{
    unsigned made = of_ucx()(worker);
    if (nasty_vain == NASTY_AWAKE)
        return made;
    nasty_vain = made ? 0 : nasty_vain + (nasty_vain <= SHORT);
    if (UNLIKELY(nasty_vain > SHORT)) {
        nasty_board_mine()->rests++;
        syscall(SYS_sched_yield); /* the program may have a function of that name */
    }
    return made;
}
