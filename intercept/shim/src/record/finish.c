/* Ends the calls of one-sided operations. In C because these are the program's MPI calls. */
#include "record/finish.h"

#include "core/arena.h"
#include "epoch/postponed.h"
#include "log/log.h"
#include "observe/fault.h"
#include "observe/trace.h"

#include <stddef.h>
#include <string.h>

/* What is held was called before, and is overtaken. */
static void note_overtaking(void)
{
    nasty_lock();
    nasty.newest = nasty_last_number();
    nasty_unlock();
}

int nasty_record_forward(enum nasty_reason reason, struct nasty_window *w, int target)
{
    if (UNLIKELY(nasty.tracing))
        nasty_trace(EVENT_FORWARDED, (uint16_t)reason, w->id, target, 0, 0);
    if (reason == REASON_NO_EPOCH || reason == REASON_NOT_PASSIVE)
        nasty_fault(reason == REASON_NO_EPOCH ? FAULT_NO_EPOCH : FAULT_NOT_PASSIVE);
    nasty_make_postponed(w);
    note_overtaking();
    return -1;
}

struct nasty_request *nasty_record_request(int verdict, struct nasty_window *w, int target, bool family)
{
    if (nasty_forwards(verdict))
        return NULL;
    if (verdict == VERDICT_FINISHED)
        return nasty_request_new(w->id, target, 0);
    struct nasty_segment *s = family ? w->targets[target]->family : w->targets[target]->plain;
    struct nasty_op *op = &s->ops[s->n - 1];
    if (!op->shape) {
        op->shape = nasty_shared_alloc(sizeof *op->shape);
        memset(op->shape, 0, sizeof *op->shape);
    }
    return op->shape->request = nasty_request_new(w->id, target, op->seq);
}

int nasty_record_finish_request(int verdict, struct nasty_window *w, int target, struct nasty_request *r,
                                MPI_Request *request)
{
    if (nasty_forwards(verdict))
        return nasty_record_finish(verdict, w, target);
    int error = nasty_request_start(r, request);
    return error != MPI_SUCCESS ? error : nasty_record_finish(verdict, w, target);
}
