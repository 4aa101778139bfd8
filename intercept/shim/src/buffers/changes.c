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

/* Checksums of what an operation sends: of its origin, and of the buffer that a compare-and-swap compares
 * with. */
struct sums {
    struct nasty_sum origin, compare;
};

/* False: it sends nothing of its own, or that is not mapped. */
static bool sum_of(const struct nasty_op *op, struct sums *sums)
{
    *sums = (struct sums){{.hash = NASTY_HASH_BASIS}, {.hash = NASTY_HASH_BASIS}};
    return op->reduce != REDUCE_NO_OP &&
           nasty_sum_add(&sums->origin, op->origin, op->shape ? op->shape->origin : NULL, op->bytes) &&
           (op->kind != KIND_CAS || nasty_sum_add(&sums->compare, op->shape->compare, NULL, op->bytes));
}

/* An operation has room for one number. In that of a compare-and-swap each buffer has a half. */
static uint64_t packed(const struct nasty_op *op, const struct sums *sums)
{
    return op->kind == KIND_CAS ? sums->origin.hash << 32 | (uint32_t)sums->compare.hash : sums->origin.hash;
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
    struct sums sums;
    uint64_t *kept = sum_place(op);
    if (!kept || nasty.valgrind || !sum_of(op, &sums))
        return;
    *kept = packed(op, &sums);
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

static void changed(struct nasty_op *op, const struct nasty_sum *sum, enum nasty_buffer buffer)
{
    nasty_trace_op(EVENT_DAMAGED, op, sum->window ? DAMAGE_WINDOW : DAMAGE_CHANGED, buffer);
}

void nasty_changes_end(struct nasty_op *op)
{
    struct sums sums;
    if (op->flags & FLAG_POISONED && !nasty.valgrind) /* memcheck would judge the comparison */
        end_poison(op);
    uint64_t *place = sum_place(op);
    if (!(op->flags & FLAG_SUMMED) || !place) /* where a sum is, there is a place */
        return;
    op->flags &= (uint8_t)~FLAG_SUMMED;
    uint64_t kept = *place, now = sum_of(op, &sums) ? packed(op, &sums) : kept;
    if (op->kind == KIND_CAS ? kept >> 32 != now >> 32 : kept != now)
        changed(op, &sums.origin, BUFFER_ORIGIN);
    if (op->kind == KIND_CAS && (uint32_t)kept != (uint32_t)now)
        changed(op, &sums.compare, BUFFER_COMPARE);
}

void nasty_changes_end_all(struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++)
            nasty_changes_end(&taken->ops[i]);
}
