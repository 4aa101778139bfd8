/* Takes answers that the core has made before it was asked. In C because a question to the core costs
 * microseconds; what is expected, and all that an answer depends on, stands in the shared memory. */
#include "replay/foretold.h"

#include "core/channel.h"
#include "core/questions.h"
#include "process/platform.h"

#include <stddef.h>
#include <string.h>

/* The operations that a question is about, in the order in which the core takes them. */
struct covered {
    uint32_t n;
    struct nasty_op *ops[EXPECTED_OPS];
};

/* If a row is used up and gets no more answers, it is the other one's turn. */
static void turn(struct nasty_foretold *f)
{
    const struct nasty_row *row = &f->rows[f->at];
    bool drawing = __atomic_load_n(&row->drawing, __ATOMIC_ACQUIRE);
    if (drawing || !row->used || row->used < __atomic_load_n(&row->drawn, __ATOMIC_ACQUIRE))
        return;
    f->at = !f->at;
    nasty_core_ahead();
}

/* The next answer of a row. While the core is writing it, that is waited for, but not as long as asking
 * takes. */
static const struct nasty_expected *next_answer(const struct nasty_row *row)
{
    enum { LOOKS = 128 };
    for (int i = 0; i < LOOKS; i++) {
        bool drawing = __atomic_load_n(&row->drawing, __ATOMIC_ACQUIRE);
        if (LIKELY(__atomic_load_n(&row->drawn, __ATOMIC_ACQUIRE) > row->used))
            return &row->expected[row->used];
        if (!drawing)
            return NULL;
        nasty_relax();
    }
    return NULL;
}

static bool cover(struct covered *c, struct nasty_segment *s)
{
    if (!s)
        return true;
    if (c->n + s->n > EXPECTED_OPS)
        return false;
    for (uint32_t i = 0; i < s->n; i++)
        c->ops[c->n++] = &s->ops[i];
    return true;
}

/* What is taken last is issued first. */
static bool cover_all(struct covered *c, const struct nasty_sync *s)
{
    for (uint32_t i = s->ntargets; i-- > 0;)
        if (!cover(c, s->targets[i]->family) || !cover(c, s->targets[i]->plain))
            return false;
    return true;
}

static bool contiguous(const struct nasty_shape *s) { return !s || (!s->origin && !s->target && !s->result); }

/* Whether op is the expected one, first the number of the question's first one. */
static bool same_op(const struct nasty_op *op, const struct nasty_op *expected, uint64_t first, bool offsets)
{
    enum { ALIKE = offsetof(struct nasty_op, window) };
    return memcmp((const char *)op + ALIKE, (const char *)expected + ALIKE, sizeof *op - ALIKE) == 0 &&
           op->bytes == expected->bytes && (op->seq >> NASTY_SITE_BITS) - first == expected->seq &&
           (!offsets || op->kind < KIND_ACC || op->offset == expected->offset) && contiguous(op->shape);
}

static bool same_ops(const struct covered *c, const struct nasty_op *expected, const struct nasty_sync *s,
                     bool offsets)
{
    uint64_t first = UINT64_MAX;
    for (uint32_t i = 0; i < c->n; i++)
        first = c->ops[i]->seq < first ? c->ops[i]->seq : first;
    if (first <= s->newest) /* one was overtaken */
        return false;
    for (uint32_t i = 0; i < c->n; i++)
        if (!same_op(c->ops[i], &expected[i], first >> NASTY_SITE_BITS, offsets))
            return false;
    return true;
}

static bool same_question(const struct nasty_sync *s, const struct nasty_expected *e)
{
    return s->kind == e->kind && s->window == e->window && s->target == e->target &&
           s->passive == e->passive && s->left_alone == e->left_alone && s->number == e->number;
}

static void take_log(struct nasty_sync *s, struct nasty_segment **log)
{
    if (*log && (*log)->n) {
        (*log)->next = s->taken;
        s->taken = *log;
        *log = NULL;
    }
}

static void take_answer(struct nasty_sync *s, const struct covered *c, const struct nasty_step *steps,
                        uint32_t n)
{
    for (uint32_t i = 0; i < s->ntargets; i++) {
        take_log(s, &s->targets[i]->plain);
        take_log(s, &s->targets[i]->family);
    }
    for (uint32_t i = 0; i < c->n; i++)
        s->newest = c->ops[i]->seq > s->newest ? c->ops[i]->seq : s->newest;
    for (uint32_t i = 0; i < n; i++)
        s->instrs[i] = (struct nasty_instr){c->ops[steps[i].op], steps[i].off, steps[i].len, steps[i].code};
    s->count = n;
}

bool nasty_take_foretold(struct nasty_sync *s)
{
    struct nasty_foretold *f = nasty_channel_foretold();
    turn(f);
    struct nasty_row *row = &f->rows[f->at];
    const struct nasty_expected *e = next_answer(row);
    if (UNLIKELY(!e)) {
        nasty_core_next(s); /* the core may have to be told that a row is used up */
        e = next_answer(row);
    }
    if (!e || !same_question(s, e))
        return false;
    struct covered c = {.n = 0};
    if (!cover_all(&c, s) || c.n != e->ops || !same_ops(&c, &row->ops[e->first_op], s, e->offsets))
        return false;
    take_answer(s, &c, &row->steps[e->first_step], e->steps);
    __atomic_store_n(&row->used, row->used + 1, __ATOMIC_RELEASE);
    turn(f);
    return true;
}
