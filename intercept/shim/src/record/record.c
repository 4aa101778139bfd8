/* The recorder: turns a one-sided call into a record of the window's log. Calls that it cannot vouch for
 * (null or freed handles, bad counts and ranks, no epoch, a transfer that does not fit) go to the library
 * at once, so that the program's own error handling sees what it always saw. It is C because a record must
 * cost nanoseconds. */
#include "shim.h"
#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

/* One side of a transfer. */
struct side {
    char *base;
    int64_t count;
    MPI_Datatype type;
    const struct nasty_form *form;
};

enum verdict {
    FORWARD,  /* make the real call now */
    FINISHED, /* nothing is left to do */
    RECORDED,
};

static inline INLINE bool resolve(struct side *side, bool whole_pairs)
{
    if (UNLIKELY(side->count < 0))
        return false;
    struct nasty_type *t = nasty_type(side->type);
    side->form = t ? nasty_form(t, whole_pairs) : NULL;
    return side->form != NULL;
}

/* A product that does not fit is not memory, and no side equals it. */
static uint64_t bytes_of(const struct side *side)
{
    uint64_t bytes;
    bool huge = __builtin_mul_overflow(side->form->layout->size, (uint64_t)side->count, &bytes);
    return UNLIKELY(huge || bytes > INT64_MAX) ? UINT64_MAX : bytes;
}

static bool contiguous(const struct nasty_form *f, uint64_t bytes)
{
    return LIKELY(f->dense) || (f->one_block && bytes <= f->layout->size);
}

static bool in_epoch(const struct nasty_window *w, int target)
{
    return w->lock_all || w->access[target] || w->fenced;
}

static bool may_request(const struct nasty_window *w, int target)
{
    return target >= 0 && target < w->size && nasty_passive(w, target);
}

/* Whether the library would take target and displacement. */
static bool reachable(const struct nasty_window *w, int target, MPI_Aint disp)
{
    return target >= 0 && target < w->size && (disp >= 0 || w->dynamic) && in_epoch(w, target);
}

static bool fits(const struct nasty_window *w, int target, int64_t offset, uint64_t bytes)
{
    uint64_t size = nasty_size(w, target);
    return w->dynamic || (offset >= 0 && bytes <= size && (uint64_t)offset <= size - bytes);
}

static struct nasty_layout *layout_of(const struct side *side, uint64_t bytes)
{
    if (!side->form || contiguous(side->form, bytes))
        return NULL;
    side->form->layout->refs++;
    return side->form->layout;
}

static struct nasty_shape *shape_new(const struct side *origin, const struct side *target,
                                     const struct side *result, const void *compare, uint64_t bytes)
{
    struct nasty_shape *s = nasty_shared_alloc(sizeof *s);
    *s = (struct nasty_shape){
        .origin = layout_of(origin, bytes),
        .target = layout_of(target, bytes),
        .result = result ? layout_of(result, bytes) : NULL,
        .compare = (void *)compare,
    };
    return s;
}

/* The address of the first element of a contiguous side, else of the buffer. */
static char *start(const struct side *side, uint64_t bytes)
{
    return side->form && contiguous(side->form, bytes) ? side->base + side->form->offset : side->base;
}

/* A put or a get; into the log, or into `apart` where there is one. Inline: a call, and what it passes
 * through memory, would cost a fifth of a record. */
