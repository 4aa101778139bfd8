/* Marks on the stack that say "this thread is in the middle of something". An exception of the program's
 * error handler, the end of a cancelled thread, or a longjmp may leave that middle without returning to
 * the shim. The first two remove the mark (-fexceptions); after a longjmp nasty_guard_holds finds out that
 * it is gone. */
#ifndef NASTY_PROCESS_GUARD_H
#define NASTY_PROCESS_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct nasty_guard {
    struct nasty_guard **place; /* points to this guard while it holds; NULL: it holds no longer */
    struct nasty_guard *outer;
    uintptr_t check;
};

#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 12
#pragma GCC diagnostic push
/* The guard ends with its frame, or nasty_guard_holds sees it. */
#pragma GCC diagnostic ignored "-Wdangling-pointer"
#endif
static inline void nasty_guard_set(struct nasty_guard *g, struct nasty_guard **place)
{
    *g = (struct nasty_guard){place, *place, ~(uintptr_t)g};
    *place = g;
}
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 12
#pragma GCC diagnostic pop
#endif

static inline void nasty_guard_end(struct nasty_guard *g)
{
    if (g->place)
        *g->place = g->outer;
    g->place = NULL;
    g->check = 0;
}

/* Whether the guard that *place names is still the one that was set: it lies in a caller's frame, and
 * nobody else has used its memory since. */
bool nasty_guard_holds(struct nasty_guard **place);

#endif
