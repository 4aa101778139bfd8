/* Bytes that the program sends although it has never set them. */
#ifndef NASTY_BUFFERS_UNDEFINED_H
#define NASTY_BUFFERS_UNDEFINED_H

#include "abi.h"

/* The bytes of a buffer that memcheck takes for garbage: the place of the first one in packed data in the
 * upper 32 bits, how many there are in the lower ones. 0: there are none, or memcheck is not there. Memory of
 * windows is left out: memcheck does not see what other processes write there. Under the lock. */
uint64_t nasty_find_undefined(char *base, const struct nasty_layout *layout, uint64_t bytes);

#endif
