/* Synchronizes: asks the core what a call of the program must complete, and has it done before the call is
 * made. Before a call that may wait for other ranks it also issues what is locally complete on every
 * window. Such a release is a synchronization too, and a synchronization may need one, so both stand here.
 * In C because these are the program's calls; Go decides which operations a call completes (package
 * completion). */
#include "replay/synchronize.h"

#include "buffers/changes.h"
#include "buffers/mapped.h"
#include "buffers/origin.h"
#include "buffers/trace_data.h"
#include "calls.h"
#include "core/questions.h"
#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "execute/begun.h"
#include "execute/fetch.h"
#include "lifetime/stack.h"
#include "log/log.h"
#include "observe/trace.h"
#include "process/errors.h"
#include "replay/begun.h"
#include "replay/copies.h"
#include "replay/foretold.h"
#include "replay/single.h"

#include <sched.h>
#include <stddef.h>
#include <stdlib.h>

/* A reason to complete operations. */
struct occasion {
    uint32_t kind; /* enum nasty_sync_kind */
    int target;    /* -1: all */
    enum nasty_passive passive;
    uint64_t seq; /* SYNC_WAIT: of the operation */
    bool skips;   /* MPI promises that the call is local: it does not wait for another thread, either */
};

/* Whether a call of the program is the occasion. Only such occasions are numbered. */
static bool is_counted(const struct occasion *o) { return o->kind < SYNC_CALL || o->kind == SYNC_WAIT; }

/* Ends the exchange, also if an exception of the program's error handler ends the call. */
static void exchange_end(struct nasty_exchange **exchange)
{
    struct nasty_exchange *x = *exchange;
    if (!x)
        return;
    struct nasty_window *w = nasty_window_at(x->sync.window);
    if (x->sync.taken) { /* by an exception */
        nasty_core_next(&x->sync);
        nasty_segment_retire(x->sync.taken);
    }
    nasty_lock();
    nasty_exchange_end(x);
    nasty_unlock();
    nasty_end_replay(w);
    *exchange = NULL;
}

static void trace_sync(const struct nasty_sync *s)
{
    uint64_t n = 0;
    for (const struct nasty_segment *t = s->taken; t; t = t->next)
        n += t->n;
    nasty_trace(EVENT_SYNC, (uint16_t)s->kind, s->window, s->target, s->number, n);
    nasty_changes_end_all(s->taken);
    nasty_trace_taken(s->taken);
}

/* Asks what is due for o, with the targets' logs in view (-1: of all targets). Under the lock. */
static void ask(struct nasty_exchange *x, struct nasty_window *w, const struct occasion *o, int target)
{
    struct nasty_sync *s = &x->sync;
    x->target = target < 0 ? NULL : w->targets[target];
    *s = (struct nasty_sync){
        .kind = o->kind,
        .window = w->id,
        .target = o->target,
        .passive = (uint16_t)o->passive,
        .left_alone = nasty_left_alone() && is_counted(o),
        .number = o->kind == SYNC_CALL ? nasty.seq : w->number,
        .seq = o->seq,
        .newest = nasty.newest,
        .targets = target < 0 ? w->dirty->targets : &x->target,
        .ntargets = target < 0 ? w->dirty->n : 1,
        .capacity = NASTY_CHUNK,
        .instrs = x->instrs[0],
        .spare = s->spare,
    };
    struct nasty_segment **log = nasty_whole_window() ? NULL : nasty_single_log(w, o->kind, target);
    if (log)
        nasty_issue_single(s, log);
    else if (!nasty_take_foretold(s))
        nasty_exchange_ask(x);
    nasty.newest = s->newest;
}

/* Whether the call leaves operations in flight. */
static bool begins(const struct occasion *o) { return UNLIKELY(o->passive == PASSIVE_LOCAL); }

/* Does with the logs what the answer says. Under the lock. */
static void obey(struct nasty_sync *s, struct nasty_window *w, const struct occasion *o)
{
    if (UNLIKELY(nasty.tracing))
        trace_sync(s);
    nasty_count_taken(s->taken);
    if (s->copy)
        nasty_complete_logs_locally(s->targets, s->ntargets);
    if (s->one)
        nasty_complete_locally(s->one);
    if (begins(o))
        nasty_begin_requests(s->taken);
    nasty_log_clean(w, s->targets, s->ntargets);
}

