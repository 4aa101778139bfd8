/* Keeps the records of operations that were issued by a call that waits for nobody, and asks the library
 * about them. In C because their requests are the library's. */
#include "replay/begun.h"

#include "buffers/trace_data.h"
#include "calls.h"
#include "log/log.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/errors.h"
#include "process/platform.h"
#include "process/state.h"

#include <stddef.h>
#include <stdlib.h>

static struct nasty_request *unknown_of(const struct nasty_op *op)
{
    struct nasty_request *r = op->shape ? op->shape->request : NULL;
    return r && !r->done ? r : NULL;
}

void nasty_begin_requests(const struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++) {
            struct nasty_request *r = unknown_of(&taken->ops[i]);
            if (r)
                r->begun = &taken->ops[i];
        }
}

/* Whether the record is needed until a call completes the operation: it has memory that the library uses, or
 * what it fetches is to be traced. */
static bool is_needed(const struct nasty_op *op)
{
    return op->flags & (FLAG_OWNS_ORIGIN | FLAG_HALF_READ) || op->kind == KIND_GET ||
           op->kind >= KIND_GET_ACC;
}

static void leave_list(struct nasty_begun *b)
{
    *b->at = b->next;
    if (b->next)
        b->next->at = b->at;
    b->at = NULL;
}

void nasty_keep_begun(struct nasty_window *w, int target, struct nasty_segment *taken)
{
    if (!taken)
        return;
    struct nasty_begun *b = nasty_alloc(sizeof *b);
    nasty_lock();
    *b = (struct nasty_begun){.taken = taken, .target = target, .at = &w->begun, .next = w->begun};
    if (b->next)
        b->next->at = &b->next;
    w->begun = b;
    for (const struct nasty_segment *s = taken; s; s = s->next)
        for (uint32_t i = 0; i < s->n; i++) {
            struct nasty_request *r = unknown_of(&s->ops[i]);
            if (r) {
                r->kept = b;
                b->unknown++;
            } else {
                b->needed = b->needed || is_needed(&s->ops[i]);
            }
        }
    w->needed += b->needed;
    nasty_unlock();
}

struct nasty_begun *nasty_take_begun(struct nasty_window *w, int target)
{
    if (LIKELY(!w->begun))
        return NULL;
    nasty_lock();
    struct nasty_begun *b = w->begun;
    while (b && target >= 0 && b->target != target)
        b = b->next;
    if (b) {
        leave_list(b);
        w->needed -= b->needed;
    }
    nasty_unlock();
    return b;
}

/* Whether all parts are complete. */
static bool parts_arrived(struct nasty_request *r, int *error)
{
    NASTY_INSIDE(inside);
    for (int arrived = 1; r->complete < r->nparts; r->complete++) {
        int result = real.Test(&r->parts[r->complete], &arrived, MPI_STATUS_IGNORE);
        *error = nasty_first_error(*error, result);
        if (!arrived && result == MPI_SUCCESS)
            return false;
    }
    return true;
}

/* The operation is complete. Its record goes if nothing needs it or others any more that were issued with it,
 * as programs may test for long without any other call. Otherwise whoever has taken them waits for all. */
static void note_arrival(struct nasty_request *r)
{
    struct nasty_segment *over = NULL;
    nasty_lock();
    struct nasty_begun *b = r->kept;
    if (--b->unknown == 0 && b->at && !b->needed) {
        leave_list(b);
        over = b->taken;
        free(b);
    }
    r->asked = false;
    r->done = true;
    nasty_unlock();
    if (over)
        nasty_segment_retire(over);
}

bool nasty_begun_arrived(struct nasty_request *r, int *error)
{
    nasty_lock();
    bool ask = r->kept && !r->done && !r->asked;
    r->asked = r->asked || ask;
    nasty_unlock();
    if (!ask)
        return r->done;
    if (!parts_arrived(r, error)) {
        nasty_lock();
        r->asked = false;
        nasty_unlock();
        return false;
    }
    if (UNLIKELY(nasty.tracing) && nasty_tracing_state())
        nasty_trace_result(r->begun);
    note_arrival(r);
    return true;
}
