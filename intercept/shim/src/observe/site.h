/* The site of the call that the program is in. */
#ifndef NASTY_OBSERVE_SITE_H
#define NASTY_OBSERVE_SITE_H

#include "process/platform.h"

#include <stdbool.h>
#include <stdint.h>

/* The number of the site, with NASTY_LEFT_ALONE if nothing is perturbed there, and NASTY_REPAIRED if
 * operations may have to be completed before a call from there (NASTY_TRY); 0 if nobody looks at sites. Each
 * record reads it, so it is one word. */
extern __thread uint32_t nasty_site;
#define NASTY_LEFT_ALONE (1u << 31)
#define NASTY_REPAIRED (1u << 28)

/* Where the program is in the call that it made last. */
struct nasty_caller {
    const char *stack;   /* its stack pointer before the call: what lies below is not the program's */
    const void *address; /* where the call returns to */
};
extern __thread struct nasty_caller nasty_caller;
#define NASTY_CALLED()                                                                                       \
    nasty_caller = (struct nasty_caller) { __builtin_dwarf_cfa(), __builtin_return_address(0) }

static inline bool nasty_left_alone(void) { return UNLIKELY(nasty_site & NASTY_LEFT_ALONE); }
static inline bool nasty_repaired(void) { return UNLIKELY(nasty_site & NASTY_REPAIRED); }

#endif
