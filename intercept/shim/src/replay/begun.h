/* Operations that the library has, but that are not complete: no call that waited for them has issued them.
 */
#ifndef NASTY_REPLAY_BEGUN_H
#define NASTY_REPLAY_BEGUN_H

#include "abi.h"
#include "log/request.h"
#include "window/window.h"

#include <stdbool.h>

/* Operations that were issued together, to one target. */
struct nasty_begun {
    struct nasty_begun *_Atomic *at; /* where the list has it; NULL: somebody has taken it */
    struct nasty_begun *_Atomic next;
    struct nasty_segment *taken;
    int target;
    uint32_t unknown; /* requests of which it is not known that they are complete */
    bool needed;      /* records of others are needed until a call completes them */
};

/* Before operations are issued: the library is to tell when those among them are complete that have a
 * request. Under the lock. */
void nasty_begin_requests(const struct nasty_segment *taken);

/* After they were issued, all to one target: keeps the records until a call completes what is held for the
 * target. */
void nasty_keep_begun(struct nasty_window *w, int target, struct nasty_segment *taken);

/* What is kept for target (-1: for one of all), for the caller to complete and to free; NULL: there is
 * nothing. */
struct nasty_begun *nasty_take_begun(struct nasty_window *w, int target);

/* Asks the library whether a begun operation is complete, and notes it. */
bool nasty_begun_arrived(struct nasty_request *r, int *error);

#endif
