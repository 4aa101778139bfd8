/* The replay of operations that were taken out of the logs. */
#ifndef NASTY_REPLAY_REPLAY_H
#define NASTY_REPLAY_REPLAY_H

#include "replay/exchange.h"
#include "window/window.h"

/* What was taken out of the logs for one call, to be retired after it. */
struct nasty_work {
    struct nasty_segment *taken;
    int error;
};

/* Executes what the core has answered, and all further instructions. */
struct nasty_work nasty_replay(struct nasty_exchange *x);

/* Waits until no other thread replays operations of w. Those are neither in the logs nor in the library: a
 * flush of this thread has to complete them, and accumulates must not overtake them. The other thread
 * waits for nobody in this process. Under the lock. */
void nasty_await_replay(const struct nasty_window *w);

/* Marks w as being replayed, until nasty_end_replay. Under the lock. */
void nasty_begin_replay(struct nasty_window *w);
void nasty_end_replay(struct nasty_window *w);

#endif
