/* The channel to the core, at the beginning of the memory shared with it. How the two sides talk is said
 * at struct nasty_channel. */
#ifndef NASTY_CORE_CHANNEL_H
#define NASTY_CORE_CHANNEL_H

#include "abi.h"

/* Starts the core and asks it for the settings. */
void nasty_channel_open(void);

/* Waits for the answer to that. */
const struct nasty_channel *nasty_channel_opened(void);

/* Before a question is written into the channel: waits for the last one's answer. No other thread asks
 * until nasty_channel_end. */
struct nasty_channel *nasty_channel_begin(void);

void nasty_channel_post(enum nasty_question question);
const struct nasty_channel *nasty_channel_await(void);
void nasty_channel_end(void);

/* Posts the question, waits for the answer, and ends. */
uint64_t nasty_channel_ask(enum nasty_question question);

/* Answers that need no question. */
struct nasty_foretold *nasty_channel_foretold(void);

/* Gives the processor's other thread a moment, while this one looks for something. */
void nasty_relax(void);

/* In a forked child. */
void nasty_channel_forget(void);

#endif