static inline INLINE enum verdict transfer(struct nasty_window *w, uint8_t kind, struct side *origin,
                                           int target, MPI_Aint disp, struct side *remote,
                                           struct nasty_op *apart, uint32_t site)
{
    if (UNLIKELY(!reachable(w, target, disp) || !resolve(origin, false)))
        return FORWARD;
    if (LIKELY(remote->type == origin->type && remote->count >= 0))
        remote->form = origin->form;
    else if (!resolve(remote, false))
        return FORWARD;
    const struct side *sender = kind == NASTY_PUT ? origin : remote;
    uint64_t bytes = bytes_of(sender), room = bytes_of(kind == NASTY_PUT ? remote : origin);
    if (UNLIKELY(bytes == 0 || bytes > room || bytes == UINT64_MAX))
        return bytes ? FORWARD : FINISHED;
    int64_t offset = (int64_t)disp * nasty_unit(w, target);
    bool dense_target = contiguous(remote->form, bytes);
    bool plain = dense_target && contiguous(origin->form, bytes);
    if (dense_target) {
        offset += remote->form->offset;
        if (UNLIKELY(!fits(w, target, offset, bytes)))
            return FORWARD;
    }
    struct nasty_op *op = UNLIKELY(apart != NULL) ? apart : nasty_log_add(w, target, false);
    op->origin = start(origin, bytes);
    op->result = NULL;
    op->offset = offset;
    op->bytes = bytes;
    op->shape = LIKELY(plain) ? NULL : shape_new(origin, remote, NULL, NULL, bytes);
    op->seq = UNLIKELY(apart != NULL) ? 0 : nasty_next(site);
    op->window = w->id;
    op->target = target;
    op->width = (uint16_t)sender->form->width;
    op->prim = 0; /* MPI_BYTE */
    op->kind = kind;
    op->state = NASTY_HELD;
    op->reduce = NASTY_NO_REDUCTION;
    op->flags = 0;
    if (UNLIKELY(site) && nasty.tracing && !apart)
        nasty_trace_op(NASTY_EV_OP, op, (uint64_t)offset, bytes);
    if (kind == NASTY_GET && nasty.settings.poison)
        nasty_poison(op->origin, op->shape ? op->shape->origin : NULL, bytes);
    if (kind == NASTY_PUT && UNLIKELY(nasty.settings.half_origin))
        nasty_read_half(op);
    return RECORDED;
}

static bool same_prim(const struct side *a, const struct side *b)
{
    return a->form->prim == b->form->prim && a->form->prim != NO_PRIM;
}

/* A pair type's gaps are not the operation's: other variables may lie there. */
static void poison_result(const struct side *result, const struct nasty_op *op)
{
    if (!(nasty_prim_at(op->prim)->class & CLASS_PAIR)) {
        nasty_poison(op->result, op->shape->result, op->bytes);
        return;
    }
    const struct nasty_layout *parts = nasty_form(nasty_type(result->type), false)->layout;
    nasty_poison(result->base, parts, parts->size * (uint64_t)result->count);
}

/* An operation of the accumulate family; result and compare may be NULL. */
static enum verdict atomic(struct nasty_window *w, uint8_t kind, struct side *origin, struct side *result,
                           const void *compare, int target, MPI_Aint disp, struct side *remote, MPI_Op mpi_op)
{
    bool reads_origin = mpi_op != MPI_NO_OP;
    if (!reachable(w, target, disp) || !resolve(remote, true) || (result && !resolve(result, true)) ||
        (reads_origin && !resolve(origin, true)))
        return FORWARD;
    uint64_t bytes = bytes_of(remote);
    if (bytes == 0 && (!reads_origin || bytes_of(origin) == 0) && (!result || bytes_of(result) == 0))
        return FINISHED;
    if (remote->form->prim == NO_PRIM || (reads_origin && !same_prim(origin, remote)) ||
        (result && !same_prim(result, remote)))
        return FORWARD;
    if (bytes == 0 || bytes == UINT64_MAX || (reads_origin && bytes_of(origin) != bytes) ||
        (result && bytes_of(result) != bytes))
        return FORWARD; /* MPI says nothing certain about unequal counts */
    uint8_t reduce = kind == NASTY_CAS ? NASTY_COMBINE : nasty_op_reduction(mpi_op, remote->form->prim);
    if (reduce == NASTY_NO_REDUCTION || (reduce == NASTY_NO_OP && !result))
        return FORWARD;
    int64_t offset = (int64_t)disp * nasty_unit(w, target);
    if (contiguous(remote->form, bytes)) {
        offset += remote->form->offset;
        if (!fits(w, target, offset, bytes))
            return FORWARD;
    }
    struct nasty_op *op = nasty_log_add(w, target, true);
    *op = (struct nasty_op){
        .origin = reads_origin ? start(origin, bytes) : NULL,
        .result = result ? start(result, bytes) : NULL,
        .offset = offset,
        .bytes = bytes,
        .shape = shape_new(origin, remote, result, compare, bytes),
        .seq = nasty_next(nasty_site),
        .window = w->id,
        .target = target,
        .width = (uint16_t)nasty_prim_at(remote->form->prim)->width,
        .prim = (uint16_t)remote->form->prim,
        .kind = kind,
        .state = NASTY_HELD,
        .reduce = reduce,
    };
    op->shape->op = (uint64_t)(uintptr_t)mpi_op;
    if (UNLIKELY(nasty.tracing))
        nasty_trace_op(NASTY_EV_OP, op, (uint64_t)offset, bytes);
    if (result && nasty.settings.poison)
        poison_result(result, op);
    if (kind == NASTY_ACC && UNLIKELY(nasty.settings.half_origin))
        nasty_read_half(op);
    return RECORDED;
}

