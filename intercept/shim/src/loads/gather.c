/* Joins accesses to ranges, and writes these. In C because it runs at each load and store of window memory;
 * what an access means, Go decides. */
#include "loads/gather.h"

#include "loads/earlier.h"
#include "loads/hook.h"
#include "loads/hooks.h"
#include "loads/ranges.h"
#include "observe/event.h"
#include "observe/sites.h"
#include "process/alloc.h"
#include "process/platform.h"
#include "process/state.h"
#include "types/layout.h"
#include "types/types.h"

#include <string.h>

/* MOST ranges between two calls, of which one site has OF_SITE: a thread that does more between two calls is
 * not recorded any more until the next one, since its memory and the recording must stay bounded. */
enum { MOST = 4096, OF_SITE = 1024, SLOTS = 1024, PROBES = 8, COMPARED = 16, EARLIER_OF_SITE = 8 };

struct nasty_gathered {
    uint32_t thread; /* of the stream's threads: the one that this is of */
    bool outside;    /* of all calls */
    uint32_t changes;
    struct nasty_range inside, between; /* found last: has recorded bytes, has none */
    const volatile void *acquired;      /* perhaps again and again: not written yet */
    bool acquires, unfollowed, new;
    bool spins; /* it was acquired, and the ranges were written, and nothing else since then */
    struct nasty_earlier *earlier; /* NULL: none is kept */
    uint32_t n, before;            /* ranges now, and when they were written last */
    uint16_t slots[SLOTS];         /* by site and kind: number of its last range, from 1 */
    struct nasty_recents recents;
    struct nasty_joined ranges[MOST];
    struct nasty_joined written[COMPARED];
};

/* What belongs to this thread. A stream may have been another thread's. */
static struct nasty_gathered *gathered(struct nasty_stream *s)
{
    struct nasty_gathered *g = s->gathered;
    if (LIKELY(g && g->thread == s->thread))
        return g;
    if (!g)
        s->gathered = g = nasty_alloc(sizeof *g);
    memset(g, 0, offsetof(struct nasty_gathered, ranges));
    g->thread = s->thread;
    g->outside = true;
    g->new = true;
    return g;
}

/* Whether the bytes are of interest. Mostly they are where the last ones were. */
static inline bool is_watched(struct nasty_gathered *g, uintptr_t from, uintptr_t to)
{
    if (LIKELY(g->changes == nasty_hooks_changes)) {
        if (g->inside.from <= from && to <= g->inside.to)
            return true;
        if (g->between.from <= from && to <= g->between.to)
            return false;
    }
    struct nasty_range around;
    uint32_t changes = nasty_hooks_changes;
    bool found = nasty_range_find(from, to, &around);
    if (g->changes != changes)
        g->inside = g->between = (struct nasty_range){0, 0};
    g->changes = changes;
    *(found ? &g->inside : &g->between) = around;
    return found;
}

/* The slot of a site, or a free one; NULL: there is none near. */
static uint16_t *slot_of(struct nasty_gathered *g, const void *site, uint32_t kind)
{
    uint64_t hash = ((uint64_t)(uintptr_t)site * 8 + kind) * 0x9e3779b97f4a7c15u;
    for (uint32_t i = 0; i < PROBES; i++) {
        uint16_t *slot = &g->slots[((hash >> 54) + i) % SLOTS];
        const struct nasty_joined *e = &g->ranges[*slot - 1];
        if (!*slot || (e->site == site && (e->kind & ~ACCESS_AGAIN) == kind))
            return slot;
    }
    return NULL;
}

/* What the access is joined with. NULL: the site has too much, until the thread's next call. */
static struct nasty_joined *gather(struct nasty_gathered *g, uintptr_t from, uintptr_t to, uint32_t kind,
                                   const void *site)
{
    uint16_t *slot = slot_of(g, site, kind);
    struct nasty_joined *last = slot && *slot ? &g->ranges[*slot - 1] : NULL;
    if (last && nasty_join(last, from, to))
        return last;
    uint32_t n = last ? last->n + 1 : 1;
    if (!slot || g->n == MOST || n > OF_SITE)
        return NULL;
    g->ranges[g->n++] = (struct nasty_joined){from, to, site, kind, n};
    *slot = (uint16_t)g->n;
    return &g->ranges[g->n - 1];
}

/* Keeps an access to other memory, as long as the site has few of them between two events of the thread. */
static struct nasty_joined *keep(struct nasty_gathered *g, uint64_t since, struct nasty_joined access)
{
    const struct nasty_recent *last = nasty_recent(&g->recents, nasty_recent_key(access.site, access.kind));
    if (last->key == nasty_recent_key(access.site, access.kind) &&
        last->generation == g->recents.generation && last->joined)
        access.n = last->joined->n + 1;
    if (access.n > EARLIER_OF_SITE)
        return NULL;
    return nasty_earlier_keep(g->earlier, access, since, &g->recents.generation);
}

