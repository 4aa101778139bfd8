/* Buffers on the stack. */
#ifndef NASTY_LIFETIME_STACK_H
#define NASTY_LIFETIME_STACK_H

#include "abi.h"
#include "observe/site.h"
#include "process/platform.h"

#include <stdint.h>

/* Once, in the thread that initializes MPI. */
void nasty_stack_start(void);

/* Watches the buffers of a new operation that lie on the stack. Under the lock. */
void nasty_stack_watch(const struct nasty_op *op);
static inline void nasty_stack_note(const struct nasty_op *op)
{
    const char *stack = nasty_caller.stack;
    if (UNLIKELY(op->origin > stack || op->result > stack || op->kind == KIND_CAS))
        nasty_stack_watch(op);
}

/* In calls of the program: looks for buffers that are gone, since the stack ends above them now. Not under
 * the lock. */
extern _Atomic uintptr_t nasty_stack_lowest; /* of the buffers that are watched */
void nasty_stack_look_closely(void);
static inline void nasty_stack_look(void)
{
    if (UNLIKELY(nasty_stack_lowest < (uintptr_t)nasty_caller.stack))
        nasty_stack_look_closely();
}

#endif
