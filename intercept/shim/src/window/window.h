/* The program's windows, and what the shim knows of each. */
#ifndef NASTY_WINDOW_WINDOW_H
#define NASTY_WINDOW_WINDOW_H

#include "abi.h"
#include "process/platform.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

enum nasty_access { ACCESS_LOCKED = 1, ACCESS_STARTED = 2 };

/* A call of the program that the library has not seen yet, with its arguments: postponed.c. */
struct nasty_postponed {
    enum { POSTPONED_NOTHING, POSTPONED_LOCK, POSTPONED_START } call;
    int lock_type, rank, assert;
};

struct nasty_attendance;
struct nasty_begun;

/* The fields are written while the window is made, and by the calls that open and close its epochs, during
 * which the program makes no others on the window. Fields that say so are written under the lock. */
struct nasty_window {
    MPI_Win handle;
    uint32_t id;
    bool live; /* under the lock */
    bool dynamic;
    bool lock_all;
    bool reachable; /* by loads and stores of other ranks */
    bool fenced;    /* a fence has possibly opened an epoch */
    bool replaying; /* a thread issues what it took out of the logs; under the lock */
    int rank;
    int size;
    uint64_t number; /* synchronization calls that the core was asked about; under the lock */
    uint64_t posted; /* an MPI_Win_post of which the core was not yet asked how many tests fail, or 0 */
    uint32_t falses; /* tests of the exposure epoch that are still to fail; both under the lock */
    char *base;      /* of its own memory, NULL for dynamic windows */
    struct nasty_attendance *attendance; /* at its fences, or NULL */
    MPI_Comm comm;                       /* a copy of its communicator, with NASTY_TRACE_STATE */
    uint64_t *sizes;                     /* bytes, per rank; NULL: one size for all */
    uint64_t *units;                     /* displacement units, per rank; NULL: one unit for all */
    uint64_t all_size;
    uint64_t all_unit;
    struct nasty_shadow *shadow; /* where operations of active epochs are issued, or NULL */
    bool starting;               /* between MPI_Win_start and MPI_Win_complete */
    struct nasty_postponed postponed;
    uint8_t *access; /* per rank: enum nasty_access */
    int *started;    /* ranks of the group of MPI_Win_start */
    int nstarted;
    struct nasty_target **targets;     /* per rank, or NULL; under the lock */
    struct nasty_dirty *dirty;         /* those with records; under the lock */
    struct nasty_begun *_Atomic begun; /* issued and not complete; under the lock */
    _Atomic uint32_t needed;           /* of them, those that only a call of the program ends */
    struct nasty_kept *kept;           /* datatypes of pieces: piece.c */
    uint32_t nkept;
};

extern struct nasty_window **_Atomic nasty_windows; /* by id */
extern _Atomic uint32_t nasty_nwindows;
static inline struct nasty_window *nasty_window_at(uint32_t id)
{
    struct nasty_window **table = nasty_windows; /* GCC 12 does not load it atomically in nasty_windows[id] */
    return table[id];
}

/* The window that a thread found last. It is still that one if no window has ended since. */
struct nasty_found {
    MPI_Win handle;
    uint32_t gone; /* nasty_windows_gone at that time */
    struct nasty_window *window;
};
extern __thread struct nasty_found nasty_found;
extern _Atomic uint32_t nasty_windows_gone; /* windows that have ended, plus 1 */
struct nasty_window *nasty_window_search(MPI_Win win);
static inline INLINE struct nasty_window *nasty_window_find(MPI_Win win)
{
    const struct nasty_found *f = &nasty_found;
    return LIKELY(f->handle == win && f->gone == nasty_windows_gone) ? f->window : nasty_window_search(win);
}

static inline int64_t nasty_unit(const struct nasty_window *w, int target)
{
    return (int64_t)(w->units ? w->units[target] : w->all_unit);
}
static inline uint64_t nasty_size(const struct nasty_window *w, int target)
{
    return w->sizes ? w->sizes[target] : w->all_size;
}

/* Whether operations to target are made in a passive epoch. */
static inline bool nasty_passive(const struct nasty_window *w, int target)
{
    return w->lock_all || (w->access[target] & ACCESS_LOCKED);
}

static inline enum nasty_epoch nasty_epoch_of(const struct nasty_window *w, int target)
{
    if (nasty_passive(w, target))
        return EPOCH_PASSIVE;
    return w->starting ? EPOCH_START : EPOCH_FENCE;
}

/* An entry of the table for a new window. Under the lock. */
struct nasty_window *nasty_window_new(MPI_Win win);

#endif
