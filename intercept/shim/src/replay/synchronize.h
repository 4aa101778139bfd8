/* Completes what a call of the program must complete. */
#ifndef NASTY_REPLAY_SYNCHRONIZE_H
#define NASTY_REPLAY_SYNCHRONIZE_H

#include "observe/site.h"
#include "process/platform.h"
#include "process/state.h"
#include "replay/replay.h"
#include "window/window.h"

#include <stdbool.h>
#include <stdint.h>

/* Every synchronization call concerns all targets (NASTY_SKIP_COMPLETION_STAGE), or this one does, since
 * its site is left alone. */
static inline bool nasty_whole_window(void)
{
    return UNLIKELY(nasty.settings.whole_window) || nasty_left_alone();
}

/* Completes what a call of this kind (enum nasty_sync_kind) must complete, before the call is made.
 * target: -1 for all; passive: its operations may be flushed. */
struct nasty_work nasty_sync(struct nasty_window *w, uint32_t kind, int target, bool passive);

/* After the call, or if there is none. The first error counts. */
int nasty_done(struct nasty_work work, int result);

/* Completes the operation with this number, as MPI_Wait on its request does: at the origin. */
int nasty_wait_for(struct nasty_window *w, int target, uint64_t seq);

/* As far as a test of its request may do that: gives the operation to the library
 * if it fetches, and waits for nobody. */
int nasty_test_for(struct nasty_window *w, int target, uint64_t seq);

/* Issues everything that is locally complete, on every window. */
void nasty_release(void);

/* The same, before a call that must not wait for other ranks. What another thread is issuing stays as it is.
 */
void nasty_release_locally(void);

/* The same, except for w's target (-1: for any target of w), which the call at hand completes itself. */
void nasty_release_others(const struct nasty_window *w, int target);

/* Before a call to which NASTY_TRY adds a synchronization: completes what is held for the targets that the
 * core names. */
void nasty_repair(void);

/* Before anything is issued on w's shadow in an epoch of MPI_Win_start. */
void nasty_await_posts(struct nasty_window *w);

#endif
