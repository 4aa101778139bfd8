/* Compares the buffers of held operations, as they are when they are read or written, with what they were in
 * the operations' calls. In C because it reads the program's buffers. */
#include "buffers/changes.h"

#include "buffers/poison.h"
#include "buffers/sum.h"
#include "observe/hash.h"
#include "observe/trace.h"
#include "process/platform.h"
#include "process/state.h"

#include <stdbool.h>
#include <stddef.h>

/* A checksum of what the operation sends; false: it sends nothing of its own, or that is not mapped. */
static bool sum_of(const struct nasty_op *op, struct nasty_sum *sum)
{
    *sum = (struct nasty_sum){.hash = NASTY_HASH_BASIS};
    return op->reduce != REDUCE_NO_OP &&
           nasty_sum_add(sum, op->origin, op->shape ? op->shape->origin : NULL, op->bytes) &&
           (op->kind != KIND_CAS || nasty_sum_add(sum, op->shape->compare, NULL, op->bytes));
}

/* Where the operation keeps its checksum: a put may have no shape, and one of which half is read early has no
 * place. */
static uint64_t *sum_place(struct nasty_op *op)
{
    if (op->kind != KIND_PUT)
        return &op->shape->sum;
    return op->flags & FLAG_HALF_READ ? NULL : (uint64_t *)(void *)&op->result;
}

void nasty_changes_begin(struct nasty_op *op)
{
    struct nasty_sum sum;
    uint64_t *kept = sum_place(op);
    if (!kept || nasty.valgrind || !sum_of(op, &sum))
        return;
    *kept = sum.hash;
    op->flags |= FLAG_SUMMED;
}

/* Whether the program has stored into the buffer of a fetch, which it must not access (MPI 4.1, 12.3). */
static void end_poison(struct nasty_op *op)
{
    const struct nasty_shape *s = op->shape;
    bool get = op->kind == KIND_GET;
    op->flags &= (uint8_t)~FLAG_POISONED;
    if (nasty_poison_gone(get ? op->origin : op->result, s ? (get ? s->origin : s->result) : NULL, op->bytes))
        nasty_trace_op(EVENT_DAMAGED, op, DAMAGE_STORED, BUFFER_RESULT);
}

void nasty_changes_end(struct nasty_op *op)
{
    struct nasty_sum sum;
    if (op->flags & FLAG_POISONED && !nasty.valgrind) /* memcheck would judge the comparison */
        end_poison(op);
    if (!(op->flags & FLAG_SUMMED))
        return;
    op->flags &= (uint8_t)~FLAG_SUMMED;
    if (sum_of(op, &sum) && sum.hash != *sum_place(op))
        nasty_trace_op(EVENT_DAMAGED, op, sum.window ? DAMAGE_WINDOW : DAMAGE_CHANGED, 0);
}

void nasty_changes_end_all(struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++)
            nasty_changes_end(&taken->ops[i]);
}
