/* The core: a process of its own beside each rank, which decides. */
#ifndef NASTY_CORE_PROCESS_H
#define NASTY_CORE_PROCESS_H

#include "abi.h"

#include <stdbool.h>

/* Bytes of the shared file at first. Pages that nobody touches cost nothing. */
enum { NASTY_CORE_MEMORY_BYTES = 4 << 20 };

/* Starts the core and returns the memory shared with it, which lies elsewhere than that of a failed attempt,
 * if there was one. Ends the program if the core cannot be started. */
struct nasty_channel *nasty_core_process_start(const struct nasty_channel *not_there);

bool nasty_core_gone(void);

/* Ends the program after the core has ended, and says why that did. */
void nasty_core_report_end(bool has_answered) __attribute__((noreturn));

/* A descriptor of the shared file, to be closed; -1 and errno if there is none. */
int nasty_core_memory(void);

/* In a forked child, which is no rank and has no core. */
void nasty_core_process_forget(void);

#endif