/* Waits until copies are no longer needed, as the program's own MPI_Win_flush_local would have done. It
 * waits for no target. */
static void flush_local(const struct nasty_window *w, const struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        if (taken->n)
            real.Win_flush_local(taken->ops[0].target, w->handle);
}

static void deliver(struct nasty_segment *taken)
{
    for (; UNLIKELY(nasty.settings.early_fetch) && taken; taken = taken->next)
        nasty_deliver(taken);
}

/* Another thread's flush may be what completes these operations for the program. It will find nothing in the
 * log, and go on. */
static bool awaited_elsewhere(const struct occasion *o)
{
    return nasty.locking && nasty.settings.early_fetch && o->passive;
}

/* Issues what was taken out of the logs. */
static struct nasty_work carry_out(struct nasty_exchange *x, struct nasty_window *w, const struct occasion *o)
{
    struct nasty_sync *s = &x->sync;
    if (UNLIKELY(nasty.settings.half_origin) && !o->passive && o->kind >= SYNC_CALL)
        nasty_forget_halves(s->taken);
    if (s->count) {
        nasty_make_postponed(w);
        nasty_await_posts(w);
    }
    nasty_find_unmapped(s->taken);
    NASTY_INSIDE(inside);
    struct nasty_work work = nasty_replay(x);
    bool awaited = awaited_elsewhere(o);
    if ((o->kind == SYNC_RELEASE && !begins(o)) || awaited)
        flush_local(w, work.taken);
    if (awaited || begins(o))
        deliver(work.taken);
    nasty_guard_end(&inside);
    if (begins(o)) {
        nasty_keep_begun(w, o->target, work.taken);
        work.taken = NULL;
    }
    s->taken = NULL; /* the caller's now */
    return work;
}

static bool has_records(const struct nasty_window *w, int target)
{
    return w->live && nasty_has_records(w, target); /* another thread may have freed it */
}

/* Asks the core about one occasion and carries out the answer, before the real call is made. The lock is
 * held while the logs are looked at, never while the library is called: what is taken out of the logs
 * belongs to this call. */
static struct nasty_work synchronize(struct nasty_window *w, const struct occasion *o)
{
    NASTY_KEEP_ERRNO();
    int target = o->kind < SYNC_CALL && nasty_whole_window() ? -1 : o->target;
    nasty_stack_look();
    nasty_lock();
    if (o->skips && w->replaying) { /* later is legal */
        nasty_unlock();
        return (struct nasty_work){NULL, MPI_SUCCESS};
    }
    w->number += is_counted(o);
    if (o->kind != SYNC_RELEASE || has_records(w, target)) /* what another thread issues is on its way */
        nasty_await_replay(w);
    if (!has_records(w, target)) {
        if (UNLIKELY(nasty.tracing) && is_counted(o))
            nasty_trace(EVENT_SYNC, (uint16_t)o->kind, w->id, o->target, w->number, 0);
        nasty_unlock();
        return (struct nasty_work){NULL, MPI_SUCCESS};
    }
    nasty_begin_replay(w);
    nasty_memory_changed();
    struct nasty_exchange *x CLEANUP(exchange_end) = nasty_exchange_begin();
    ask(x, w, o, target);
    obey(&x->sync, w, o);
    nasty_unlock();
    struct nasty_work work = carry_out(x, w, o);
    bool release = x->sync.release;
    exchange_end(&x);
    if (release && o->skips)
        nasty_release_locally();
    else if (release)
        nasty_release();
    return work;
}

/* Completes at the origin what was begun for target (-1: for all), as the program's call is about to do. */
static int complete_begun(struct nasty_window *w, int target)
{
    int error = MPI_SUCCESS;
    for (struct nasty_begun *b; (b = nasty_take_begun(w, target)); free(b)) {
        for (const struct nasty_segment *s = b->taken; s; s = s->next)
            for (uint32_t i = 0; i < s->n; i++)
                while (nasty_is_begun(&s->ops[i]) && !nasty_begun_arrived(s->ops[i].shape->request, &error))
                    sched_yield();
        NASTY_INSIDE(inside);
        error = nasty_first_error(error, real.Win_flush_local(b->target, nasty_handle(w, b->target)));
        nasty_guard_end(&inside);
        error = nasty_done((struct nasty_work){b->taken, error}, MPI_SUCCESS);
    }
    return error;
}

