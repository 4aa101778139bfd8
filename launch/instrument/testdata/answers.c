/* Plays the shim and a thread of the program, which tells of accesses only if no answer holds. */
#include "instrument.h"

#include <stdio.h>
#include <stdlib.h>

struct nasty_hook nasty_hook;
__thread struct nasty_recents *nasty_recents;

static char memory[256];
static _Atomic uint32_t changes = 7;
static struct nasty_recents answers;
static struct nasty_joined joined;
static int asked;

/* The first half of the memory is of interest. */
static struct nasty_recents *answer(const volatile void *at, uintptr_t bytes, uint32_t kind, const void *site)
{
    uintptr_t from = (uintptr_t)at, low = (uintptr_t)memory;
    int watched = from < low + 128;
    joined = (struct nasty_joined){from, from + bytes, site, kind, 1};
    uint64_t key = nasty_recent_key(site, kind);
    *nasty_recent(&answers, key) = (struct nasty_recent){key,
                                                         answers.generation,
                                                         changes,
                                                         watched ? low : low + 128,
                                                         watched ? low + 128 : low + 256,
                                                         watched ? &joined : NULL};
    asked++;
    return &answers;
}

#define ASKED(expected)                                                                                      \
    if (asked != (expected)) {                                                                               \
        printf("line %d: asked %d times, expected %d\n", __LINE__, asked, expected);                         \
        exit(1);                                                                                             \
    }

static void load(int at) { nasty_access(memory + at, 8, 0, load); }
static void store(int at) { nasty_access(memory + at, 8, ACCESS_WRITES, load); }

int main(void)
{
    nasty_hook = (struct nasty_hook){
        .low = (uintptr_t)memory, .span = sizeof memory, .changes = &changes, .access = answer};
    load(0);
    ASKED(1)
    load(0);
    ASKED(1)
    if (joined.kind != ACCESS_AGAIN)
        return puts("the same bytes again"), 1;
    load(8);
    load(16);
    ASKED(1)
    if (joined.from != (uintptr_t)memory || joined.to != (uintptr_t)memory + 24 || joined.kind)
        return puts("neighbours are joined"), 1;
    load(40); /* no neighbour */
    ASKED(2)
    load(48);
    store(48); /* another kind */
    ASKED(3)
    load(56);
    ASKED(3)
    answers.generation++; /* the thread has called MPI */
    load(64);
    ASKED(4)
    changes++; /* there is another window */
    load(72);
    ASKED(5)
    load(128); /* what was said of the first half says nothing of the second one */
    ASKED(6)
    load(240);
    ASKED(6)
    load(0);
    ASKED(7)
    nasty_recents = NULL; /* the shim did not want to know */
    load(8);
    ASKED(8)
    return 0;
}
