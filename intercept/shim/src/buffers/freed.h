/* Blocks that the program frees, told to whoever follows buffers: who frees is below who follows. */
#ifndef NASTY_BUFFERS_FREED_H
#define NASTY_BUFFERS_FREED_H

#include <stddef.h>
#include <stdint.h>

/* A block of a recorded run is about to be freed, or was moved, by a call that returns to caller. The linker
 * frees messages of its own in the midst of a call: only of a block that matters may be found out where
 * caller is. */
typedef void nasty_freed_function(uintptr_t from, size_t bytes, const void *caller);
extern nasty_freed_function *nasty_freed;

#endif
