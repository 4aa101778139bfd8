/* Call stacks: from where the function is called that makes an MPI call, and so on. */
#ifndef NASTY_OBSERVE_CALLERS_H
#define NASTY_OBSERVE_CALLERS_H

#include "abi.h"
#include "observe/walks.h"

#include <stdbool.h>
#include <stdint.h>

struct nasty_callers {
    uint32_t n;                        /* 0: only the call site can be known */
    uint64_t addresses[NASTY_DEEPEST]; /* return addresses in the program, the call site first */
};

void nasty_callers_start(void);

/* The stack of the program in the call that the walk begins at, at most so many frames. It ends where the C
 * library or Python's interpreter has called the program. Returns true, and finds nothing, if the stack is
 * still as it was when the walk was made: the walk's site is the same then. Needs little stack, allocates
 * nothing. */
bool nasty_callers_find(uint32_t most, struct nasty_walk *walk, struct nasty_callers *found);

/* A frame of the thread's stack. */
struct nasty_frame_of {
    uint64_t pc;  /* where the function is: a return address */
    uint64_t end; /* where the address is kept to which it returns itself */
};

/* The frame that an address of the stack is in, seen from the program's call. False: none, or nobody knows.
 */
bool nasty_callers_around(uint64_t address, struct nasty_frame_of *found);

/* Where the frame of the program's function is that calls MPI with this return address, itself or through a
 * binding of its language. False: nobody knows. */
bool nasty_callers_frame(uint64_t pc, uint64_t *begin, uint64_t *end);

/* Whether there is room on the stack to learn something about code. A coroutine's stack may have none. */
bool nasty_callers_room(void);

#endif
