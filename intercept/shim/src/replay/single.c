/* Answers the questions that leave nothing to decide, as package completion says (DecidesAlone). In C because
 * most programs synchronize after each operation, and a question to the core costs microseconds. */
#include "replay/single.h"

#include "process/state.h"

#include <stddef.h>

struct nasty_segment **nasty_single_log(const struct nasty_window *w, uint32_t kind, int target)
{
    if (!(nasty.settings.single & 1u << kind) || (target < 0 && w->dirty->n != 1))
        return NULL;
    struct nasty_target *t = target < 0 ? w->dirty->targets[0] : w->targets[target];
    uint32_t n = (t->plain ? t->plain->n : 0) + (t->family ? t->family->n : 0);
    struct nasty_segment **log = t->plain && t->plain->n ? &t->plain : &t->family;
    const struct nasty_op *op = (*log)->ops;
    bool overtaken = nasty.settings.stays && op->seq < nasty.newest; /* whether to stay is a decision */
    bool plain =
        op->state == STATE_HELD && !(op->flags & ~(FLAG_SUMMED | FLAG_POISONED)) && op->bytes <= op->width;
    return n == 1 && !overtaken && plain ? log : NULL;
}

void nasty_issue_single(struct nasty_sync *s, struct nasty_segment **log)
{
    struct nasty_op *op = (*log)->ops;
    s->taken = *log;
    *log = NULL;
    s->count = 1;
    s->newest = op->seq > s->newest ? op->seq : s->newest;
    s->instrs[0] = (struct nasty_instr){op, 0, (uint32_t)op->bytes, INSTR_ISSUE};
}
