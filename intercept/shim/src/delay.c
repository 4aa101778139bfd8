/* Points: before and after each call a thread may be kept until the others can go no
 * further without it (MPI promises no timing). It is C because it happens inside the
 * program's calls; who is delayed where is decided in Go (package sched). */
#include "shim.h"

#include <stdlib.h>

struct thread {
    uint32_t number; /* 0: the first one to call MPI */
    bool inside;
    bool marked; /* marks made, and nothing done since that could let others get on */
    struct nasty_mark marks[];
};

static __thread struct thread *self;
static uint32_t threads;
static pthread_key_t ends;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void thread_end(void *thread)
{
    free(thread);
    if (nasty.locking)
        __atomic_fetch_sub(&nasty_board.slots[nasty_board.mine].threads, 1, __ATOMIC_ACQ_REL);
}

static void make_key(void) { pthread_key_create(&ends, thread_end); }

static struct thread *thread(void)
{
    if (LIKELY(self != NULL))
        return self;
    pthread_once(&once, make_key);
    self = calloc(1, sizeof *self + (size_t)nasty_board.n * sizeof *self->marks);
    if (!self)
        nasty_internal_error("out of memory: marks of %d ranks", nasty_board.n);
    pthread_setspecific(ends, self);
    self->number = __atomic_fetch_add(&threads, 1, __ATOMIC_ACQ_REL);
    if (nasty.locking)
        __atomic_fetch_add(&nasty_board.slots[nasty_board.mine].threads, 1, __ATOMIC_ACQ_REL);
    return self;
}

static void wait_for_others(struct thread *t, struct nasty_point *p)
{
    struct nasty_slot *slot = &nasty_board.slots[nasty_board.mine];
    if (!t->marked)
        nasty_board_mark(t->marks);
    t->marked = true;
    __atomic_store_n(&slot->slowness, p->slowness, __ATOMIC_RELEASE);
    __atomic_fetch_add(&slot->delayed, 1, __ATOMIC_ACQ_REL);
    nasty_inside++;
    for (uint64_t end = nasty_now() + p->bound;
         !p->expired && !nasty_board_others_idle(t->marks, p->slowness);) {
        nasty_nap();
        if (nasty.copies) /* as in any other call that lasts */
            nasty_poll();
        p->expired = nasty_now() >= end;
    }
    nasty_inside--;
    __atomic_fetch_sub(&slot->delayed, 1, __ATOMIC_ACQ_REL);
}

static void stay(struct thread *t, const void *site, bool after)
{
    struct nasty_point p = {.site = (uint64_t)(uintptr_t)site, .after = after, .thread = t->number};
    if (!nasty.settings.delays || (nasty_board.n == 1 && !nasty_board.elsewhere && !nasty.locking))
        return;
    nasty.core.delay(&p);
    if (!p.slowness)
        return;
    wait_for_others(t, &p);
    nasty_board_step();
    if (p.expired)
        nasty.core.delay(&p);
}

/* Calls that the library or a callback of the program makes inside another call are part
 * of that one. */
bool nasty_enter(uint32_t call, const void *site)
{
    if (!nasty_active())
        return false;
    struct thread *t = thread();
    if (t->inside)
        return false;
    t->inside = true;
    nasty_board_enter(call);
    stay(t, site, false);
    t->marked = false;
    return true;
}

int nasty_leave(uint32_t call, int result, const void *site)
{
    struct thread *t = thread();
    t->inside = false;
    if (!nasty_active()) /* MPI_Finalize */
        return result;
    stay(t, site, true);
    nasty_board_leave(call);
    return result;
}
