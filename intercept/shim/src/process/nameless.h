/* Files without a name, for memory that processes share. */
#ifndef NASTY_PROCESS_NAMELESS_H
#define NASTY_PROCESS_NAMELESS_H

/* An empty file that no folder has, and that goes with its last descriptor, which exec closes. -1: there is
 * none, and errno says why. name: for those who look at the process. */
int nasty_nameless_file(const char *name);

#endif
