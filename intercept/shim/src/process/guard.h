/* Marks on the stack that say "this thread is in the middle of something". A C++ exception of the
 * program's error handler, the end of a cancelled thread, or a longjmp may leave that middle without
 * coming back to us. The first two take the mark away (-fexceptions); after a longjmp it is found to be
 * no longer there. */
#ifndef NASTY_GUARD_H
#define NASTY_GUARD_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CLEANUP(function) __attribute__((cleanup(function)))

static inline void nasty_restore_errno(const int *saved) { errno = *saved; }

/* What we do on the way leaves errno as it was. */
#define NASTY_KEEP_ERRNO() const int errno_before CLEANUP(nasty_restore_errno) = errno

struct nasty_guard {
    struct nasty_guard **place; /* that names it while it holds; NULL: no longer */
    struct nasty_guard *outer;
    uintptr_t check;
};

#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 12
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdangling-pointer" /* it ends with the frame, or is found out */
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

/* Whether the guard that is named there is still the one that was set: it lies in a frame of a caller,
 * and nobody else has used its memory since. */
bool nasty_guard_holds(struct nasty_guard **place);

#endif
