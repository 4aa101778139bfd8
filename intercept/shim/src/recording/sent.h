/* What calls send themselves. */
#ifndef NASTY_RECORDING_SENT_H
#define NASTY_RECORDING_SENT_H

#include <stdint.h>

/* The call is about to send: under memcheck, records whether it sends bytes that were never set. */
void nasty_sent(uint32_t number, void *const args[]);

#endif
