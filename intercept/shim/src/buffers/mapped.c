/* Tells which of the program's memory is mapped. In C because it looks at raw addresses, which the program
 * may have freed. */
#include "buffers/mapped.h"

#include "process/platform.h"
#include "process/state.h"
#include "types/layout.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* Pages that have been found mapped since nasty_memory_changed. Threads share the table, so an entry is one
 * word: the number of the page without the bits that its place tells, and the generation. */
enum { CACHE = 1024, GENERATION_BITS = 30 };
static _Atomic uint64_t cache[CACHE];
static _Atomic uint32_t generation = 1;

static uint64_t entry_for(uintptr_t page, uint32_t now)
{
    return (uint64_t)page / CACHE << GENERATION_BITS | (now & ((1u << GENERATION_BITS) - 1));
}

void nasty_memory_changed(void) { generation++; }

/* Slower, but valgrind does not judge the bytes, as it does arguments of the other call. */
static long read_as_another(uintptr_t page)
{
    char byte;
    struct iovec here = {&byte, 1}, there = {(void *)(page * NASTY_PAGE), 1};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0);
}

/* The kernel reads the set before it looks at `how`: EFAULT tells that the page cannot be read, EINVAL
 * that it can (the trick is Abseil's AddressIsReadable). */
static bool page_mapped(uintptr_t page)
{
    int saved = errno;
    long result = UNLIKELY(nasty.valgrind) ? read_as_another(page)
                                           : syscall(SYS_rt_sigprocmask, ~0, page * NASTY_PAGE, NULL, 8);
    bool mapped = !(result < 0 && errno == EFAULT);
    errno = saved;
    return mapped;
}

bool nasty_mapped(const char *from, uint64_t bytes)
{
    uintptr_t first = (uintptr_t)from / NASTY_PAGE, last = ((uintptr_t)from + bytes - 1) / NASTY_PAGE;
    const uint32_t now = atomic_load_explicit(&generation, memory_order_relaxed);
    for (uintptr_t page = first; bytes && page <= last; page++) {
        _Atomic uint64_t *entry = &cache[page % CACHE];
        if (LIKELY(atomic_load_explicit(entry, memory_order_relaxed) == entry_for(page, now)))
            continue;
        if (!page_mapped(page))
            return false;
        atomic_store_explicit(entry, entry_for(page, now), memory_order_relaxed);
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
    bool reads = op->reduce != REDUCE_NO_OP;
    if (reads && LIKELY(!s || !s->origin)
            ? !nasty_mapped(op->origin + off, len)
            : reads && !nasty_walk(op->origin, s->origin, off, len, visit_mapped, NULL))
        return false;
    if (op->kind >= KIND_GET_ACC &&
        !nasty_walk(op->result, s ? s->result : NULL, off, len, visit_mapped, NULL))
        return false;
    return op->kind != KIND_CAS || !s /* it has a shape */ || nasty_mapped(s->compare, len);
}

_Atomic uintptr_t nasty_host_pages[NASTY_HOST_PAGES];

static bool on_host(const char *address)
{
    uintptr_t page = (uintptr_t)address / NASTY_PAGE;
    if (nasty_host_page(address))
        return true;
    bool mapped = page_mapped(page);
    if (mapped)
        atomic_store_explicit(&nasty_host_pages[page % NASTY_HOST_PAGES], page, memory_order_relaxed);
    return mapped;
}

COLD bool nasty_look_for_device(const struct nasty_op *op)
{
    bool reads = op->reduce != REDUCE_NO_OP, fetches = op->kind >= KIND_GET_ACC;
    return op->bytes && ((reads && !on_host(op->origin)) || (fetches && !on_host(op->result)) ||
                         (op->kind == KIND_CAS && !on_host(op->shape->compare)));
}

void nasty_find_unmapped(struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++) {
            struct nasty_op *op = &taken->ops[i];
            if (!(op->flags & (FLAG_LOST | FLAG_FETCHED | FLAG_DEVICE)) &&
                UNLIKELY(!nasty_op_mapped(op, 0, op->bytes)))
                op->flags |= FLAG_UNMAPPED;
        }
}
