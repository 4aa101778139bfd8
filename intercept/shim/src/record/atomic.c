/* Records operations of the accumulate family. In C because these are the program's MPI calls. */
#include "record/atomic.h"

#include "abi.h"
#include "buffers/changes.h"
#include "buffers/mapped.h"
#include "buffers/origin.h"
#include "buffers/poison.h"
#include "calls.h"
#include "lifetime/stack.h"
#include "loads/gather.h"
#include "log/log.h"
#include "observe/fault.h"
#include "observe/site.h"
#include "observe/trace.h"
#include "process/platform.h"
#include "process/state.h"
#include "record/finish.h"
#include "record/forward.h"
#include "record/target.h"
#include "types/operators.h"
#include "types/predefined.h"
#include "types/types.h"
#include "window/window.h"

#include <stdbool.h>
#include <stddef.h>

static bool same_prim(const struct side *a, const struct side *b)
{
    return a->form->prim == b->form->prim && a->form->prim != NO_PRIM;
}

/* A pair type's gaps are not the operation's: other variables may lie there. */
static void poison_result(const struct side *result, struct nasty_op *op)
{
    if (!(nasty_prim_at(op->prim)->class & CLASS_PAIR)) {
        if (nasty_poison(op->result, op->shape->result, op->bytes))
            op->flags |= FLAG_POISONED;
        return;
    }
    const struct nasty_layout *parts = nasty_form(nasty_type(result->type), false)->layout;
    nasty_poison(result->base, parts, parts->size * (uint64_t)result->count);
}

/* Makes the record; result and compare may be NULL. */
static int atomic(struct nasty_window *w, uint8_t kind, struct side *origin, struct side *result,
                  const void *compare, int target, MPI_Aint disp, struct side *remote, MPI_Op mpi_op)
{
    bool reads_origin = mpi_op != MPI_NO_OP;
    int doubt = nasty_doubt_target(w, target, disp);
    if (doubt)
        return doubt;
    if (!nasty_side_resolve(remote, true) || (result && !nasty_side_resolve(result, true)) ||
        (reads_origin && !nasty_side_resolve(origin, true)))
        return REASON_TYPE;
    uint64_t bytes = nasty_side_bytes(remote);
    if (bytes == 0 && (!reads_origin || nasty_side_bytes(origin) == 0) &&
        (!result || nasty_side_bytes(result) == 0))
        return VERDICT_FINISHED;
    if (remote->form->prim == NO_PRIM || (reads_origin && !same_prim(origin, remote)) ||
        (result && !same_prim(result, remote)))
        return REASON_ELEMENTS;
    if (bytes == 0 || bytes == UINT64_MAX || (reads_origin && nasty_side_bytes(origin) != bytes) ||
        (result && nasty_side_bytes(result) != bytes))
        return REASON_SIZE; /* MPI says nothing certain about unequal counts */
    uint8_t reduce = kind == KIND_CAS ? REDUCE_COMBINE : nasty_op_reduction(mpi_op, remote->form->prim);
    if (reduce == REDUCE_NOT || (reduce == REDUCE_NO_OP && !result))
        return REASON_OPERATOR;
    int64_t offset = (int64_t)disp * nasty_unit(w, target);
    if (nasty_side_contiguous(remote->form, bytes)) {
        offset += remote->form->offset;
        if (!nasty_fits(w, target, offset, bytes))
            return REASON_MEMORY;
    }
    struct nasty_op *op = nasty_log_add(w, target, true);
    *op = (struct nasty_op){
        .origin = reads_origin ? nasty_side_start(origin, bytes) : NULL,
        .result = result ? nasty_side_start(result, bytes) : NULL,
        .offset = offset,
        .bytes = bytes,
        .shape = nasty_shape_new(origin, remote, result, compare, bytes),
        .seq = nasty_next(nasty_site),
        .window = w->id,
        .target = target,
        .width = (uint16_t)nasty_prim_at(remote->form->prim)->width,
        .prim = (uint8_t)remote->form->prim,
        .class = (uint8_t)nasty_prim_at(remote->form->prim)->class,
        .kind = kind,
        .state = STATE_HELD,
        .reduce = reduce,
    };
    op->shape->op = (uint64_t)(uintptr_t)mpi_op;
    op->flags = UNLIKELY(nasty_on_device(op)) ? FLAG_DEVICE : 0;
    if (UNLIKELY(nasty.tracing))
        nasty_trace_recorded(op, nasty_epoch_of(w, target));
    if (result && nasty.settings.poison && LIKELY(!op->flags))
        poison_result(result, op);
    if (kind == KIND_ACC && UNLIKELY(nasty.settings.half_origin))
        nasty_read_half(op);
    if (UNLIKELY(nasty.tracing))
        nasty_changes_begin(op);
    nasty_stack_note(op);
    return VERDICT_RECORDED;
}

