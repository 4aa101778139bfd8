/* The memory whose loads and stores are recorded: that of windows, and buffers of one-sided operations. */
#ifndef NASTY_LOADS_RANGES_H
#define NASTY_LOADS_RANGES_H

#include "types/layout.h"

#include <stdbool.h>
#include <stdint.h>

/* Memory of a window, which is known by this number. */
void nasty_range_add(const void *base, uint64_t bytes, uint32_t window);
/* Forgets the memory of the window that starts at base, or all of it if base is NULL. */
void nasty_range_remove(const void *base, uint32_t window);

/* Whether a window has some of the bytes. */
bool nasty_range_exposed(uintptr_t from, uintptr_t to);

/* A buffer of an operation. Returns whether its loads and stores were not recorded before. It is not told
 * when the operation is complete: old buffers are forgotten from time to time. What is recorded of them in
 * vain is left out by those who read it. */
bool nasty_range_buffer(uintptr_t from, uintptr_t to);

/* Whether bytes are in such memory. `around` is then the range that has them, else one in which nothing is.
 */
bool nasty_range_find(uintptr_t from, uintptr_t to, struct nasty_range *around);

#endif
