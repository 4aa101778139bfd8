/* The MPI library's functions: `real` of calls.h, once they are found. */
#ifndef NASTY_LIBRARY_FIND_H
#define NASTY_LIBRARY_FIND_H

#include "process/platform.h"
#include "process/state.h"

COLD void nasty_find_library(void);

/* A function of the library that is not one of MPI's; NULL: it has none of this name. */
void *nasty_library_function(const char *name);

/* Before `real` is used. */
static inline void nasty_need_library(void)
{
    if (UNLIKELY(!nasty.library))
        nasty_find_library();
}

#endif