/* Fetch-and-op and compare-and-swap take predefined types only. */
static bool is_predefined(MPI_Datatype type)
{
    nasty_lock();
    struct nasty_type *t = nasty_type(type);
    nasty_unlock();
    return t && t->predefined;
}

/* MPI 4.1, 12.3.4: integers, logicals, multi-language types and bytes. */
static bool is_swappable(MPI_Datatype type)
{
    enum { ALLOWED = CLASS_INTEGER | CLASS_LOGICAL | CLASS_MULTI_LANGUAGE | CLASS_BYTE };
    if (!is_predefined(type))
        return false;
    nasty_lock();
    uint32_t prim = nasty_prim_of(type);
    nasty_unlock();
    return nasty_prim_at(prim)->class & ALLOWED;
}

/* Whether MPI allows the type in an operation of this kind. */
static bool is_allowed(uint8_t kind, MPI_Datatype type)
{
    return kind == KIND_FAO ? is_predefined(type) : kind == KIND_CAS ? is_swappable(type) : true;
}

static void gather_buffers(const struct side *origin, const struct side *result, const void *compare)
{
    nasty_gather_buffer(origin->base, origin->count, origin->type);
    nasty_gather_buffer(compare, origin->count, origin->type);
    if (result)
        nasty_gather_buffer(result->base, result->count, result->type);
}

static bool is_made_by(MPI_Win win, int maker)
{
    int *flavor, found = 0;
    NASTY_INSIDE(inside);
    real.Win_get_attr(win, MPI_WIN_CREATE_FLAVOR, &flavor, &found);
    return found && *flavor == maker;
}

static void look_for_gaps(struct side *remote, MPI_Win win)
{
    nasty_lock();
    bool gaps = nasty_side_resolve(remote, true) && nasty_side_gapped(remote);
    nasty_unlock();
    if (gaps && is_made_by(win, MPI_WIN_FLAVOR_CREATE))
        nasty_habit(HABIT_GAPPED);
}

static void look_at_swap(const struct nasty_window *w, MPI_Datatype type, int target)
{
    int size = 0;
    real.Type_size(type, &size);
    if (size == sizeof(int64_t) && (target == w->rank ? !is_made_by(w->handle, MPI_WIN_FLAVOR_SHARED)
                                                      : is_made_by(w->handle, MPI_WIN_FLAVOR_ALLOCATE)))
        nasty_habit(HABIT_WIDE_SWAP);
}

int record_atomic(uint8_t kind, const void *origin, int64_t origin_count, MPI_Datatype origin_type,
                  struct side *result, const void *compare, int target, MPI_Aint disp, int64_t target_count,
                  MPI_Datatype target_type, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    struct nasty_window *w = nasty_window_find(win);
    if (!w)
        return -1;
    if (!is_allowed(kind, origin_type)) {
        nasty_let_pass(w, target);
        return nasty_record_forward(REASON_TYPE, w, target);
    }
    struct side local = {(char *)origin, origin_count, origin_type, NULL};
    struct side remote = {NULL, target_count, target_type, NULL};
    struct nasty_request *r = NULL;
    if (UNLIKELY(nasty.habits & HABIT_GAPPED) && kind == KIND_GET_ACC)
        look_for_gaps(&remote, win);
    if (UNLIKELY(nasty.habits & HABIT_WIDE_SWAP) && kind == KIND_CAS)
        look_at_swap(w, origin_type, target);
    nasty_lock();
    if (result)
        nasty.fetches++;
    if (UNLIKELY(nasty.recording))
        gather_buffers(&local, result, compare);
    int verdict = nasty_doubt_call(w, nasty_site, target, request != NULL);
    if (!verdict) {
        verdict = atomic(w, kind, &local, result, compare, target, disp, &remote, op);
        r = request ? nasty_record_request(verdict, w, target, true) : NULL;
    }
    nasty_unlock();
    if (nasty_forwards(verdict))
        nasty_let_pass(w, target);
    return request ? nasty_record_finish_request(verdict, w, target, r, request)
                   : nasty_record_finish(verdict, w, target);
}
