/* Call sites: from where in the program MPI is called, as small numbers. */
#ifndef NASTY_OBSERVE_SITES_H
#define NASTY_OBSERVE_SITES_H

#include "process/platform.h"

#include <stdbool.h>
#include <stdint.h>

/* The site of the call that the program is in, with NASTY_LEFT_ALONE if nothing is perturbed there; 0 if
 * nobody looks at sites. Each record reads it, so it is one word. */
extern __thread uint32_t nasty_site;
#define NASTY_LEFT_ALONE (1u << 31)
static inline bool nasty_left_alone(void) { return UNLIKELY(nasty_site & NASTY_LEFT_ALONE); }

void nasty_sites_start(void);

/* Sets nasty_site: call is a number of calls.h, perhaps with NASTY_POLLS; address is where the call
 * returns to. */
void nasty_site_enter(uint32_t call, const void *address);

#endif
