/* Stays: between two pieces the rank lets others look. */
#ifndef NASTY_EXECUTE_STAY_H
#define NASTY_EXECUTE_STAY_H

#include <stdint.h>

/* Waits until the other ranks have had time to look at what this one has issued. The core bounds it. */
void nasty_stay(uint64_t place);

#endif
