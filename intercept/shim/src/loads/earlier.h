/* What threads loaded and stored before the memory was a buffer of an operation. */
#ifndef NASTY_LOADS_EARLIER_H
#define NASTY_LOADS_EARLIER_H

#include "loads/hook.h"
#include "observe/stream.h"

#include <stdbool.h>
#include <stdint.h>

struct nasty_earlier;

/* From now on threads keep their last accesses. */
void nasty_earlier_start(void);

bool nasty_earlier_kept(void);

/* Of a thread; NULL: it keeps none. */
struct nasty_earlier *nasty_earlier_new(uint32_t thread);

/* Whatever was done with the bytes, it was another object's. */
void nasty_earlier_gone(uintptr_t from, uintptr_t to);

/* Keeps an access, the nth one of its site since then. Older ones are forgotten: `wraps` counts how often
 * that began anew, and what was returned before holds only until then. */
struct nasty_joined *nasty_earlier_keep(struct nasty_earlier *of, struct nasty_joined access, uint64_t since,
                                        uint32_t *wraps);

/* The bytes are a buffer of an operation of this thread: writes what other threads did with them. */
void nasty_earlier_tell(struct nasty_stream *s, uintptr_t from, uintptr_t to);

#endif
