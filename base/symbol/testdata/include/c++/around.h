// In the place of a header of the system.
#include "../../record.h"

static inline __attribute__((always_inline)) void innermost(void)
{
    record("in a header");
    record("again");
}

static inline __attribute__((always_inline)) void within(void) { innermost(); }
