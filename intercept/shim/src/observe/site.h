/* The site of the call that the program is in. */
#ifndef NASTY_OBSERVE_SITE_H
#define NASTY_OBSERVE_SITE_H

#include "process/platform.h"

#include <stdbool.h>
#include <stdint.h>

/* The number of the site, with NASTY_LEFT_ALONE if nothing is perturbed there; 0 if nobody looks at sites.
 * Each record reads it, so it is one word. */
extern __thread uint32_t nasty_site;
#define NASTY_LEFT_ALONE (1u << 31)
static inline bool nasty_left_alone(void) { return UNLIKELY(nasty_site & NASTY_LEFT_ALONE); }

#endif
