/* Memory that the core sees too, at the same addresses: records, layouts, instructions. */
#ifndef NASTY_ARENA_H
#define NASTY_ARENA_H

#include <stddef.h>
#include <stdint.h>

/* Room that is shared already, [from, to), at the end of a file of so many bytes. */
void nasty_arena_start(char *from, char *to, uint64_t bytes);

/* At least so many bytes on lines of the cache of their own. They may have been used before. Under
 * the lock, as the rest. */
void *nasty_shared_alloc(size_t bytes);
void nasty_shared_free(void *memory, size_t bytes);
/* How many bytes there are where so many were asked for. */
size_t nasty_shared_size(size_t bytes);

#endif
