/* The list of operations that nothing has completed. In C because the program may end at any place,
 * without the core. */
#include "log/unfinished.h"

#include "observe/trace.h"
#include "process/message.h"
#include "process/state.h"

#include <stdbool.h>

static const char *kind_name(uint8_t kind)
{
    static const char *const names[] = {"?",
                                        "MPI_Put",
                                        "MPI_Get",
                                        "MPI_Accumulate",
                                        "MPI_Get_accumulate",
                                        "MPI_Fetch_and_op",
                                        "MPI_Compare_and_swap"};
    return names[kind <= KIND_CAS ? kind : 0];
}

struct unfinished {
    uint64_t count;
    const struct nasty_op *first;
};

static void add_log(struct unfinished *u, const struct nasty_segment *log)
{
    if (!log || !log->n)
        return;
    u->count += log->n;
    for (uint32_t i = 0; nasty.tracing && i < log->n; i++)
        nasty_trace_op(EVENT_UNFINISHED, &log->ops[i], log->ops[i].state, 0);
    if (!u->first || log->ops[0].seq < u->first->seq)
        u->first = &log->ops[0];
}

/* Only windows that still exist have operations. None may be issued any more. If the program ends in a signal
 * handler, or while a thread is stopped, nobody gives the lock back. */
void nasty_report_unfinished(const struct nasty_window *only, const char *when)
{
    if (!nasty_lock_within(NASTY_WHILE_ENDING))
        return;
    struct unfinished u = {0, NULL};
    for (uint32_t i = 0; i < nasty_nwindows; i++) {
        const struct nasty_window *w = nasty_window_at(i);
        for (uint32_t d = 0; w->live && (!only || only == w) && d < w->dirty->n; d++) {
            add_log(&u, w->dirty->targets[d]->plain);
            add_log(&u, w->dirty->targets[d]->family);
        }
    }
    if (u.count)
        nasty_warn("%s: %llu operation%s never completed by any synchronization call, the first: %s to rank "
                   "%d, %llu bytes, window %u",
                   when, (unsigned long long)u.count, u.count == 1 ? " was" : "s were",
                   kind_name(u.first->kind), u.first->target, (unsigned long long)u.first->bytes,
                   u.first->window);
    nasty_unlock();
}
