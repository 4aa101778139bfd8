/* Calls that MPI forbids. In C because the call is made here; what the user reads is the core's. */
#include "observe/fault.h"

#include "core/questions.h"
#include "observe/sites.h"
#include "process/guard.h"
#include "process/platform.h"
#include "process/state.h"

#include <stdint.h>

COLD void nasty_fault(enum nasty_fault fault)
{
    static struct nasty_site_set told;
    NASTY_KEEP_ERRNO();
    nasty_lock();
    uint16_t site = nasty_site_here();
    if (nasty_site_add(&told, site))
        nasty_core_fault(fault, site);
    nasty_unlock();
}

COLD void nasty_habit(enum nasty_habit habit)
{
    NASTY_KEEP_ERRNO();
    nasty_lock();
    if (nasty.habits & habit)
        nasty_core_habit(habit, nasty_site_here());
    nasty.habits &= ~(uint32_t)habit;
    nasty_unlock();
}
