/* Notes what the data is (NASTY_TRACE_STATE). In C because it reads the program's buffers. */
#include "buffers/trace_data.h"

#include "buffers/mapped.h"
#include "observe/hash.h"
#include "observe/trace.h"
#include "process/state.h"
#include "types/layout.h"

#include <stdbool.h>
#include <stddef.h>

static bool visit_hash(char *from, uint64_t bytes, void *hash)
{
    if (nasty_mapped(from, bytes))
        *(uint64_t *)hash = nasty_hash(*(uint64_t *)hash, from, bytes);
    return true;
}

void nasty_trace_results(const struct nasty_segment *taken)
{
    for (const struct nasty_segment *s = taken; s; s = s->next)
        for (uint32_t i = 0; i < s->n; i++) {
            const struct nasty_op *op = &s->ops[i];
            bool get = op->kind == KIND_GET;
            uint64_t hash = NASTY_HASH_BASIS;
            if (!get && op->kind < KIND_GET_ACC)
                continue;
            const struct nasty_shape *shape = op->shape;
            nasty_walk(get ? op->origin : op->result, shape ? (get ? shape->origin : shape->result) : NULL, 0,
                       op->bytes, visit_hash, &hash);
            nasty_trace_op(EVENT_RESULT, op, hash, 0);
        }
}

void nasty_trace_contents(uint32_t window, int rank, const char *base, uint64_t bytes)
{
    if (nasty.tracing && base && nasty_mapped(base, bytes))
        nasty_trace(EVENT_CONTENTS, 0, window, rank, nasty_hash(NASTY_HASH_BASIS, base, bytes), bytes);
}
