/* The blocks of the heap that are alive. */
#ifndef NASTY_LIFETIME_BLOCKS_H
#define NASTY_LIFETIME_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct nasty_block {
    uintptr_t from;
    size_t bytes;  /* as the program asked for them */
    uintptr_t who; /* the code that asked: a return address */
};

/* All three may be called at any time, by any thread. Nothing is kept until nasty_blocks_start. */
void nasty_blocks_start(void);
extern _Atomic bool nasty_blocks_kept;
void nasty_block_add(const struct nasty_block *block);
/* Forgets the block that begins there. Returns its size; 0: it is not known. */
size_t nasty_block_remove(uintptr_t from);

/* The block that an address is in. */
bool nasty_block_around(uintptr_t address, struct nasty_block *found);

#endif
