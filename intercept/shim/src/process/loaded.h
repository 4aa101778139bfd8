/* The shared objects that this process has loaded. */
#ifndef NASTY_PROCESS_LOADED_H
#define NASTY_PROCESS_LOADED_H

/* Calls visit with a handle of each, as dlopen returns it, until it returns something; returns that, or NULL.
 * The program itself is not visited. */
const void *nasty_loaded_find(const void *(*visit)(void *object, void *arg), void *arg);

#endif
