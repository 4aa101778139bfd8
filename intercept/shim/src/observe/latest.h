/* What each thread does, in memory that the core sees: if the program hangs, `nastympi run` tells it. */
#ifndef NASTY_OBSERVE_LATEST_H
#define NASTY_OBSERVE_LATEST_H

#include "abi.h"
#include "observe/site.h"
#include "process/clock.h"
#include "process/polls.h"

#include <stdint.h>

/* Of a new thread; NULL if nobody wants to know. */
struct nasty_latest *nasty_latest_new(void);
/* The thread has ended. l may be NULL. */
void nasty_latest_end(struct nasty_latest *l);

/* A call at nasty_site begins. A row of polls counts as one call. */
static inline void nasty_latest_enter(struct nasty_latest *l, uint32_t call)
{
    uint16_t site = (uint16_t)nasty_site;
    if (!(call & NASTY_POLLS) || l->call != (uint16_t)call || l->site != site)
        l->since = nasty_about_now();
    l->call = (uint16_t)call;
    l->site = site;
    l->inside = 1;
}

static inline void nasty_latest_leave(struct nasty_latest *l) { l->inside = 0; }

#endif
