/* What happens before and after the first call that initializes MPI. */
#ifndef NASTY_START_LOAD_H
#define NASTY_START_LOAD_H

void nasty_load(void);   /* before it: starts the core */
void nasty_loaded(void); /* after it: waits for the settings */

#endif
