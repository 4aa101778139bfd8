/* Creation of windows, and what every rank has to know of the others. In C because that is exchanged with
 * the library's own collective call, inside the program's. */
#include "calls.h"
#include "buffers/poison.h"
#include "core/questions.h"
#include "epoch/shadow.h"
#include "hold/attendance.h"
#include "hold/hold.h"
#include "lifetime/object.h"
#include "observe/fault.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/state.h"
#include "start/allocated.h"
#include "window/window.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Size and displacement unit of each rank. The program's communicator may be used: all its ranks are in
 * the same collective call. */
static void exchange(struct nasty_window *w, MPI_Comm comm, uint64_t size, uint64_t unit)
{
    uint64_t mine[2] = {size, unit ? unit : 1}, *all = nasty_alloc(2 * (size_t)w->size * sizeof *all);
    real.Allgather(mine, 2, MPI_UINT64_T, all, 2, MPI_UINT64_T, comm);
    w->all_size = all[0];
    w->all_unit = all[1];
    bool alike = true;
    for (int i = 0; i < w->size; i++)
        alike = alike && all[2 * i] == all[0] && all[2 * i + 1] == all[1];
    if (!alike) {
        w->sizes = nasty_alloc((size_t)w->size * sizeof *w->sizes);
        w->units = nasty_alloc((size_t)w->size * sizeof *w->units);
        for (int i = 0; i < w->size; i++) {
            w->sizes[i] = all[2 * i];
            w->units[i] = all[2 * i + 1];
        }
    }
    free(all);
}

static void tell_core(struct nasty_window *w, MPI_Info info)
{
    char value[256] = "";
    int found = 0;
    if (info != MPI_INFO_NULL)
        real.Info_get(info, "accumulate_ordering", sizeof value - 1, value, &found);
    nasty_core_window(w->id, w->dirty, found ? value : "");
}

static int created(int result, MPI_Comm comm, const MPI_Win *win, MPI_Info info, const void *base,
                   uint64_t size, uint64_t unit, bool dynamic)
{
    nasty.calls++;
    if (result != MPI_SUCCESS)
        return result;
    nasty_habits_start();
    nasty_lock();
    struct nasty_window *w = nasty_window_new(*win);
    nasty_unlock();
    NASTY_INSIDE(inside);
    real.Comm_rank(comm, &w->rank);
    real.Comm_size(comm, &w->size);
    exchange(w, comm, size, unit);
    w->comm = MPI_COMM_NULL;
    if (nasty_tracing_state()) /* MPI_Comm_dup could call the program's attribute functions */
        real.Comm_split(comm, 0, w->rank, &w->comm);
    nasty_guard_end(&inside);
    w->base = (char *)base;
    nasty_trace(EVENT_WINDOW, 0, w->id, w->rank, (uint64_t)(uintptr_t)base, size);
    nasty_attendance_start(comm);
    w->attendance = nasty_attendance_new(comm);
    w->dynamic = dynamic;
    w->access = nasty_alloc((size_t)w->size);
    memset(w->access, 0, (size_t)w->size);
    w->targets = nasty_alloc((size_t)w->size * sizeof *w->targets);
    memset(w->targets, 0, (size_t)w->size * sizeof *w->targets);
    nasty_lock();
    nasty_region_add(base, size, w->id);
    tell_core(w, info);
    nasty_unlock();
    return result;
}

/* Windows are made by collective calls. */
static void await_ranks(MPI_Comm comm)
{
    if (nasty_attendance)
        nasty_attendance_await(comm);
    else
        nasty_release_before(CALL_WINDOW_MAKING, NULL, -1);
}

/* Whether the library says that a window begins elsewhere. */
static bool moved(MPI_Win win, const void *base)
{
    const void *where = base;
    int found;
    NASTY_INSIDE(inside);
    real.Win_get_attr(win, MPI_WIN_BASE, &where, &found);
    nasty_guard_end(&inside);
    return where != base;
}

int shim_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    await_ranks(comm);
    nasty_object_tell(base, size);
    int result = created(real.Win_create(base, size, disp_unit, info, comm, win), comm, win, info, base,
                         (uint64_t)size, (uint64_t)disp_unit, false);
    if (result == MPI_SUCCESS && UNLIKELY(nasty.habits & HABIT_MOVED) && size > 0 && moved(*win, base))
        nasty_habit(HABIT_MOVED);
    return result;
}

/* For windows in memory of the library's own. */
static int created_own(int result, MPI_Comm comm, const MPI_Win *win, MPI_Info info, void *baseptr,
                       uint64_t size, uint64_t unit)
{
    void *base = result == MPI_SUCCESS ? *(void **)baseptr : NULL;
    if (result == MPI_SUCCESS)
        nasty_allocated(comm, size);
    created(result, comm, win, info, base, size, unit, false);
    if (result == MPI_SUCCESS && nasty.settings.shadow_window)
        nasty_shadow_new(nasty_window_find(*win), base, size, unit, info, comm);
    return result;
}

int shim_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    await_ranks(comm);
    int result = real.Win_allocate(size, disp_unit, info, comm, baseptr, win);
    return created_own(result, comm, win, info, baseptr, (uint64_t)size, (uint64_t)disp_unit);
}

/* The parts of all ranks are mapped here, and other ranks may watch this one's. */
static int created_shared(int result, MPI_Comm comm, const MPI_Win *win, MPI_Info info, uint64_t size,
                          uint64_t unit)
{
    created(result, comm, win, info, NULL, size, unit, false);
    if (result != MPI_SUCCESS)
        return result;
    struct nasty_window *w = nasty_window_find(*win);
    w->reachable = true;
    nasty.shares = true;
    w->base = NULL;
    for (int rank = 0; rank < w->size; rank++) {
        MPI_Aint bytes;
        int part_unit;
        void *base;
        if (real.Win_shared_query(*win, rank, &bytes, &part_unit, &base) != MPI_SUCCESS)
            continue;
        if (rank == w->rank)
            w->base = base;
        nasty_lock();
        nasty_region_add(base, (uint64_t)bytes, w->id);
        nasty_unlock();
    }
    return result;
}

int shim_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
                             MPI_Win *win)
{
    await_ranks(comm);
    return created_shared(real.Win_allocate_shared(size, disp_unit, info, comm, baseptr, win), comm, win,
                          info, (uint64_t)size, (uint64_t)disp_unit);
}

int shim_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    await_ranks(comm);
    return created(real.Win_create_dynamic(info, comm, win), comm, win, info, NULL, 0, 1, true);
}

#if MPI_VERSION >= 4
int shim_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
                      MPI_Win *win)
{
    await_ranks(comm);
    nasty_object_tell(base, size);
    return created(real.Win_create_c(base, size, disp_unit, info, comm, win), comm, win, info, base,
                   (uint64_t)size, (uint64_t)disp_unit, false);
}

int shim_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
                        MPI_Win *win)
{
    await_ranks(comm);
    int result = real.Win_allocate_c(size, disp_unit, info, comm, baseptr, win);
    return created_own(result, comm, win, info, baseptr, (uint64_t)size, (uint64_t)disp_unit);
}

int shim_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
                               MPI_Win *win)
{
    await_ranks(comm);
    return created_shared(real.Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win), comm, win,
                          info, (uint64_t)size, (uint64_t)disp_unit);
}
#endif
