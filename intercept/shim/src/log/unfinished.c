/* report */
#include "shim.h"
#include <time.h>
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

/* The program may end in a signal handler, or while a thread is stopped: then nobody gives the lock back. */
static bool lock_soon(void)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec++;
    return !nasty.locking || pthread_mutex_timedlock(&nasty_mutex, &limit) == 0;
}

/* The line that a program gets for operations which nothing completed. Only a window that still exists has
 * them, and nothing may be issued any more. */
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
