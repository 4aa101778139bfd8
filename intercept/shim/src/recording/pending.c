/* Follows the buffers of operations from the calls that begin these until the program may know that they are
 * complete. Until then the program must not change what is sent, nor access what is received (MPI 4.1, 3.7.2,
 * 6.12 and 12.3). What is sent is compared with a checksum. What is received is forbidden, if
 * AddressSanitizer or memcheck is there, and traced when it is complete (NASTY_TRACE_RECEIVED). In C because
 * it looks at the program's memory. Whether that breaks a rule is decided in Go. */
#include "recording/pending.h"

#include "buffers/freed.h"
#include "buffers/mapped.h"
#include "buffers/protect.h"
#include "buffers/sum.h"
#include "buffers/trace_data.h"
#include "buffers/undefined.h"
#include "calls.h"
#include "loads/gather.h"
#include "loads/hooks.h"
#include "observe/hash.h"
#include "observe/site.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "recording/forbidden.h"
#include "recording/operand.h"
#include "types/layout.h"
#include "types/types.h"

#include <stdlib.h>
#include <string.h>

struct pending_buffer {
    struct nasty_protection memory;
    uint64_t hash;
    uint16_t class; /* of the elements */
    bool received, summed, freed;
    bool padded; /* what memcheck takes for garbage may be bytes that no program sets */
    bool silent; /* no status says how much was received */
    bool file;   /* threads of the library may read it from a file at any time, so it is not protected */
};

struct pending {
    struct pending *next;
    uint64_t request; /* of a one-sided operation that returns none: a number that no request has */
    uint64_t window;  /* of a one-sided operation: the handle, and the rank of the target */
    int target;
    bool one_sided;
    uint32_t call;
    uint16_t site;
    bool persistent, active;
    uint32_t n, cap;
    struct pending_buffer *buffers, few[2]; /* few: the buffers, if there are no more */
};

/* By request. All under the lock. */
enum { PENDING_HOMES = 1024, MOST_FETCHED = 128 };
static uint32_t nfetched; /* one-sided operations that are active */
static struct pending *pending_operations[PENDING_HOMES];

static struct pending **pending_place(uint64_t request)
{
    struct pending **at = &pending_operations[(request * 0x9e3779b97f4a7c15u >> 32) % PENDING_HOMES];
    while (*at && (*at)->request != request)
        at = &(*at)->next;
    return at;
}

static bool meets(const struct nasty_protection *b, uintptr_t from, uintptr_t to)
{
    return nasty_meets(b->base, b->layout, b->bytes, (struct nasty_range){from, to});
}

/* The buffer that an access is in; NULL: it is in none. */
static const struct pending *operation_at(const char *address)
{
    for (uint32_t i = 0; i < PENDING_HOMES; i++)
        for (const struct pending *o = pending_operations[i]; o; o = o->next)
            for (uint32_t k = 0; o->active && k < o->n; k++) {
                const struct nasty_protection *b = &o->buffers[k].memory;
                if (o->buffers[k].received && meets(b, (uintptr_t)address, (uintptr_t)address + 1))
                    return o;
            }
    return NULL;
}

static void write_misuse(const struct pending *o, enum nasty_misuse how, uint64_t detail)
{
    nasty_trace(EVENT_MISUSED, (uint16_t)o->call, o->site, -1, how, detail);
}

/* AddressSanitizer counts the byte at the code's address, sites are where calls return to. */
static void report_access(const char *text)
{
    (void)text;
    struct nasty_reported a = nasty_reported_access();
    uint32_t here = nasty_site;
    uint16_t site = a.code ? nasty_site_at((const char *)a.code + 1) : nasty_site_in_python();
    nasty_lock();
    const struct pending *o = operation_at(a.address);
    if (o && nasty.tracing) {
        nasty_site = site;
        write_misuse(o, a.writes ? MISUSE_WRITTEN : MISUSE_READ, 0);
    }
    nasty_site = here;
    nasty_unlock();
}

void nasty_pending_start(void) { nasty_forbidden_start(report_access); }

