/* MPI_Win_fence (MPI 4.1, 12.5.1). In C because it is the program's MPI call. */
#include "calls.h"
#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "execute/execute.h"
#include "hold/attendance.h"
#include "hold/hold.h"
#include "process/state.h"
#include "replay/synchronize.h"

int shim_Win_fence(int assert, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty.calls++;
    if (w && w->attendance)
        nasty_attendance_come(w->attendance);
    else
        nasty_release_before(CALL_FENCING, w, -1);
    if (!w)
        return real.Win_fence(assert, win);
    nasty_make_postponed(w);
    uint32_t kind = assert &MPI_MODE_NOPRECEDE ? SYNC_FENCE_NOPRECEDE : SYNC_FENCE;
    struct nasty_work work = nasty_sync(w, kind, -1, w->shadow != NULL);
    if (w->shadow) {
        nasty_await_posts(w);
        nasty_shadow_finish(w);
        nasty_shadow_barrier(w);
    } else if (kind == SYNC_FENCE && !work.taken) {
        work.error = nasty_rounds(w, nasty.settings.fence_rounds - 1);
    }
    int result = real.Win_fence(assert, win);
    if (w->shadow)
        nasty_shadow_barrier(w);
    if (result == MPI_SUCCESS)
        w->fenced = !(assert &MPI_MODE_NOSUCCEED);
    return nasty_done(work, result);
}
