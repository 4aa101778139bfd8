/* Stacks that a thread has walked lately. A walk looks up the rule of one frame after the other. If the words
 * that it has read are still the same, it would end as it did, and to compare them takes a fifth of the time.
 */
#ifndef NASTY_OBSERVE_WALKS_H
#define NASTY_OBSERVE_WALKS_H

#include "observe/frame.h"
#include "process/platform.h"

#include <stdbool.h>
#include <stdint.h>

/* The frames of the shim and 16 of the program, with the caller's fp in about half of them. */
enum { WALK_WORDS = 40 };

struct nasty_walk {
    uint64_t address; /* where the call returns to; 0: no walk */
    uint32_t call;
    uint32_t site; /* that the stack is; 0: only the address tells */
    struct nasty_registers from;
    bool reads_fp; /* what it found depends on the first fp */
    bool whole;    /* these words have decided all that it found */
    uint16_t n;
    struct {
        uint64_t at, value;
    } words[WALK_WORDS]; /* in the order in which they were read */
};

/* Of a thread. NULL if no stacks are walked. Free them with free(). */
struct nasty_walks *nasty_walks_new(void);

/* The walk that began at this call last, or the place for it. walks may not be NULL. */
struct nasty_walk *nasty_walks_find(struct nasty_walks *walks, uint64_t address, uint32_t call);

static inline void nasty_walk_begin(struct nasty_walk *w, const struct nasty_registers *from)
{
    w->from = *from;
    w->reads_fp = false;
    w->whole = true;
    w->n = 0;
}

/* The walk has read a word that decides what it finds. */
static inline void nasty_walk_note(struct nasty_walk *w, uint64_t at, uint64_t value)
{
    if (w->n == WALK_WORDS) {
        w->whole = false;
        return;
    }
    w->words[w->n].at = at;
    w->words[w->n++].value = value;
}

/* Whether a walk from here would find the same. Looks no further than that would. */
static inline UNSANITIZED bool nasty_walk_again(const struct nasty_walk *w,
                                                const struct nasty_registers *from)
{
    if (!w->whole || w->from.sp != from->sp || (w->reads_fp && w->from.fp != from->fp))
        return false;
    for (uint32_t i = 0; i < w->n; i++)
        if (*(const uint64_t *)(uintptr_t)w->words[i].at != w->words[i].value)
            return false;
    return true;
}

#endif
