/* The synchronization calls: each asks the core what it must complete, has that executed, and then makes
 * the real call. It is C because these are the program's MPI calls; which operations a call completes is
 * decided in Go (package completion). */
#include "shim.h"
#include "core/arena.h"
#include "core/questions.h"

#include <stdlib.h>
#include <string.h>

/* Instructions at a time: few enough to stay in the first-level cache, enough that the core, which makes
 * the next ones meanwhile, costs next to nothing per piece. */
enum { CHUNK = 512 };

/* What a synchronization call needs that asks the core; threads may be in several at a time. */
struct talk {
    struct nasty_sync sync;
    struct nasty_target *target;         /* the only one */
    struct talk *next;                   /* free */
    struct nasty_instr instrs[2][CHUNK]; /* being executed, and being made */
};

static struct talk *talks; /* free ones; under the lock */

static struct talk *talk_begin(void)
{
    struct talk *t = talks;
    if (t)
        talks = t->next;
    else
        t = memset(nasty_shared_alloc(sizeof *t), 0, sizeof *t);
    return t;
}

/* Asks what is due. Where records leave a log in which others stay, the core needs room for them; that is
 * there when it was needed last time. */
static void ask_due(struct nasty_sync *s)
{
    nasty_core_sync(s);
    if (s->need) {
        nasty_segment_free(s->spare);
        s->spare = nasty_segment_new(s->need);
        nasty_core_sync(s);
    }
    for (const struct nasty_segment *t = s->taken; t; t = t->next)
        if (t == s->spare)
            s->spare = nasty_segment_new(s->spare->cap);
}

/* Makes a put or an accumulate locally complete; under the lock. */
static void copy_origin(struct nasty_op *op)
{
    if (!nasty_copy_origin(op)) {
        nasty_warn("the origin buffer of an operation on rank %d is no longer mapped: %llu bytes at %p were "
                   "never written",
                   op->target, (unsigned long long)op->bytes, (void *)op->origin);
        op->flags |= NASTY_LOST;
    }
    op->state = NASTY_COPIED;
    if (UNLIKELY(nasty.tracing))
        nasty_trace_op(NASTY_EV_COPIED, op, 0, 0);
    nasty.copies++;
    if (op->shape && op->shape->request)
        op->shape->request->done = true;
}

/* Does so with everything in the targets' logs. The core has left only puts and accumulates there. */
static void copy_origins(struct nasty_target **targets, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        struct nasty_segment *logs[] = {targets[i]->plain, targets[i]->family};
        for (int k = 0; k < 2; k++) {
            struct nasty_segment *s = logs[k];
            for (; s && s->fresh < s->n; s->fresh++)
                if (s->ops[s->fresh].state == NASTY_HELD)
                    copy_origin(&s->ops[s->fresh]);
            if (s)
                s->scattered = 0;
        }
    }
}

static void count_taken(const struct nasty_segment *taken)
{
    uint64_t copies = nasty.copies;
    if (!copies)
        return;
    for (; taken && copies; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++)
            copies -= taken->ops[i].state == NASTY_COPIED;
    nasty.copies = copies;
    if (!copies)
        nasty.waiting_since = 0;
}

static bool has_records(const struct nasty_window *w, int target)
{
    return target < 0 ? w->ndirty > 0
                      : target < w->size && w->targets[target] && w->targets[target]->dirty != UINT32_MAX;
}

/* The same for who has no lock, which several threads need to look. The trace has every call. */
static bool may_have_records(const struct nasty_window *w, int target)
{
    return nasty.locking || nasty.tracing || has_records(w, target);
}

/* What another thread took out of the logs is neither there nor in the library yet: a flush of this thread
 * has to complete it, and accumulates must not overtake it. Under the lock; the other one waits for nobody
 * in this process. */
static pthread_cond_t replayed = PTHREAD_COND_INITIALIZER;

void nasty_await_replay(const struct nasty_window *w)
{
    while (UNLIKELY(w->replaying))
        pthread_cond_wait(&replayed, &nasty_mutex);
}

