/* The last accesses of threads, to whatever memory: an operation of another thread may have it as a buffer
 * later. In C because it runs at loads and stores of the program. */
#include "loads/earlier.h"

#include "loads/hooks.h"
#include "observe/event.h"
#include "observe/sites.h"
#include "process/alloc.h"
#include "process/clock.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

/* KEPT accesses of each of THREADS threads, and the last FREED blocks of all: more would cost more memory
 * than most programs have to spare. */
enum { KEPT = 1024, THREADS = 64, FREED = 4096 };

/* Other threads read an entry while its thread writes it: they leave out what has changed meanwhile. */
struct entry {
    _Atomic uint32_t version; /* odd while it is written */
    struct nasty_joined access;
    uint64_t since; /* time of the thread's last event before */
    uint64_t time;
};

/* Bytes that became another object's. */
struct freed {
    _Atomic uint32_t version;
    uintptr_t from, to;
    uint64_t time;
};

struct nasty_earlier {
    uint32_t thread;
    _Atomic uint32_t n; /* so far */
    struct entry list[KEPT];
};

static struct nasty_earlier *_Atomic all[THREADS];
static _Atomic uint32_t nall;
static _Atomic bool keeping;
static struct freed freed[FREED];
static _Atomic uint32_t nfreed;

bool nasty_earlier_kept(void) { return keeping; }

void nasty_earlier_start(void)
{
    if (!atomic_exchange(&keeping, true))
        nasty_hooks_widen();
}

struct nasty_earlier *nasty_earlier_new(uint32_t thread)
{
    uint32_t place = atomic_fetch_add(&nall, 1);
    if (place >= THREADS)
        return NULL;
    struct nasty_earlier *of = nasty_alloc(sizeof *of);
    memset(of, 0, sizeof *of);
    of->thread = thread;
    all[place] = of;
    return of;
}

struct nasty_joined *nasty_earlier_keep(struct nasty_earlier *of, struct nasty_joined access, uint64_t since,
                                        uint32_t *wraps)
{
    struct entry *e = &of->list[of->n % KEPT];
    *wraps += of->n && of->n % KEPT == 0;
    e->version++;
    e->access = access;
    e->since = since;
    e->time = nasty_now();
    e->version++;
    of->n++;
    return &e->access;
}

void nasty_earlier_gone(uintptr_t from, uintptr_t to)
{
    if (!keeping)
        return;
    struct freed *f = &freed[atomic_fetch_add(&nfreed, 1) % FREED];
    f->version++;
    f->from = from;
    f->to = to;
    f->time = nasty_now();
    f->version++;
}

/* When the bytes became those of what they are now, at the latest. A block that was freed long ago is not
 * known any more. */
static uint64_t born(uintptr_t from, uintptr_t to)
{
    uint32_t n = nfreed;
    bool full = n >= FREED;
    uint64_t last = 0, oldest = full ? UINT64_MAX : 0;
    for (uint32_t i = 0; i < (full ? FREED : n); i++) {
        struct freed f = freed[i];
        if (f.version % 2 || (f.from < to && from < f.to && f.time > last))
            last = f.version % 2 ? nasty_now() : f.time;
        oldest = f.time < oldest ? f.time : oldest;
    }
    return last > oldest ? last : oldest;
}

static void tell(struct nasty_stream *s, uint32_t thread, const struct nasty_joined *a, uint64_t since)
{
    char values[64], *at = nasty_put(values, a->kind);
    at = nasty_put(at, a->from);
    at = nasty_put(at, a->to - a->from);
    at = nasty_put(at, thread);
    at = nasty_put(at, since);
    nasty_stream_write_at(s, EVENT_ACCESS_BEFORE, nasty_site_at(a->site), values, (size_t)(at - values));
}

static void tell_of(struct nasty_stream *s, const struct nasty_earlier *of, uintptr_t from, uintptr_t to,
                    uint64_t since_birth)
{
    uint32_t n = of->n < KEPT ? of->n : KEPT;
    for (uint32_t i = 0; i < n; i++) {
        const struct entry *e = &of->list[i];
        uint32_t version = e->version;
        struct nasty_joined access = e->access;
        uint64_t since = e->since, time = e->time;
        atomic_thread_fence(memory_order_acquire);
        bool stable = version % 2 == 0 && version == e->version;
        if (stable && time > since_birth && access.from < to && from < access.to)
            tell(s, of->thread, &access, since);
    }
}

void nasty_earlier_tell(struct nasty_stream *s, uintptr_t from, uintptr_t to)
{
    uint32_t n = nall < THREADS ? nall : THREADS;
    uint64_t since_birth = s && n ? born(from, to) : 0;
    for (uint32_t i = 0; s && i < n; i++) {
        const struct nasty_earlier *of = all[i];
        if (of && of->thread != s->thread)
            tell_of(s, of, from, to, since_birth);
    }
}
