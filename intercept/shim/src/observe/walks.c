/* The walks of a thread. In C because stacks exist only during the call. */
#include "observe/walks.h"

#include "process/alloc.h"
#include "process/state.h"

#include <string.h>

/* One for each call site of an inner loop, except those that share a place. */
enum { WALK_BITS = 5 };

struct nasty_walks {
    struct nasty_walk of[1 << WALK_BITS];
};

struct nasty_walks *nasty_walks_new(void)
{
    if (!nasty.watched || nasty.settings.stack_depth <= 1)
        return NULL;
    struct nasty_walks *walks = nasty_alloc(sizeof *walks);
    memset(walks, 0, sizeof *walks);
    return walks;
}

struct nasty_walk *nasty_walks_find(struct nasty_walks *walks, uint64_t address, uint32_t call)
{
    struct nasty_walk *w = &walks->of[address * 0x9e3779b97f4a7c15u >> (64 - WALK_BITS)];
    if (UNLIKELY(w->address != address || w->call != call)) {
        w->address = address;
        w->call = call;
        w->whole = false;
    }
    return w;
}
