/* Call sites: from where in the program MPI is called, as small numbers. */
#ifndef NASTY_OBSERVE_SITES_H
#define NASTY_OBSERVE_SITES_H

#include <stdint.h>

void nasty_sites_start(void);

/* Sets nasty_site: call is a number of calls.h, perhaps with NASTY_POLLS; address is where the call
 * returns to. */
void nasty_site_enter(uint32_t call, const void *address);

#endif
