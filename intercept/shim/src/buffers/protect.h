/* Memory that the program must not access, as AddressSanitizer, memcheck and debug registers are told. */
#ifndef NASTY_BUFFERS_PROTECT_H
#define NASTY_BUFFERS_PROTECT_H

#include "abi.h"

#include <stdbool.h>

/* Whether buffers can be protected: the program is built with AddressSanitizer, runs inside valgrind, or is a
 * Python program on a machine whose debug registers may be used, and the library makes progress in its calls
 * only. `reported` is called when AddressSanitizer is about to report an access, or a register has seen one.
 */
bool nasty_protect_start(void (*reported)(const char *report));

/* A buffer that MPI writes to. */
struct nasty_protection {
    char *base;
    struct nasty_layout *layout;
    uint64_t bytes;
    char *bits; /* of memcheck: those of packed bytes that were garbage before; NULL outside memcheck */
    uint64_t name;
};

/* Begins a protection. Memcheck's reports name the operation and the number of the site of its call; check
 * reads them (package memcheck). Returns false if the program must not access the buffer anyway: it would
 * have other rights afterwards. */
bool nasty_protect_begin(struct nasty_protection *p, const char *operation, uint32_t site);

/* From now on the program must not access the buffer, or the library may. AddressSanitizer protects whole
 * words of 8 bytes. */
void nasty_protect(const struct nasty_protection *p);
void nasty_unprotect(const struct nasty_protection *p);

/* Ends a protection, while the library may access the buffer. MPI has written the first bytes (MPI 4.1,
 * 3.2.4), and the others are what they were. */
void nasty_protect_end(struct nasty_protection *p, uint64_t written);

/* The access that is being reported. */
struct nasty_reported {
    const char *address;
    const void *code; /* where the program is; NULL: where the Python program is */
    bool writes;
};
struct nasty_reported nasty_reported_access(void);

#endif