static void end_replay(struct nasty_window *w)
{
    if (!nasty.locking)
        return;
    nasty_lock();
    w->replaying = false;
    pthread_cond_broadcast(&replayed);
    nasty_unlock();
}

/* Also where an exception of the program's error handler ends a synchronization call. */
static void talk_end(struct talk **talk)
{
    struct talk *t = *talk;
    if (!t)
        return;
    struct nasty_window *w = nasty_window_at(t->sync.window);
    if (t->sync.taken) { /* by an exception */
        nasty_core_next(&t->sync);
        nasty_segment_retire(t->sync.taken);
    }
    nasty_lock();
    t->next = talks;
    talks = t;
    nasty_unlock();
    end_replay(w);
    *talk = NULL;
}

static void trace(const struct nasty_sync *s)
{
    uint64_t n = 0;
    for (const struct nasty_segment *t = s->taken; t; t = t->next)
        n += t->n;
    nasty_trace(NASTY_EV_SYNC, (uint16_t)s->kind, s->window, s->target, s->number, n);
    nasty_trace_taken(s->taken);
}

static bool whole_window(void) { return UNLIKELY(nasty.settings.whole_window) || nasty_left_alone(); }

/* Waits until copies are no longer needed, as the program's own MPI_Win_flush_local would have done. It
 * waits for no target. */
static void flush_local(const struct nasty_window *w, const struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        if (taken->n)
            real.Win_flush_local(taken->ops[0].target, w->handle);
}

/* Executes what the core says, one chunk after the other. It makes the next one meanwhile. */
static struct nasty_work replay(struct talk *talk)
{
    struct nasty_sync *s = &talk->sync;
    struct nasty_work work = {s->taken, MPI_SUCCESS};
    uint64_t hash = 0, executed = 0;
    for (int chunk = 0;; chunk = !chunk) {
        const struct nasty_instr *instrs = talk->instrs[chunk];
        uint32_t count = s->count;
        bool more = s->plan != 0;
        s->instrs = talk->instrs[!chunk];
        if (more)
            nasty_core_prepare(s);
        if (UNLIKELY(nasty.tracing)) {
            hash = nasty_trace_plan(hash, instrs, count);
            executed += count;
        }
        work.error = nasty_first_error(work.error, nasty_execute(instrs, count));
        if (!more)
            break;
        nasty_board_step();
        nasty_core_next(s);
    }
    if (UNLIKELY(nasty.tracing) && executed)
        nasty_trace(NASTY_EV_PLAN, (uint16_t)s->kind, s->window, s->target, hash, executed);
    return work;
}

/* The log of the only record that a call is about which completes everything, where that is one element:
 * there is nothing to decide then (settings.alone). NULL: ask the core. Under the lock. */
static struct nasty_segment **log_alone(const struct nasty_window *w, uint32_t kind, int target)
{
    if (!nasty.settings.alone || (target < 0 && w->ndirty != 1) || whole_window())
        return NULL;
    switch (kind) {
    case NASTY_FENCE:
    case NASTY_COMPLETE:
    case NASTY_UNLOCK:
    case NASTY_UNLOCK_ALL:
    case NASTY_FLUSH:
    case NASTY_FLUSH_ALL:
        break;
    default:
        return NULL;
    }
    struct nasty_target *t = target < 0 ? w->dirty[0] : w->targets[target];
    uint32_t n = (t->plain ? t->plain->n : 0) + (t->family ? t->family->n : 0);
    struct nasty_segment **log = t->plain && t->plain->n ? &t->plain : &t->family;
    const struct nasty_op *op = (*log)->ops;
    return n == 1 && op->state == NASTY_HELD && !op->flags && op->bytes <= op->width ? log : NULL;
}

static void issue_alone(struct nasty_sync *s, struct nasty_segment **log)
{
    struct nasty_op *op = (*log)->ops;
    s->taken = *log;
    *log = NULL;
    s->count = 1;
    s->instrs[0] = (struct nasty_instr){op, 0, (uint32_t)op->bytes, NASTY_ISSUE};
}

