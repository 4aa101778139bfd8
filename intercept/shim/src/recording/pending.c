/* Follows the buffers of messages and collective operations from the calls that begin these until the
 * program may know that they are complete. Until then the program must not change what is sent, nor access
 * what is received (MPI 4.1, 3.7.2 and 6.12). What is sent is compared with a checksum. What is received is
 * protected, if AddressSanitizer is there, whenever no thread is in a call of MPI: so the library
 * may access it. In C because it looks at the program's memory. Whether that breaks a rule is decided in Go.
 */
#include "recording/pending.h"

#include "buffers/protect.h"
#include "buffers/sum.h"
#include "observe/hash.h"
#include "observe/site.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "recording/sides.h"
#include "types/layout.h"
#include "types/types.h"

#include <stdlib.h>

struct pending_buffer {
    char *base;
    struct nasty_layout *layout;
    uint64_t bytes;
    uint64_t hash;
    bool received, summed;
};

struct pending {
    struct pending *next;
    uint64_t request;
    uint32_t call;
    uint16_t site;
    bool persistent, active;
    uint8_t n;
    struct pending_buffer buffers[2];
};

/* By request. All under the lock. */
enum { PENDING_HOMES = 1024, MOST_RECEIVED = 1024 };
static struct pending *pending_operations[PENDING_HOMES];
static struct pending_buffer
    *received_into[MOST_RECEIVED]; /* of active operations; those of further ones are not protected */
static uint32_t nreceived_into;
static uint32_t threads_inside; /* threads in calls of MPI; one that leaves by a longjmp counts for ever, and
                           nothing is protected */
static bool protects_buffers;

static struct pending **pending_place(uint64_t request)
{
    struct pending **at = &pending_operations[(request * 0x9e3779b97f4a7c15u >> 32) % PENDING_HOMES];
    while (*at && (*at)->request != request)
        at = &(*at)->next;
    return at;
}

/* The buffer that an access is in; NULL: it is in none. */
static const struct pending *operation_at(const char *address)
{
    for (uint32_t i = 0; i < PENDING_HOMES; i++)
        for (const struct pending *o = pending_operations[i]; o; o = o->next)
            for (uint32_t k = 0; o->active && k < o->n; k++) {
                const struct pending_buffer *b = &o->buffers[k];
                uint64_t extent =
                    b->layout ? (uint64_t)b->layout->extent * (b->bytes / b->layout->size) : b->bytes;
                if (b->received && address >= b->base && address < b->base + extent)
                    return o;
            }
    return NULL;
}

static void write_misuse(const struct pending *o, enum nasty_misuse how)
{
    nasty_trace(EVENT_MISUSED, (uint16_t)o->call, o->site, -1, how, 0);
}

/* AddressSanitizer counts the byte at the code's address, sites are where calls return to. */
static void report_access(const char *text)
{
    (void)text;
    struct nasty_reported a = nasty_reported_access();
    uint32_t here = nasty_site;
    nasty_lock();
    const struct pending *o = operation_at(a.address);
    if (o && nasty.tracing) {
        nasty_site = nasty_site_at((const char *)a.code + 1);
        write_misuse(o, a.writes ? MISUSE_WRITTEN : MISUSE_READ);
    }
    nasty_site = here;
    nasty_unlock();
}

void nasty_pending_start(void) { protects_buffers = nasty.recording && nasty_protect_start(report_access); }

static int64_t count_of(const struct nasty_side_of *side, void *const args[])
{
    const void *at = args[side->count];
    return side->flags & SIDE_WIDE ? *(const nasty_wide *)at : *(const nasty_narrow *)at;
}

/* How many parts of the side's count the buffer has at this process. */
static int64_t parts_of(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[])
{
    if (!(side->flags & SIDE_COLLECTIVE))
        return side->partner == NO_PARTNER || *(const nasty_narrow *)args[side->partner] != MPI_PROC_NULL;
    struct nasty_known comm = nasty_communicator(call, args);
    if (!comm.number || !comm.processes || comm.inter)
        return 0;
    if (side->flags & (SIDE_AT_ROOT | SIDE_NOT_AT_ROOT) &&
        nasty_at_root(call, &comm, args) != !(side->flags & SIDE_NOT_AT_ROOT))
        return 0;
    return side->flags & SIDE_EACH ? comm.processes : 1;
}

/* Adds a buffer of a call. */
static void add_buffer(struct pending *o, const struct nasty_side_of *side, struct nasty_args_of_call call,
                       void *const args[])
{
    char *base = *(nasty_pointer *)args[side->address];
    int64_t count = count_of(side, args), parts = parts_of(side, call, args);
    uint64_t bytes;
    if (!base || base == (char *)MPI_IN_PLACE || base == (char *)MPI_BOTTOM || count <= 0 || parts <= 0)
        return;
    struct nasty_type *type = nasty_type(*(const MPI_Datatype *)args[side->datatype]);
    const struct nasty_form *form = type ? nasty_form(type, false) : NULL;
    if (!form || __builtin_mul_overflow(form->layout->size, (uint64_t)count, &bytes) ||
        __builtin_mul_overflow(bytes, (uint64_t)parts, &bytes) || !bytes || bytes > INT64_MAX)
        return;
    struct pending_buffer *b = &o->buffers[o->n++];
    *b = (struct pending_buffer){.base = base, .bytes = bytes, .received = side->flags & SIDE_RECEIVED};
    if (form->dense) {
        b->base += form->offset;
    } else {
        form->layout->refs++;
        b->layout = form->layout;
    }
}

