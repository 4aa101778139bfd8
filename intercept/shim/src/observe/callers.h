/* Call stacks: from where the function is called that makes an MPI call, and so on. */
#ifndef NASTY_OBSERVE_CALLERS_H
#define NASTY_OBSERVE_CALLERS_H

#include "abi.h"

#include <stdbool.h>
#include <stdint.h>

struct nasty_callers {
    uint32_t n;                        /* 0: only the call site can be known */
    uint64_t addresses[NASTY_DEEPEST]; /* return addresses in the program, the call site first */
};

void nasty_callers_start(void);

/* The stack of the program in a call that returns to this address, at most so many frames. It ends where the
 * C library or Python's interpreter has called the program. Needs little stack, allocates nothing. */
void nasty_callers_find(const void *address, uint32_t most, struct nasty_callers *found);

/* Whether there is room on the stack to learn something about code. A coroutine's stack may have none. */
bool nasty_callers_room(void);

#endif
