/* Linked into test programs: ranks of Open MPI and of MPICH 5 call sched_yield when they have looked in vain
 * for something to do. */
#define _GNU_SOURCE
#include "rest.h"
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Between two looks in vain there is nothing else, so that they follow each other within this time. */
enum { LOOK_NS = 20000 };

static long now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000L + time.tv_nsec;
}

int sched_yield(void)
{
    static _Thread_local long before;
    static _Thread_local unsigned idle;
    idle = now() - before < LOOK_NS ? idle + 1 : 0;
    int result = rested(idle) ? 0 : (int)syscall(SYS_sched_yield);
    before = now();
    return result;
}
