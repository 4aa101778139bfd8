/* How ranks that wait leave their processors to others. */
#ifndef NASTY_NODE_REST_H
#define NASTY_NODE_REST_H

#include <stdbool.h>
#include <stdint.h>

/* NASTY_AWAKE: the thread is in no call that waits. */
enum { NASTY_AWAKE = UINT32_MAX };

/* How often this thread has looked in vain in the call in which it is, up to some number. */
extern __thread uint32_t nasty_vain;

static inline void nasty_rest_enter(bool may_wait) { nasty_vain = may_wait ? 0 : NASTY_AWAKE; }
static inline void nasty_rest_leave(void) { nasty_vain = NASTY_AWAKE; }

#endif
