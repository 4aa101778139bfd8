/* How a rank that has waited for long leaves its processor to others: with sched_yield alone, ranks that wait
 * would take turns with those that work. A short wait is for a rank on another processor, which is seen
 * faster than the kernel's scheduler wakes anybody. */
#include <time.h>

enum { SHORT = 200, LONG = 1000 };

/* idle: how often the rank has looked in vain. Returns whether it slept. */
static inline int rested(unsigned idle)
{
    if (idle <= SHORT)
        return 0;
    struct timespec time = {.tv_nsec = idle < LONG ? 50000 : 250000};
    nanosleep(&time, NULL);
    return 1;
}
