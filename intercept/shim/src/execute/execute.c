/* The executor: obeys the core's instructions with calls of the library. It is C because only the
 * library's own functions, on the program's own thread, may touch a window. */
#include "shim.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Type and place of one side of a piece, as the library's call wants them. */
struct part {
    char *address;
    int count;
    MPI_Datatype type;
    bool made; /* free it after the call */
};

static MPI_Op op_of(const struct nasty_op *op) { return (MPI_Op)(uintptr_t)op->shape->op; }

/* One datatype for a piece with gaps, relative to the buffer's address. */
static MPI_Datatype scattered(const struct nasty_layout *l, uint32_t prim, uint64_t off, uint64_t len)
{
    uint32_t cap = 16, n = 0, width = nasty_prim_at(prim)->width;
    int *lengths = nasty_alloc(cap * sizeof *lengths);
    MPI_Aint *places = nasty_alloc(cap * sizeof *places);
    for (uint64_t end = off + len; off < end;) {
        struct nasty_place p = nasty_layout_at(l, off);
        uint64_t bytes = p.contiguous < end - off ? p.contiguous : end - off;
        if (n == cap) {
            cap *= 2;
            lengths = realloc(lengths, cap * sizeof *lengths);
            places = realloc(places, cap * sizeof *places);
            if (!lengths || !places)
                nasty_internal_error("out of memory: a piece of %u blocks", cap);
        }
        lengths[n] = (int)(bytes / width);
        places[n++] = (MPI_Aint)p.offset;
        off += bytes;
    }
    MPI_Datatype type;
    real.Type_create_hindexed((int)n, lengths, places, nasty_prim_at(prim)->type, &type);
    real.Type_commit(&type);
    free(lengths);
    free(places);
    return type;
}

static struct part local_part(char *base, const struct nasty_layout *l, uint32_t prim, uint64_t off,
                              uint64_t len)
{
    const struct nasty_prim *p = nasty_prim_at(prim);
    if (LIKELY(!l))
        return (struct part){base + off, (int)(len / p->width), p->type, false};
    struct nasty_place place = nasty_layout_at(l, off);
    if (len <= place.contiguous)
        return (struct part){base + place.offset, (int)(len / p->width), p->type, false};
    return (struct part){base, 1, scattered(l, prim, off, len), true};
}

/* A type that shifts `count` elements by less than a displacement unit. Few different ones occur on a
 * window; they live as long as it does. */
static MPI_Datatype shifted(struct nasty_window *w, uint32_t prim, int64_t shift, uint64_t count, bool *made)
{
    enum { KEPT = 64 };
    for (uint32_t i = 0; i < w->nodd; i++)
        if (w->odd[i].shift == shift && w->odd[i].count == count && w->odd[i].prim == prim)
            return w->odd[i].type;
    MPI_Aint place = (MPI_Aint)shift;
    MPI_Datatype type;
    real.Type_create_hindexed_block(1, (int)count, &place, nasty_prim_at(prim)->type, &type);
    real.Type_commit(&type);
    *made = nasty.locking || w->nodd == KEPT;
    if (*made)
        return type;
    if (!w->odd)
        w->odd = nasty_alloc(KEPT * sizeof *w->odd);
    w->odd[w->nodd++] = (struct nasty_odd){type, shift, count, prim};
    return type;
}

/* The target side; *disp in units of the target. */
static struct part target_part(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len,
                               MPI_Aint *disp)
{
    const struct nasty_prim *p = nasty_prim_at(op->prim);
    const struct nasty_layout *l = op->shape ? op->shape->target : NULL;
    int64_t unit = nasty_unit(w, op->target), at = op->offset + (int64_t)off;
    struct part part = {NULL, (int)(len / p->width), p->type, false};
    if (UNLIKELY(l != NULL)) {
        struct nasty_place place = nasty_layout_at(l, off);
        if (len > place.contiguous) {
            *disp = (MPI_Aint)(op->offset / unit); /* the program's own displacement */
            part.count = 1;
            part.type = scattered(l, op->prim, off, len);
            part.made = true;
            return part;
        }
        at = op->offset + place.offset;
    }
    if (LIKELY(unit == 1)) {
        *disp = (MPI_Aint)at;
        return part;
    }
    int64_t units, rest;
    if (LIKELY((unit & (unit - 1)) == 0 && at >= 0)) { /* a division would cost a tenth of a put */
        units = at >> __builtin_ctzll((uint64_t)unit);
        rest = at & (unit - 1);
    } else {
        units = at / unit;
        rest = at % unit;
    }
    *disp = (MPI_Aint)units;
    if (UNLIKELY(rest != 0)) {
        part.type = shifted(w, op->prim, rest, (uint64_t)part.count, &part.made);
        part.count = 1;
    }
    return part;
}

static void drop(struct part *part)
{
    if (UNLIKELY(part->made))
        real.Type_free(&part->type);
}

static int issue_fetch(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len)
{
    MPI_Aint disp;
    const struct nasty_shape *s = op->shape;
    const struct nasty_prim *p = nasty_prim_at(op->prim);
    MPI_Win win = nasty_handle(w, op->target);
    struct part target = target_part(op, w, off, len, &disp);
    if (op->kind != NASTY_GET_ACC && target.count == 1 && !target.made && target.type == p->type) {
        if (op->kind == NASTY_FAO)
            return real.Fetch_and_op(op->origin, op->result, p->type, op->target, disp, op_of(op), win);
        return real.Compare_and_swap(op->origin, s->compare, op->result, p->type, op->target, disp, win);
    }
    if (op->kind == NASTY_CAS)
        nasty_internal_error("a compare-and-swap at byte %lld is not aligned to its window's unit",
                             (long long)op->offset);
    struct part result = local_part(op->result, s->result, op->prim, off, len);
    struct part origin = {op->result, 0, p->type, false}; /* ignored by MPI_NO_OP */
    if (op->reduce != NASTY_NO_OP)
        origin = local_part(op->origin, s->origin, op->prim, off, len);
    int error = real.Get_accumulate(origin.address, origin.count, origin.type, result.address, result.count,
                                    result.type, op->target, disp, target.count, target.type, op_of(op), win);
    drop(&origin);
    drop(&result);
    drop(&target);
    return error;
}

