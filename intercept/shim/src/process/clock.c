/* The monotonic clock. In C because the program's calls read it. */
#include "process/clock.h"

#include <time.h>

static uint64_t read_clock(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

uint64_t nasty_now(void) { return read_clock(CLOCK_MONOTONIC); }

uint64_t nasty_about_now(void) { return read_clock(CLOCK_MONOTONIC_COARSE); }
