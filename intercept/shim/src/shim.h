/* What the shim's C files share. The shim records one-sided calls and executes the
 * core's instructions; which operation is issued when, and in which pieces, is
 * decided in Go. */
#ifndef NASTY_SHIM_H
#define NASTY_SHIM_H

#include "abi.h"
#include "calls.h"
#include "buffers/mapped.h"
#include "buffers/origin.h"
#include "buffers/poison.h"
#include "buffers/trace_data.h"
#include "library/find.h"
#include "node/board.h"
#include "node/share.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "library/grequest.h"
#include "library/progress.h"
#include "start/load.h"
#include "types/layout.h"
#include "types/operators.h"
#include "types/predefined.h"
#include "types/types.h"
#include "process/alloc.h"
#include "process/clock.h"
#include "process/errors.h"
#include "process/guard.h"
#include "process/map.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/polls.h"
#include "process/state.h"
#include "process/valgrind.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

extern _Atomic bool nasty_rolling; /* some communicator has a roll: attendance.c */
static inline bool nasty_rolls(void) { return nasty_rolling && nasty_outside(); }
extern _Atomic uint32_t nasty_postponed; /* windows whose lock or start is still to be made */
extern bool nasty_slow;

/* ---- begin and end: init.c, session.c ---- */

void nasty_begin(int rank, int size, bool locking);
void nasty_end(const char *when); /* unless the world or a session is still open */

struct nasty_window;
void nasty_report_held(const struct nasty_window *only, const char *when); /* NULL: every window */

/* ---- in the call itself: early.c ---- */

int nasty_fetch_early(struct nasty_op *op, bool flush);
void nasty_deliver(const struct nasty_segment *segment);

/* ---- windows: window.c ---- */

enum nasty_lazy { NASTY_SETTLED, NASTY_LAZY_LOCK, NASTY_LAZY_START };
enum nasty_access { NASTY_LOCKED = 1, NASTY_STARTED = 2 };

struct nasty_odd {
    MPI_Datatype type;
    int64_t shift;
    uint64_t count;
    uint32_t prim;
};

/* Written while the window is made, and by the calls that open and close its epochs, which
 * the program keeps apart from those that use them; but where "under the lock" is said. */
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
    uint64_t posted; /* number of the MPI_Win_post whose tests have not been thought of yet, or 0 */
    uint32_t falses; /* tests of the exposure epoch that are still to fail; both under the lock */
    char *base;      /* of its own memory, NULL for dynamic windows */
    MPI_Comm comm;   /* a copy of its communicator, with NASTY_TRACE_STATE */
    uint64_t *sizes; /* bytes, per rank; NULL: one size for all */
    uint64_t *units; /* displacement units, per rank; NULL: one unit for all */
    uint64_t all_size;
    uint64_t all_unit;
    struct nasty_shadow *shadow; /* where operations of active epochs are issued, or NULL */
    bool starting;               /* between MPI_Win_start and MPI_Win_complete */
    enum nasty_lazy lazy;        /* what is still to be made, with these arguments */
    int lazy_type, lazy_rank, lazy_assert;
    uint8_t *access; /* per rank: enum nasty_access */
    int *started;    /* ranks of the group of MPI_Win_start */
    int nstarted;
    struct nasty_target **targets; /* per rank, or NULL; under the lock */
    struct nasty_target **dirty;   /* those with records; under the lock */
    uint32_t ndirty, dirty_cap;
    struct nasty_odd *odd; /* types for displacements that no unit divides: execute.c */
    uint32_t nodd;
};

extern struct nasty_window **_Atomic nasty_windows; /* by id */
extern _Atomic uint32_t nasty_nwindows;
static inline struct nasty_window *nasty_window_at(uint32_t id)
{
    struct nasty_window **table = nasty_windows; /* GCC 12 does not load it atomically in nasty_windows[id] */
    return table[id];
}

/* The window that a thread found last: true until some window is gone. */
struct nasty_found {
    MPI_Win handle;
    uint32_t gone; /* nasty_windows_gone at that time */
    struct nasty_window *window;
};
extern __thread struct nasty_found nasty_found;
extern _Atomic uint32_t nasty_windows_gone; /* so far, from 1 on */
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

/* ---- records: log.c ---- */

struct nasty_op *nasty_log_extend(struct nasty_window *w, int target, bool family);

/* The next record of w's log for target; under the lock. */
static inline INLINE struct nasty_op *nasty_log_add(struct nasty_window *w, int target, bool family)
{
    struct nasty_target *t = w->targets[target];
    if (LIKELY(t != NULL)) {
        struct nasty_segment *s = family ? t->family : t->plain;
        if (LIKELY(s && s->n > 0 && s->n < s->cap))
            return &s->ops[s->n++];
    }
    return nasty_log_extend(w, target, family);
}
void nasty_log_clean(struct nasty_window *w, struct nasty_target **targets, uint32_t n);
struct nasty_segment *nasty_segment_new(uint32_t cap);
void nasty_segment_free(struct nasty_segment *segment);
void nasty_segment_retire(struct nasty_segment *segment);

