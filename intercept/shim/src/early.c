/* What is done in the call itself although the operation is held: reading one half of an origin,
 * or bringing the data of a get. It is C because it works on the program's buffers, in the
 * program's calls. */
#include "shim.h"

#include <stdlib.h>
#include <string.h>

/* Down to a whole element, which must not be cut in accumulates (12.7.1). */
static uint64_t half(const struct nasty_op *op)
{
    uint64_t width = op->width ? op->width : 1;
    return op->bytes / 2 / width * width;
}

/* Reads the first half of the origin of a put or an accumulate, as a library
 * may that begins a transfer at once and ends it late (MPI 4.1, 12.3: the buffer must not change
 * until then). */
void nasty_read_half(struct nasty_op *op)
{
    uint64_t early = half(op);
    if (!early)
        return;
    char *to = op->result = nasty_alloc(early);
    if (nasty_walk(op->origin, op->shape ? op->shape->origin : NULL, 0, early, nasty_visit_copy, &to)) {
        op->flags |= NASTY_HALF_READ;
        return;
    }
    free(op->result);
    op->result = NULL;
}

/* How much of the origin has been read. */
uint64_t nasty_early_bytes(const struct nasty_op *op)
{
    return LIKELY(!(op->flags & NASTY_HALF_READ)) ? 0 : half(op);
}

/* For operations that are issued where no flush follows: until their epoch ends nobody can tell
 * when the copies are no longer needed. All of the origin is read then. */
void nasty_forget_halves(struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++) {
            struct nasty_op *op = &taken->ops[i];
            if (!(op->flags & NASTY_HALF_READ))
                continue;
            op->flags &= (uint8_t)~NASTY_HALF_READ;
            free(op->result);
            op->result = NULL;
        }
}

static bool visit_deliver(char *to, uint64_t bytes, void *arg)
{
    char **from = arg;
    if (!nasty_mapped(to, bytes))
        return false;
    memcpy(to, *from, bytes);
    *from += bytes;
    return true;
}

/* Moves data that was fetched early to where the program wants it. */
void nasty_deliver(const struct nasty_segment *segment)
{
    for (uint32_t i = 0; i < segment->n; i++) {
        const struct nasty_op *op = &segment->ops[i];
        char *from = op->result;
        if (op->flags & NASTY_FETCHED &&
            !nasty_walk(op->origin, op->shape ? op->shape->origin : NULL, 0, op->bytes, visit_deliver, &from))
            nasty_warn("the buffer of a get from rank %d is no longer mapped: not all of its %llu bytes were "
                       "delivered",
                       op->target, (unsigned long long)op->bytes);
    }
}

/* Makes a get at once, into memory of ours, and records that it has to be delivered. Where a
 * flush is allowed the data is read now; else some time before the epoch ends. */
int nasty_fetch_early(struct nasty_op *op, bool flush)
{
    enum { LARGEST = 1 << 30 }; /* counts are int */
    struct nasty_shape shape = {.target = op->shape ? op->shape->target : NULL};
    struct nasty_op get = *op;
    get.origin = op->result = nasty_alloc(op->bytes);
    get.shape = op->shape ? &shape : NULL;
    op->flags |= NASTY_FETCHED;
    int error = MPI_SUCCESS;
    nasty_inside++;
    for (uint64_t off = 0; error == MPI_SUCCESS && off < op->bytes; off += LARGEST) {
        uint64_t rest = op->bytes - off;
        struct nasty_instr piece = {&get, off, rest < LARGEST ? (uint32_t)rest : LARGEST, NASTY_ISSUE};
        error = nasty_execute(&piece, 1);
    }
    if (error == MPI_SUCCESS && flush)
        error = nasty_execute(&(struct nasty_instr){&get, 0, 0, NASTY_WIN_FLUSH}, 1);
    nasty_inside--;
    return error;
}
