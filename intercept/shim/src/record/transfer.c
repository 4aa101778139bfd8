/* Gets that are made in their calls (NASTY_EARLY_FETCH). In C because these are the program's MPI calls. */
#include "record/transfer.h"

#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "execute/fetch.h"
#include "lifetime/stack.h"
#include "observe/fault.h"
#include "replay/synchronize.h"

static bool has_gaps(struct side *s) { return nasty_side_resolve(s, false) && nasty_side_gapped(s); }

COLD void nasty_look_at_get(struct side *origin, struct side *target, bool request)
{
    nasty_lock();
    bool longer = nasty_side_resolve(origin, false) && nasty_side_resolve(target, false) &&
                  nasty_side_bytes(target) > 0 && nasty_side_bytes(target) < nasty_side_bytes(origin) &&
                  nasty_side_bytes(origin) != UINT64_MAX;
    bool gaps = request && (has_gaps(origin) || has_gaps(target));
    nasty_unlock();
    if (longer && nasty.habits & HABIT_LONGER_GET)
        nasty_habit(HABIT_LONGER_GET);
    if (gaps && nasty.habits & HABIT_GAPPED_RGET)
        nasty_habit(HABIT_GAPPED_RGET);
}

int nasty_record_get(struct nasty_window *w, struct nasty_op *get)
{
    nasty_unlock();
    nasty_make_postponed(w);
    nasty_await_posts(w);
    int error = MPI_SUCCESS;
    /* where the shim can deliver the data, and no target waits for what comes after this call */
    if (LIKELY(!(get->flags & FLAG_DEVICE)) && !nasty.shares)
        error = nasty_fetch_early(get, nasty_flushable(w, get->target));
    nasty_lock();
    get->seq = nasty_next(nasty_site);
    *nasty_log_add(w, get->target, false) = *get;
    if (UNLIKELY(nasty.tracing))
        nasty_trace_recorded(get, nasty_epoch_of(w, get->target));
    nasty_stack_note(get);
    return error;
}
