/* What follows when a buffer of a held operation no longer exists. Such memory may hold anything: a signal
 * handler, another thread or the next function may have used it. So the operation sends poison from now
 * on, and not what happens to be left there. In C because the records are changed while they are held. */
#include "lifetime/loss.h"

#include "buffers/poison.h"
#include "core/questions.h"
#include "observe/site.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/platform.h"
#include "process/state.h"
#include "types/layout.h"
#include "window/window.h"

#include <stdlib.h>
#include <string.h>

/* What an operation without its buffer sends. */
static uint8_t garbage_of(const struct nasty_op *op) { return nasty_poison_byte(op->seq >> NASTY_SITE_BITS); }

static uintptr_t first_byte(const char *base, const struct nasty_layout *layout)
{
    return (uintptr_t)base + (layout ? (uintptr_t)nasty_layout_at(layout, 0).offset : 0);
}

static bool sends(const struct nasty_op *op)
{
    return op->kind != KIND_GET && op->reduce != REDUCE_NO_OP &&
           !(op->flags & (FLAG_OWNS_ORIGIN | FLAG_LOST));
}

/* The first byte of a buffer, or 0 if the operation has none of the program's. */
static uintptr_t buffer_of(const struct nasty_op *op, enum nasty_buffer buffer)
{
    const struct nasty_shape *s = op->shape;
    switch (buffer) {
    case BUFFER_ORIGIN:
        return sends(op) ? first_byte(op->origin, s ? s->origin : NULL) : 0;
    case BUFFER_RESULT:
        if (op->kind == KIND_GET)
            return first_byte(op->origin, s ? s->origin : NULL);
        return op->kind >= KIND_GET_ACC ? first_byte(op->result, s->result) : 0;
    case BUFFER_COMPARE:
        return op->kind == KIND_CAS ? (uintptr_t)s->compare : 0;
    }
    return 0;
}

static bool is_family(const struct nasty_op *op) { return op->kind != KIND_PUT && op->kind != KIND_GET; }

bool nasty_watch_buffer(const struct nasty_op *op, enum nasty_buffer buffer, struct nasty_watch *watch)
{
    *watch = (struct nasty_watch){
        .from = buffer_of(op, buffer),
        .first = op->seq,
        .last = op->seq,
        .window = op->window,
        .target = op->target,
        .family = is_family(op),
        .buffer = (uint8_t)buffer,
    };
    return watch->from != 0;
}

bool nasty_watch_joins(struct nasty_watch *old, const struct nasty_watch *w)
{
    if (old->from != w->from || old->window != w->window || old->target != w->target ||
        old->family != w->family || old->buffer != w->buffer)
        return false;
    old->last = w->last > old->last ? w->last : old->last;
    old->first = w->first < old->first ? w->first : old->first;
    return true;
}

/* NULL if the window has ended. If there is another one in its place, its records have later numbers. */
static struct nasty_segment *log_of(const struct nasty_watch *watch)
{
    const struct nasty_window *w = nasty_window_at(watch->window);
    bool known = w->live && w->targets && watch->target < w->size;
    struct nasty_target *t = known ? w->targets[watch->target] : NULL;
    return t ? (watch->family ? t->family : t->plain) : NULL;
}

/* The place in a log of the first operation with at least this number. */
static uint32_t log_place(const struct nasty_segment *log, uint64_t number)
{
    uint32_t low = 0, high = log->n;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (log->ops[middle].seq < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The next operation at or after place i that is watched, or NULL; *i is its place. */
static struct nasty_op *watched_at(const struct nasty_watch *w, struct nasty_segment *log, uint32_t *i)
{
    for (; *i < log->n && log->ops[*i].seq <= w->last; ++*i)
        if (log->ops[*i].state == STATE_HELD &&
            buffer_of(&log->ops[*i], (enum nasty_buffer)w->buffer) == w->from)
            return &log->ops[*i];
    return NULL;
}

bool nasty_watch_held(const struct nasty_watch *watch)
{
    struct nasty_segment *log = log_of(watch);
    uint32_t i = log ? log_place(log, watch->first) : 0;
    return log && watched_at(watch, log, &i);
}

/* An origin that is too large stays: so much memory is likely to be unmapped when it is freed. */
static void replace_origin(struct nasty_op *op)
{
    enum { LARGEST = 16 << 20 };
    if (op->bytes > LARGEST)
        return;
    if (op->flags & FLAG_HALF_READ)
        free(op->result);
    op->flags &= (uint8_t)~(FLAG_HALF_READ | FLAG_SUMMED);
    if (op->shape) {
        nasty_layout_drop(op->shape->origin);
        op->shape->origin = NULL;
    }
    op->origin = memset(nasty_alloc(op->bytes), garbage_of(op), op->bytes);
    op->flags |= FLAG_OWNS_ORIGIN;
}

static void replace_compare(struct nasty_op *op)
{
    enum { LARGEST = 16 };
    static char garbage[UINT8_MAX + 1][LARGEST]; /* by its byte */
    uint8_t byte = garbage_of(op);
    if (op->bytes <= LARGEST)
        op->shape->compare = memset(garbage[byte], byte, LARGEST);
}

static void tell(const struct nasty_watch *w, const struct nasty_op *op, enum nasty_damage damage,
                 uint16_t place)
{
    static struct nasty_site_set told;
    uint16_t site = (uint16_t)op->seq ? (uint16_t)op->seq : nasty_site_at(w->caller);
    if (UNLIKELY(nasty.tracing)) {
        uint32_t here = nasty_site;
        nasty_site = place;
        nasty_trace_op(EVENT_DAMAGED, op, damage, w->buffer);
        nasty_site = here;
    }
    if (nasty_site_add(&told, site))
        nasty_core_loss(&(struct nasty_loss){
            .damage = damage, .buffer = w->buffer, .kind = op->kind, .site = site, .place = place});
}

void nasty_lose(const struct nasty_watch *watch, enum nasty_damage damage, uint16_t place)
{
    struct nasty_segment *log = log_of(watch);
    uint32_t i = log ? log_place(log, watch->first) : 0;
    for (struct nasty_op *op; log && (op = watched_at(watch, log, &i)); i++) {
        tell(watch, op, damage, place);
        op->flags &= (uint8_t)~FLAG_POISONED; /* the memory may be another variable's now */
        if (watch->buffer == BUFFER_ORIGIN)
            replace_origin(op);
        else if (watch->buffer == BUFFER_COMPARE)
            replace_compare(op);
    }
}
