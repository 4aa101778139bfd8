/* Calls that MPI forbids. In C because the call is made here; what the user reads is the core's. */
#include "observe/fault.h"

#include "core/questions.h"
#include "observe/site.h"
#include "observe/sites.h"
#include "process/guard.h"
#include "process/platform.h"
#include "process/state.h"

#include <stdbool.h>
#include <stdint.h>

/* Whether this is the first time. */
static bool mark(uint16_t site)
{
    static uint64_t told[(1 << NASTY_SITE_BITS) / 64]; /* a bit per call site */
    uint64_t bit = 1ull << site % 64, *word = &told[site / 64];
    bool first = !(*word & bit);
    *word |= bit;
    return first;
}

COLD void nasty_fault(enum nasty_fault fault)
{
    NASTY_KEEP_ERRNO();
    nasty_lock();
    uint16_t site = nasty.watched ? (uint16_t)nasty_site : nasty_site_at(nasty_caller.address);
    if (mark(site))
        nasty_core_fault(fault, site);
    nasty_unlock();
}
