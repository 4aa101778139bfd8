/* Stands in for UCX's libucp, which it loads: MPICH waits by calling ucp_worker_progress again and again.
 * Here a rank that waits gives its processor to others, which MPICH has no setting for. */
#define _GNU_SOURCE
#include "rest.h"
#include <dlfcn.h>
#include <sched.h>

enum { TRIES = SHORT / 2 };

typedef unsigned progress_function(void *worker);

unsigned ucp_worker_progress(void *worker);

unsigned ucp_worker_progress(void *worker)
{
    static progress_function *of_ucx;
    static _Thread_local unsigned idle;
    if (!of_ucx)
        of_ucx = (progress_function *)dlsym(RTLD_NEXT, "ucp_worker_progress");
    unsigned made = of_ucx(worker);
    idle = made ? 0 : idle + 1;
    if (!rested(idle) && idle > TRIES)
        sched_yield();
    return made;
}