/* A target that waits outside of MPI for what comes after a local call can only do so by shared memory. */
static enum nasty_passive flushing(bool passive, bool local)
{
    if (!passive)
        return PASSIVE_NOT;
    return local && nasty.shares ? PASSIVE_LOCAL : PASSIVE_FLUSH;
}

struct nasty_work nasty_sync(struct nasty_window *w, uint32_t kind, int target, bool passive)
{
    bool in_call = kind == SYNC_CALL || kind == SYNC_FORWARD;
    struct occasion o = {kind, target, flushing(passive, in_call), .skips = kind == SYNC_CALL};
    struct nasty_work work = synchronize(w, &o);
    if (kind < SYNC_CALL)
        work.error = nasty_first_error(work.error, complete_begun(w, nasty_whole_window() ? -1 : target));
    return work;
}

int nasty_wait_for(struct nasty_window *w, int target, uint64_t seq)
{
    return nasty_done(synchronize(w, &(struct occasion){SYNC_WAIT, target, PASSIVE_FLUSH, seq, false}),
                      MPI_SUCCESS);
}

/* Programs may test for ever and never flush: what is kept must have a bound. Then a test may wait for the
 * target. */
enum { MOST_NEEDED = 1000 };

int nasty_test_for(struct nasty_window *w, int target, uint64_t seq)
{
    if (UNLIKELY(w->needed > MOST_NEEDED))
        return complete_begun(w, -1);
    return nasty_done(synchronize(w, &(struct occasion){SYNC_WAIT, target, PASSIVE_LOCAL, seq, true}),
                      MPI_SUCCESS);
}

/* Those of begun operations were traced when they arrived. */
static void trace_results(const struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++)
            if (!nasty_is_begun(&taken->ops[i]))
                nasty_trace_result(&taken->ops[i]);
}

int nasty_done(struct nasty_work work, int result)
{
    deliver(work.taken);
    if (UNLIKELY(nasty.tracing) && nasty_tracing_state())
        trace_results(work.taken);
    if (work.taken)
        nasty_segment_retire(work.taken);
    return nasty_first_error(work.error, result);
}

static void release(struct nasty_window *w, int target, bool local)
{
    struct occasion o = {SYNC_RELEASE, target, flushing(true, local), .skips = local};
    nasty_done(synchronize(w, &o), MPI_SUCCESS);
}

/* The rank of the last target with records before *place, which becomes its place; -1 if there is none. A
 * walk down the list misses no target that has records all the time, whichever targets leave the list
 * meanwhile. */
static int dirty_before(const struct nasty_window *w, uint32_t *place)
{
    int rank = -1;
    nasty_lock();
    if (*place > w->dirty->n)
        *place = w->dirty->n;
    if (w->live && *place > 0)
        rank = (int)w->dirty->targets[--*place]->rank;
    nasty_unlock();
    return rank;
}

static void release_but(struct nasty_window *w, int target, bool local)
{
    uint32_t place = UINT32_MAX;
    for (int rank; (rank = dirty_before(w, &place)) >= 0;)
        if (rank != target)
            release(w, rank, local);
}

void nasty_release_others(const struct nasty_window *w, int target)
{
    for (uint32_t i = 0; nasty.copies && i < nasty_nwindows; i++) {
        struct nasty_window *other = nasty_window_at(i);
        if (other != w)
            release(other, -1, false);
        else if (target >= 0)
            release_but(other, target, false);
    }
}

void nasty_release(void) { nasty_release_others(NULL, -1); }

void nasty_release_locally(void)
{
    for (uint32_t i = 0; nasty.copies && i < nasty_nwindows; i++)
        release_but(nasty_window_at(i), -1, true);
}

void nasty_repair(void)
{
    for (uint32_t i = 0; i < nasty_nwindows; i++) {
        struct nasty_window *w = nasty_window_at(i);
        uint32_t place = UINT32_MAX;
        for (int rank; (rank = dirty_before(w, &place)) >= 0;)
            nasty_done(nasty_sync(w, SYNC_REPAIR, rank, nasty_flushable(w, rank)), MPI_SUCCESS);
    }
}

/* The ranks that are to post may wait for what is locally complete here. */
void nasty_await_posts(struct nasty_window *w) { nasty_shadow_await(w, nasty_release); }