/* Notes what the access is, and what the next one of the site need not ask for. */
static void answer(struct nasty_stream *s, struct nasty_gathered *g, struct nasty_joined access)
{
    bool watched = is_watched(g, access.from, access.to);
    struct nasty_range holds = watched ? g->inside : g->between;
    struct nasty_joined *joined = NULL;
    if (watched)
        joined = gather(g, access.from, access.to, access.kind, access.site);
    else if (g->earlier)
        joined = keep(g, s->time, access);
    if (!joined && (watched || g->earlier))
        holds = (struct nasty_range){0, UINTPTR_MAX};
    uint64_t key = nasty_recent_key(access.site, access.kind);
    *nasty_recent(&g->recents, key) = (struct nasty_recent){
        key, g->recents.generation, g->changes, holds.from, holds.to, joined,
    };
}

/* What the thread gathers. NULL: it is within a call of MPI. */
static inline struct nasty_gathered *gathers(struct nasty_stream *s)
{
    struct nasty_gathered *g = s ? gathered(s) : NULL;
    return g && g->outside ? g : NULL;
}

static void write_range(struct nasty_stream *s, const struct nasty_joined *e)
{
    char values[40], *at = nasty_put(values, e->kind);
    at = nasty_put(at, e->from);
    at = nasty_put(at, e->to - e->from);
    nasty_stream_write_at(s, EVENT_ACCESS, nasty_site_at(e->site), values, (size_t)(at - values));
}

/* A program that polls memory between calls that poll does so for ever, and one row of that is enough. */
static bool is_repeated(const struct nasty_gathered *g)
{
    return g->n == g->before && g->n <= COMPARED &&
           memcmp(g->written, g->ranges, g->n * sizeof *g->ranges) == 0;
}

static void write_order(struct nasty_stream *s, const volatile void *object, uint32_t kind)
{
    char values[24], *at = nasty_put(values, kind);
    at = nasty_put(at, (uintptr_t)object);
    nasty_stream_write_at(s, EVENT_SYNCHRONIZED, 0, values, (size_t)(at - values));
}

/* Whatever the thread has acquired, it did so before these accesses. */
static void write_ranges(struct nasty_stream *s, struct nasty_gathered *g)
{
    if (g->acquires)
        write_order(s, g->acquired, SYNC_ACQUIRES | SYNC_POLLS);
    g->acquires = g->spins = false;
    for (uint32_t i = 0; i < g->n; i++)
        write_range(s, &g->ranges[i]);
}

static void forget_ranges(struct nasty_gathered *g)
{
    g->before = g->n;
    if (g->n <= COMPARED)
        memcpy(g->written, g->ranges, g->n * sizeof *g->ranges);
    memset(g->slots, 0, sizeof g->slots);
    g->n = 0;
    g->recents.generation++;
}

/* What the thread has done with the bytes comes before. */
static void give_back(struct nasty_stream *s, struct nasty_gathered *g, uintptr_t from, uintptr_t to)
{
    struct nasty_range around;
    if (!nasty_range_find(from, to, &around))
        return;
    write_ranges(s, g);
    forget_ranges(g);
    write_range(s, &(struct nasty_joined){from, to, NULL, ACCESS_GONE, 1});
}

static struct nasty_recents *accessed(uintptr_t from, uintptr_t bytes, uint32_t kind, const void *site)
{
    struct nasty_stream *s = nasty_stream();
    struct nasty_gathered *g = gathers(s);
    if (!g)
        return NULL;
    if (UNLIKELY(g->new) && nasty_earlier_kept()) {
        g->earlier = nasty_earlier_new(s->thread);
        g->new = false;
    }
    if (kind & ACCESS_GONE) {
        nasty_earlier_gone(from, from + bytes);
        give_back(s, g, from, from + bytes);
    } else {
        answer(s, g, (struct nasty_joined){from, from + bytes, site, kind, 1});
    }
    return &g->recents;
}

struct nasty_recents *nasty_gather(const volatile void *at, uintptr_t bytes, uint32_t kind, const void *site)
{
    if (UNLIKELY(!nasty.recording || !bytes || nasty_at_work))
        return NULL;
    NASTY_KEEP_ERRNO();
    nasty_at_work = true;
    struct nasty_recents *recents = accessed((uintptr_t)at, bytes, kind, site);
    nasty_at_work = false;
    return recents;
}

