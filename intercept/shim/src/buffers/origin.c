/* Copies the origins of puts and accumulates: all of an origin when its operation becomes locally
 * complete, or one half of it in the call itself. In C because it reads the program's buffers, which the
 * program may have freed. */
#include "buffers/origin.h"

#include "buffers/mapped.h"
#include "process/alloc.h"
#include "process/platform.h"
#include "process/state.h"
#include "types/layout.h"

#include <stdlib.h>
#include <string.h>

static bool visit_copy(char *from, uint64_t bytes, void *arg)
{
    char **to = arg;
    if (!nasty_mapped(from, bytes))
        return false;
    memcpy(*to, from, bytes);
    *to += bytes;
    return true;
}

static struct nasty_layout *layout_of_origin(const struct nasty_op *op)
{
    return op->shape ? op->shape->origin : NULL;
}

uint64_t nasty_half(const struct nasty_op *op)
{
    uint64_t width = op->width ? op->width : 1;
    return op->bytes / 2 / width * width;
}

/* Reads a half of the origin to its place in the packed copy. */
static bool copy_half(struct nasty_op *op, bool last)
{
    uint64_t middle = nasty_half(op);
    uint64_t from = last ? middle : 0, to = last ? op->bytes : middle;
    char *place = op->result + from;
    return nasty_walk(op->origin, layout_of_origin(op), from, to - from, visit_copy, &place);
}

void nasty_read_half(struct nasty_op *op)
{
    if (!nasty_half(op))
        return;
    op->result = nasty_alloc(op->bytes);
    if (copy_half(op, nasty.settings.half_origin == HALF_LAST)) {
        op->flags |= FLAG_HALF_READ;
        return;
    }
    free(op->result);
    op->result = NULL;
}

/* The packed copy of an origin that is half read, once the other half is read too; NULL if that is not
 * mapped. */
static char *complete_half(struct nasty_op *op)
{
    char *copy = op->result;
    if (!copy_half(op, nasty.settings.half_origin == HALF_FIRST))
        return NULL;
    op->result = NULL;
    op->flags &= (uint8_t)~FLAG_HALF_READ;
    return copy;
}

/* A packed copy of an origin; NULL if that is not mapped. */
static char *packed_origin(const struct nasty_op *op)
{
    char *copy = nasty_alloc(op->bytes), *to = copy;
    if (nasty_walk(op->origin, layout_of_origin(op), 0, op->bytes, visit_copy, &to))
        return copy;
    free(copy);
    return NULL;
}

bool nasty_copy_origin(struct nasty_op *op)
{
    if (UNLIKELY(op->flags & FLAG_OWNS_ORIGIN)) /* the program's origin was lost before */
        return true;
    char *copy = UNLIKELY(op->flags & FLAG_HALF_READ) ? complete_half(op) : packed_origin(op);
    if (!copy)
        return false;
    if (op->shape) {
        nasty_layout_drop(op->shape->origin);
        op->shape->origin = NULL;
    }
    op->origin = copy;
    op->flags |= FLAG_OWNS_ORIGIN;
    return true;
}

void nasty_forget_halves(struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++) {
            struct nasty_op *op = &taken->ops[i];
            if (!(op->flags & FLAG_HALF_READ))
                continue;
            op->flags &= (uint8_t)~FLAG_HALF_READ;
            free(op->result);
            op->result = NULL;
        }
}
