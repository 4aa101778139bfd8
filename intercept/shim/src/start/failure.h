/* What a user reads who sees a perturbed program fail. */
#ifndef NASTY_START_FAILURE_H
#define NASTY_START_FAILURE_H

/* Once the core knows the rank. */
void nasty_failure_start(void);

/* The program fails. */
void nasty_failure_tell(void);

#endif
