/* Calls about a window's memory and name. In C because these are the program's MPI calls. */
#include "calls.h"
#include "buffers/poison.h"
#include "epoch/postponed.h"
#include "lifetime/object.h"
#include "observe/trace.h"
#include "process/state.h"
#include "window/window.h"

#include <stdint.h>

/* From MPI 4.1 on, MPI_Win_shared_query may succeed on windows of other kinds. */
static int queried(int result, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    if (w && result == MPI_SUCCESS) {
        nasty_make_postponed(w);
        nasty_lock();
        w->reachable = true;
        nasty.shares = true;
        nasty_unlock();
    }
    return result;
}

int shim_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    return queried(real.Win_shared_query(win, rank, size, disp_unit, baseptr), win);
}

#if MPI_VERSION >= 4
int shim_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    return queried(real.Win_shared_query_c(win, rank, size, disp_unit, baseptr), win);
}
#endif

int shim_Win_attach(MPI_Win win, void *base, MPI_Aint size)
{
    struct nasty_window *w = nasty_window_find(win);
    nasty_object_tell(base, size);
    int result = real.Win_attach(win, base, size);
    if (w && result == MPI_SUCCESS) {
        nasty_lock();
        nasty_region_add(base, (uint64_t)size, w->id);
        nasty_unlock();
    }
    return result;
}

int shim_Win_detach(MPI_Win win, const void *base)
{
    struct nasty_window *w = nasty_window_find(win);
    int result = real.Win_detach(win, base);
    if (w && result == MPI_SUCCESS) {
        nasty_lock();
        nasty_region_remove(base, w->id);
        nasty_unlock();
    }
    return result;
}

int shim_Win_set_name(MPI_Win win, const char *win_name)
{
    const struct nasty_window *w = nasty_window_find(win);
    int result = real.Win_set_name(win, win_name);
    if (w && nasty.tracing && result == MPI_SUCCESS)
        nasty_trace_window_name(w->id, win_name);
    return result;
}
