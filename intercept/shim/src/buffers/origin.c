/* Looks at the program's memory: which of it is mapped, which belongs to a window; copies and poisons
 * buffers. It is C because it works on raw addresses which the program may have freed. */
#include "shim.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* Pages known to be mapped since nasty_memory_changed, by their number. Threads share them, so one may
 * read what another has half written: a page that was mapped a moment ago. */
enum { PAGE = 4096, CACHE = 1024 };
static struct {
    _Atomic uintptr_t page;
    _Atomic uint32_t generation;
} cache[CACHE];
static _Atomic uint32_t generation = 1;

void nasty_memory_changed(void) { generation++; }

/* Slower, but valgrind does not mind what the bytes are that another process would read. */
static long read_as_another(uintptr_t page)
{
    char byte;
    struct iovec here = {&byte, 1}, there = {(void *)(page * PAGE), 1};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0);
}

/* The kernel reads the set before it looks at `how`: EFAULT tells that the page cannot be read, EINVAL
 * that it can (the trick is Abseil's AddressIsReadable). */
static bool page_mapped(uintptr_t page)
{
    int saved = errno;
    long result = UNLIKELY(nasty.valgrind) ? read_as_another(page)
                                           : syscall(SYS_rt_sigprocmask, ~0, page * PAGE, NULL, 8);
    bool mapped = !(result < 0 && errno == EFAULT);
    errno = saved;
    return mapped;
}

bool nasty_mapped(const char *from, uint64_t bytes)
{
    uintptr_t first = (uintptr_t)from / PAGE, last = ((uintptr_t)from + bytes - 1) / PAGE;
    const uint32_t now = atomic_load_explicit(&generation, memory_order_relaxed);
    for (uintptr_t page = first; bytes && page <= last; page++) {
        uint32_t slot = page % CACHE;
        if (LIKELY(atomic_load_explicit(&cache[slot].page, memory_order_relaxed) == page &&
                   atomic_load_explicit(&cache[slot].generation, memory_order_relaxed) == now))
            continue;
        if (!page_mapped(page))
            return false;
        atomic_store_explicit(&cache[slot].page, page, memory_order_relaxed);
        atomic_store_explicit(&cache[slot].generation, now, memory_order_relaxed);
    }
    return true;
}

static bool visit_mapped(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    return nasty_mapped(from, bytes);
}

bool nasty_op_mapped(const struct nasty_op *op, uint64_t off, uint64_t len)
{
    const struct nasty_shape *s = op->shape;
    bool reads = op->reduce != NASTY_NO_OP;
    if (reads && LIKELY(!s || !s->origin)
            ? !nasty_mapped(op->origin + off, len)
            : reads && !nasty_walk(op->origin, s->origin, off, len, visit_mapped, NULL))
        return false;
    if (op->kind >= NASTY_GET_ACC &&
        !nasty_walk(op->result, s ? s->result : NULL, off, len, visit_mapped, NULL))
        return false;
    return op->kind != NASTY_CAS || nasty_mapped(s->compare, len);
}

bool nasty_visit_copy(char *from, uint64_t bytes, void *arg)
{
    char **to = arg;
    if (!nasty_mapped(from, bytes))
        return false;
    memcpy(*to, from, bytes);
    *to += bytes;
    return true;
}

/* Makes a packed copy of the origin data of a put or an accumulate, which is locally complete from then
 * on. False where the origin is no longer mapped. */
bool nasty_copy_origin(struct nasty_op *op)
{
    char *copy;
    if (UNLIKELY(op->flags & NASTY_HALF_READ)) {
        if (!nasty_copy_half(op, nasty.settings.half_origin == NASTY_FIRST_HALF))
            return false;
        copy = op->result;
        op->result = NULL;
        op->flags &= (uint8_t)~NASTY_HALF_READ;
    } else {
        char *to = copy = nasty_alloc(op->bytes);
        if (!nasty_walk(op->origin, op->shape ? op->shape->origin : NULL, 0, op->bytes, nasty_visit_copy,
                        &to)) {
            free(copy);
            return false;
        }
    }
    if (op->shape) {
        nasty_layout_drop(op->shape->origin);
        op->shape->origin = NULL;
    }
    op->origin = copy;
    op->flags |= NASTY_OWNS_ORIGIN;
    return true;
}

/* ---- memory inside windows: other ranks may watch it, so it is never poisoned ---- */

struct region {
    const char *from, *to;
    uint32_t window;
};
static struct region *regions;
static uint32_t nregions, cap_regions;

void nasty_region_add(const void *base, uint64_t bytes, uint32_t window)
{
    if (!base || !bytes)
        return;
    if (nregions == cap_regions) {
        cap_regions = cap_regions ? 2 * cap_regions : 16;
        regions = realloc(regions, cap_regions * sizeof *regions);
        if (!regions)
            nasty_internal_error("out of memory: %u window regions", cap_regions);
    }
    regions[nregions++] = (struct region){base, (const char *)base + bytes, window};
}

/* Forgets the region that starts at base, or all of the window's where base is NULL. */
void nasty_region_remove(const void *base, uint32_t window)
{
    for (uint32_t i = nregions; i-- > 0;)
        if (regions[i].window == window && (!base || regions[i].from == base))
            regions[i] = regions[--nregions];
}

static bool in_window(const char *from, uint64_t bytes)
{
    for (uint32_t i = 0; i < nregions; i++)
        if (from < regions[i].to && regions[i].from < from + bytes)
            return true;
    return false;
}

/* Looks like no address, no small number and no character, in any width. */
enum { POISON = 0xA5 };

static bool visit_poison(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    if (in_window(from, bytes))
        return true;
    memset(from, POISON, bytes);
    nasty_undefined(from, bytes);
    return true;
}

/* Fills the bytes that a pending operation will deliver: the buffer must not be accessed before that (MPI
 * 4.1, 12.3). A buffer that is not there ends the program here as it would in the library. */
void nasty_poison(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    if (LIKELY(bytes && !layout))
        visit_poison(base, bytes, NULL);
    else if (bytes)
        nasty_walk(base, layout, 0, bytes, visit_poison, NULL);
}
