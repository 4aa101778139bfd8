/* MPI libraries that a program loads with dlopen. */
#ifndef NASTY_LIBRARY_DLOPENED_H
#define NASTY_LIBRARY_DLOPENED_H

/* The library with this path, which the program has loaded. Ends the program if it has loaded another one,
 * or none. */
void *nasty_dlopened_library(const char *path);

#endif
