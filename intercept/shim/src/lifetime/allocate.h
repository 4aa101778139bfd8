/* The program's allocations. */
#ifndef NASTY_LIFETIME_ALLOCATE_H
#define NASTY_LIFETIME_ALLOCATE_H

#include <stddef.h>

/* Keeps the blocks that are allocated from now on. */
void nasty_allocate_start(void);

/* A block has this size now, and the code that asked for it returns there. */
void nasty_allocated_block(const void *block, size_t bytes, const void *caller, const char *stack);

#endif
