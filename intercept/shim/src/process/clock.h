/* The monotonic clock. */
#ifndef NASTY_PROCESS_CLOCK_H
#define NASTY_PROCESS_CLOCK_H

#include <stdint.h>

uint64_t nasty_now(void); /* ns */

/* ns of a clock that is read in a quarter of the time, and counts in steps of about 4 ms. */
uint64_t nasty_about_now(void);

#endif
