/* The executor of the core's instructions. */
#ifndef NASTY_EXECUTE_EXECUTE_H
#define NASTY_EXECUTE_EXECUTE_H

#include "abi.h"
#include "window/window.h"

#include <stdint.h>

/* Executes all instructions, whatever fails, and returns the first error. */
int nasty_execute(const struct nasty_instr *instrs, uint32_t count);

/* Makes n fences before the program's own. Only that one has the program's assertions: what they say of
 * its epoch need not hold for a part of the epoch. Every rank makes them, whatever it holds. */
int nasty_rounds(const struct nasty_window *w, uint64_t n);

#endif
