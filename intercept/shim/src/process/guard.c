/* Tells whether a mark on the stack still holds. In C because it looks at the stack of the program's
 * threads. */
#include "process/guard.h"

bool nasty_guard_holds(struct nasty_guard **place)
{
    const struct nasty_guard *g = *place;
    const char *here = __builtin_frame_address(0);
    if (g && (const char *)g > here && g->place == place && g->check == ~(uintptr_t)g)
        return true;
    *place = NULL;
    return false;
}
