/* Call sites: from where in the program MPI is called, as small numbers. */
#ifndef NASTY_OBSERVE_SITES_H
#define NASTY_OBSERVE_SITES_H

#include "abi.h"
#include "observe/walks.h"

#include <stdbool.h>
#include <stdint.h>

void nasty_sites_start(void);

/* Sets nasty_site: call is a number of calls.h, perhaps with NASTY_POLLS; address is where the call
 * returns to; walks are those of the thread. */
void nasty_site_enter(uint32_t call, const void *address, struct nasty_walks *walks);

/* The site of any address in the program, also if it calls no MPI function (NASTY_MPI_NONE); 0 if it is in a
 * language's binding: only during the call can it be known which code of the program called that. */
uint16_t nasty_site_at(const void *address);

/* The same with its callers, where they are known. The function of the shim that the program has called, and
 * that called this, returns to the address. */
uint16_t nasty_site_with_callers(const void *address);

/* The site of the line of a Python program that this thread executes, which need call no MPI function; 0 if
 * it is not known. */
uint16_t nasty_site_in_python(void);

/* The site of the call that the program is in, also if calls are not watched. */
uint16_t nasty_site_here(void);

/* The same without its callers: what depends on the number must not depend on whether callers are known. */
uint16_t nasty_site_of_call(void);

/* Whether the MPI library makes the call that returns to the address. */
bool nasty_library_calls(const void *address);

/* Sites about which something has been said. */
struct nasty_site_set {
    uint64_t words[(1 << NASTY_SITE_BITS) / 64];
};

/* Adds a site; false: the set has it. Under the lock. */
bool nasty_site_add(struct nasty_site_set *set, uint16_t site);

#endif
