/* Which threads of the operating system the threads of a recording are. */
#ifndef NASTY_OBSERVE_THREADS_H
#define NASTY_OBSERVE_THREADS_H

#include <stdint.h>

/* Looks which threads are there before MPI is initialized. */
void nasty_threads_before(void);

/* Notes whether several threads may call MPI at a time, and which threads the library has started. */
void nasty_threads_start(void);

/* Notes the calling thread, which is the thread with this number of the recording. */
void nasty_threads_name(uint32_t number);

#endif
