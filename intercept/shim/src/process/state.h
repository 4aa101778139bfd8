/* What every call looks at first: whether the shim is active, and the lock. In C because this costs each
 * call of the program a few nanoseconds. */
#ifndef NASTY_PROCESS_STATE_H
#define NASTY_PROCESS_STATE_H

#include "abi.h"
#include "process/guard.h"
#include "process/platform.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* Several threads may read an atomic field while one changes it. That costs nothing on machines that order
 * loads anyway. */
struct nasty_shim {
    _Atomic bool library;      /* `real` holds the library's functions */
    _Atomic bool open;         /* MPI is initialized and not finalized, as World or by a session */
    _Atomic bool active;       /* between initialization and finalization, NASTY_ENABLED=1 */
    _Atomic bool locking;      /* MPI_THREAD_MULTIPLE: the lock is needed */
    _Atomic bool watched;      /* calls are noted: on the board, in the trace, by their sites */
    _Atomic bool tracing;      /* a trace or a recording is written */
    _Atomic bool recording;    /* a recording, which has all calls */
    _Atomic bool observing;    /* all calls are written, be it into a recording or into a trace */
    _Atomic bool world;        /* MPI_COMM_WORLD may be used: between MPI_Init and MPI_Finalize */
    _Atomic uint32_t sessions; /* that are open */
    _Atomic bool had_sessions; /* now or earlier */
    _Atomic uint64_t calls;    /* RMA calls seen that make no record: windows made, epochs opened */
    _Atomic uint64_t copies;   /* held operations whose origin copies we own; changed under the lock */
    _Atomic bool shares;       /* the program has addresses of other ranks' memory */
    _Atomic uint32_t locks;    /* that the program holds, lock_all included */
    _Atomic uint32_t habits;   /* enum nasty_habit: what the core wants to know of, and has not been told */
    _Atomic uint32_t targets;  /* with records, over all windows; changed under the lock */
    /* set before `active` */
    bool valgrind; /* the process runs inside valgrind */
    struct nasty_settings settings;
    int rank; /* in MPI_COMM_WORLD, or in the process set mpi://WORLD; -1 before */
    /* under the lock */
    uint64_t seq;           /* recorded calls so far */
    uint64_t fetches;       /* calls that fetch so far, recorded or not */
    uint64_t newest;        /* greatest number of a recorded call that was issued */
    uint64_t waiting_since; /* ns: when the program first entered an MPI call while copies were held, or 0 */
};

extern struct nasty_shim nasty;

/* RMA calls of this rank, by which the run may be perturbed. Sessions may make some later, so each rank that
 * has had one counts as if it had made one. */
static inline uint64_t nasty_rma_calls(void) { return nasty.calls + nasty.seq + nasty.had_sessions; }

/* Set while this thread is inside a call that the shim makes of the library. */
extern __thread struct nasty_guard *nasty_inside;
#define NASTY_INSIDE(name)                                                                                   \
    struct nasty_guard name CLEANUP(nasty_guard_end);                                                        \
    nasty_guard_set(&name, &nasty_inside)

/* The shim is at work in this thread, perhaps with a lock or in the middle of an event. What a signal handler
 * of the program does meanwhile is not gathered. */
extern __thread volatile bool nasty_at_work;

/* Whether the program itself made this call, not the library on our behalf. */
static inline bool nasty_outside(void) { return LIKELY(!nasty_inside) || !nasty_guard_holds(&nasty_inside); }
static inline bool nasty_active(void) { return nasty.active && nasty_outside(); }
static inline bool nasty_copies(void) { return nasty.copies > 0 && nasty_outside(); }

extern pthread_mutex_t nasty_mutex;
extern __thread bool nasty_has_lock; /* this thread is between nasty_lock and nasty_unlock */
static inline void nasty_lock(void)
{
    if (UNLIKELY(nasty.locking))
        pthread_mutex_lock(&nasty_mutex);
    nasty_has_lock = true;
}
static inline void nasty_unlock(void)
{
    nasty_has_lock = false;
    if (UNLIKELY(nasty.locking))
        pthread_mutex_unlock(&nasty_mutex);
}

/* nasty_lock, for threads that may keep the lock's owner from giving it back: those that may be inside the
 * library, with a lock for which the owner waits, and those that end the program. Returns whether the thread
 * has the lock. */
bool nasty_lock_within(uint32_t ms);

/* How long a thread waits at most that frees memory, since libraries do so often, and that ends the program.
 */
enum { NASTY_WHILE_FREEING = 20, NASTY_WHILE_ENDING = 1000 }; /* ms */

#endif