/* The number of the next record. */
static inline uint64_t nasty_next(uint32_t site) { return ++nasty.seq << NASTY_SITE_BITS | (uint16_t)site; }

/* ---- synchronization: sync.c ---- */

/* What the core took out of the logs for one call, to be retired after it. */
struct nasty_work {
    struct nasty_segment *taken;
    int error;
};
struct nasty_work nasty_sync(struct nasty_window *w, uint32_t kind, int target, bool passive);
int nasty_done(struct nasty_work work, int result);
void nasty_await_replay(const struct nasty_window *w);
int *nasty_ranks_of(const struct nasty_window *w, MPI_Group group, int *count);
int nasty_wait_for(struct nasty_window *w, int target, uint64_t seq);

/* ---- shadow windows: shadow.c ---- */

void nasty_shadow_new(struct nasty_window *w, void *base, uint64_t size, uint64_t unit, MPI_Info info,
                      MPI_Comm comm);
void nasty_shadow_free(struct nasty_window *w);
MPI_Win nasty_shadow_handle(const struct nasty_window *w);
void nasty_shadow_post(struct nasty_window *w, MPI_Group group);
void nasty_shadow_await(struct nasty_window *w);
void nasty_shadow_finish(struct nasty_window *w);
void nasty_shadow_barrier(struct nasty_window *w);

static inline bool nasty_passive(const struct nasty_window *w, int target)
{
    return w->lock_all || (w->access[target] & NASTY_LOCKED);
}

/* The window on which operations to target are issued now. */
static inline MPI_Win nasty_handle(const struct nasty_window *w, int target)
{
    return LIKELY(!w->shadow) || nasty_passive(w, target) ? w->handle : nasty_shadow_handle(w);
}

/* Whether such operations may be flushed: never in active epochs of a window without shadow. */
static inline bool nasty_flushable(const struct nasty_window *w, int target)
{
    return w->shadow || nasty_passive(w, target);
}

/* ---- locks and starts that are made late: lazy.c ---- */

bool nasty_lock_later(struct nasty_window *w, int type, int rank, int assert);
bool nasty_start_later(struct nasty_window *w, int assert);
void nasty_settle_all(void);
void nasty_settle_window(struct nasty_window *w);

/* Before the library is called for what needs an epoch of w. */
static inline void nasty_settle(struct nasty_window *w)
{
    if (UNLIKELY(nasty_postponed) && w)
        nasty_settle_window(w);
}

/* ---- holding what is locally complete: hold.c ---- */

void nasty_release(void);                                            /* all copies, on every window */
void nasty_release_others(const struct nasty_window *w, int target); /* -1: of other windows */
void nasty_release_overdue(void); /* the same, once they were held long enough */
static inline void nasty_poll(void)
{
    if (UNLIKELY(nasty.copies))
        nasty_release_overdue();
}
void nasty_turn(void); /* of a wait: polls, and lets other threads and processes run */
int nasty_hold_wait(MPI_Request *request, MPI_Status *status);
int nasty_hold_waitall(int count, MPI_Request requests[], MPI_Status statuses[]);

/* ---- holding in collective calls: roll.c ---- */

void nasty_roll_start(MPI_Comm comm);
void nasty_roll_forget(void);
void nasty_gather(MPI_Comm comm);

/* ---- request-based operations: requests.c ---- */

struct nasty_request {
    MPI_Request handle;
    uint64_t seq;
    uint32_t window;
    int target;
    bool tested;       /* falses is known; under the lock, as the next ones */
    uint32_t falses;   /* tests that are still to fail */
    uint32_t owners;   /* the handle, and the record where there is one */
    _Atomic bool done; /* complete at the origin */
    _Atomic bool told; /* the library knows that */
};
extern struct nasty_map nasty_requests; /* ours that the program has not completed; under the lock */
struct nasty_request *nasty_request_new(const struct nasty_window *w, int target, uint64_t seq);
int nasty_request_start(struct nasty_request *r, MPI_Request *handle);
void nasty_request_done(struct nasty_request *r); /* of a record that goes; under the lock */
struct nasty_request *nasty_request_find(MPI_Request handle);
int nasty_request_satisfy(struct nasty_request *r);
bool nasty_request_refuses(struct nasty_request *r);
void nasty_request_tell(struct nasty_request *r);          /* the library, that it is done */

/* ---- execution: execute.c ---- */

int nasty_execute(const struct nasty_instr *instrs, uint32_t count);
int nasty_rounds(const struct nasty_window *w, uint64_t n);

/* ---- delays: delay.c ---- */

#define HERE __builtin_return_address(0)
void nasty_delay_start(void);
/* A call of the program that is written down, or may be delayed. */
struct nasty_noted {
    struct nasty_guard guard;
};
void nasty_noted_end(struct nasty_noted *noted);
#define NASTY_NOTED(name) struct nasty_noted name CLEANUP(nasty_noted_end) = {{0}}
bool nasty_enter(struct nasty_noted *noted, uint32_t call, const void *site); /* true: nasty_leave has to follow */
int nasty_leave(struct nasty_noted *noted, int result);

#endif
