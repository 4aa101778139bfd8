/* Calls that are noted, and may be delayed before and after. */
#ifndef NASTY_DELAY_DELAY_H
#define NASTY_DELAY_DELAY_H

#include "abi.h"
#include "process/guard.h"
#include "process/platform.h"

#include <stdbool.h>
#include <stdint.h>

/* Whether this rank may be delayed at all. */
void nasty_delay_set_slow(bool may_be_slow);

/* Once there is a board: notes that the calling thread exists. */
void nasty_delay_start(void);

/* Where the function returns to that this stands in. */
#define HERE __builtin_return_address(0)

/* A call of the program that is noted. It ends with its block, also by an exception. */
struct nasty_noted {
    struct nasty_guard guard;
    struct nasty_latest *latest; /* where its arguments are noted, or NULL */
};
void nasty_noted_end(struct nasty_noted *noted);
#define NASTY_NOTED(name) struct nasty_noted name CLEANUP(nasty_noted_end) = {.latest = NULL}

/* Enters a call: a number of calls.h, perhaps with NASTY_POLLS or NASTY_OBSERVED, and the addresses of its
 * arguments. Returns whether nasty_leave has to follow. */
bool nasty_enter(struct nasty_noted *noted, uint32_t call, const void *site, void *const args[]);
int nasty_leave(struct nasty_noted *noted, int result, void *const args[]);

/* Notes a call that began when nothing was noted yet. */
void nasty_note_begun(uint32_t call, const void *site, void *const args[], int result);

#endif
