/* Memory of our own. If there is none, the run ends with an internal error. */
#ifndef NASTY_PROCESS_ALLOC_H
#define NASTY_PROCESS_ALLOC_H

#include <stddef.h>

/* As malloc(), and to be given to free(). */
void *nasty_alloc(size_t bytes);

/* A list of n entries with room for another one. If the list is full, it is freed, and the result is a larger
 * copy. */
void *nasty_room(void *list, size_t n, size_t *cap, size_t entry);

/* A copy of a table of n entries, n a power of two or 0, with room for twice as many. The old table stays,
 * since another thread may be looking into it. A pointer to it follows the new table's last entry, so that
 * leak checkers find it. */
void *nasty_grown(const void *old, size_t n, size_t entry);

#endif
