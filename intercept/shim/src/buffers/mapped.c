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

/* Numbers of pages that have been found mapped since nasty_memory_changed. Threads share the table. One
 * that reads a half-written entry finds a page that was mapped a moment ago. */
enum { PAGE = 4096, CACHE = 1024 };
static struct {
    _Atomic uintptr_t page;
    _Atomic uint32_t generation;
} cache[CACHE];
static _Atomic uint32_t generation = 1;

void nasty_memory_changed(void) { generation++; }

/* Slower, but valgrind does not judge the bytes, as it does arguments of the other call. */
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
    bool reads = op->reduce != REDUCE_NO_OP;
    if (reads && LIKELY(!s || !s->origin)
            ? !nasty_mapped(op->origin + off, len)
            : reads && !nasty_walk(op->origin, s->origin, off, len, visit_mapped, NULL))
        return false;
    if (op->kind >= KIND_GET_ACC &&
        !nasty_walk(op->result, s ? s->result : NULL, off, len, visit_mapped, NULL))
        return false;
    return op->kind != KIND_CAS || nasty_mapped(s->compare, len);
}

void nasty_find_unmapped(struct nasty_segment *taken)
{
    for (; taken; taken = taken->next)
        for (uint32_t i = 0; i < taken->n; i++) {
            struct nasty_op *op = &taken->ops[i];
            if (!(op->flags & (FLAG_LOST | FLAG_FETCHED)) && UNLIKELY(!nasty_op_mapped(op, 0, op->bytes)))
                op->flags |= FLAG_UNMAPPED;
        }
}
