/* What a call needs in order to ask the core which operations are due. */
#ifndef NASTY_REPLAY_EXCHANGE_H
#define NASTY_REPLAY_EXCHANGE_H

#include "abi.h"

/* Instructions at a time: few enough to stay in the second-level cache, and so many that the core seldom
 * takes a processor from a rank. Where processes share two processors, 512 at a time took up to half again as
 * long. */
enum { NASTY_CHUNK = 4096 };

struct nasty_exchange {
    struct nasty_sync sync;
    struct nasty_target *target;               /* if there is only one */
    struct nasty_exchange *next;               /* in the list of free ones */
    struct nasty_instr instrs[2][NASTY_CHUNK]; /* being executed, and being made */
};

/* A free one; several threads may need one at a time. Under the lock, as the next one. */
struct nasty_exchange *nasty_exchange_begin(void);
void nasty_exchange_end(struct nasty_exchange *x);

/* Asks the core what is due. Under the lock. */
void nasty_exchange_ask(struct nasty_exchange *x);

#endif
