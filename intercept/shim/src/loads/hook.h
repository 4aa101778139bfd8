/* What the shim and a program that `nastympi cc` has compiled share. */
#ifndef NASTY_LOADS_HOOK_H
#define NASTY_LOADS_HOOK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A program keeps what it was linked with: increment this after any change here. */
enum { NASTY_HOOK_VERSION = 5 };

/* What kind of access it is. */
enum {
    ACCESS_WRITES = 1,
    ACCESS_ATOMIC = 2,
    ACCESS_VOLATILE = 4,
    ACCESS_AGAIN = 8, /* in recordings: the site made no other access than this one, several times */
    ACCESS_GONE = 16, /* no access: whatever the bytes were, they are another object's from now on */
};

/* What a thread does with an object that threads synchronize by. Go twin: trace.SynchronizationKind */
enum {
    SYNC_ACQUIRES = 1,
    SYNC_RELEASES = 2,
    SYNC_BEGINS = 4,      /* the thread, after what it acquires; the object, if it is released */
    SYNC_POLLS = 8,       /* it acquires perhaps again and again */
    SYNC_UNFOLLOWED = 16, /* threads synchronize in a way that is not told */
    SYNC_ENDS = 32,       /* the thread, after what it releases, unless it begins again */
    SYNC_TASK = 64,       /* a task that the thread executes begins or ends, and not the thread */
};

/* Whom a program orders. */
enum { OUTSIDE_RANKS = 1, OUTSIDE_THREADS = 2 };

/* Neighbouring accesses of a site. */
struct nasty_joined {
    uintptr_t from, to;
    const void *site;
    uint32_t kind; /* with ACCESS_AGAIN */
    uint32_t n;    /* how many of these the site has, with this one */
};

/* What the shim answered about an access, so that it need not be asked about the next one there. */
struct nasty_recent {
    uint64_t key;                 /* site and kind */
    uint32_t generation, changes; /* it holds while these are what they were */
    uintptr_t from, to;           /* it holds for these bytes */
    struct nasty_joined *joined;  /* with these; NULL: the bytes are of no interest */
};

enum { NASTY_RECENTS = 256 };

/* The answers that a thread has got since its last call of MPI. */
struct nasty_recents {
    uint32_t generation;
    struct nasty_recent list[NASTY_RECENTS];
};

/* No address of a program has the upper bits. */
static inline uint64_t nasty_recent_key(const void *site, uint32_t kind)
{
    return (uint64_t)(uintptr_t)site ^ (uint64_t)kind << 56;
}

static inline struct nasty_recent *nasty_recent(struct nasty_recents *all, uint64_t key)
{
    return &all->list[(key ^ key >> 8 ^ key >> 51) % NASTY_RECENTS];
}

/* Adds an access, if it is a neighbour. */
static inline __attribute__((always_inline)) bool nasty_join(struct nasty_joined *e, uintptr_t from,
                                                             uintptr_t to)
{
    if (from == e->from && to == e->to) {
        e->kind |= ACCESS_AGAIN;
        return true;
    }
    if (from > e->to || to < e->from)
        return false;
    if (to > e->to || from < e->from)
        e->kind &= ~(uint32_t)ACCESS_AGAIN;
    e->to = to > e->to ? to : e->to;
    e->from = from < e->from ? from : e->from;
    return true;
}

/* Of an executable or a shared object. The shim fills it in while loads and stores are recorded. */
struct nasty_hook {
    uint32_t version;
    /* Only accesses that begin in [low, low + span) may be of interest. No access does if the span is 0. */
    uintptr_t low, span;
    const _Atomic uint32_t *changes; /* of what is of interest */
    /* NULL: the next access has to be told as well. */
    struct nasty_recents *(*access)(const volatile void *at, uintptr_t bytes, uint32_t kind,
                                    const void *site);
    /* Tells before an object is released, and after it was acquired; any object if it is NULL. NULL: nobody
     * wants to know. */
    void (*synchronize)(const volatile void *object, uint32_t kind);
    uint32_t outside;        /* whom the program may order by what neither MPI nor the shim sees */
    struct nasty_hook *next; /* these two for the shim */
    bool named;
};

#endif
