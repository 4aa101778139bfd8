/* Memory that the program must not access, as AddressSanitizer is told. */
#ifndef NASTY_BUFFERS_PROTECT_H
#define NASTY_BUFFERS_PROTECT_H

#include "abi.h"

#include <stdbool.h>

/* Whether the program is built with AddressSanitizer. `reported` is
 * called when AddressSanitizer is about to report an access. */
bool nasty_protect_start(void (*reported)(const char *report));

/* Whether the program may access the buffer. If not, the buffer is not to be protected: it would have other
 * rights afterwards. */
bool nasty_protectable(char *base, const struct nasty_layout *layout, uint64_t bytes);

/* From now on the program must not access the buffer, or may again. AddressSanitizer protects whole words of
 * 8 bytes. */
void nasty_protect(char *base, const struct nasty_layout *layout, uint64_t bytes);
void nasty_unprotect(char *base, const struct nasty_layout *layout, uint64_t bytes);

/* The access that AddressSanitizer is about to report. */
struct nasty_reported {
    const char *address;
    const void *code; /* where the program is */
    bool writes;
};
struct nasty_reported nasty_reported_access(void);

#endif
