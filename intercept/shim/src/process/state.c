/* The shim's state in this process. In C because the program's threads share it. */
#include "process/state.h"

#include <time.h>

struct nasty_shim nasty = {.rank = -1};
__thread struct nasty_guard *nasty_inside __attribute__((tls_model("initial-exec")));
__thread volatile bool nasty_at_work __attribute__((tls_model("initial-exec")));
__thread bool nasty_has_lock;
pthread_mutex_t nasty_mutex = PTHREAD_MUTEX_INITIALIZER;

bool nasty_lock_within(uint32_t ms)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    long ns = limit.tv_nsec + (long)(ms % 1000) * 1000000;
    limit.tv_sec += ms / 1000 + ns / 1000000000;
    limit.tv_nsec = ns % 1000000000;
    if (nasty.locking && pthread_mutex_timedlock(&nasty_mutex, &limit) != 0)
        return false;
    nasty_has_lock = true;
    return true;
}
