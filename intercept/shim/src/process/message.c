/* Messages, and the list of what is held when a window or the program ends. It is C
 * because it must work where the core is not loaded, or has failed. */
#include "shim.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* No cancellation point, as write() is: a thread of the program would keep our lock. */
long nasty_write(int fd, const char *text, size_t bytes) { return syscall(SYS_write, fd, text, bytes); }

static void say(const char *severity, const char *format, va_list args)
{
    char line[1200]; /* stacks may be small */
    const int room = sizeof line - 1;
    int n = nasty.rank >= 0 ? snprintf(line, sizeof line, "nastympi: rank %d: %s: ", nasty.rank, severity)
                            : snprintf(line, sizeof line, "nastympi: %s: ", severity);
    int text = vsnprintf(line + n, (size_t)(room - n), format, args);
    n = n + text < room ? n + text : room;
    line[n++] = '\n';
    nasty_write(STDERR_FILENO, line, (size_t)n);
}

void nasty_warn(const char *format, ...)
{
    if (nasty.settings.log < 1)
        return;
    va_list args;
    va_start(args, format);
    say("warning", format, args);
    va_end(args);
}

/* Ends a program that cannot be run under nastympi, before it has MPI. */
void nasty_refuse(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("error", format, args);
    va_end(args);
    _exit(125);
}

void nasty_internal_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("internal error", format, args);
    va_end(args);
    int up = 0, down = 1;
    nasty.active = false;
    if (real.Initialized && real.Finalized && real.Abort) {
        real.Initialized(&up);
        real.Finalized(&down);
        if (up && !down)
            real.Abort(MPI_COMM_WORLD, 125);
    }
    _exit(125);
}

void *nasty_alloc(size_t bytes)
{
    void *p = malloc(bytes ? bytes : 1);
    if (!p)
        nasty_internal_error("out of memory: %zu bytes", bytes);
    return p;
}

/* A table of twice as many entries as n, a power of two. The old one stays, since another thread
 * may be looking into it; behind its last entry the new one names it, as a leak checker asks. */
void *nasty_grown(const void *old, size_t n, size_t entry)
{
    size_t bytes = (n ? 2 * n : 1) * entry;
    char *table = nasty_alloc(bytes + sizeof old);
    if (n)
        memcpy(table, old, n * entry);
    memcpy(table + bytes, &old, sizeof old);
    return table;
}

static const char *kind_name(uint8_t kind)
{
    static const char *const names[] = {"?",
                                        "MPI_Put",
                                        "MPI_Get",
                                        "MPI_Accumulate",
                                        "MPI_Get_accumulate",
                                        "MPI_Fetch_and_op",
                                        "MPI_Compare_and_swap"};
    return names[kind <= NASTY_CAS ? kind : 0];
}

/* The program may end in a signal handler, or while a thread is stopped: then nobody gives
 * the lock back. */
static bool lock_soon(void)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec++;
    return !nasty.locking || pthread_mutex_timedlock(&nasty_mutex, &limit) == 0;
}

/* The line that a program gets for operations which nothing completed. Only a window
 * that still exists has them, and nothing may be issued any more. */
void nasty_report_held(const struct nasty_window *only, const char *when)
{
    if (!lock_soon())
        return;
    uint64_t count = 0;
    const struct nasty_op *first = NULL;
    for (uint32_t i = 0; i < nasty_nwindows; i++) {
        struct nasty_window *w = nasty_window_at(i);
        for (uint32_t d = 0; w->live && (!only || only == w) && d < w->ndirty; d++) {
            struct nasty_segment *logs[] = {w->dirty[d]->plain, w->dirty[d]->family};
            for (int k = 0; k < 2; k++) {
                if (!logs[k] || !logs[k]->n)
                    continue;
                count += logs[k]->n;
                for (uint32_t i = 0; nasty.tracing && i < logs[k]->n; i++)
                    nasty_trace_op(NASTY_EV_UNFINISHED, &logs[k]->ops[i], logs[k]->ops[i].state, 0);
                if (!first || logs[k]->ops[0].seq < first->seq)
                    first = &logs[k]->ops[0];
            }
        }
    }
    if (count)
        nasty_warn("%s: %llu operation%s never completed by any synchronization call, the first: %s to rank "
                   "%d, %llu bytes, window %u",
                   when, (unsigned long long)count, count == 1 ? " was" : "s were", kind_name(first->kind),
                   first->target, (unsigned long long)first->bytes, first->window);
    nasty_unlock();
}
