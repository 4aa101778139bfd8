/* The logs: arrays of records, one pair per window and target. In C because a record must cost a few
 * nanoseconds. */
#include "log/log.h"

#include "core/arena.h"
#include "log/request.h"
#include "process/message.h"
#include "types/layout.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAP = 16, SPARES = 8, SPARE_MAX = 1 << 18 };

/* Retired segments, kept at the size that they have grown to. */
static struct nasty_segment *spares[SPARES];

static size_t segment_bytes(uint32_t cap)
{
    return sizeof(struct nasty_segment) + (size_t)cap * sizeof(struct nasty_op);
}

struct nasty_segment *nasty_segment_new(uint32_t cap)
{
    size_t bytes = nasty_shared_size(segment_bytes(cap));
    struct nasty_segment *s = nasty_shared_alloc(bytes);
    *s = (struct nasty_segment){.cap = (uint32_t)((bytes - sizeof *s) / sizeof(struct nasty_op))};
    return s;
}

static struct nasty_segment *segment_new(void)
{
    for (int i = 0; i < SPARES; i++) {
        struct nasty_segment *s = spares[i];
        if (s) {
            spares[i] = NULL;
            return s;
        }
    }
    return nasty_segment_new(FIRST_CAP);
}

void nasty_segment_free(struct nasty_segment *s)
{
    if (s)
        nasty_shared_free(s, segment_bytes(s->cap));
}

static void segment_free(struct nasty_segment *s)
{
    s->n = s->leading = s->scattered = 0;
    s->next = NULL;
    for (int i = 0; i < SPARES && s->cap <= SPARE_MAX; i++)
        if (!spares[i]) {
            spares[i] = s;
            return;
        }
    nasty_segment_free(s);
}

static struct nasty_segment *segment_grow(struct nasty_segment *s)
{
    if (s->cap > UINT32_MAX / 2)
        nasty_internal_error("more than %u operations held for one target", s->cap);
    struct nasty_segment *larger = nasty_segment_new(2 * s->cap);
    uint32_t cap = larger->cap;
    memcpy(larger, s, segment_bytes(s->n));
    larger->cap = cap;
    nasty_segment_free(s);
    return larger;
}

static struct nasty_target *target_new(struct nasty_window *w, int rank)
{
    struct nasty_target *t = nasty_shared_alloc(sizeof *t);
    *t = (struct nasty_target){.rank = (uint32_t)rank, .dirty = UINT32_MAX};
    w->targets[rank] = t;
    return t;
}

static void mark_dirty(struct nasty_window *w, struct nasty_target *t)
{
    if (w->dirty->n == w->dirty->cap) {
        uint32_t cap = w->dirty->cap ? 2 * w->dirty->cap : 8;
        struct nasty_target **larger = nasty_shared_alloc(cap * sizeof *larger);
        for (uint32_t i = 0; i < w->dirty->n; i++)
            larger[i] = w->dirty->targets[i];
        nasty_shared_free(w->dirty->targets, w->dirty->cap * sizeof *larger);
        w->dirty->targets = larger;
        w->dirty->cap = cap;
    }
    nasty.targets++;
    t->dirty = w->dirty->n;
    w->dirty->targets[w->dirty->n++] = t;
}

struct nasty_op *nasty_log_extend(struct nasty_window *w, int target, bool family)
{
    struct nasty_target *t = w->targets[target];
    if (UNLIKELY(!t))
        t = target_new(w, target);
    if (UNLIKELY(t->dirty == UINT32_MAX))
        mark_dirty(w, t);
    struct nasty_segment **log = family ? &t->family : &t->plain, *s = *log;
    if (UNLIKELY(!s))
        s = *log = segment_new();
    if (UNLIKELY(s->n == s->cap))
        s = *log = segment_grow(s);
    return &s->ops[s->n++];
}

void nasty_log_clean(struct nasty_window *w, struct nasty_target **targets, uint32_t n)
{
    for (uint32_t i = n; i-- > 0;) {
        struct nasty_target *t = targets[i];
        struct nasty_segment **logs[] = {&t->plain, &t->family};
        bool empty = true;
        for (int k = 0; k < 2; k++) {
            if (*logs[k] && (*logs[k])->n == 0) {
                segment_free(*logs[k]);
                *logs[k] = NULL;
            }
            empty = empty && !*logs[k];
        }
        if (!empty || t->dirty == UINT32_MAX)
            continue;
        w->dirty->targets[t->dirty] = w->dirty->targets[--w->dirty->n];
        w->dirty->targets[t->dirty]->dirty = t->dirty;
        t->dirty = UINT32_MAX;
        nasty.targets--;
    }
}

static void op_retire(struct nasty_op *op)
{
    if (op->flags & FLAG_OWNS_ORIGIN)
        free(op->origin);
    if (op->flags & (FLAG_HALF_READ | FLAG_FETCHED))
        free(op->result);
    if (!op->shape)
        return;
    if (op->shape->request)
        nasty_request_done(op->shape->request);
    nasty_layout_drop(op->shape->origin);
    nasty_layout_drop(op->shape->target);
    nasty_layout_drop(op->shape->result);
    nasty_shared_free(op->shape, sizeof *op->shape);
}

void nasty_segment_retire(struct nasty_segment *s)
{
    nasty_lock();
    while (s) {
        struct nasty_segment *next = s->next;
        for (uint32_t i = 0; i < s->n; i++)
            if (s->ops[i].shape || s->ops[i].flags)
                op_retire(&s->ops[i]);
        segment_free(s);
        s = next;
    }
    nasty_unlock();
}