/* Statuses of collective operations are empty, and so are MPICH's of MPI_Isendrecv. */
static bool has_no_status(uint32_t call, const struct nasty_side_of *side)
{
    return side->flags & (SIDE_COLLECTIVE | SIDE_FILE) ||
           (call >= NASTY_MPI_Isendrecv && call <= NASTY_MPI_Isendrecv_replace_c);
}

/* An operation without buffers yet. */
static struct pending *new_pending(struct pending from)
{
    struct pending *o = nasty_alloc(sizeof *o);
    *o = from;
    o->cap = sizeof o->few / sizeof *o->few;
    o->buffers = o->few;
    return o;
}

/* Where the buffers of a side are added to. */
struct adding {
    struct pending *to;
    const struct nasty_side_of *side;
};

static struct pending_buffer *next_buffer(struct pending *o)
{
    struct pending_buffer *before = o->buffers;
    if (o->n == o->cap) {
        o->cap *= 2;
        o->buffers = nasty_alloc(o->cap * sizeof *o->buffers);
        memcpy(o->buffers, before, o->n * sizeof *before);
        if (before != o->few)
            free(before);
    }
    return &o->buffers[o->n++];
}

static void add_operand(void *state, const struct nasty_operand *operand)
{
    const struct adding *a = state;
    nasty_gather_buffer(operand->address, operand->count, operand->type);
    *next_buffer(a->to) = (struct pending_buffer){
        .memory = {.base = operand->base, .bytes = operand->bytes, .layout = operand->layout},
        .class = operand->class,
        .received = a->side->flags & SIDE_RECEIVED,
        .padded = operand->padded || a->side->flags & SIDE_FILE,
        .silent = has_no_status(a->to->call, a->side),
        .file = a->side->flags & SIDE_FILE};
    if (operand->layout)
        operand->layout->refs++;
}

static void add_buffers(struct pending *o, const struct nasty_side_of *side, struct nasty_args_of_call call,
                        void *const args[])
{
    struct adding a = {o, side};
    nasty_operands(side, call, args, add_operand, &a);
}

static void drop_pending(struct pending *o)
{
    for (uint32_t i = 0; i < o->n; i++)
        nasty_layout_drop(o->buffers[i].memory.layout);
    if (o->buffers != o->few)
        free(o->buffers);
    free(o);
}

/* nasty_freed while some buffer may be pending: it costs a look at each. */
static void find_freed(uintptr_t from, size_t bytes, const void *caller);
static uint32_t npending;                                /* operations that are active */
static struct nasty_range pending_hull = NASTY_NO_RANGE; /* their buffers are in it, since none was active */

static void count_pending(int more)
{
    npending += (uint32_t)more;
    nasty_freed = npending ? find_freed : NULL;
    if (!npending)
        pending_hull = (struct nasty_range)NASTY_NO_RANGE;
}

static void widen_pending(const struct nasty_protection *b)
{
    pending_hull = nasty_range_join(pending_hull, nasty_hull(b->base, b->layout, b->bytes));
}

static bool sum_pending(const struct pending_buffer *b, uint64_t *hash)
{
    struct nasty_sum sum = {.hash = NASTY_HASH_BASIS};
    if (!nasty_sum_add(&sum, b->memory.base, b->memory.layout, b->memory.bytes) || sum.window)
        return false;
    if (UNLIKELY(nasty.valgrind)) /* bytes that are sent may be undefined */
        nasty_defined((const char *)&sum.hash, sizeof sum.hash);
    *hash = sum.hash;
    return true;
}

static void begin_sent(struct pending *o, struct pending_buffer *b)
{
    uint64_t undefined =
        b->padded ? 0 : nasty_find_undefined(b->memory.base, b->memory.layout, b->memory.bytes);
    if (UNLIKELY(undefined))
        write_misuse(o, MISUSE_UNDEFINED, undefined);
    b->summed = sum_pending(b, &b->hash);
}

static void begin_pending(struct pending *o)
{
    o->active = true;
    count_pending(1);
    nfetched += o->one_sided;
    o->site = (uint16_t)nasty_site;
    for (uint32_t i = 0; i < o->n; i++)
        widen_pending(&o->buffers[i].memory);
    for (uint32_t i = 0; i < o->n; i++)
        if (o->buffers[i].received && o->buffers[i].file)
            continue;
        else if (o->buffers[i].received)
            nasty_forbid(&o->buffers[i].memory, nasty_call_names[o->call], o->site);
        else if (nasty.recording)
            begin_sent(o, &o->buffers[i]);
}