/* Asks the core about one occasion and executes what it says, before the real call is made. The lock is
 * held while the logs are looked at, never while the library is called: what is taken out of the logs
 * belongs to this call alone. */
static struct nasty_work synchronize(struct nasty_window *w, uint32_t kind, int target, bool passive,
                                     uint64_t seq)
{
    struct nasty_work work = {NULL, MPI_SUCCESS};
    NASTY_KEEP_ERRNO();
    int asked = target;
    bool counts = kind < NASTY_CALL || kind == NASTY_WAIT;
    if (kind < NASTY_CALL && whole_window())
        target = -1;
    nasty_lock();
    w->number += counts;
    nasty_await_replay(w);
    if (!w->live || !has_records(w, target)) { /* another thread may have freed it */
        if (UNLIKELY(nasty.tracing) && counts)
            nasty_trace(NASTY_EV_SYNC, (uint16_t)kind, w->id, asked, w->number, 0);
        nasty_unlock();
        return work;
    }
    w->replaying = nasty.locking;
    struct talk *talk CLEANUP(talk_end) = talk_begin();
    struct nasty_sync *s = &talk->sync;
    *s = (struct nasty_sync){
        .kind = kind,
        .window = w->id,
        .target = asked,
        .passive = passive,
        .left = nasty_left_alone() && counts,
        .number = kind == NASTY_CALL ? nasty.seq : w->number,
        .seq = seq,
        .targets = target < 0 ? w->dirty : &talk->target,
        .ntargets = target < 0 ? w->ndirty : 1,
        .capacity = CHUNK,
        .instrs = talk->instrs[0],
        .spare = s->spare,
    };
    talk->target = target < 0 ? NULL : w->targets[target];
    nasty_memory_changed();
    struct nasty_segment **log = log_alone(w, kind, target);
    if (log)
        issue_alone(s, log);
    else
        ask_due(s);
    if (UNLIKELY(nasty.tracing))
        trace(s);
    count_taken(s->taken);
    if (s->copy)
        copy_origins(s->targets, s->ntargets);
    if (s->one)
        copy_origin(s->one);
    nasty_log_clean(w, s->targets, s->ntargets);
    nasty_unlock();
    if (UNLIKELY(nasty.settings.half_origin) && !passive && kind >= NASTY_CALL)
        nasty_forget_halves(s->taken);
    if (s->count) {
        nasty_make_postponed(w);
        nasty_await_posts(w);
    }
    NASTY_INSIDE(inside);
    work = replay(talk);
    if (kind == NASTY_RELEASE)
        flush_local(w, work.taken);
    nasty_guard_end(&inside);
    bool release = s->release;
    s->taken = NULL; /* the caller's now */
    talk_end(&talk);
    if (release)
        nasty_release();
    return work;
}

void nasty_await_posts(struct nasty_window *w) { nasty_shadow_await(w, nasty_release); }

struct nasty_work nasty_sync(struct nasty_window *w, uint32_t kind, int target, bool passive)
{
    return synchronize(w, kind, target, passive, 0);
}

/* Completes the operation that a request stands for, as MPI_Wait does: at the origin. */
int nasty_wait_for(struct nasty_window *w, int target, uint64_t seq)
{
    return nasty_done(synchronize(w, NASTY_WAIT, target, true, seq), MPI_SUCCESS);
}

/* After the real call, or where there is none. The first error counts. */
int nasty_done(struct nasty_work work, int result)
{
    for (struct nasty_segment *s = work.taken; UNLIKELY(nasty.settings.early_fetch) && s; s = s->next)
        nasty_deliver(s);
    if (UNLIKELY(nasty.tracing) && nasty_tracing_state())
        nasty_trace_results(work.taken);
    if (work.taken)
        nasty_segment_retire(work.taken);
    return nasty_first_error(work.error, result);
}

/* ---- passive target ---- */

static bool null_rank(const struct nasty_window *w, int rank)
{
    return w && rank == MPI_PROC_NULL; /* some libraries crash on it */
}

