/* Obeys the core's instructions with calls of the library. In C because only the library's own functions,
 * on the program's own thread, may touch a window. */
#include "execute/execute.h"

#include "buffers/mapped.h"
#include "buffers/origin.h"
#include "calls.h"
#include "epoch/shadow.h"
#include "execute/begun.h"
#include "execute/issue.h"
#include "execute/piece.h"
#include "execute/stay.h"
#include "library/progress.h"
#include "process/clock.h"
#include "process/errors.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "types/layout.h"
#include "types/predefined.h"

#include <stdbool.h>
#include <stddef.h>

/* A fetch-and-op, or a compare-and-swap. */
static int issue_element(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len)
{
    MPI_Aint disp;
    const struct nasty_prim *p = nasty_prim_at(op->prim);
    MPI_Win win = nasty_handle(w, op->target);
    struct nasty_part target = nasty_target_part(op, w, off, len, &disp);
    bool plain = target.count == 1 && !target.made && target.type == p->type;
    nasty_part_drop(&target);
    if (plain && op->kind == KIND_FAO)
        return real.Fetch_and_op(op->origin, op->result, p->type, op->target, disp, nasty_op_of(op), win);
    if (plain)
        return real.Compare_and_swap(op->origin, op->shape->compare, op->result, p->type, op->target, disp,
                                     win);
    if (op->kind == KIND_CAS)
        nasty_internal_error("a compare-and-swap at byte %lld is not aligned to its window's unit",
                             (long long)op->offset);
    return nasty_issue(op, w, off, len, NULL);
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
    if (op->kind == KIND_GET)
        nasty_walk(op->origin, s ? s->origin : NULL, off, len, visit_defined, NULL);
    else if (op->kind >= KIND_GET_ACC)
        nasty_walk(op->result, s ? s->result : NULL, off, len, visit_defined, NULL);
}

static int issue(const struct nasty_op *op, uint64_t off, uint64_t len);

/* A piece of an operation of which half was read early: that half comes from our copy. */
static int issue_halves(const struct nasty_op *op, uint64_t off, uint64_t len)
{
    struct nasty_op late = *op, early = *op;
    struct nasty_shape shape = {0};
    late.flags = early.flags = op->flags & (uint8_t)~FLAG_HALF_READ;
    early.origin = op->result;
    if (op->shape) {
        shape = *op->shape;
        shape.origin = NULL;
        early.shape = &shape;
    }
    bool last = nasty.settings.half_origin == HALF_LAST;
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
    if (UNLIKELY(op->flags & FLAG_HALF_READ))
        return issue_halves(op, off, len);
    struct nasty_window *w = nasty_window_at(op->window);
    if (UNLIKELY(op->flags & FLAG_UNMAPPED) && !nasty_op_mapped(op, off, len)) {
        nasty_warn("a buffer of an operation on rank %d is no longer mapped: %llu bytes were not moved",
                   op->target, (unsigned long long)len);
        return MPI_SUCCESS;
    }
    if (UNLIKELY(nasty.valgrind))
        expect_data(op, off, len);
    if (UNLIKELY(nasty_is_begun(op)))
        return nasty_issue_begun(op, w, off, len);
    if (op->kind >= KIND_FAO)
        return issue_element(op, w, off, len);
    return nasty_issue(op, w, off, len, NULL);
}

static void pause_for(uint64_t ns)
{
    for (uint64_t end = nasty_now() + ns; nasty_now() < end;)
        nasty_nap();
}

int nasty_rounds(const struct nasty_window *w, uint64_t n)
{
    int first = MPI_SUCCESS;
    while (n-- > 0)
        first = nasty_first_error(first, real.Win_fence(0, w->handle));
    return first;
}

int nasty_execute(const struct nasty_instr *instrs, uint32_t count)
{
    enum { AHEAD = 12, NEAR = 6 }; /* records and buffers are visited in random order: prefetch them */
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
        if (in->code == INSTR_ISSUE)
            error = issue(in->op, in->off, in->len);
        else if (in->code == INSTR_FLUSH)
            error =
                real.Win_flush(in->op->target, nasty_handle(nasty_window_at(in->op->window), in->op->target));
        else if (in->code == INSTR_ROUND)
            error = nasty_rounds(nasty_window_at(in->op->window), in->off);
        else if (in->code == INSTR_SLEEP)
            pause_for(in->off);
        else
            nasty_stay(in->off);
        first = nasty_first_error(first, error);
    }
    return first;
}
