/* Forwards one-sided operations to the library. In C because these are the program's MPI calls. */
#include "record/forward.h"

#include "abi.h"
#include "calls.h"
#include "epoch/shadow.h"
#include "process/platform.h"
#include "process/state.h"
#include "record/target.h"
#include "replay/synchronize.h"

#include <stddef.h>

void nasty_let_pass(struct nasty_window *w, int target)
{
    if (w && target >= 0 && target < w->size && w->targets[target])
        nasty_done(nasty_sync(w, SYNC_FORWARD, target, nasty_flushable(w, target)), MPI_SUCCESS);
}

MPI_Win through(MPI_Win win, int target)
{
    struct nasty_window *w = LIKELY(!nasty.settings.shadow_window) ? NULL : nasty_window_find(win);
    if (!w || !w->shadow || target < 0 || target >= w->size || !nasty_in_epoch(w, target))
        return win;
    if (!nasty_passive(w, target))
        nasty_await_posts(w);
    return nasty_handle(w, target);
}

int forwarded(MPI_Win win, int target, int result)
{
    if (result != MPI_SUCCESS && through(win, target) != win)
        real.Win_call_errhandler(win, result);
    return result;
}
