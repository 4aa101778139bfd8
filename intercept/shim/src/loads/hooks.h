/* The executable and the shared objects that tell of their loads and stores. */
#ifndef NASTY_LOADS_HOOKS_H
#define NASTY_LOADS_HOOKS_H

#include "loads/hook.h"

#include <stdbool.h>
#include <stdint.h>

/* From now on, until the end, the functions are told of accesses, and of what threads release and acquire, if
 * this is a recording. */
void nasty_hooks_start(struct nasty_recents *(*access)(const volatile void *, uintptr_t, uint32_t,
                                                       const void *),
                       void (*synchronize)(const volatile void *, uint32_t));
void nasty_hooks_end(void);

/* Only accesses that begin between these addresses are of interest. To be called after each change of what is
 * of interest. */
void nasty_hooks_limit(uintptr_t from, uintptr_t to);

/* How often that was. */
extern _Atomic uint32_t nasty_hooks_changes;

/* From now on all accesses are of interest, wherever they are. */
void nasty_hooks_widen(void);

/* Whether bytes are between these addresses, and somebody tells of accesses. */
bool nasty_hooks_near(uintptr_t from, uintptr_t to);

/* Whether anybody tells. */
bool nasty_hooks_used(void);

#endif
