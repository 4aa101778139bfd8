/* Calls that MPI forbids. */
#ifndef NASTY_OBSERVE_FAULT_H
#define NASTY_OBSERVE_FAULT_H

#include "abi.h"

/* Tells the core what is wrong with the call that the program is in, once per call site. Without the lock. */
void nasty_fault(enum nasty_fault fault);

/* The program does what the library is known to make wrong. Not under the lock. */
void nasty_habit(enum nasty_habit habit);

#endif