static int forward(struct nasty_window *w, int target)
{
    if (UNLIKELY(nasty.tracing))
        nasty_trace(NASTY_EV_FORWARDED, 0, w->id, target, 0, 0);
    nasty_make_postponed(w);
    return -1;
}

/* Ends a call that was recorded, or says with a negative number that it has to be made. */
static inline INLINE int finish(enum verdict verdict, struct nasty_window *w, int target)
{
    if (UNLIKELY(verdict == FORWARD))
        return forward(w, target);
    if (verdict == RECORDED && UNLIKELY(nasty.settings.each_call))
        return nasty_done(nasty_sync(w, NASTY_CALL, target, nasty_flushable(w, target)), MPI_SUCCESS);
    return MPI_SUCCESS;
}

/* The request of the operation that was recorded last for this target, or of one that had nothing to do;
 * under the lock. */
static struct nasty_request *request_of(enum verdict verdict, struct nasty_window *w, int target, bool family)
{
    if (verdict == FORWARD)
        return NULL;
    if (verdict == FINISHED)
        return nasty_request_new(w->id, target, 0);
    struct nasty_segment *s = family ? w->targets[target]->family : w->targets[target]->plain;
    struct nasty_op *op = &s->ops[s->n - 1];
    if (!op->shape) {
        op->shape = nasty_shared_alloc(sizeof *op->shape);
        memset(op->shape, 0, sizeof *op->shape);
    }
    return op->shape->request = nasty_request_new(w->id, target, op->seq);
}

/* As `finish`, for calls that return a request. */
static int finish_request(enum verdict verdict, struct nasty_window *w, int target, struct nasty_request *r,
                          MPI_Request *request)
{
    if (verdict == FORWARD)
        return finish(verdict, w, target);
    int error = nasty_request_start(r, request);
    return error != MPI_SUCCESS ? error : finish(verdict, w, target);
}

/* Makes a get and records it. The library is called between looking at the arguments and recording:
 * meanwhile the lock is free, so that the get has its number only then. */
static int bring(struct nasty_window *w, struct nasty_op *get)
{
    nasty_unlock();
    nasty_make_postponed(w);
    nasty_await_posts(w);
    int error = nasty_fetch_early(get, nasty_flushable(w, get->target));
    nasty_lock();
    get->seq = nasty_next(nasty_site);
    *nasty_log_add(w, get->target, false) = *get;
    if (UNLIKELY(nasty.tracing))
        nasty_trace_op(NASTY_EV_OP, get, (uint64_t)get->offset, get->bytes);
    return error;
}

/* request: NULL where the call returns none. Calls with one need a passive epoch (MPI 4.1, 12.3.5). */
static inline INLINE int record_transfer(uint8_t kind, const void *origin, int64_t origin_count,
                                         MPI_Datatype origin_type, int target, MPI_Aint disp,
                                         int64_t target_count, MPI_Datatype target_type, MPI_Win win,
                                         MPI_Request *request)
{
    struct nasty_window *w = nasty_window_find(win);
    if (UNLIKELY(!w))
        return -1;
    struct side local = {(char *)origin, origin_count, origin_type, NULL};
    struct side remote = {NULL, target_count, target_type, NULL};
    struct nasty_request *r = NULL;
    struct nasty_op get;
    const uint32_t site = nasty_site;
    const bool early = kind == NASTY_GET && UNLIKELY(nasty.settings.early_fetch);
    enum verdict verdict = FORWARD;
    int error = MPI_SUCCESS;
    nasty_lock();
    if (LIKELY(!(site & NASTY_LEFT_ALONE)) && (!request || may_request(w, target))) {
        verdict = transfer(w, kind, &local, target, disp, &remote, early ? &get : NULL, site);
        if (early && verdict == RECORDED)
            error = bring(w, &get);
        r = request ? request_of(verdict, w, target, false) : NULL;
    }
    nasty_unlock();
    int result = request ? finish_request(verdict, w, target, r, request) : finish(verdict, w, target);
    return UNLIKELY(error != MPI_SUCCESS) ? error : result;
}

/* What goes to the library unrecorded must not overtake the accumulates held before it. */
static void let_pass(struct nasty_window *w, int target)
{
    if (w && target >= 0 && target < w->size && w->targets[target])
        nasty_done(nasty_sync(w, NASTY_FORWARD, target, nasty_flushable(w, target)), MPI_SUCCESS);
}