static void trace_received(const struct pending *o, const struct pending_buffer *b, uint64_t written)
{
    bool some = !b->silent && written < b->memory.bytes;
    if (nasty_tracing_received())
        nasty_trace_received(o->site, b->class, b->memory.base, b->memory.layout,
                             some ? written : b->memory.bytes);
}

/* Unless the operation is `complete`, there is nothing to say about the data. A message may be shorter than
 * its buffer: `written` says how many bytes MPI has written at least. */
static void end_pending(struct pending *o, bool complete, uint64_t written)
{
    uint64_t hash;
    bool changed = false;
    nasty_memory_changed(); /* the program may have freed what it must not */
    for (uint32_t i = 0; o->active && i < o->n; i++) {
        struct pending_buffer *b = &o->buffers[i];
        if (b->received && !b->file)
            nasty_allow(&b->memory, b->silent ? ALL_WRITTEN : written);
        if (b->received && !b->file && complete)
            trace_received(o, b, written);
        if (!b->received)
            changed = changed || (complete && b->summed && sum_pending(b, &hash) && hash != b->hash);
    }
    nfetched -= o->active && o->one_sided;
    if (o->active)
        count_pending(-1);
    o->active = false;
    if (changed)
        write_misuse(o, MISUSE_CHANGED, 0);
}

/* A buffer is freed: what it holds from now on is somebody else's, so it is not compared. */
static void lose_freed(struct pending *o, uintptr_t from, uintptr_t to, const void *caller)
{
    for (uint32_t k = 0; o->active && k < o->n; k++) {
        struct pending_buffer *b = &o->buffers[k];
        if (b->freed || !meets(&b->memory, from, to))
            continue;
        uint32_t here = nasty_site;
        nasty_site = nasty_site_with_callers(caller);
        write_misuse(o, MISUSE_FREED, b->received);
        nasty_site = here;
        b->freed = true;
        b->summed = false;
    }
}

static void find_freed(uintptr_t from, size_t bytes, const void *caller)
{
    if (!nasty_lock_within(NASTY_WHILE_FREEING)) /* the thread may be inside the library, with its lock */
        return;
    bool near = from < pending_hull.to && from + bytes > pending_hull.from;
    for (uint32_t i = 0; near && i < PENDING_HOMES; i++)
        for (struct pending *o = pending_operations[i]; o; o = o->next)
            lose_freed(o, from, from + bytes, caller);
    nasty_unlock();
}

static void forget_pending(uint64_t request, bool complete, uint64_t written)
{
    struct pending **at = pending_place(request), *o = *at;
    if (!o)
        return;
    end_pending(o, complete, written);
    *at = o->next;
    drop_pending(o);
}

/* A handle that stands for several requests is one of operations that were complete at once. */
static bool is_one_of_many(uint64_t request)
{
    struct nasty_known known;
    return nasty_object_find(OBJECT_REQUEST, request, &known) && known.doubled;
}

static void follow_pending(struct pending *o)
{
    forget_pending(o->request, false, ALL_WRITTEN); /* it ended in a call that nobody saw */
    *pending_place(o->request) = o;
    if (!o->persistent)
        begin_pending(o);
}

/* Where a one-sided operation stores what it fetches. */
static void add_fetched(struct pending *o, const struct nasty_side_of *side, struct nasty_args_of_call call,
                        void *const args[])
{
    struct nasty_operand limit;
    add_buffers(o, side, call, args);
    if (!o->n || !(side[1].flags & SIDE_LIMIT))
        return;
    struct nasty_protection *b = &o->buffers[0].memory;
    if (!nasty_operand(side + 1, call, args, &limit))
        b->bytes = 0;
    else if (limit.bytes < b->bytes)
        b->bytes = limit.bytes;
}

/* The numbers of those without a request are no address and no handle of 32 bits. */
static void follow_fetched(struct pending *o, uint64_t request)
{
    static uint64_t others = 1ull << 63;
    if (!o->n || !o->buffers[0].memory.bytes) {
        drop_pending(o);
        return;
    }
    o->request = request ? request : ++others;
    o->buffers[0].silent = true;
    follow_pending(o);
}

