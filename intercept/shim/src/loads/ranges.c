/* Ranges of memory, in the order of their addresses. In C because each load of the program may ask for them.
 */
#include "loads/ranges.h"

#include "loads/hooks.h"
#include "process/alloc.h"
#include "process/state.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

/* More buffers are forgotten: a program that communicates from so many places would pay for all. */
enum { BUFFERS = 2048 };

struct exposed {
    struct nasty_range range;
    uint32_t window;
};

/* Ranges that neither overlap nor touch. */
struct set {
    struct nasty_range *list;
    size_t n, cap;
};

static pthread_mutex_t ranges_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct exposed *exposed; /* these four under the mutex */
static size_t nexposed, cap_exposed;
static struct set windows, buffers;
static _Atomic bool any_exposed; /* there is memory of a window */

/* The place of the first range that ends at or after an address. */
static size_t range_at(const struct set *s, uintptr_t at)
{
    size_t low = 0, high = s->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (s->list[middle].to < at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void set_add(struct set *s, struct nasty_range added)
{
    size_t first = range_at(s, added.from), last = first;
    for (; last < s->n && s->list[last].from <= added.to; last++)
        added = nasty_range_join(added, s->list[last]);
    s->list = nasty_room(s->list, s->n, &s->cap, sizeof *s->list);
    memmove(s->list + first + 1, s->list + last, (s->n - last) * sizeof *s->list);
    s->list[first] = added;
    s->n += first + 1 - last;
}

/* Whether a range of the set has some of the bytes. Otherwise cuts `gap` down to where the set has nothing.
 */
static bool set_find(const struct set *s, uintptr_t from, uintptr_t to, struct nasty_range *gap)
{
    size_t i = range_at(s, from + 1);
    if (i < s->n && s->list[i].from < to) {
        *gap = s->list[i];
        return true;
    }
    if (i < s->n && s->list[i].from < gap->to)
        gap->to = s->list[i].from;
    if (i > 0 && s->list[i - 1].to > gap->from)
        gap->from = s->list[i - 1].to;
    return false;
}

static void include(struct nasty_range *hull, const struct set *s)
{
    if (s->n)
        *hull = nasty_range_join(*hull, (struct nasty_range){s->list[0].from, s->list[s->n - 1].to});
}

/* Under the mutex. */
static void ranges_changed(void)
{
    struct nasty_range hull = NASTY_NO_RANGE;
    any_exposed = windows.n > 0;
    include(&hull, &windows);
    include(&hull, &buffers);
    nasty_hooks_limit(hull.to ? hull.from : 0, hull.to);
}

void nasty_range_add(const void *base, uint64_t bytes, uint32_t window)
{
    if (!nasty.recording || !base || !bytes)
        return;
    struct nasty_range added = {(uintptr_t)base, (uintptr_t)base + bytes};
    pthread_mutex_lock(&ranges_mutex);
    exposed = nasty_room(exposed, nexposed, &cap_exposed, sizeof *exposed);
    exposed[nexposed++] = (struct exposed){added, window};
    set_add(&windows, added);
    ranges_changed();
    pthread_mutex_unlock(&ranges_mutex);
}

/* Takes memory that is not exposed any more out of the windows. What shares its range of the set, and is
 * still exposed, comes back. Under the mutex. */
static void conceal(struct nasty_range gone)
{
    size_t i = range_at(&windows, gone.from + 1);
    struct nasty_range around = windows.list[i];
    memmove(windows.list + i, windows.list + i + 1, (--windows.n - i) * sizeof *windows.list);
    for (size_t j = 0; j < nexposed; j++)
        if (exposed[j].range.from < around.to && exposed[j].range.to > around.from)
            set_add(&windows, exposed[j].range);
}

void nasty_range_remove(const void *base, uint32_t window)
{
    if (!nasty.recording)
        return;
    pthread_mutex_lock(&ranges_mutex);
    for (size_t i = nexposed; i-- > 0;)
        if (exposed[i].window == window && (!base || exposed[i].range.from == (uintptr_t)base)) {
            struct nasty_range gone = exposed[i].range;
            exposed[i] = exposed[--nexposed];
            conceal(gone);
        }
    buffers.n = nexposed ? buffers.n : 0;
    ranges_changed();
    pthread_mutex_unlock(&ranges_mutex);
}

bool nasty_range_exposed(uintptr_t from, uintptr_t to)
{
    if (!any_exposed)
        return false;
    struct nasty_range around = {0, UINTPTR_MAX};
    if (pthread_mutex_trylock(&ranges_mutex) != 0) /* perhaps this thread frees a table of ours */
        return false;
    bool found = set_find(&windows, from, to, &around);
    pthread_mutex_unlock(&ranges_mutex);
    return found;
}

bool nasty_range_buffer(uintptr_t from, uintptr_t to)
{
    struct nasty_range gap = {0, UINTPTR_MAX};
    pthread_mutex_lock(&ranges_mutex);
    if ((set_find(&buffers, from, to, &gap) || set_find(&windows, from, to, &gap)) && gap.from <= from &&
        to <= gap.to) {
        pthread_mutex_unlock(&ranges_mutex);
        return false;
    }
    if (buffers.n >= BUFFERS)
        buffers.n = 0;
    set_add(&buffers, (struct nasty_range){from, to});
    ranges_changed();
    pthread_mutex_unlock(&ranges_mutex);
    return true;
}

bool nasty_range_find(uintptr_t from, uintptr_t to, struct nasty_range *around)
{
    *around = (struct nasty_range){0, UINTPTR_MAX};
    pthread_mutex_lock(&ranges_mutex);
    bool found = set_find(&windows, from, to, around) || set_find(&buffers, from, to, around);
    pthread_mutex_unlock(&ranges_mutex);
    return found;
}
