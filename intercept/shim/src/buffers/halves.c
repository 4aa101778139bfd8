/* What is done in the call itself although the operation is held: reading one half of an origin, or
 * bringing the data of a get. It is C because it works on the program's buffers, in the program's calls. */
#include "shim.h"

#include <stdlib.h>
#include <string.h>

/* Packed bytes before the last half of an operation. No element is in both halves, since none must be cut
 * in accumulates (12.7.1). */
uint64_t nasty_half(const struct nasty_op *op)
{
    uint64_t width = op->width ? op->width : 1;
    return op->bytes / 2 / width * width;
}

/* Reads one half of the origin of a put or an accumulate, as a library may that begins a transfer at once
 * and ends it late (MPI 4.1, 12.3: the buffer must not change until then). */
void nasty_read_half(struct nasty_op *op)
{
    if (!nasty_half(op))
        return;
    op->result = nasty_alloc(op->bytes);
    if (nasty_copy_half(op, nasty.settings.half_origin == NASTY_LAST_HALF)) {
        op->flags |= NASTY_HALF_READ;
        return;
    }
    free(op->result);
    op->result = NULL;
}

/* Reads a half of the origin to its place in the packed copy. */
bool nasty_copy_half(struct nasty_op *op, bool last)
{
    uint64_t middle = nasty_half(op);
    uint64_t from = last ? middle : 0, to = last ? op->bytes : middle;
    char *place = op->result + from;
    return nasty_walk(op->origin, op->shape ? op->shape->origin : NULL, from, to - from, nasty_visit_copy,
                      &place);
}

/* For operations that are issued where no flush follows: until their epoch ends nobody can tell when the
 * copies are no longer needed. All of the origin is read then. */
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

/* Makes a get at once, into memory of ours, and records that it has to be delivered. Where a flush is
 * allowed the data is read now; else some time before the epoch ends. */
int nasty_fetch_early(struct nasty_op *op, bool flush)
{
    enum { LARGEST = 1 << 30 }; /* counts are int */
    struct nasty_shape shape = {.target = op->shape ? op->shape->target : NULL};
    struct nasty_op get = *op;
    get.origin = op->result = nasty_alloc(op->bytes);
    get.shape = op->shape ? &shape : NULL;
    op->flags |= NASTY_FETCHED;
    int error = MPI_SUCCESS;
    NASTY_INSIDE(inside);
    for (uint64_t off = 0; error == MPI_SUCCESS && off < op->bytes; off += LARGEST) {
        uint64_t rest = op->bytes - off;
        struct nasty_instr piece = {&get, off, rest < LARGEST ? (uint32_t)rest : LARGEST, NASTY_ISSUE};
        error = nasty_execute(&piece, 1);
    }
    if (error == MPI_SUCCESS && flush)
        error = nasty_execute(&(struct nasty_instr){&get, 0, 0, NASTY_WIN_FLUSH}, 1);
    return error;
}
