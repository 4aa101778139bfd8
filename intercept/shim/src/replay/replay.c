/* Replays operations with calls of the library, chunk by chunk; the core makes the next chunk meanwhile.
 * In C because only the program's own thread may make these calls. */
#include "replay/replay.h"

#include "core/questions.h"
#include "execute/execute.h"
#include "node/board.h"
#include "observe/trace.h"
#include "process/errors.h"
#include "process/platform.h"
#include "process/state.h"

#include <pthread.h>
#include <stdbool.h>

static pthread_cond_t replayed = PTHREAD_COND_INITIALIZER;

void nasty_await_replay(const struct nasty_window *w)
{
    while (UNLIKELY(w->replaying))
        pthread_cond_wait(&replayed, &nasty_mutex);
}

void nasty_begin_replay(struct nasty_window *w) { w->replaying = nasty.locking; }

void nasty_end_replay(struct nasty_window *w)
{
    if (!nasty.locking)
        return;
    nasty_lock();
    w->replaying = false;
    pthread_cond_broadcast(&replayed);
    nasty_unlock();
}

struct nasty_work nasty_replay(struct nasty_exchange *x)
{
    struct nasty_sync *s = &x->sync;
    struct nasty_work work = {s->taken, MPI_SUCCESS};
    uint64_t hash = 0, executed = 0;
    for (int chunk = 0;; chunk = !chunk) {
        const struct nasty_instr *instrs = x->instrs[chunk];
        uint32_t count = s->count;
        bool more = s->plan != 0;
        s->instrs = x->instrs[!chunk];
        if (more)
            nasty_core_prepare(s);
        if (UNLIKELY(nasty.tracing)) {
            hash = nasty_trace_plan(hash, instrs, count);
            executed += count;
        }
        work.error = nasty_first_error(work.error, nasty_execute(instrs, count));
        if (!more)
            break;
        nasty_board_step();
        nasty_core_next(s);
    }
    if (UNLIKELY(nasty.tracing) && executed)
        nasty_trace(EVENT_PLAN, (uint16_t)s->kind, s->window, s->target, hash, executed);
    return work;
}
