/* The end of windows. In C because it is the program's MPI call. */
#include "calls.h"
#include "buffers/poison.h"
#include "buffers/trace_data.h"
#include "core/arena.h"
#include "core/questions.h"
#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "execute/piece.h"
#include "hold/attendance.h"
#include "hold/hold.h"
#include "log/log.h"
#include "log/unfinished.h"
#include "observe/fault.h"
#include "process/state.h"
#include "replay/replay.h"
#include "window/window.h"

#include <stdlib.h>

/* Afterwards no other thread finds the window, and its entry may hold another one. A thread that is
 * releasing its copies ends first. */
static struct nasty_window take_out(struct nasty_window *w)
{
    nasty_lock();
    nasty_await_replay(w);
    struct nasty_window gone = *w;
    w->live = false;
    nasty.targets -= w->dirty->n;
    nasty_windows_gone++;
    nasty_region_remove(NULL, w->id);
    nasty_core_window_gone(w->id);
    nasty_unlock();
    return gone;
}

static void window_end(struct nasty_window *slot)
{
    nasty_shadow_free(slot);
    struct nasty_window gone = take_out(slot), *w = &gone;
    for (int rank = 0; rank < w->size; rank++)
        if (w->targets[rank]) {
            nasty_segment_retire(w->targets[rank]->plain);
            nasty_segment_retire(w->targets[rank]->family);
        }
    nasty_lock();
    for (int rank = 0; rank < w->size; rank++)
        nasty_shared_free(w->targets[rank], sizeof *w->targets[rank]);
    nasty_shared_free(w->dirty->targets, w->dirty->cap * sizeof *w->dirty->targets);
    nasty_shared_free(w->dirty, sizeof *w->dirty);
    nasty_unlock();
    nasty_attendance_end(w->attendance);
    free(w->sizes);
    free(w->units);
    free(w->access);
    free(w->started);
    free(w->targets);
    nasty_kept_free(w);
}

/* Other ranks may change the window until they free it, too. */
static void look_at_contents(struct nasty_window *w)
{
    if (w->comm == MPI_COMM_NULL)
        return;
    NASTY_INSIDE(inside);
    real.Barrier(w->comm);
    nasty_trace_contents(w->id, w->rank, w->base, nasty_size(w, w->rank));
    real.Comm_free(&w->comm);
}

static bool in_epoch(const struct nasty_window *w)
{
    bool locked = w->lock_all;
    for (int rank = 0; rank < w->size; rank++)
        locked = locked || w->access[rank];
    return locked;
}

/* Operations that are still held have no epoch to be issued in: they are reported and dropped. The library
 * may use the handle again as soon as it has freed it, so the window ends first. */
int shim_Win_free(MPI_Win *win)
{
    struct nasty_window *w = nasty_window_find(*win);
    nasty_release_before(CALL_WINDOW_MAKING, NULL, -1);
    nasty_make_postponed(w);
    if (w) {
        if (in_epoch(w))
            nasty_fault(FAULT_FREED);
        nasty_report_unfinished(w, "MPI_Win_free");
        look_at_contents(w);
        window_end(w);
    }
    return real.Win_free(win);
}
