/* Points: before and after each call a thread may be kept until the others can go no further without it
 * (MPI promises no timing). In C because it happens inside the program's calls; Go decides who is delayed
 * where (package sched). */
#include "delay/delay.h"

#include "core/questions.h"
#include "hold/hold.h"
#include "library/progress.h"
#include "lifetime/stack.h"
#include "node/board.h"
#include "node/others.h"
#include "node/rest.h"
#include "observe/latest.h"
#include "observe/site.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/clock.h"
#include "process/message.h"
#include "process/polls.h"
#include "recording/call.h"
#include "recording/forbidden.h"
#include "replay/synchronize.h"

#include <mpi.h>
#include <pthread.h>
#include <stdlib.h>

/* A call in which the library has called a function of the program, while that is in a call of its own. */
struct around {
    struct around *next; /* the call around this one */
    struct nasty_guard *guard;
    uint32_t call, site;
    struct nasty_latest latest;
};

/* So many calls a loop may have that fetches values until one changes. */
enum { LOOP = 16 };

struct thread {
    struct thread *next;
    uint32_t number;            /* 0: the first one to call MPI */
    uint32_t slowness;          /* while it is delayed, else 0 */
    struct nasty_guard *inside; /* the call that it is in */
    uint32_t call;              /* and its number */
    struct around *around;      /* the calls around it, the innermost first */
    uint64_t quick;             /* points at which nothing needs to be asked */
    bool progress;              /* the call that it is in may be no poll */
    uint16_t sites[LOOP];       /* of calls since the last one that no loop of polls has */
    uint32_t nsites;
    bool marked;              /* the marks are valid: this thread has done nothing since they were made */
    struct nasty_mark *marks; /* of each rank on the board, once this thread is delayed */
    int nmarks;
    struct nasty_latest *latest;
    struct nasty_walks *walks;
};

static bool slow; /* this rank may be delayed, at some point */
static __thread struct thread *self;
static struct thread *threads; /* under the mutex */
static uint32_t nthreads;      /* so far */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_key_t ends;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void thread_end(void *thread)
{
    pthread_mutex_lock(&mutex);
    struct thread **t = &threads;
    while (*t != thread)
        t = &(*t)->next;
    *t = (*t)->next;
    if (nasty.locking)
        nasty_board_mine()->threads--;
    pthread_mutex_unlock(&mutex);
    nasty_latest_end(((struct thread *)thread)->latest);
    free(((struct thread *)thread)->marks);
    free(((struct thread *)thread)->walks);
    free(thread);
}

static void make_key(void) { pthread_key_create(&ends, thread_end); }

static COLD struct thread *thread_new(void)
{
    NASTY_KEEP_ERRNO();
    pthread_once(&once, make_key);
    self = nasty_alloc(sizeof *self);
    *self = (struct thread){.latest = nasty_latest_new(), .walks = nasty_walks_new()};
    pthread_setspecific(ends, self);
    pthread_mutex_lock(&mutex);
    self->number = nthreads++;
    self->next = threads;
    threads = self;
    if (nasty.locking && self->number > 0)
        nasty_board_mine()->threads++;
    pthread_mutex_unlock(&mutex);
    return self;
}

static inline struct thread *thread(void) { return LIKELY(self != NULL) ? self : thread_new(); }

void nasty_delay_set_slow(bool may_be_slow) { slow = may_be_slow; }

void nasty_delay_start(void) { thread(); }

/* Of several delayed threads of a rank the one with the least slowness goes on, as of several ranks. */
static bool goes_first(const struct thread *t)
{
    bool result = true;
    pthread_mutex_lock(&mutex);
    for (const struct thread *o = threads; o; o = o->next)
        if (o != t && o->slowness)
            result = result &&
                     (o->slowness > t->slowness || (o->slowness == t->slowness && o->number > t->number));
    pthread_mutex_unlock(&mutex);
    return result;
}