void nasty_gather_gone(const void *block, uintptr_t bytes)
{
    uintptr_t from = (uintptr_t)block;
    if (!nasty.recording || !bytes)
        return;
    NASTY_KEEP_ERRNO();
    bool at_work = nasty_at_work;
    nasty_at_work = true;
    nasty_earlier_gone(from, from + bytes); /* also by MPI_Free_mem */
    bool near = !at_work && nasty_hooks_near(from, from + bytes);
    struct nasty_gathered *g = near ? gathers(nasty_stream_own) : NULL;
    if (g)
        give_back(nasty_stream_own, g, from, from + bytes);
    nasty_at_work = at_work;
}

static bool is_acquired_again(const struct nasty_gathered *g, const volatile void *object, uint32_t kind)
{
    return kind & SYNC_POLLS && g->acquires && g->acquired == object;
}

/* A thread that waits for an atomic variable acquires it all the time. One event stands for that: later, so
 * the thread is ordered after more than it need be. If it loads the same each time, the first and the last
 * time stand for all: between them it releases nothing, so what races with a load there races with the
 * first one. */
static bool is_awaited(struct nasty_gathered *g, const volatile void *object, uint32_t kind)
{
    if (!is_acquired_again(g, object, kind) || (g->n && !(g->spins && is_repeated(g))))
        return false;
    if (g->n)
        forget_ranges(g);
    return true;
}

static void order(struct nasty_stream *s, struct nasty_gathered *g, const volatile void *object,
                  uint32_t kind)
{
    bool spins = is_acquired_again(g, object, kind);
    write_ranges(s, g);
    if (g->n)
        forget_ranges(g);
    g->recents.generation++; /* what is kept of earlier accesses is told apart */
    g->spins = spins;
    g->acquires = kind & SYNC_POLLS;
    g->acquired = object;
    if (!g->acquires)
        write_order(s, object, kind);
}

/* Events of threads that synchronize all the time would fill the disk. */
static bool too_many(struct nasty_stream *s, struct nasty_gathered *g)
{
    enum { MOST_ORDERS = 1 << 20 };
    static _Atomic uint32_t orders;
    if (LIKELY(orders < MOST_ORDERS)) {
        orders++;
        return false;
    }
    if (!g->unfollowed)
        write_order(s, NULL, SYNC_UNFOLLOWED);
    g->unfollowed = true;
    return true;
}

void nasty_gather_order(const volatile void *object, uint32_t kind)
{
    if (UNLIKELY(!nasty.recording || nasty_at_work))
        return;
    NASTY_KEEP_ERRNO();
    nasty_at_work = true;
    struct nasty_stream *s = nasty_stream();
    struct nasty_gathered *g = gathers(s);
    if (g && !is_awaited(g, object, kind) && !too_many(s, g))
        order(s, g, object, kind);
    if (g && kind & SYNC_BEGINS)
        nasty_earlier_start();
    nasty_at_work = false;
}

void nasty_gathered_write(struct nasty_stream *s, bool polls)
{
    if (LIKELY(!nasty_hooks_used()))
        return;
    struct nasty_gathered *g = gathered(s);
    g->outside = g->spins = false;
    g->recents.generation++; /* what the call does is none of the program's */
    bool left_out = polls && s->poll.size && is_repeated(g);
    if (!left_out)
        write_ranges(s, g);
    if (g->n)
        forget_ranges(g);
}

void nasty_gathered_begin(struct nasty_stream *s)
{
    if (UNLIKELY(nasty_hooks_used()))
        gathered(s)->outside = true;
}

static void gather_range(struct nasty_range r)
{
    if (nasty_range_real(r) && nasty_range_buffer(r.from, r.to))
        nasty_earlier_tell(nasty_stream_own, r.from, r.to);
}

/* Parts of a datatype may be in several objects, far from each other. */
void nasty_gather_buffer(const void *base, int64_t count, MPI_Datatype type)
{
    enum { NEAR = 4096, MOST_PARTS = 16 };
    struct nasty_type *known = nasty_hooks_used() && count > 0 ? nasty_type(type) : NULL;
    const struct nasty_form *form = known ? nasty_form(known, false) : NULL;
    const struct nasty_layout *l = form ? form->layout : NULL;
    uint64_t bytes;
    if (!l || __builtin_mul_overflow(l->size, (uint64_t)count, &bytes) || !bytes)
        return;
    struct nasty_range part = nasty_run_hull(l, l->runs, base, (uint64_t)count);
    for (uint32_t i = 1, parts = 1; i < l->count; i++) {
        struct nasty_range next = nasty_run_hull(l, &l->runs[i], base, (uint64_t)count);
        bool near = next.from < part.to + NEAR && part.from < next.to + NEAR;
        if (near || parts == MOST_PARTS) {
            part = nasty_range_join(part, next);
        } else {
            gather_range(part);
            part = next;
            parts++;
        }
    }
    gather_range(part);
}