static bool visit_defined(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    nasty_defined(from, bytes);
    return true;
}

/* Tells valgrind that the library has the buffer now. Memcheck does not see all ways in which data
 * arrives: another process may write it. */
static void expect_data(const struct nasty_op *op, uint64_t off, uint64_t len)
{
    const struct nasty_shape *s = op->shape;
    if (op->kind == NASTY_GET)
        nasty_walk(op->origin, s ? s->origin : NULL, off, len, visit_defined, NULL);
    else if (op->kind >= NASTY_GET_ACC)
        nasty_walk(op->result, s ? s->result : NULL, off, len, visit_defined, NULL);
}

static int issue(const struct nasty_op *op, uint64_t off, uint64_t len);

/* A piece of an operation of which half was read early: that half comes from our copy. */
static int issue_halves(const struct nasty_op *op, uint64_t off, uint64_t len)
{
    struct nasty_op late = *op, early = *op;
    struct nasty_shape shape = {0};
    late.flags = early.flags = op->flags & (uint8_t)~NASTY_HALF_READ;
    early.origin = op->result;
    if (op->shape) {
        shape = *op->shape;
        shape.origin = NULL;
        early.shape = &shape;
    }
    bool last = nasty.settings.half_origin == NASTY_LAST_HALF;
    uint64_t middle = nasty_half(op), end = off + len;
    int first = MPI_SUCCESS, second = MPI_SUCCESS;
    if (off < middle)
        first = issue(last ? &late : &early, off, (end < middle ? end : middle) - off);
    if (off < middle)
        off = middle;
    if (off < end)
        second = issue(last ? &early : &late, off, end - off);
    return nasty_first_error(first, second);
}

static int issue(const struct nasty_op *op, uint64_t off, uint64_t len)
{
    if (UNLIKELY(op->flags & NASTY_HALF_READ))
        return issue_halves(op, off, len);
    struct nasty_window *w = nasty_window_at(op->window);
    if (UNLIKELY(!nasty_op_mapped(op, off, len))) {
        nasty_warn("a buffer of an operation on rank %d is no longer mapped: %llu bytes were not moved",
                   op->target, (unsigned long long)len);
        return MPI_SUCCESS;
    }
    if (UNLIKELY(nasty.valgrind))
        expect_data(op, off, len);
    if (op->kind >= NASTY_GET_ACC)
        return issue_fetch(op, w, off, len);
    MPI_Aint disp;
    MPI_Win win = nasty_handle(w, op->target);
    struct part target = target_part(op, w, off, len, &disp);
    struct part origin = local_part(op->origin, op->shape ? op->shape->origin : NULL, op->prim, off, len);
    int error;
    if (op->kind == NASTY_PUT)
        error = real.Put(origin.address, origin.count, origin.type, op->target, disp, target.count,
                         target.type, win);
    else if (op->kind == NASTY_GET)
        error = real.Get(origin.address, origin.count, origin.type, op->target, disp, target.count,
                         target.type, win);
    else
        error = real.Accumulate(origin.address, origin.count, origin.type, op->target, disp, target.count,
                                target.type, op_of(op), win);
    drop(&origin);
    drop(&target);
    return error;
}

static void pause_for(uint64_t ns)
{
    for (uint64_t end = nasty_now() + ns; nasty_now() < end;)
        nasty_nap();
}

/* Fences of ours before the program's own, which alone has its assertions: what it says of its epoch need
 * not hold for a part of it. Every rank makes them, whatever it holds. */
int nasty_rounds(const struct nasty_window *w, uint64_t n)
{
    int first = MPI_SUCCESS;
    while (n-- > 0)
        first = nasty_first_error(first, real.Win_fence(0, w->handle));
    return first;
}

/* Runs all instructions, whatever fails, and returns the first error. */
int nasty_execute(const struct nasty_instr *instrs, uint32_t count)
{
    enum { AHEAD = 12, NEAR = 6 }; /* records and buffers are visited in random order: fetch them early */
    int first = MPI_SUCCESS;
    for (uint32_t i = 0; i < count && i < AHEAD; i++)
        __builtin_prefetch(instrs[i].op);
    for (uint32_t i = 0; i < count; i++) {
        const struct nasty_instr *in = &instrs[i];
        if (i + AHEAD < count)
            __builtin_prefetch(instrs[i + AHEAD].op);
        if (i + NEAR < count)
            __builtin_prefetch(instrs[i + NEAR].op->origin + instrs[i + NEAR].off);
        int error = MPI_SUCCESS;
        if (in->code == NASTY_ISSUE)
            error = issue(in->op, in->off, in->len);
        else if (in->code == NASTY_WIN_FLUSH)
            error =
                real.Win_flush(in->op->target, nasty_handle(nasty_window_at(in->op->window), in->op->target));
        else if (in->code == NASTY_ROUND)
            error = nasty_rounds(nasty_window_at(in->op->window), in->off);
        else
            pause_for(in->off);
        first = nasty_first_error(first, error);
    }
    return first;
}
