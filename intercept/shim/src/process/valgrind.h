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

/* The following do nothing outside valgrind, or in another tool than memcheck. */

/* Nobody may access the bytes, or everybody may. */
void nasty_forbidden(const char *from, uint64_t bytes);
void nasty_allowed(const char *from, uint64_t bytes);

/* Which bits of the bytes are garbage: a bit that is set stands for one that is. Returns false if nobody may
 * access some of the bytes. */
bool nasty_get_bits(const char *from, uint64_t bytes, char *bits);
void nasty_set_bits(const char *from, uint64_t bytes, const char *bits);

/* Reports about the bytes name them, until the number that is returned is given back. */
uint64_t nasty_name_memory(const char *from, uint64_t bytes, const char *name);
void nasty_unname_memory(uint64_t number);

/* How many errors valgrind has reported, except suppressed ones. */
uint64_t nasty_valgrind_errors(void);

#endif
