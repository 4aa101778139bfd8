/* Calls before MPI is initialized, and after it is finalized. */
#ifndef NASTY_START_UNTIMELY_H
#define NASTY_START_UNTIMELY_H

#include "library/find.h"
#include "process/state.h"

/* MPI is being initialized, or has been. */
void nasty_initializing(void);

/* Records a call, by its number in calls.h, that is made too early or too late. */
COLD void nasty_untimely(uint32_t call);

/* Before `real` is used for a call that needs MPI to be initialized. */
static inline void nasty_need_open(uint32_t call)
{
    nasty_need_library();
    if (UNLIKELY(!nasty.open))
        nasty_untimely(call);
}

#endif