static void set_slowness(struct thread *t, uint32_t slowness)
{
    pthread_mutex_lock(&mutex);
    t->slowness = slowness;
    pthread_mutex_unlock(&mutex);
    if (slowness)
        nasty_board_mine()->slowness = slowness;
    nasty_board_mine()->delayed += slowness ? 1u : -1u;
}

static void wait_for_others(struct thread *t, struct nasty_point *p)
{
    if (t->nmarks < nasty_board.n) { /* the board came later than the thread */
        free(t->marks);
        t->nmarks = nasty_board.n;
        t->marks = nasty_alloc((size_t)t->nmarks * sizeof *t->marks);
        t->marked = false;
    }
    if (!t->marked)
        nasty_board_mark(t->marks);
    t->marked = true;
    set_slowness(t, p->slowness);
    NASTY_INSIDE(inside);
    for (uint64_t end = nasty_now() + p->bound;
         !p->expired && !(goes_first(t) && nasty_board_others_idle(t->marks, p->slowness));) {
        nasty_nap();
        nasty_poll(); /* as any other call that lasts */
        p->expired = nasty_now() >= end;
    }
    nasty_guard_end(&inside);
    set_slowness(t, 0);
}

static void stay(struct thread *t, bool after)
{
    if (LIKELY(!slow) || t->around || (nasty_board.n == 1 && !nasty_board.elsewhere && !nasty.locking) ||
        nasty_left_alone())
        return;
    if (t->quick) {
        t->quick--;
        return;
    }
    uint64_t begin = nasty_now();
    struct nasty_point p = {.site = nasty_site_of_call(), .after = after, .thread = t->number, .now = begin};
    nasty_core_delay(&p);
    t->quick = p.quick;
    if (!p.slowness)
        return;
    wait_for_others(t, &p);
    p.took = nasty_now() - begin;
    if (nasty.tracing)
        nasty_trace(EVENT_DELAY, after, 0, -1, p.took, p.expired);
    nasty_board_step();
    nasty_core_delay(&p);
}

/* Whether a call shows that the thread gets on. If it may be part of a loop that polls, it does where the
 * thread has not just been. What is fetched there shows whether the loop polls: fetched.c. */
static bool gets_on(struct thread *t, uint32_t call)
{
    uint16_t site = (uint16_t)nasty_site;
    if (call & NASTY_POLLS)
        return false;
    if (!(call & NASTY_REPEATED) || !nasty.tracing) {
        t->nsites = 0;
        return true;
    }
    for (uint32_t i = 0; i < t->nsites; i++)
        if (t->sites[i] == site)
            return false;
    if (t->nsites < LOOP)
        t->sites[t->nsites++] = site;
    return true;
}

static void leave_board(const struct thread *t)
{
    if (!(t->call & NASTY_OBSERVED))
        nasty_board_leave(t->progress);
}

/* What else a call that begins may need. */
static NOINLINE void begin_fully(struct thread *t, uint32_t call, void *const args[])
{
    NASTY_KEEP_ERRNO();
    nasty_forbidden_enter();
    if (nasty.tracing)
        nasty_call_enter(call, args);
    nasty_stack_look();
    if (nasty_repaired())
        nasty_repair();
    if (!(call & NASTY_OBSERVED)) {
        t->progress = gets_on(t, call);
        nasty_board_enter(call, t->progress);
        stay(t, false);
    }
    t->marked = false;
}

/* And a call that ends. */
static NOINLINE void end_fully(struct thread *t, int result, void *const args[])
{
    NASTY_KEEP_ERRNO();
    if (nasty.tracing)
        nasty_call_leave(t->call, result, args);
    if (!(t->call & NASTY_OBSERVED))
        stay(t, true); /* where the library makes progress */
    nasty_forbidden_leave();
    leave_board(t);
}

/* Whether calls are noted for nobody but `nastympi run`. */
static inline bool only_noted(void)
{
    return LIKELY(!nasty.tracing && !nasty.settings.delays && !nasty_board.read && !nasty.settings.sites);
}

/* Whether the thread may be in a function of the program that the library has called: nobody else may call
 * MPI inside the call, and the shim is not in the middle of something. */
