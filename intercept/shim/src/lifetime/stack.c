/* Buffers on the stack of functions that have returned. What lies below the stack pointer that the program
 * had in a call exists no longer, if the program called from this very stack. Only the initial thread's stack
 * is watched, because its end is known. Coroutines have stacks of their own, perhaps inside that one: so a
 * buffer is lost only if the frames from the call on lead up to the beginning of the stack. In C because it
 * looks at the program's stack. */
#include "lifetime/stack.h"

#include "lifetime/loss.h"
#include "observe/sites.h"
#include "process/alloc.h"
#include "process/state.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <unwind.h>

extern char *__libc_stack_end __attribute__((weak)); /* of the dynamic linker: where the stack began */

_Atomic uintptr_t nasty_stack_lowest = UINTPTR_MAX;

static pthread_t stack_owner;
static uintptr_t stack_low, stack_high; /* the stack lies there; both 0: nothing is watched */
static uintptr_t stack_root;            /* the function that calls main() */

/* A heap: the lowest buffer is the first. Under the lock, as the rest. */
static struct nasty_watch *stacked;
static uint32_t nstacked, cap_stacked, newest_stacked;

/* Deeper stacks are not watched: behind the limit may lie other memory, if it was raised. */
enum { DEEPEST = 64 << 20 };

void nasty_stack_start(void)
{
    struct rlimit limit;
    if (!&__libc_stack_end || nasty.valgrind || syscall(SYS_gettid) != getpid() ||
        getrlimit(RLIMIT_STACK, &limit) != 0)
        return;
    stack_root = (uintptr_t)dlsym(RTLD_NEXT, "__libc_start_main");
    if (!stack_root)
        return;
    stack_owner = pthread_self();
    stack_high = (uintptr_t)__libc_stack_end;
    stack_low = stack_high - (limit.rlim_cur < DEEPEST ? limit.rlim_cur : DEEPEST);
}

static void stack_swap(uint32_t a, uint32_t b)
{
    struct nasty_watch w = stacked[a];
    stacked[a] = stacked[b];
    stacked[b] = w;
}

static void sift_up(uint32_t i)
{
    for (; i > 0 && stacked[(i - 1) / 2].from > stacked[i].from; i = (i - 1) / 2)
        stack_swap(i, (i - 1) / 2);
    newest_stacked = i;
}

/* Drops what is no longer held. What remains gets room for as much again. */
static void stack_room(void)
{
    struct nasty_watch *old = stacked;
    uint32_t n = nstacked;
    nstacked = 0;
    for (uint32_t i = 0; i < n; i++)
        if (nasty_watch_held(&old[i])) {
            old[nstacked++] = old[i];
            sift_up(nstacked - 1);
        }
    cap_stacked = nstacked > 8 ? 2 * nstacked : 16;
    stacked = nasty_alloc(cap_stacked * sizeof *stacked);
    for (uint32_t i = 0; i < nstacked; i++)
        stacked[i] = old[i];
    free(old);
}

static void stack_push(struct nasty_watch w)
{
    if (nstacked == cap_stacked)
        stack_room();
    stacked[nstacked++] = w;
    sift_up(nstacked - 1);
}

static void stack_pop(void)
{
    stacked[0] = stacked[--nstacked];
    for (uint32_t i = 0, child; (child = 2 * i + 1) < nstacked; i = child) {
        if (child + 1 < nstacked && stacked[child + 1].from < stacked[child].from)
            child++;
        if (stacked[i].from <= stacked[child].from)
            break;
        stack_swap(i, child);
    }
}

static void set_lowest(void) { nasty_stack_lowest = nstacked ? stacked[0].from : UINTPTR_MAX; }

static void watch_buffer(const struct nasty_op *op, enum nasty_buffer buffer)
{
    struct nasty_watch w;
    if (!nasty_watch_buffer(op, buffer, &w) || w.from < stack_low || w.from >= stack_high)
        return;
    w.caller = nasty_caller.address;
    if (newest_stacked >= nstacked || !nasty_watch_joins(&stacked[newest_stacked], &w))
        stack_push(w);
}

/* The usual case: a put or a get with the buffer of the one before it. */
static bool same_again(const struct nasty_op *op)
{
    struct nasty_watch *w = newest_stacked < nstacked ? &stacked[newest_stacked] : NULL;
    if (!w || op->shape || w->from != (uintptr_t)op->origin || w->target != op->target ||
        w->window != op->window || w->family ||
        w->buffer != (op->kind == KIND_PUT ? BUFFER_ORIGIN : BUFFER_RESULT))
        return false;
    w->last = op->seq;
    w->caller = nasty_caller.address;
    return true;
}

void nasty_stack_watch(const struct nasty_op *op)
{
    if (!stack_high || !pthread_equal(stack_owner, pthread_self()) || same_again(op))
        return;
    if (op->kind != KIND_GET)
        watch_buffer(op, BUFFER_ORIGIN);
    if (op->kind != KIND_PUT && op->kind != KIND_ACC)
        watch_buffer(op, BUFFER_RESULT);
    if (op->kind == KIND_CAS)
        watch_buffer(op, BUFFER_COMPARE);
    set_lowest();
}

/* The frames that a walk up the stack has seen. */
struct ascent {
    uintptr_t last; /* stack pointer of the last one */
    bool broken;    /* it left the stack, or went down */
    bool arrived;   /* at the function that calls main() */
};

static _Unwind_Reason_Code visit_frame(struct _Unwind_Context *context, void *arg)
{
    struct ascent *walk = arg;
    uintptr_t here = (uintptr_t)_Unwind_GetCFA(context);
    walk->broken = here < walk->last || here < stack_low || here > stack_high;
    walk->arrived = walk->arrived || _Unwind_GetRegionStart(context) == stack_root;
    walk->last = here;
    return walk->broken ? _URC_END_OF_STACK : _URC_NO_REASON;
}

/* Whether the frames from here on lead up to the one that calls main(). Those of a coroutine do not, even if
 * its stack is memory of one of main's functions. */
static bool on_this_stack(void)
{
    struct ascent walk = {0};
    _Unwind_Backtrace(visit_frame, &walk);
    return !walk.broken && walk.arrived;
}

COLD void nasty_stack_look_closely(void)
{
    if (!pthread_equal(stack_owner, pthread_self()))
        return;
    NASTY_KEEP_ERRNO();
    int here = -1; /* not known yet */
    nasty_lock();
    while (nstacked && stacked[0].from < (uintptr_t)nasty_caller.stack) {
        struct nasty_watch w = stacked[0];
        stack_pop();
        if (!nasty_watch_held(&w))
            continue;
        if (here < 0)
            here = on_this_stack();
        if (here)
            nasty_lose(&w, DAMAGE_STACK, nasty_site_here());
    }
    set_lowest();
    nasty_unlock();
}
