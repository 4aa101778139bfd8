/* Gets that are made in their calls (NASTY_EARLY_FETCH). In C because these are the program's MPI calls. */
#include "record/transfer.h"

#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "execute/fetch.h"
#include "lifetime/stack.h"
#include "replay/synchronize.h"

int nasty_record_get(struct nasty_window *w, struct nasty_op *get)
{
    nasty_unlock();
    nasty_make_postponed(w);
    nasty_await_posts(w);
    int error = MPI_SUCCESS;
    if (LIKELY(!(get->flags & FLAG_DEVICE))) /* where the shim can deliver the data */
        error = nasty_fetch_early(get, nasty_flushable(w, get->target));
    nasty_lock();
    get->seq = nasty_next(nasty_site);
    *nasty_log_add(w, get->target, false) = *get;
    if (UNLIKELY(nasty.tracing))
        nasty_trace_recorded(get, nasty_epoch_of(w, get->target));
    nasty_stack_note(get);
    return error;
}
