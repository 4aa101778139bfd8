/* What a user reads who sees a perturbed program fail. */
#ifndef NASTY_START_FAILURE_H
#define NASTY_START_FAILURE_H

#include <stdbool.h>

/* Once the core knows the rank. */
void nasty_failure_start(void);

/* The program fails. */
void nasty_failure_tell(void);

/* MPI is finalized, and the program has done its part; or a session begins again. */
void nasty_failure_finished(bool finished);

#endif
