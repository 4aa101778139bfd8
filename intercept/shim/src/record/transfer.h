/* Puts and gets. In a header: as functions of their own these would cost a record a fifth of its time. */
#ifndef NASTY_RECORD_TRANSFER_H
#define NASTY_RECORD_TRANSFER_H

#include "abi.h"
#include "buffers/changes.h"
#include "buffers/mapped.h"
#include "buffers/origin.h"
#include "buffers/poison.h"
#include "lifetime/stack.h"
#include "loads/gather.h"
#include "log/log.h"
#include "observe/site.h"
#include "observe/trace.h"
#include "process/platform.h"
#include "process/state.h"
#include "record/finish.h"
#include "record/side.h"
#include "record/target.h"
#include "window/window.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Makes a get and records it. Under the lock, which is free while the library is called: so the get has
 * its number only afterwards. */
int nasty_record_get(struct nasty_window *w, struct nasty_op *get);

/* Looks for what some library makes wrong: a get whose receiving side is longer, or one with a request and
 * gaps. */
void nasty_look_at_get(struct side *origin, struct side *target, bool request);

/* Makes the record of a put or a get: in the log, or in `unlogged` if that is not NULL. */
static inline INLINE int nasty_transfer(struct nasty_window *w, uint8_t kind, struct side *origin, int target,
                                        MPI_Aint disp, struct side *remote, struct nasty_op *unlogged,
                                        uint32_t site)
{
    int doubt = nasty_doubt_target(w, target, disp);
    if (UNLIKELY(doubt))
        return doubt;
    if (UNLIKELY(!nasty_side_resolve(origin, false)))
        return REASON_TYPE;
    if (LIKELY(remote->type == origin->type && remote->count >= 0))
        remote->form = origin->form;
    else if (!nasty_side_resolve(remote, false))
        return REASON_TYPE;
    const struct side *sender = kind == KIND_PUT ? origin : remote;
    uint64_t bytes = nasty_side_bytes(sender), room = nasty_side_bytes(kind == KIND_PUT ? remote : origin);
    if (UNLIKELY(bytes == 0 || bytes > room || bytes == UINT64_MAX))
        return bytes ? REASON_SIZE : VERDICT_FINISHED;
    int64_t offset = (int64_t)disp * nasty_unit(w, target);
    bool dense_target = nasty_side_contiguous(remote->form, bytes);
    bool plain = dense_target && nasty_side_contiguous(origin->form, bytes);
    if (dense_target) {
        offset += remote->form->offset;
        if (UNLIKELY(!nasty_fits(w, target, offset, bytes)))
            return REASON_MEMORY;
    }
    struct nasty_op *op = UNLIKELY(unlogged != NULL) ? unlogged : nasty_log_add(w, target, false);
    op->origin = nasty_side_start(origin, bytes);
    op->result = NULL;
    op->offset = offset;
    op->bytes = bytes;
    op->shape = LIKELY(plain) ? NULL : nasty_shape_new(origin, remote, NULL, NULL, bytes);
    op->seq = UNLIKELY(unlogged != NULL) ? 0 : nasty_next(site);
    op->window = w->id;
    op->target = target;
    op->width = (uint16_t)sender->form->width;
    op->prim = 0; /* MPI_BYTE */
    op->class = 0;
    op->kind = kind;
    op->state = STATE_HELD;
    op->reduce = REDUCE_NOT;
    op->flags = UNLIKELY(nasty_on_device(op)) ? FLAG_DEVICE : 0;
    if (UNLIKELY(site) && nasty.tracing && !unlogged)
        nasty_trace_recorded(op, nasty_epoch_of(w, target));
    if (kind == KIND_GET && nasty.settings.poison && LIKELY(!op->flags) &&
        nasty_poison(op->origin, op->shape ? op->shape->origin : NULL, bytes))
        op->flags |= FLAG_POISONED;
    if (kind == KIND_PUT && UNLIKELY(nasty.settings.half_origin))
        nasty_read_half(op);
    if (LIKELY(!unlogged))
        nasty_stack_note(op);
    if (kind == KIND_PUT && UNLIKELY(nasty.tracing))
        nasty_changes_begin(op);
    return VERDICT_RECORDED;
}

/* Records a put or a get, or returns a negative number. request: NULL if the call returns none; calls that
 * return one need a passive epoch (MPI 4.1, 12.3.5). */
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
    const bool early = kind == KIND_GET && UNLIKELY(nasty.settings.early_fetch);
    int error = MPI_SUCCESS;
    if (kind == KIND_GET && UNLIKELY(nasty.habits & (HABIT_LONGER_GET | HABIT_GAPPED_RGET)))
        nasty_look_at_get(&local, &remote, request != NULL);
    nasty_lock();
    if (kind == KIND_GET)
        nasty.fetches++;
    if (UNLIKELY(nasty.recording))
        nasty_gather_buffer(origin, origin_count, origin_type);
    int verdict = nasty_doubt_call(w, site, target, request != NULL);
    if (LIKELY(!verdict)) {
        verdict = nasty_transfer(w, kind, &local, target, disp, &remote, early ? &get : NULL, site);
        if (early && verdict == VERDICT_RECORDED)
            error = nasty_record_get(w, &get);
        r = request ? nasty_record_request(verdict, w, target, false) : NULL;
    }
    nasty_unlock();
    int result = request ? nasty_record_finish_request(verdict, w, target, r, request)
                         : nasty_record_finish(verdict, w, target);
    return UNLIKELY(error != MPI_SUCCESS) ? error : result;
}

#endif
