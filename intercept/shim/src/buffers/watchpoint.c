/* Watches words of the program's memory with the processor's debug registers, of which the kernel makes
 * events that raise SIGTRAP. In C because the registers belong to the program's threads. */
#include "buffers/watchpoint.h"

#include <errno.h>
#include <linux/hw_breakpoint.h>
#include <linux/perf_event.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { DEBUG_REGISTERS = 4, WATCHED = 8 };

#ifndef TRAP_PERF
#define TRAP_PERF 6
#endif

static struct watchpoint {
    const char *word;
    uint32_t bytes;
    int event; /* descriptor */
    char held[WATCHED];
} watchpoints[DEBUG_REGISTERS];
static volatile uint32_t nwatchpoints;

static void (*on_access)(const char *word, bool changed);
static struct sigaction handler_before;

__thread volatile bool nasty_watchpoint_blind;

/* The kernel's own accesses are those of system calls, in which MPI moves data. */
static int open_event(const char *word, uint32_t bytes)
{
#ifdef PERF_ATTR_SIZE_VER7 /* Linux 5.13, as sigtrap */
    struct perf_event_attr event = {
        .type = PERF_TYPE_BREAKPOINT,
        .size = sizeof event,
        .bp_type = HW_BREAKPOINT_RW,
        .bp_addr = (uintptr_t)word,
        .bp_len = bytes,
        .sample_period = 1,
        .exclude_kernel = 1,
        .exclude_hv = 1,
        .remove_on_exec = 1,
        .sigtrap = 1,
    };
    return (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
#else
    (void)word;
    (void)bytes;
    return -1;
#endif
}

/* Somebody else's signal is handled as it was before. */
static void pass_on(int number, siginfo_t *info, void *context)
{
    if (handler_before.sa_flags & SA_SIGINFO) {
        handler_before.sa_sigaction(number, info, context);
    } else if (handler_before.sa_handler == SIG_DFL) {
        sigaction(number, &handler_before, NULL);
        raise(number);
    } else if (handler_before.sa_handler != SIG_IGN) {
        handler_before.sa_handler(number);
    }
}

static void on_trap(int number, siginfo_t *info, void *context)
{
    int saved = errno;
    if (info->si_code != TRAP_PERF) {
        pass_on(number, info, context);
        return;
    }
    for (uint32_t i = 0; i < nwatchpoints; i++) {
        struct watchpoint *w = &watchpoints[i];
        if (w->word != info->si_addr)
            continue;
        ioctl(w->event, PERF_EVENT_IOC_DISABLE, 0);
        if (!nasty_watchpoint_blind)
            on_access(w->word, memcmp(w->held, w->word, w->bytes) != 0);
    }
    errno = saved;
}

bool nasty_watchpoint_start(void (*seen)(const char *word, bool changed))
{
    static const uint64_t word;
    int event = open_event((const char *)&word, sizeof word);
    if (event < 0)
        return false;
    close(event);
    on_access = seen;
    struct sigaction handler = {.sa_sigaction = on_trap, .sa_flags = SA_SIGINFO | SA_RESTART};
    sigemptyset(&handler.sa_mask);
    return sigaction(SIGTRAP, &handler, &handler_before) == 0;
}

/* Watches as many bytes at `from` as one register can, without those behind the buffer. */
static void watch_word(const char *from, uint64_t bytes)
{
    uint32_t size = WATCHED;
    while (size > bytes || (uintptr_t)from % size)
        size /= 2;
    for (uint32_t i = 0; i < nwatchpoints; i++)
        if (watchpoints[i].word == from)
            return;
    if (nwatchpoints == DEBUG_REGISTERS)
        return;
    struct watchpoint *w = &watchpoints[nwatchpoints];
    *w = (struct watchpoint){.word = from, .bytes = size};
    memcpy(w->held, from, size);
    w->event = open_event(from, size);
    if (w->event >= 0)
        nwatchpoints++;
}

void nasty_watchpoint_set(char *from, uint64_t bytes)
{
    uint64_t last = bytes > WATCHED ? (bytes - 1) / WATCHED * WATCHED : 0;
    if (!bytes)
        return;
    watch_word(from, bytes);
    if (last)
        watch_word(from + last, bytes - last);
}

void nasty_watchpoint_clear(void)
{
    for (uint32_t i = 0; i < nwatchpoints; i++)
        close(watchpoints[i].event);
    nwatchpoints = 0;
}