static int record_atomic(uint8_t kind, const void *origin, int64_t origin_count, MPI_Datatype origin_type,
                         struct side *result, const void *compare, int target, MPI_Aint disp,
                         int64_t target_count, MPI_Datatype target_type, MPI_Op op, MPI_Win win,
                         MPI_Request *request)
{
    struct nasty_window *w = nasty_window_find(win);
    if (!w)
        return -1;
    struct side local = {(char *)origin, origin_count, origin_type, NULL};
    struct side remote = {NULL, target_count, target_type, NULL};
    struct nasty_request *r = NULL;
    enum verdict verdict = FORWARD;
    nasty_lock();
    if (!nasty_left_alone() && (!request || may_request(w, target))) {
        verdict = atomic(w, kind, &local, result, compare, target, disp, &remote, op);
        r = request ? request_of(verdict, w, target, true) : NULL;
    }
    nasty_unlock();
    if (verdict == FORWARD)
        let_pass(w, target);
    return request ? finish_request(verdict, w, target, r, request) : finish(verdict, w, target);
}

/* The window for a call that was not recorded: it must meet those that were on theirs. */
static MPI_Win through(MPI_Win win, int target)
{
    struct nasty_window *w = LIKELY(!nasty.settings.shadow) ? NULL : nasty_window_find(win);
    if (!w || !w->shadow || target < 0 || target >= w->size || !in_epoch(w, target))
        return win;
    if (!nasty_passive(w, target))
        nasty_await_posts(w);
    return nasty_handle(w, target);
}

/* Errors on a shadow are the program's window's. */
static int forwarded(MPI_Win win, int target, int result)
{
    if (result != MPI_SUCCESS && through(win, target) != win)
        real.Win_call_errhandler(win, result);
    return result;
}

int shim_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
             MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(NASTY_PUT, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, NULL);
    return LIKELY(result >= 0)
               ? result
               : forwarded(win, target_rank,
                           real.Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                    target_count, target_datatype, through(win, target_rank)));
}

int shim_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
             MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(NASTY_GET, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, NULL);
    return LIKELY(result >= 0)
               ? result
               : forwarded(win, target_rank,
                           real.Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                    target_count, target_datatype, through(win, target_rank)));
}

int shim_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
                    MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op,
                    MPI_Win win)
{
    int result = record_atomic(NASTY_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank,
                               target_disp, target_count, target_datatype, op, win, NULL);
    return result >= 0 ? result
                       : forwarded(win, target_rank,
                                   real.Accumulate(origin_addr, origin_count, origin_datatype, target_rank,
                                                   target_disp, target_count, target_datatype, op,
                                                   through(win, target_rank)));
}

int shim_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
                        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank,
                        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op,
                        MPI_Win win)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(NASTY_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL,
                               target_rank, target_disp, target_count, target_datatype, op, win, NULL);
    return result >= 0
               ? result
               : forwarded(win, target_rank,
                           real.Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr,
                                               result_count, result_datatype, target_rank, target_disp,
                                               target_count, target_datatype, op, through(win, target_rank)));
}

/* Fetch-and-op and compare-and-swap take predefined types only. */
static bool named(MPI_Datatype type)
{
    nasty_lock();
    struct nasty_type *t = nasty_type(type);
    nasty_unlock();
    return t && t->predefined;
}

int shim_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
                      MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    struct side fetched = {result_addr, 1, datatype, NULL};
    int result = !named(datatype) ? -1
                                  : record_atomic(NASTY_FAO, origin_addr, 1, datatype, &fetched, NULL,
                                                  target_rank, target_disp, 1, datatype, op, win, NULL);
    return result >= 0 ? result
                       : forwarded(win, target_rank,
                                   real.Fetch_and_op(origin_addr, result_addr, datatype, target_rank,
                                                     target_disp, op, through(win, target_rank)));
}

/* MPI 4.1, 12.3.4: integers, logicals, multi-language types and bytes. */
static bool swappable(MPI_Datatype type)
{
    enum { ALLOWED = CLASS_INTEGER | CLASS_LOGICAL | CLASS_MULTI_LANGUAGE | CLASS_BYTE };
    if (!named(type))
        return false;
    nasty_lock();
    uint32_t prim = nasty_prim_of(type);
    nasty_unlock();
    return nasty_prim_at(prim)->class & ALLOWED;
}

