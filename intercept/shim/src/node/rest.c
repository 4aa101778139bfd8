/* A rank that waits in MPICH calls ucp_worker_progress of UCX again and again, and MPICH has no setting to
 * leave the processor to others meanwhile. If there are more ranks than processors, as on most developers'
 * machines, those that wait keep the others from working. So the shim stands before that function, and a
 * thread that has looked in vain for long sleeps for a moment, in calls of the program that may wait. MPI
 * promises no timing. In C because it happens inside the library. */
#include "node/rest.h"

#include "node/board.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/task.h"

#include <dlfcn.h>
#include <link.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Looks in vain. What another processor sends comes within a few of them, sooner than the kernel would wake
 * anybody. */
enum { SHORT = 200, LONG = 1000 };

__thread uint32_t nasty_vain = NASTY_AWAKE;

typedef unsigned progress_function(void *worker);

EXPORT progress_function ucp_worker_progress;

/* A library that was loaded with RTLD_LOCAL is in no scope but that of its users. */
static COLD void *find_anywhere(const char *name, const void *ours)
{
    struct link_map *map = NULL;
    void *self = dlopen(NULL, RTLD_LAZY);
    if (!self || dlinfo(self, RTLD_DI_LINKMAP, &map) != 0)
        return NULL;
    for (; map; map = map->l_next) {
        void *object = map->l_name[0] ? dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD) : NULL;
        void *found = object ? dlsym(object, name) : NULL;
        if (found && found != ours)
            return found;
    }
    return NULL;
}

static progress_function *of_ucx(void)
{
    static progress_function *_Atomic known;
    progress_function *f = atomic_load_explicit(&known, memory_order_acquire);
    if (LIKELY(f))
        return f;
    f = (progress_function *)dlsym(RTLD_NEXT, "ucp_worker_progress");
    if (!f)
        f = (progress_function *)find_anywhere("ucp_worker_progress", (void *)ucp_worker_progress);
    if (!f)
        nasty_refuse("UCX was called, but is not loaded");
    atomic_store_explicit(&known, f, memory_order_release);
    return f;
}

static COLD void rest(void)
{
    NASTY_KEEP_ERRNO();
    if (!nasty_task_crowded()) {
        nasty_vain = 0;
        return;
    }
    struct timespec time = {0, nasty_vain < LONG ? 50 * 1000 : 250 * 1000};
    nasty_board_mine()->rests++;
    syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &time, NULL); /* no cancellation point */
}

unsigned ucp_worker_progress(void *worker)
{
    unsigned made = of_ucx()(worker);
    if (nasty_vain == NASTY_AWAKE)
        return made;
    nasty_vain = made ? 0 : nasty_vain + 1;
    if (UNLIKELY(nasty_vain > SHORT))
        rest();
    return made;
}
