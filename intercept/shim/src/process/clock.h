/* The monotonic clock. */
#ifndef NASTY_PROCESS_CLOCK_H
#define NASTY_PROCESS_CLOCK_H

#include <stdint.h>

uint64_t nasty_now(void); /* ns */

#endif
