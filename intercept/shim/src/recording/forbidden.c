/* Forbids buffers to the program whenever no thread is in a call of MPI: so the library may access them. In C
 * because AddressSanitizer and memcheck are in the process. */
#include "recording/forbidden.h"

#include "observe/site.h"
#include "observe/trace.h"
#include "process/platform.h"
#include "process/state.h"
#include "process/valgrind.h"

/* Those of further operations are not forbidden. */
enum { MOST_FORBIDDEN = 1024 };

/* All under the lock. */
static struct nasty_protection *forbidden[MOST_FORBIDDEN];
static uint32_t nforbidden;
static uint32_t threads_inside; /* threads in calls of MPI; one that leaves by a longjmp counts until its
                                   next call, and nothing is forbidden */
static bool forbids;
static uint64_t errors_before; /* that valgrind had reported when the program left MPI last */
static bool left_before;

void nasty_forbidden_start(void (*report)(const char *text))
{
    forbids = nasty.recording && nasty_protect_start(report);
}

bool nasty_forbids(void) { return forbids; }

void nasty_forbid(struct nasty_protection *buffer, const char *operation, uint16_t site)
{
    if (forbids && nforbidden < MOST_FORBIDDEN && nasty_protect_begin(buffer, operation, site))
        forbidden[nforbidden++] = buffer;
}

void nasty_allow(struct nasty_protection *buffer, uint64_t written)
{
    uint32_t i = 0;
    while (i < nforbidden && forbidden[i] != buffer)
        i++;
    if (i == nforbidden)
        return;
    forbidden[i] = forbidden[--nforbidden];
    nasty_protect_end(buffer, written);
}

/* What valgrind has reported since the program has left its last call of MPI is about the program: in calls
 * it may be about the library. Only what is reported while buffers belong to MPI is noted. */
static void note_errors(void)
{
    uint64_t errors = nasty_valgrind_errors();
    if (UNLIKELY(errors > errors_before) && left_before && (nforbidden || nasty.targets))
        nasty_trace(EVENT_MISUSED, 0, (uint32_t)(errors - errors_before), -1, MISUSE_REPORTED,
                    (uintptr_t)nasty_caller.address);
}

void nasty_forbidden_enter(void)
{
    if (LIKELY(!forbids))
        return;
    nasty_lock();
    if (threads_inside++ == 0) {
        if (nasty.valgrind)
            note_errors();
        for (uint32_t i = 0; i < nforbidden; i++)
            nasty_unprotect(forbidden[i]);
    }
    nasty_unlock();
}

void nasty_forbidden_leave(void)
{
    if (LIKELY(!forbids))
        return;
    nasty_lock();
    if (threads_inside && --threads_inside == 0 && nasty.recording) {
        for (uint32_t i = 0; i < nforbidden; i++)
            nasty_protect(forbidden[i]);
        if (nasty.valgrind)
            errors_before = nasty_valgrind_errors();
        left_before = true;
    }
    nasty_unlock();
}
