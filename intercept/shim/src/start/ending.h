/* How the process ends, for its recording. */
#ifndef NASTY_START_ENDING_H
#define NASTY_START_ENDING_H

#include "observe/file.h"

/* Once the recording has begun. */
void nasty_ending_start(void);

/* The process ends, in a call of this thread. */
void nasty_ending(enum nasty_ending how, int value);

/* The process has left main or called exit(), and not MPI_Finalize. */
void nasty_ending_exit(void);

#endif
