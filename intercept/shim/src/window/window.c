/* The table of windows. In C because each call looks its handle up. */
#include "window/window.h"

#include "core/arena.h"
#include "process/alloc.h"
#include "process/state.h"

#include <string.h>

struct nasty_window **_Atomic nasty_windows;
_Atomic uint32_t nasty_nwindows;
_Atomic uint32_t nasty_windows_gone = 1;
__thread struct nasty_found nasty_found;

struct nasty_window *nasty_window_search(MPI_Win win)
{
    struct nasty_window *w = NULL;
    nasty_lock();
    for (uint32_t i = 0; !w && i < nasty_nwindows; i++)
        if (nasty_window_at(i)->live && nasty_window_at(i)->handle == win)
            w = nasty_window_at(i);
    if (w)
        nasty_found = (struct nasty_found){win, nasty_windows_gone, w};
    nasty_unlock();
    return w;
}

/* Entries of freed windows, and so their ids, are used again. No entry is freed: another thread may be
 * about to look into it. */
struct nasty_window *nasty_window_new(MPI_Win win)
{
    uint32_t id = 0;
    while (id < nasty_nwindows && nasty_window_at(id)->live)
        id++;
    struct nasty_window *w = id < nasty_nwindows ? nasty_window_at(id) : nasty_alloc(sizeof *w);
    memset(w, 0, sizeof *w);
    w->dirty = nasty_shared_alloc(sizeof *w->dirty);
    *w->dirty = (struct nasty_dirty){0};
    w->handle = win;
    w->id = id;
    w->live = true;
    if (id < nasty_nwindows)
        return w;
    if ((id & (id - 1)) == 0)
        nasty_windows = nasty_grown(nasty_windows, id, sizeof(struct nasty_window *));
    nasty_windows[id] = w;
    nasty_nwindows++;
    return w;
}
