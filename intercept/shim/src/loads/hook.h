/* What the shim and a program that `nastympi cc` has compiled share. */
#ifndef NASTY_LOADS_HOOK_H
#define NASTY_LOADS_HOOK_H

#include <stdint.h>

/* A program keeps what it was linked with: increment this after any change here. */
enum { NASTY_HOOK_VERSION = 2 };

/* What kind of access it is. */
enum {
    ACCESS_WRITES = 1,
    ACCESS_ATOMIC = 2,
    ACCESS_VOLATILE = 4,
    ACCESS_AGAIN = 8, /* in recordings: the site made no other access than this one, several times */
};

/* What a thread does with an object that threads synchronize by. Go twin: trace.SynchronizationKind */
enum {
    SYNC_ACQUIRES = 1,
    SYNC_RELEASES = 2,
    SYNC_BEGINS = 4,     /* the thread, after what it acquires; or one that begins after what is released */
    SYNC_POLLS = 8,      /* it acquires perhaps again and again */
    SYNC_UNFOLLOWED = 16 /* threads synchronize in a way that is not told */
};

/* Of an executable or a shared object. The shim fills it in while loads and stores are recorded. */
struct nasty_hook {
    uint32_t version;
    /* Only accesses that begin in [low, low + span) may be of interest. No access does if the span is 0. */
    uintptr_t low, span;
    void (*access)(const volatile void *at, uintptr_t bytes, uint32_t kind, const void *site);
    /* Tells before an object is released, and after it was acquired; any object if it is NULL. NULL: nobody
     * wants to know. */
    void (*synchronize)(const volatile void *object, uint32_t kind);
    struct nasty_hook *next; /* for the shim */
};

#endif
