/* Keeps the records of operations that were issued by a call that waits for nobody, and asks the library
 * about them. In C because their requests are the library's. */
#include "replay/begun.h"

#include "buffers/trace_data.h"
#include "calls.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/errors.h"
#include "process/platform.h"
#include "process/state.h"

#include <stddef.h>
#include <stdlib.h>

struct nasty_begun {
    struct nasty_begun *next;
    struct nasty_segment *taken;
    int target;
};

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

void nasty_keep_begun(struct nasty_window *w, int target, struct nasty_segment *taken)
{
    if (!taken)
        return;
    struct nasty_begun *b = nasty_alloc(sizeof *b);
    nasty_lock();
    *b = (struct nasty_begun){w->begun, taken, target};
    w->begun = b;
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++) {
            struct nasty_request *r = unknown_of(&taken->ops[i]);
            if (r)
                r->given = true;
        }
    nasty_unlock();
}

struct nasty_segment *nasty_take_begun(struct nasty_window *w, int target, int *of)
{
    if (LIKELY(!w->begun))
        return NULL;
    nasty_lock();
    struct nasty_begun *b = w->begun, *later = NULL;
    for (; b && target >= 0 && b->target != target; b = b->next)
        later = b;
    if (b && later)
        later->next = b->next;
    else if (b)
        w->begun = b->next;
    nasty_unlock();
    if (!b)
        return NULL;
    struct nasty_segment *taken = b->taken;
    *of = b->target;
    free(b);
    return taken;
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

bool nasty_begun_arrived(struct nasty_request *r, int *error)
{
    nasty_lock();
    bool ask = r->given && !r->done && !r->asked;
    r->asked = r->asked || ask;
    nasty_unlock();
    if (!ask)
        return r->done;
    bool arrived = parts_arrived(r, error);
    if (arrived && UNLIKELY(nasty.tracing) && nasty_tracing_state())
        nasty_trace_result(r->begun);
    nasty_lock();
    r->asked = false;
    r->done = arrived;
    nasty_unlock();
    return arrived;
}
