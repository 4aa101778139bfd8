/* Linked into a program, odd ranks seem to be on another host, whose clock is ahead and drifts. */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifndef PPM
#define PPM 0
#endif
#ifndef HOURS
#define HOURS 0
#endif

static int elsewhere;

__attribute__((constructor)) static void move(void)
{
    const char *rank = getenv("PMI_RANK") ? getenv("PMI_RANK") : getenv("OMPI_COMM_WORLD_RANK");
    if (rank == NULL || atoi(rank) % 2 == 0)
        return;
    if (unshare(CLONE_NEWUTS) != 0 || sethostname("elsewhere", 9) != 0) {
        perror("unshare");
        exit(1);
    }
    elsewhere = 1;
}

int clock_gettime(clockid_t clock, struct timespec *t)
{
    int status = (int)syscall(SYS_clock_gettime, clock, t);
    if (!elsewhere || status != 0 || (clock != CLOCK_MONOTONIC && clock != CLOCK_MONOTONIC_COARSE))
        return status;
    long long now = t->tv_sec * 1000000000LL + t->tv_nsec;
    now += HOURS * 3600000000000LL + now / 1000000 * PPM + now % 1000000 * PPM / 1000000;
    t->tv_sec = now / 1000000000;
    t->tv_nsec = now % 1000000000;
    return 0;
}
