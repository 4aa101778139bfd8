/* Gets that are made in their calls and delivered later (NASTY_EARLY_FETCH). In C because it works on the
 * program's buffers, in the program's calls. */
#include "execute/fetch.h"

#include "buffers/mapped.h"
#include "execute/execute.h"
#include "process/alloc.h"
#include "process/message.h"
#include "process/state.h"
#include "types/layout.h"

#include <mpi.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

int nasty_fetch_early(struct nasty_op *op, bool flush)
{
    enum { LARGEST = 1 << 30 }; /* counts are int */
    struct nasty_shape shape = {.target = op->shape ? op->shape->target : NULL};
    struct nasty_op get = *op;
    get.origin = op->result = nasty_alloc(op->bytes);
    get.shape = op->shape ? &shape : NULL;
    op->flags |= FLAG_FETCHED;
    int error = MPI_SUCCESS;
    NASTY_INSIDE(inside);
    for (uint64_t off = 0; error == MPI_SUCCESS && off < op->bytes; off += LARGEST) {
        uint64_t rest = op->bytes - off;
        struct nasty_instr piece = {&get, off, rest < LARGEST ? (uint32_t)rest : LARGEST, INSTR_ISSUE};
        error = nasty_execute(&piece, 1);
    }
    if (error == MPI_SUCCESS && flush)
        error = nasty_execute(&(struct nasty_instr){&get, 0, 0, INSTR_FLUSH}, 1);
    return error;
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

void nasty_deliver(struct nasty_segment *segment)
{
    for (uint32_t i = 0; i < segment->n; i++) {
        struct nasty_op *op = &segment->ops[i];
        char *from = op->result;
        if (!(op->flags & FLAG_FETCHED))
            continue;
        if (!nasty_walk(op->origin, op->shape ? op->shape->origin : NULL, 0, op->bytes, visit_deliver, &from))
            nasty_warn("the buffer of a get from rank %d is no longer mapped: not all of its %llu bytes were "
                       "delivered",
                       op->target, (unsigned long long)op->bytes);
        free(op->result);
        op->result = NULL;
        op->flags &= (uint8_t)~FLAG_FETCHED;
    }
}
