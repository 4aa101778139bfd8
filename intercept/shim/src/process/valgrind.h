/* What the shim tells valgrind. */
#ifndef NASTY_PROCESS_VALGRIND_H
#define NASTY_PROCESS_VALGRIND_H

#include <stdbool.h>
#include <stdint.h>

/* Whether valgrind ignores the processes that this one starts from now on. Does nothing outside valgrind. */
void nasty_valgrind_ignores_children(bool ignores);

/* The bytes are garbage: nobody may look at them yet. Does nothing outside valgrind. */
void nasty_undefined(const char *from, uint64_t bytes);

/* The bytes may be looked at. Call it inside valgrind only. */
void nasty_defined(const char *from, uint64_t bytes);

#endif