int shim_Win_lock(int lock_type, int rank, int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    if (null_rank(w, rank))
        return MPI_SUCCESS;
    nasty_release();
    nasty_make_all_postponed();
    int result = MPI_SUCCESS;
    if (!w || !nasty_postpone_lock(w, lock_type, rank, assert))
        result = real.Win_lock(lock_type, rank, assert, win);
    if (w && result == MPI_SUCCESS && rank >= 0 && rank < w->size) {
        w->access[rank] |= ACCESS_LOCKED;
        nasty.locks++;
    }
    return result;
}

int shim_Win_lock_all(int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    nasty_release();
    nasty_make_all_postponed();
    int result = real.Win_lock_all(assert, win);
    if (w && result == MPI_SUCCESS) {
        w->lock_all = true;
        nasty.locks++;
    }
    return result;
}

int shim_Win_unlock(int rank, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    if (null_rank(w, rank))
        return MPI_SUCCESS;
    if (!w || rank < 0 || rank >= w->size)
        return real.Win_unlock(rank, win);
    nasty_release_others(w, rank);
    nasty_make_postponed(w);
    struct nasty_work work = nasty_sync(w, NASTY_UNLOCK, rank, true);
    int result = real.Win_unlock(rank, win);
    if (result == MPI_SUCCESS) {
        w->access[rank] &= (uint8_t)~ACCESS_LOCKED;
        nasty.locks--;
    }
    return nasty_done(work, result);
}

int shim_Win_unlock_all(MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    if (!w)
        return real.Win_unlock_all(win);
    nasty_release_others(w, -1);
    struct nasty_work work = nasty_sync(w, NASTY_UNLOCK_ALL, -1, true);
    int result = real.Win_unlock_all(win);
    if (result == MPI_SUCCESS) {
        w->lock_all = false;
        nasty.locks--;
    }
    return nasty_done(work, result);
}

/* A flush may have to wait for its target, which may wait for something else of ours that is locally
 * complete. A local flush that fetches nothing waits for nobody. */
static void before_flush(uint32_t kind, const struct nasty_window *w, int rank)
{
    if (LIKELY(!nasty.copies))
        return;
    if (kind == NASTY_FLUSH || kind == NASTY_FLUSH_ALL)
        nasty_release_others(w, rank);
    else
        nasty_poll();
}

static int flush(uint32_t kind, int rank, MPI_Win win, int (*call)(int, MPI_Win))
{
    struct nasty_window *w = nasty_window_find(win);
    if (null_rank(w, rank))
        return MPI_SUCCESS;
    if (!w || rank < 0 || rank >= w->size)
        return call(rank, win);
    struct nasty_work work = {NULL, MPI_SUCCESS};
    before_flush(kind, w, rank);
    nasty_make_postponed(w);
    if (UNLIKELY(may_have_records(w, whole_window() ? -1 : rank)))
        work = nasty_sync(w, kind, rank, true);
    else
        w->number++;
    return nasty_done(work, call(rank, win));
}

static int flush_all(uint32_t kind, MPI_Win win, int (*call)(MPI_Win))
{
    struct nasty_window *w = nasty_window_find(win);
    struct nasty_work work = {NULL, MPI_SUCCESS};
    before_flush(kind, w, -1);
    nasty_make_postponed(w);
    if (w && UNLIKELY(may_have_records(w, -1)))
        work = nasty_sync(w, kind, -1, true);
    else if (w)
        w->number++;
    return nasty_done(work, call(win));
}

int shim_Win_flush(int rank, MPI_Win win) { return flush(NASTY_FLUSH, rank, win, real.Win_flush); }

int shim_Win_flush_local(int rank, MPI_Win win)
{
    return flush(NASTY_FLUSH_LOCAL, rank, win, real.Win_flush_local);
}

int shim_Win_flush_all(MPI_Win win) { return flush_all(NASTY_FLUSH_ALL, win, real.Win_flush_all); }

int shim_Win_flush_local_all(MPI_Win win)
{
    return flush_all(NASTY_FLUSH_LOCAL_ALL, win, real.Win_flush_local_all);
}

int shim_Win_sync(MPI_Win win)
{
    nasty_poll();
    nasty_make_postponed(nasty_window_find(win));
    return real.Win_sync(win);
}

