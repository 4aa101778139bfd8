/* The end of a call of a one-sided operation, recorded or not. */
#ifndef NASTY_RECORD_FINISH_H
#define NASTY_RECORD_FINISH_H

#include "abi.h"
#include "epoch/shadow.h"
#include "log/request.h"
#include "process/platform.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "window/window.h"

#include <mpi.h>
#include <stdbool.h>

/* What became of a call. Any other value is an enum nasty_reason: the real call has to be made now. */
enum nasty_verdict {
    VERDICT_RECORDED = -1,
    VERDICT_FINISHED = 0, /* nothing is left to do */
};

static inline bool nasty_forwards(int verdict) { return verdict > VERDICT_FINISHED; }

/* Before a call that was not recorded is made. Returns a negative number. */
int nasty_record_forward(enum nasty_reason reason, struct nasty_window *w, int target);

/* Ends a call that was recorded. Returns a negative number if the call has to be made. */
static inline INLINE int nasty_record_finish(int verdict, struct nasty_window *w, int target)
{
    if (UNLIKELY(nasty_forwards(verdict)))
        return nasty_record_forward((enum nasty_reason)verdict, w, target);
    if (verdict == VERDICT_RECORDED && UNLIKELY(nasty.settings.each_call))
        return nasty_done(nasty_sync(w, SYNC_CALL, target, nasty_flushable(w, target)), MPI_SUCCESS);
    return MPI_SUCCESS;
}

/* The request of the operation that was recorded last for this target, or of one that had nothing to do.
 * Under the lock. */
struct nasty_request *nasty_record_request(int verdict, struct nasty_window *w, int target, bool family);

/* As nasty_record_finish, for calls that return a request. */
int nasty_record_finish_request(int verdict, struct nasty_window *w, int target, struct nasty_request *r,
                                MPI_Request *request);

#endif