int shim_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr,
                          MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    struct side fetched = {result_addr, 1, datatype, NULL};
    int result = !swappable(datatype)
                     ? -1
                     : record_atomic(NASTY_CAS, origin_addr, 1, datatype, &fetched, compare_addr, target_rank,
                                     target_disp, 1, datatype, MPI_REPLACE, win, NULL);
    return result >= 0
               ? result
               : forwarded(win, target_rank,
                           real.Compare_and_swap(origin_addr, compare_addr, result_addr, datatype,
                                                 target_rank, target_disp, through(win, target_rank)));
}

/* ---- request-based operations ---- */

int shim_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
              MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
              MPI_Request *request)
{
    int result = record_transfer(NASTY_PUT, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, request);
    return result >= 0 ? result
                       : real.Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                   target_count, target_datatype, win, request);
}

int shim_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
              MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
              MPI_Request *request)
{
    int result = record_transfer(NASTY_GET, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, request);
    return result >= 0 ? result
                       : real.Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                   target_count, target_datatype, win, request);
}

int shim_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
                     MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op,
                     MPI_Win win, MPI_Request *request)
{
    int result = record_atomic(NASTY_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank,
                               target_disp, target_count, target_datatype, op, win, request);
    return result >= 0 ? result
                       : real.Raccumulate(origin_addr, origin_count, origin_datatype, target_rank,
                                          target_disp, target_count, target_datatype, op, win, request);
}

int shim_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
                         void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank,
                         MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op,
                         MPI_Win win, MPI_Request *request)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(NASTY_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL,
                               target_rank, target_disp, target_count, target_datatype, op, win, request);
    return result >= 0 ? result
                       : real.Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr,
                                              result_count, result_datatype, target_rank, target_disp,
                                              target_count, target_datatype, op, win, request);
}

#if MPI_VERSION >= 4
int shim_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
               MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(NASTY_PUT, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, NULL);
    return result >= 0
               ? result
               : forwarded(win, target_rank,
                           real.Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                      target_count, target_datatype, through(win, target_rank)));
}

int shim_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
               MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(NASTY_GET, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, NULL);
    return result >= 0
               ? result
               : forwarded(win, target_rank,
                           real.Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                      target_count, target_datatype, through(win, target_rank)));
}

int shim_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
                      int target_rank, MPI_Aint target_disp, MPI_Count target_count,
                      MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    int result = record_atomic(NASTY_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank,
                               target_disp, target_count, target_datatype, op, win, NULL);
    return result >= 0 ? result
                       : forwarded(win, target_rank,
                                   real.Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank,
                                                     target_disp, target_count, target_datatype, op,
                                                     through(win, target_rank)));
}

int shim_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
                          void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype,
                          int target_rank, MPI_Aint target_disp, MPI_Count target_count,
                          MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(NASTY_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL,
                               target_rank, target_disp, target_count, target_datatype, op, win, NULL);
    return result >= 0 ? result
                       : forwarded(win, target_rank,
                                   real.Get_accumulate_c(origin_addr, origin_count, origin_datatype,
                                                         result_addr, result_count, result_datatype,
                                                         target_rank, target_disp, target_count,
                                                         target_datatype, op, through(win, target_rank)));
}

int shim_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
                int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype,
                MPI_Win win, MPI_Request *request)
{
    int result = record_transfer(NASTY_PUT, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, request);
    return result >= 0 ? result
                       : real.Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                     target_count, target_datatype, win, request);
}

int shim_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
                MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
                MPI_Request *request)
{
    int result = record_transfer(NASTY_GET, origin_addr, origin_count, origin_datatype, target_rank,
                                 target_disp, target_count, target_datatype, win, request);
    return result >= 0 ? result
                       : real.Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                     target_count, target_datatype, win, request);
}

int shim_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
                       int target_rank, MPI_Aint target_disp, MPI_Count target_count,
                       MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    int result = record_atomic(NASTY_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank,
                               target_disp, target_count, target_datatype, op, win, request);
    return result >= 0 ? result
                       : real.Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank,
                                            target_disp, target_count, target_datatype, op, win, request);
}

int shim_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
                           void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype,
                           int target_rank, MPI_Aint target_disp, MPI_Count target_count,
                           MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(NASTY_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL,
                               target_rank, target_disp, target_count, target_datatype, op, win, request);
    return result >= 0 ? result
                       : real.Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr,
                                                result_count, result_datatype, target_rank, target_disp,
                                                target_count, target_datatype, op, win, request);
}

#endif
