/* Watches words of the program's memory with the processor's debug registers. */
#ifndef NASTY_BUFFERS_WATCHPOINT_H
#define NASTY_BUFFERS_WATCHPOINT_H

#include <stdbool.h>
#include <stdint.h>

/* Whether words can be watched. `seen` is called when this thread has accessed one, after the access and in a
 * signal handler, where the program was. */
bool nasty_watchpoint_start(void (*seen)(const char *word, bool changed));

/* Watches the first and the last word of a buffer in this thread, while registers are left: there are 4. One
 * access to each is seen. */
void nasty_watchpoint_set(char *from, uint64_t bytes);

/* Nothing is watched any more. */
void nasty_watchpoint_clear(void);

/* The thread copies memory inside the allocator, and must not be asked where it is. */
extern __thread volatile bool nasty_watchpoint_blind;

#endif
