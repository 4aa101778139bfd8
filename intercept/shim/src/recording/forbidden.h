/* Buffers that the program must not access, and the library may. */
#ifndef NASTY_RECORDING_FORBIDDEN_H
#define NASTY_RECORDING_FORBIDDEN_H

#include "buffers/protect.h"

#include <stdbool.h>
#include <stdint.h>

/* Forbids buffers from now on if this is a recording and something watches the program's memory.
 * AddressSanitizer then calls the function. */
void nasty_forbidden_start(void (*report)(const char *text));

/* Whether it does. */
bool nasty_forbids(void);

/* How many bytes MPI has written if that is not known: it may have written all. */
#define ALL_WRITTEN UINT64_MAX

/* From the end of the call on, until it is allowed again. Under the lock. */
void nasty_forbid(struct nasty_protection *buffer, const char *operation, uint16_t site);
void nasty_allow(struct nasty_protection *buffer, uint64_t written);

/* A call begins: the library accesses the buffers. */
void nasty_forbidden_enter(void);
/* It ends: nobody must access them until the next call. */
void nasty_forbidden_leave(void);

#endif