static void drop_buffers(struct pending *o)
{
    for (uint32_t i = 0; i < o->n; i++)
        nasty_layout_drop(o->buffers[i].layout);
    o->n = 0;
}

static bool sum_pending(const struct pending_buffer *b, uint64_t *hash)
{
    struct nasty_sum sum = {.hash = NASTY_HASH_BASIS};
    if (!nasty_sum_add(&sum, b->base, b->layout, b->bytes) || sum.window)
        return false;
    if (UNLIKELY(nasty.valgrind)) /* bytes that are sent may be undefined */
        nasty_defined((const char *)&sum.hash, sizeof sum.hash);
    *hash = sum.hash;
    return true;
}

static void guard_buffer(struct pending_buffer *b)
{
    if (protects_buffers && nreceived_into < MOST_RECEIVED && nasty_protectable(b->base, b->layout, b->bytes))
        received_into[nreceived_into++] = b;
}

static void unguard_buffer(struct pending_buffer *b)
{
    uint32_t i = 0;
    while (i < nreceived_into && received_into[i] != b)
        i++;
    if (i == nreceived_into)
        return;
    received_into[i] = received_into[--nreceived_into];
}

static void begin_pending(struct pending *o)
{
    o->active = true;
    o->site = (uint16_t)nasty_site;
    for (uint32_t i = 0; i < o->n; i++)
        if (o->buffers[i].received)
            guard_buffer(&o->buffers[i]);
        else
            o->buffers[i].summed = sum_pending(&o->buffers[i], &o->buffers[i].hash);
}

static void end_pending(struct pending *o, bool compares)
{
    uint64_t hash;
    bool changed = false;
    for (uint32_t i = 0; o->active && i < o->n; i++) {
        struct pending_buffer *b = &o->buffers[i];
        if (b->received)
            unguard_buffer(b);
        else
            changed = changed || (compares && b->summed && sum_pending(b, &hash) && hash != b->hash);
    }
    o->active = false;
    if (changed)
        write_misuse(o, MISUSE_CHANGED);
}

static void forget_pending(uint64_t request, bool compares)
{
    struct pending **at = pending_place(request), *o = *at;
    if (!o)
        return;
    end_pending(o, compares);
    *at = o->next;
    drop_buffers(o);
    free(o);
}

/* A handle that stands for several requests is one of operations that were complete at once. */
static bool is_one_of_many(uint64_t request)
{
    struct nasty_known known;
    return nasty_object_find(OBJECT_REQUEST, request, &known) && known.doubled;
}

void nasty_pending_made(uint32_t number, struct nasty_args_of_call call, void *const args[], uint64_t request)
{
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    const struct nasty_side_of *last = nasty_sides + nasty_sides_of[number + 1];
    if (LIKELY(side == last) || !nasty.recording || is_one_of_many(request))
        return;
    struct pending *o = nasty_alloc(sizeof *o);
    *o = (struct pending){.request = request, .call = number, .persistent = side->flags & SIDE_PERSISTENT};
    nasty_lock();
    for (; side < last; side++)
        add_buffer(o, side, call, args);
    forget_pending(request, false); /* it ended in a call that nobody saw */
    *pending_place(request) = o;
    if (!o->persistent)
        begin_pending(o);
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

void nasty_pending_ended(uint64_t request, bool freed)
{
    nasty_lock();
    forget_pending(request, !freed);
    nasty_unlock();
}

void nasty_pending_kept(uint64_t request)
{
    nasty_lock();
    struct pending *o = *pending_place(request);
    if (o && o->persistent)
        end_pending(o, true);
    nasty_unlock();
}

void nasty_pending_known(uint64_t request)
{
    nasty_lock();
    struct pending *o = *pending_place(request);
    if (o)
        end_pending(o, false);
    nasty_unlock();
}

void nasty_pending_enter(void)
{
    if (LIKELY(!protects_buffers))
        return;
    nasty_lock();
    if (threads_inside++ == 0)
        for (uint32_t i = 0; i < nreceived_into; i++)
            nasty_unprotect(received_into[i]->base, received_into[i]->layout, received_into[i]->bytes);
    nasty_unlock();
}

void nasty_pending_leave(void)
{
    if (LIKELY(!protects_buffers))
        return;
    nasty_lock();
    if (threads_inside && --threads_inside == 0 && nasty.recording)
        for (uint32_t i = 0; i < nreceived_into; i++)
            nasty_protect(received_into[i]->base, received_into[i]->layout, received_into[i]->bytes);
    nasty_unlock();
}
