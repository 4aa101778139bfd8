#include "shim.h"
#include "observe/hash.h"
/* ---- what the data is: NASTY_TRACE_STATE ---- */

static bool visit_hash(char *from, uint64_t bytes, void *hash)
{
    if (nasty_mapped(from, bytes))
        *(uint64_t *)hash = nasty_hash(*(uint64_t *)hash, from, bytes);
    return true;
}

/* What fetching operations brought, once the program may read it. */
void nasty_trace_results(const struct nasty_segment *taken)
{
    for (const struct nasty_segment *s = taken; s; s = s->next)
        for (uint32_t i = 0; i < s->n; i++) {
            const struct nasty_op *op = &s->ops[i];
            bool get = op->kind == NASTY_GET;
            uint64_t hash = NASTY_HASH_BASIS;
            if (!get && op->kind < NASTY_GET_ACC)
                continue;
            const struct nasty_shape *shape = op->shape;
            nasty_walk(get ? op->origin : op->result, shape ? (get ? shape->origin : shape->result) : NULL, 0,
                       op->bytes, visit_hash, &hash);
            nasty_trace_op(NASTY_EV_RESULT, op, hash, 0);
        }
}

/* A window's memory when nobody can change it any more by one-sided operations. */
void nasty_trace_contents(const struct nasty_window *w)
{
    uint64_t size = nasty_size(w, w->rank), hash = NASTY_HASH_BASIS;
    if (nasty.tracing && w->base && nasty_mapped(w->base, size))
        nasty_trace(NASTY_EV_CONTENTS, 0, w->id, w->rank, nasty_hash(hash, w->base, size), size);
}
