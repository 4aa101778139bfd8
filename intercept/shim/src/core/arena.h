/* Memory that the core sees too, at the same addresses: records, layouts, instructions. */
#ifndef NASTY_CORE_ARENA_H
#define NASTY_CORE_ARENA_H

#include <stddef.h>

/* Once the core is there. */
void nasty_arena_start(void);

/* At least so many bytes, starting on a cache line, with arbitrary contents. Under the lock, as the other
 * two. */
void *nasty_shared_alloc(size_t bytes);
void nasty_shared_free(void *memory, size_t bytes);
/* How many bytes a request for so many gets. */
size_t nasty_shared_size(size_t bytes);

#endif