void nasty_pending_fetched(uint32_t number, struct nasty_args_of_call call, void *const args[],
                           uint64_t request)
{
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    const struct nasty_side_of *last = nasty_sides + nasty_sides_of[number + 1];
    while (side < last && (!(side->flags & SIDE_IN_CALL) || !(side->flags & SIDE_RECEIVED)))
        side++;
    if (LIKELY(side == last) || !nasty_forbids())
        return;
    struct pending *o =
        new_pending((struct pending){.call = number,
                                     .one_sided = true,
                                     .window = nasty_raw(OBJECT_WINDOW, nasty_window_argument(call, args)),
                                     .target = *(const nasty_narrow *)args[side->partner]});
    nasty_lock();
    if (nfetched < MOST_FETCHED)
        add_fetched(o, side, call, args);
    follow_fetched(o, request);
    nasty_unlock();
}

/* Those of a list that are complete. Nothing is to be said about their requests any more. */
static void end_fetched(struct pending **at, uint64_t window, int target)
{
    while (*at) {
        struct pending *o = *at;
        bool ends = o->one_sided && o->window == window && (target < 0 || o->target == target);
        if (!ends) {
            at = &o->next;
            continue;
        }
        end_pending(o, false, ALL_WRITTEN);
        *at = o->next;
        drop_pending(o);
    }
}

void nasty_pending_synchronized(uint32_t number, void *const args[])
{
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    const struct nasty_side_of *last = nasty_sides + nasty_sides_of[number + 1];
    if (LIKELY(!nfetched) || side == last || !(side->flags & SIDE_COMPLETED))
        return;
    uint64_t window = nasty_raw(OBJECT_WINDOW, args[side->address]);
    int target = side->partner == NO_ARGUMENT ? -1 : *(const nasty_narrow *)args[side->partner];
    nasty_lock();
    for (uint32_t i = 0; i < PENDING_HOMES; i++)
        end_fetched(&pending_operations[i], window, target);
    nasty_unlock();
}

void nasty_pending_made(uint32_t number, struct nasty_args_of_call call, void *const args[], uint64_t request)
{
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    const struct nasty_side_of *last = nasty_sides + nasty_sides_of[number + 1];
    if (LIKELY(side == last) || !(nasty.recording || nasty_tracing_received()))
        return;
    bool many = is_one_of_many(request);
    if (side->flags & SIDE_IN_CALL && !many)
        nasty_pending_fetched(number, call, args, request);
    if (side->flags & SIDE_IN_CALL || (many && !nasty_hooks_used()))
        return;
    struct pending *o = new_pending(
        (struct pending){.request = request, .call = number, .persistent = side->flags & SIDE_PERSISTENT});
    nasty_lock();
    for (; side < last; side++)
        add_buffers(o, side, call, args);
    if (many)
        drop_pending(o);
    else
        follow_pending(o);
    nasty_unlock();
}

void nasty_pending_started(uint64_t request)
{
    nasty_lock();
    struct pending *o = *pending_place(request);
    if (o && o->persistent && !o->active)
        begin_pending(o);
    nasty_unlock();
}

bool nasty_pending_asks(uint64_t request)
{
    bool asks = false;
    nasty_lock();
    const struct pending *o = *pending_place(request);
    for (uint32_t i = 0; o && i < o->n; i++)
        asks = asks || (o->buffers[i].received && !o->buffers[i].silent);
    nasty_unlock();
    return asks;
}

void nasty_pending_ended(uint64_t request, bool freed, uint64_t written)
{
    nasty_lock();
    forget_pending(request, !freed, written);
    nasty_unlock();
}

void nasty_pending_kept(uint64_t request, uint64_t written)
{
    nasty_lock();
    struct pending *o = *pending_place(request);
    if (o && o->persistent)
        end_pending(o, true, written);
    nasty_unlock();
}

void nasty_pending_known(uint64_t request)
{
    nasty_lock();
    struct pending *o = *pending_place(request);
    if (o)
        end_pending(o, false, ALL_WRITTEN);
    nasty_unlock();
}
