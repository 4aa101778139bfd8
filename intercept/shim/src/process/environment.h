/* The environment that the program was started with. The program may change its own before MPI_Init, or
 * remove it, as daemons and sandboxes do. */
#ifndef NASTY_PROCESS_ENVIRONMENT_H
#define NASTY_PROCESS_ENVIRONMENT_H

/* The value of a variable, or NULL. */
const char *nasty_variable(const char *name);

/* All variables as NAME=value, followed by NULL. Not to be changed. */
char *const *nasty_environment(void);

#endif
