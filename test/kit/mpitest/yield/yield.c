/* Stands in for UCX's libucp, which it loads: MPICH waits by calling ucp_worker_progress again and again.
 * Here a rank that waits gives its processor to others, which MPICH has no setting for. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sched.h>

typedef unsigned progress_function(void *worker);

/* A rank that waits for another one on another processor sees it after some tries, faster than the kernel's
 * scheduler. */
enum { TRIES = 100 };

unsigned ucp_worker_progress(void *worker);

unsigned ucp_worker_progress(void *worker)
{
    static progress_function *of_ucx;
    static _Thread_local unsigned idle;
    if (!of_ucx)
        of_ucx = (progress_function *)dlsym(RTLD_NEXT, "ucp_worker_progress");
    unsigned made = of_ucx(worker);
    idle = made ? 0 : idle + 1;
    if (idle > TRIES)
        sched_yield();
    return made;
}
