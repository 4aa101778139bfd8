/* Creation and end of windows, and what every rank has to know of the others. It is C because it exchanges
 * that with the library's own collective, inside the program's collective call. */
#include "shim.h"
#include "core/arena.h"
#include "core/questions.h"

#include <stdlib.h>
#include <string.h>

/* Size and displacement unit of each rank. The caller's communicator serves: all its ranks are in the same
 * collective call. */
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
    nasty_core_window(w->id, found ? value : "");
}

static int created(int result, MPI_Comm comm, const MPI_Win *win, MPI_Info info, const void *base,
                   uint64_t size, uint64_t unit, bool dynamic)
{
    nasty.calls++;
    if (result != MPI_SUCCESS)
        return result;
    nasty_lock();
    struct nasty_window *w = nasty_window_new(*win);
    nasty_unlock();
    NASTY_INSIDE(inside);
    real.Comm_rank(comm, &w->rank);
    real.Comm_size(comm, &w->size);
    exchange(w, comm, size, unit);
    w->comm = MPI_COMM_NULL;
    if (nasty_tracing_state()) /* no copy, which could call the program's attribute functions */
        real.Comm_split(comm, 0, w->rank, &w->comm);
    nasty_guard_end(&inside);
    w->base = (char *)base;
    nasty_trace(NASTY_EV_WINDOW, 0, w->id, w->rank, (uint64_t)(uintptr_t)base, size);
    nasty_roll_start(comm);
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

int shim_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    nasty_release();
    return created(real.Win_create(base, size, disp_unit, info, comm, win), comm, win, info, base,
                   (uint64_t)size, (uint64_t)disp_unit, false);
}

/* In memory of the library's own. */
static int created_own(int result, MPI_Comm comm, const MPI_Win *win, MPI_Info info, void *baseptr,
                       uint64_t size, uint64_t unit)
{
    void *base = result == MPI_SUCCESS ? *(void **)baseptr : NULL;
    created(result, comm, win, info, base, size, unit, false);
    if (result == MPI_SUCCESS && nasty.settings.shadow)
        nasty_shadow_new(nasty_window_find(*win), base, size, unit, info, comm);
    return result;
}

int shim_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    nasty_release();
    int result = real.Win_allocate(size, disp_unit, info, comm, baseptr, win);
    return created_own(result, comm, win, info, baseptr, (uint64_t)size, (uint64_t)disp_unit);
}

/* All ranks' parts are mapped here, and watched by them. */
static int created_shared(int result, MPI_Comm comm, const MPI_Win *win, MPI_Info info, uint64_t size,
                          uint64_t unit)
{
    created(result, comm, win, info, NULL, size, unit, false);
    if (result != MPI_SUCCESS)
        return result;
    struct nasty_window *w = nasty_window_find(*win);
    w->reachable = true;
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
    nasty_release();
    return created_shared(real.Win_allocate_shared(size, disp_unit, info, comm, baseptr, win), comm, win,
                          info, (uint64_t)size, (uint64_t)disp_unit);
}

int shim_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    nasty_release();
    return created(real.Win_create_dynamic(info, comm, win), comm, win, info, NULL, 0, 1, true);
}

#if MPI_VERSION >= 4
int shim_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
                      MPI_Win *win)
{
    nasty_release();
    return created(real.Win_create_c(base, size, disp_unit, info, comm, win), comm, win, info, base,
                   (uint64_t)size, (uint64_t)disp_unit, false);
}

int shim_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
                        MPI_Win *win)
{
    nasty_release();
    int result = real.Win_allocate_c(size, disp_unit, info, comm, baseptr, win);
    return created_own(result, comm, win, info, baseptr, (uint64_t)size, (uint64_t)disp_unit);
}

int shim_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
                               MPI_Win *win)
{
    nasty_release();
    return created_shared(real.Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win), comm, win,
                          info, (uint64_t)size, (uint64_t)disp_unit);
}
#endif

/* From MPI 4.1 on it may succeed on windows of other kinds. */
static int queried(int result, MPI_Win win)
{
    struct nasty_window *w = nasty_window_find(win);
    if (w && result == MPI_SUCCESS) {
        nasty_make_postponed(w);
        nasty_lock();
        w->reachable = true;
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

/* From here on no other thread finds it, and in its slot there may be another one. A thread that is
 * releasing its copies comes to an end before. */
static struct nasty_window take_out(struct nasty_window *w)
{
    nasty_lock();
    nasty_await_replay(w);
    struct nasty_window gone = *w;
    w->live = false;
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
    nasty_shared_free(w->dirty, w->dirty_cap * sizeof *w->dirty);
    nasty_unlock();
    free(w->sizes);
    free(w->units);
    free(w->access);
    free(w->started);
    free(w->targets);
    nasty_odd_free(w);
}

/* The others may be changing the window until they free it, too. */
static void look_at_contents(struct nasty_window *w)
{
    if (w->comm == MPI_COMM_NULL)
        return;
    NASTY_INSIDE(inside);
    real.Barrier(w->comm);
    nasty_trace_contents(w->id, w->rank, w->base, nasty_size(w, w->rank));
    real.Comm_free(&w->comm);
}

int shim_Win_set_name(MPI_Win win, const char *win_name)
{
    const struct nasty_window *w = nasty_window_find(win);
    int result = real.Win_set_name(win, win_name);
    if (w && nasty.tracing && result == MPI_SUCCESS)
        nasty_trace_window_name(w->id, win_name);
    return result;
}

/* What is still held has no epoch to be issued in: it is reported and dropped. The handle may be reused as
 * soon as the library has freed it, so the window ends before. */
int shim_Win_free(MPI_Win *win)
{
    struct nasty_window *w = nasty_window_find(*win);
    nasty_release();
    nasty_make_postponed(w);
    if (w) {
        nasty_report_unfinished(w, "MPI_Win_free");
        look_at_contents(w);
        window_end(w);
    }
    return real.Win_free(win);
}
