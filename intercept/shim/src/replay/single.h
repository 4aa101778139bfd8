/* Calls that need no decision: one element is all that they must complete (settings.single). */
#ifndef NASTY_REPLAY_SINGLE_H
#define NASTY_REPLAY_SINGLE_H

#include "abi.h"
#include "window/window.h"

/* The log with the only record that the call is about, if the call must complete that and it is one
 * element; NULL: ask the core. Under the lock, as the next one. */
struct nasty_segment **nasty_single_log(const struct nasty_window *w, uint32_t kind, int target);

/* Answers the question as the core would. */
void nasty_issue_single(struct nasty_sync *s, struct nasty_segment **log);

#endif
