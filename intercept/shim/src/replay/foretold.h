/* Answers that the core has made before it was asked: struct nasty_foretold. */
#ifndef NASTY_REPLAY_FORETOLD_H
#define NASTY_REPLAY_FORETOLD_H

#include "abi.h"

#include <stdbool.h>

/* Answers the question if it is the expected one. Under the lock. */
bool nasty_take_foretold(struct nasty_sync *s);

#endif