static bool in_function(const struct thread *t, const void *site)
{
    return t->call & NASTY_FUNCTIONS && nasty.tracing && !nasty_has_lock && nasty_outside() &&
           !nasty_library_calls(site);
}

static void call_within(struct thread *t)
{
    struct around *a = nasty_alloc(sizeof *a);
    *a = (struct around){.next = t->around, .guard = t->inside, .call = t->call, .site = nasty_site};
    if (t->latest)
        a->latest = *t->latest;
    t->around = a;
    nasty_call_within();
}

static void call_around(struct thread *t)
{
    struct around *a = t->around;
    t->around = a->next;
    t->call = a->call;
    t->progress = true;
    nasty_site = a->site;
    if (t->latest)
        *t->latest = a->latest;
    nasty_board_back(a->call);
    nasty_call_around();
    free(a);
}

/* The call was left by a longjmp, or by an exception. */
static void lost(struct thread *t)
{
    if (nasty.tracing)
        nasty_call_lost(t->call);
    nasty_forbidden_leave();
    leave_board(t);
}

/* The call was left by a longjmp. Goes back to the one around it; false: there is none. */
static COLD bool jumped(struct thread *t)
{
    lost(t);
    if (!t->around)
        return false;
    t->inside = t->around->guard;
    call_around(t);
    return true;
}

/* Begins a call inside another one. False: it is part of that one. */
static COLD bool enter_within(struct thread *t, const void *site)
{
    NASTY_KEEP_ERRNO();
    while (!nasty_guard_holds(&t->inside))
        if (!jumped(t))
            return true;
    if (!in_function(t, site))
        return false;
    call_within(t);
    return true;
}

/* Calls that the library makes inside another call are part of that call. So are those of the program's
 * functions, except where the table says that they are calls of their own. */
bool nasty_enter(struct nasty_noted *noted, uint32_t call, const void *site, void *const args[])
{
    if (!nasty_active())
        return false;
    nasty_at_work = true;
    struct thread *t = thread();
    if (UNLIKELY(t->inside) && !enter_within(t, site))
        return false;
    nasty_guard_set(&noted->guard, &t->inside);
    t->call = call;
    nasty_rest_enter(!(call & (NASTY_POLLS | NASTY_OBSERVED)));
    nasty_site_enter(call, site, t->walks);
    noted->latest = call & NASTY_OBSERVED ? NULL : t->latest;
    if (noted->latest)
        nasty_latest_enter(noted->latest, call);
    if (!only_noted())
        begin_fully(t, call, args);
    return true;
}

int nasty_leave(struct nasty_noted *noted, int result, void *const args[])
{
    struct thread *t = thread();
    nasty_rest_leave();
    while (UNLIKELY(t->inside != &noted->guard) && t->around) /* calls in it were left by a longjmp */
        jumped(t);
    nasty_guard_end(&noted->guard);
    if (t->latest)
        nasty_latest_leave(t->latest);
    if (nasty_active() && !only_noted()) /* not MPI_Finalize */
        end_fully(t, result, args);
    if (UNLIKELY(t->inside))
        call_around(t);
    nasty_at_work = t->inside != NULL;
    return result;
}

/* If the call was not left before, an exception ends it. */
void nasty_noted_end(struct nasty_noted *noted)
{
    if (!noted->guard.place)
        return;
    struct thread *t = thread();
    nasty_rest_leave();
    nasty_guard_end(&noted->guard);
    if (t->latest)
        nasty_latest_leave(t->latest);
    if (nasty_active())
        lost(t);
    if (t->inside)
        call_around(t);
    nasty_at_work = t->inside != NULL;
}

void nasty_note_begun(uint32_t call, const void *site, void *const args[], int result)
{
    if (!nasty_active())
        return;
    NASTY_KEEP_ERRNO();
    nasty_site_enter(call, site, thread()->walks);
    nasty_forbidden_enter();
    nasty_call_enter(call, args);
    nasty_call_leave(call, result, args);
    nasty_forbidden_leave();
}
