/* Records the first call that the program makes before it initializes MPI, or after it has finalized MPI.
 * Most libraries end the program there. In C because the recording has to begin in the call. */
#include "start/untimely.h"

#include "calls.h"
#include "core/questions.h"
#include "observe/site.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "start/load.h"

#include <stdlib.h>

static _Atomic bool initialized; /* or begins to be */

void nasty_initializing(void)
{
    nasty_at_work = true;
    initialized = true;
}

static int from_environment(const char *const names[], int fallback)
{
    for (; *names; names++) {
        const char *text = getenv(*names);
        if (text)
            return atoi(text);
    }
    return fallback;
}

/* MPI cannot be asked yet, but launchers tell each process. */
static void begin_early(void)
{
    static const char *const ranks[] = {"PMI_RANK", "PMIX_RANK", "OMPI_COMM_WORLD_RANK", "SLURM_PROCID",
                                        NULL};
    static const char *const sizes[] = {"PMI_SIZE", "OMPI_COMM_WORLD_SIZE", "SLURM_NTASKS", NULL};
    nasty_load();
    nasty_loaded();
    if (!nasty.settings.enabled || nasty.settings.trace != TRACE_ALL)
        return;
    nasty.rank = from_environment(ranks, 0);
    nasty_sites_start();
    nasty_trace_start(from_environment(sizes, 1));
}

void nasty_untimely(uint32_t call)
{
    static _Atomic bool told;
    bool early = !initialized;
    if ((!early && nasty.rank < 0) || !nasty_outside() || told)
        return;
    if (nasty_library_calls(nasty_caller.address)) /* it may call its own functions at any time */
        return;
    told = true;
    NASTY_KEEP_ERRNO();
    if (early)
        begin_early();
    if (!nasty.recording)
        return;
    nasty_site_enter(call, nasty_caller.address, NULL);
    nasty_trace(EVENT_UNTIMELY, (uint16_t)call, 0, -1, early, 0);
}
