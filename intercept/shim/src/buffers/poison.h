/* Poison in buffers that nobody may look at yet. */
#ifndef NASTY_BUFFERS_POISON_H
#define NASTY_BUFFERS_POISON_H

#include "abi.h"

#include <stdbool.h>

/* What the n-th buffer with undefined contents is filled with. */
uint8_t nasty_poison_byte(uint64_t n);

/* Fills the bytes that the latest call that fetches will deliver: the program must not access them before
 * that (MPI 4.1, 12.3). A buffer that is not mapped ends the program here, as it would in the library.
 * Returns whether all of it is poisoned. */
bool nasty_poison(char *base, const struct nasty_layout *layout, uint64_t bytes);

/* Whether somebody has stored into a buffer since all of it was poisoned: anything but the bytes of one
 * poison, of whatever call. */
bool nasty_poison_gone(char *base, const struct nasty_layout *layout, uint64_t bytes);

/* Memory of a window, which is never poisoned. Under the lock, as the rest. */
void nasty_region_add(const void *base, uint64_t bytes, uint32_t window);
/* Forgets the region that starts at base, or all regions of the window if base is NULL. */
void nasty_region_remove(const void *base, uint32_t window);
/* Whether some of the bytes are memory of a window. */
bool nasty_in_window(const char *from, uint64_t bytes);

#endif