/* ---- active target ---- */

int shim_Win_fence(int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    nasty_release_others(w, -1);
    if (!w)
        return real.Win_fence(assert, win);
    nasty_make_postponed(w);
    uint32_t kind = assert &MPI_MODE_NOPRECEDE ? NASTY_FENCE_NOPRECEDE : NASTY_FENCE;
    struct nasty_work work = nasty_sync(w, kind, -1, w->shadow != NULL);
    if (w->shadow) {
        nasty_await_posts(w);
        nasty_shadow_finish(w);
        nasty_shadow_barrier(w);
    } else if (kind == NASTY_FENCE && !work.taken) {
        work.error = nasty_rounds(w, nasty.settings.fence_rounds - 1);
    }
    int result = real.Win_fence(assert, win);
    if (w->shadow)
        nasty_shadow_barrier(w);
    if (result == MPI_SUCCESS)
        w->fenced = !(assert &MPI_MODE_NOSUCCEED);
    return nasty_done(work, result);
}

static void note_started(struct nasty_window *w, MPI_Group group)
{
    free(w->started);
    w->started = nasty_ranks_of(w, group, &w->nstarted);
}

static void open_started(struct nasty_window *w)
{
    w->starting = true;
    for (int i = 0; i < w->nstarted; i++)
        if (w->started[i] >= 0 && w->started[i] < w->size)
            w->access[w->started[i]] |= ACCESS_STARTED;
}

int shim_Win_start(MPI_Group group, int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    nasty_release();
    nasty_make_all_postponed();
    const bool may_wait = w && UNLIKELY(nasty.settings.lazy) && group != MPI_GROUP_NULL;
    if (may_wait)
        note_started(w, group);
    int result = MPI_SUCCESS;
    if (!may_wait || !nasty_postpone_start(w, assert))
        result = real.Win_start(group, assert, win);
    if (!w || result != MPI_SUCCESS)
        return result;
    if (!may_wait)
        note_started(w, group);
    open_started(w);
    return result;
}

int shim_Win_complete(MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty_release_others(w, -1);
    if (!w)
        return real.Win_complete(win);
    nasty_make_postponed(w);
    struct nasty_work work = nasty_sync(w, NASTY_COMPLETE, -1, w->shadow != NULL);
    if (w->shadow) {
        nasty_await_posts(w);
        nasty_shadow_finish(w);
    }
    int result = real.Win_complete(win);
    w->starting = w->starting && result != MPI_SUCCESS;
    for (int i = 0; result == MPI_SUCCESS && i < w->nstarted; i++)
        if (w->started[i] >= 0 && w->started[i] < w->size)
            w->access[w->started[i]] &= (uint8_t)~ACCESS_STARTED;
    return nasty_done(work, result);
}

int shim_Win_post(MPI_Group group, int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    uint64_t number = ++nasty.calls;
    nasty_release();
    int result = real.Win_post(group, assert, win);
    if (w && w->shadow && result == MPI_SUCCESS)
        nasty_shadow_post(w, group);
    if (w && result == MPI_SUCCESS) {
        nasty_lock();
        w->posted = number;
        nasty_unlock();
    }
    return result;
}

int shim_Win_wait(MPI_Win win)
{
    nasty_release();
    return real.Win_wait(win);
}

/* MPI promises that a test succeeds in the end, not when (MPI 4.1, 12.5.2). That of Open MPI 5 does not
 * get the library on, for which operations on a shadow window may wait. */
int shim_Win_test(MPI_Win win, int *flag)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty_poll();
    if (nasty.settings.shadow)
        nasty_progress();
    nasty_lock();
    if (w && w->posted) {
        w->falses = nasty_core_falses(w->id, w->posted);
        w->posted = 0;
    }
    bool refuses = w && w->falses > 0;
    if (refuses)
        w->falses--;
    nasty_unlock();
    if (!refuses)
        return real.Win_test(win, flag);
    nasty_progress();
    *flag = 0;
    return MPI_SUCCESS;
}
