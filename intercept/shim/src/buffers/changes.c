/* Compares the origins of held operations, as they are when they are read, with what they were in the
 * operations' calls. In C because it reads the program's buffers. */
#include "buffers/changes.h"

#include "buffers/mapped.h"
#include "buffers/poison.h"
#include "observe/hash.h"
#include "observe/trace.h"
#include "process/state.h"
#include "types/layout.h"

#include <stdbool.h>
#include <stddef.h>

struct sum {
    uint64_t hash;
    bool window; /* some of it is memory of a window, which other ranks may change */
};

static bool visit_sum(char *from, uint64_t bytes, void *arg)
{
    struct sum *sum = arg;
    if (!nasty_mapped(from, bytes))
        return false;
    sum->hash = nasty_hash(sum->hash, from, bytes);
    sum->window = sum->window || nasty_in_window(from, bytes);
    return true;
}

/* A checksum of what the operation sends; false: it has no origin, or that is not mapped. Of more than WHOLE
 * bytes it sees PARTS cache lines, evenly spread: so it takes a microsecond, which is little beside a call
 * that is split, and notices a program that fills the buffer anew. */
static bool sum_of(const struct nasty_op *op, struct sum *sum)
{
    enum { LINE = 64, PARTS = 64, WHOLE = LINE * PARTS };
    const struct nasty_layout *layout = op->shape ? op->shape->origin : NULL;
    uint64_t step = op->bytes > WHOLE ? (op->bytes - LINE) / (PARTS - 1) : LINE;
    *sum = (struct sum){.hash = NASTY_HASH_BASIS};
    for (uint64_t off = 0; off < op->bytes && op->reduce != REDUCE_NO_OP; off += step) {
        uint64_t bytes = op->bytes - off < LINE ? op->bytes - off : LINE;
        if (!nasty_walk(op->origin, layout, off, bytes, visit_sum, sum))
            return false;
    }
    return op->reduce != REDUCE_NO_OP &&
           (op->kind != KIND_CAS || visit_sum(op->shape->compare, op->bytes, sum));
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
    struct sum sum;
    uint64_t *kept = sum_place(op);
    if (!kept || nasty.valgrind || !sum_of(op, &sum))
        return;
    *kept = sum.hash;
    op->flags |= FLAG_SUMMED;
}

void nasty_changes_end(struct nasty_op *op)
{
    struct sum sum;
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
