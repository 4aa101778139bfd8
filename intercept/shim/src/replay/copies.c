/* Makes operations locally complete. In C because it copies the program's buffers. */
#include "replay/copies.h"

#include "buffers/changes.h"
#include "buffers/origin.h"
#include "log/request.h"
#include "observe/trace.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/state.h"

void nasty_complete_locally(struct nasty_op *op)
{
    nasty_changes_end(op);
    if (!nasty_copy_origin(op)) {
        nasty_warn("the origin buffer of an operation on rank %d is no longer mapped: %llu bytes at %p were "
                   "never written",
                   op->target, (unsigned long long)op->bytes, (void *)op->origin);
        op->flags |= FLAG_LOST;
    }
    op->state = STATE_COPIED;
    if (UNLIKELY(nasty.tracing))
        nasty_trace_op(EVENT_COPIED, op, 0, 0);
    nasty.copies++;
    if (op->shape && op->shape->request)
        op->shape->request->done = true;
}

void nasty_complete_logs_locally(struct nasty_target **targets, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        struct nasty_segment *logs[] = {targets[i]->plain, targets[i]->family};
        for (int k = 0; k < 2; k++) {
            struct nasty_segment *s = logs[k];
            for (; s && s->leading < s->n; s->leading++)
                if (s->ops[s->leading].state == STATE_HELD)
                    nasty_complete_locally(&s->ops[s->leading]);
            if (s)
                s->scattered = 0;
        }
    }
}

void nasty_count_taken(const struct nasty_segment *taken)
{
    uint64_t copies = nasty.copies;
    if (!copies)
        return;
    for (; taken && copies; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++)
            copies -= taken->ops[i].state == STATE_COPIED;
    nasty.copies = copies;
    if (!copies)
        nasty.waiting_since = 0;
}
