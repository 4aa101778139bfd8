/* The program's calls, with their arguments and results. */
#ifndef NASTY_RECORDING_CALL_H
#define NASTY_RECORDING_CALL_H

#include <stdbool.h>
#include <stdint.h>

/* Begins a trace or a recording of a rank of so many, if there is to be one. */
void nasty_recording_start(int size);

/* Writes that the program enters a call, with the addresses of its arguments. May replace a status that the
 * program ignores by one of ours. */
void nasty_call_enter(uint32_t call, void *const args[]);

/* Writes that the program leaves the call. */
void nasty_call_leave(uint32_t call, int result, void *const args[]);

/* The call was left by an exception or by a longjmp. */
void nasty_call_lost(uint32_t call);

/* The program begins a call inside the one that the thread is in, and has left it. */
void nasty_call_within(void);
void nasty_call_around(void);

#endif
