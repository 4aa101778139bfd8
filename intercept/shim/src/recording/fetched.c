/* Records what one-sided operations have fetched, when a call completes them at this process: values of at
 * most 8 bytes, which the program may pass to other calls. Slow ranks learn whether they change. In C because
 * it reads the program's buffers. */
#include "recording/fetched.h"

#include "buffers/mapped.h"
#include "calls.h"
#include "node/board.h"
#include "observe/site.h"
#include "observe/trace.h"
#include "process/platform.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "recording/operand.h"
#include "recording/sides.h"

#include <stdbool.h>
#include <string.h>

/* An operation that no call has completed. */
struct fetch {
    const char *at;
    uint64_t window; /* the handle */
    int target;
    uint16_t site, class, bytes;
};

/* Of more operations at once, the values are not known. Under the lock. */
enum { MOST_FETCHES = 64 };
static struct fetch fetches[MOST_FETCHES];
static uint32_t nfetches;

/* The value that each call site has fetched last. A site may find that of another one. */
enum { SITES = 256 };
static struct {
    uint64_t value;
    uint16_t site, bytes; /* 0: there is none */
} before[SITES];

/* A thread that fetches something else than the last time gets on. */
static void note_value(const struct fetch *f, uint64_t value)
{
    __typeof__(&*before) b = &before[f->site % SITES];
    if (b->value != value || b->site != f->site || b->bytes != f->bytes)
        nasty_board_step();
    b->value = value;
    b->site = f->site;
    b->bytes = f->bytes;
}

static void drop(uint32_t i) { fetches[i] = fetches[--nfetches]; }

/* A later operation with the same buffer: which of them has written last is not known. */
static void drop_same(const char *at)
{
    for (uint32_t i = nfetches; i-- > 0;)
        if (fetches[i].at == at)
            drop(i);
}

/* Whether the target has as many bytes as the buffer. */
static bool fills(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                  uint64_t bytes)
{
    struct nasty_operand limit;
    return !(side->flags & SIDE_LIMIT) || (nasty_operand(side, call, args, &limit) && limit.bytes >= bytes);
}

void nasty_fetched_begin(uint32_t number, struct nasty_args_of_call call, void *const args[])
{
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    const struct nasty_side_of *last = nasty_sides + nasty_sides_of[number + 1];
    struct nasty_operand o;
    while (side < last && (side->flags & (SIDE_IN_CALL | SIDE_RECEIVED)) != (SIDE_IN_CALL | SIDE_RECEIVED))
        side++;
    if (LIKELY(side == last) || !(nasty.recording || nasty_board.read))
        return;
    nasty_lock();
    bool small = nasty_operand(side, call, args, &o) && !o.layout && o.bytes <= sizeof(uint64_t) &&
                 (side + 1 == last || fills(side + 1, call, args, o.bytes));
    if (small)
        drop_same(o.base);
    if (small && nfetches < MOST_FETCHES)
        fetches[nfetches++] =
            (struct fetch){.at = o.base,
                           .window = nasty_raw(OBJECT_WINDOW, nasty_window_argument(call, args)),
                           .target = *(const nasty_narrow *)args[side->partner],
                           .site = (uint16_t)nasty_site,
                           .class = o.class,
                           .bytes = (uint16_t)o.bytes};
    else
        nasty_board_step(); /* it may be news */
    nasty_unlock();
}

static void write_fetched(const struct fetch *f)
{
    uint64_t value = 0;
    if (!nasty_mapped(f->at, f->bytes)) {
        nasty_board_step();
        return;
    }
    memcpy(&value, f->at, f->bytes);
    if (UNLIKELY(nasty.valgrind)) /* what is fetched may be undefined */
        nasty_defined((const char *)&value, sizeof value);
    note_value(f, value);
    if (nasty.recording)
        nasty_trace_fetched(f->class, f->site, f->bytes, value);
}

void nasty_fetched_end(uint32_t number, int result, void *const args[])
{
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    const struct nasty_side_of *last = nasty_sides + nasty_sides_of[number + 1];
    if (LIKELY(!nfetches) || side == last || !(side->flags & SIDE_COMPLETED))
        return;
    uint64_t window = nasty_raw(OBJECT_WINDOW, args[side->address]);
    int target = side->partner == NO_ARGUMENT ? -1 : *(const nasty_narrow *)args[side->partner];
    nasty_lock();
    nasty_memory_changed();
    for (uint32_t i = 0; i < nfetches;) {
        const struct fetch *f = &fetches[i];
        if (f->window != window || (target >= 0 && f->target != target)) {
            i++;
            continue;
        }
        if (result == MPI_SUCCESS)
            write_fetched(f);
        drop(i);
    }
    nasty_unlock();
}
