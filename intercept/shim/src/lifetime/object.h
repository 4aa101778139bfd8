/* Where memory lies that becomes part of a window. */
#ifndef NASTY_LIFETIME_OBJECT_H
#define NASTY_LIFETIME_OBJECT_H

#include <stdint.h>

/* Writes into the recording in what the bytes from `base` on lie, if the shim knows it. */
void nasty_object_tell(const void *base, int64_t bytes);

#endif
