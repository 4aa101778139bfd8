/* Buffers that the program frees while their operations are held. The shim defines free() and realloc() for
 * that. They cost a branch while nothing is held; then each block is looked up in a table of the buffers of
 * held operations. munmap() is not defined: MPI libraries patch it themselves (UCX, Open MPI's memory hooks),
 * and an unmapped buffer is noticed when it is to be read. In C because these are the program's calls. */
#include "lifetime/heap.h"

#include "abi.h"
#include "buffers/freed.h"
#include "buffers/watchpoint.h"
#include "lifetime/allocate.h"
#include "lifetime/blocks.h"
#include "lifetime/loss.h"
#include "loads/gather.h"
#include "loads/hooks.h"
#include "loads/ranges.h"
#include "log/log.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/platform.h"
#include "process/state.h"
#include "window/window.h"

#include <dlfcn.h>
#include <malloc.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef void free_function(void *);
typedef void *realloc_function(void *, size_t);
typedef size_t size_function(void *);

/* The allocator's own. */
static free_function *real_free;
static realloc_function *real_realloc;
static size_function *real_size;

static bool watching; /* blocks are looked up */
static bool one_thread;
static pthread_t heap_owner;
/* This thread looks for something, in the linker or in the table. Volatile, because the linker's functions
 * are declared as if they never called free. */
static __thread volatile bool busy;

UNSANITIZED static void *next_symbol(const char *name)
{
    busy = true;
    void *found = dlsym(RTLD_NEXT, name);
    busy = false;
    return found;
}

/* The linker may free a message of its own while it looks for the allocator. Nobody can free that then. */
UNSANITIZED static void pass_free(void *block)
{
    if (UNLIKELY(!real_free) && !busy)
        real_free = (free_function *)next_symbol("free");
    if (LIKELY(real_free != NULL))
        real_free(block);
}

UNSANITIZED static void *pass_realloc(void *block, size_t bytes)
{
    if (UNLIKELY(!real_realloc) && !busy)
        real_realloc = (realloc_function *)next_symbol("realloc");
    if (UNLIKELY(!real_realloc))
        return NULL;
    nasty_watchpoint_blind = true;
    void *moved = real_realloc(block, bytes);
    nasty_watchpoint_blind = false;
    return moved;
}

static const void *object_of(const void *function)
{
    Dl_info info;
    return function && dladdr(function, &info) ? info.dli_fbase : NULL;
}

/* Not beside valgrind and AddressSanitizer, which judge such buffers themselves, nor beside ThreadSanitizer,
 * whose threads call realloc() before they can look at memory. An allocator that does not say how large its
 * blocks are cannot be asked. */
void nasty_heap_start(bool funneled)
{
    real_size = (size_function *)next_symbol("malloc_usable_size");
    if (!real_free)
        real_free = (free_function *)next_symbol("free");
    const void *allocator = object_of((const void *)real_free);
    heap_owner = pthread_self();
    one_thread = funneled;
    bool asked = allocator && object_of((const void *)real_size) == allocator && !nasty.valgrind &&
                 !dlsym(RTLD_DEFAULT, "__asan_init") && !dlsym(RTLD_DEFAULT, "__tsan_init");
    watching = asked && (funneled || nasty.locking);
    if (asked && nasty.recording)
        nasty_allocate_start();
}

/* Buffers of held operations by the page of their first byte, in lists of nasty_watch.next. Entries of
 * operations that are no longer held are harmless. Under the lock. */
enum { PAGE_BITS = 12, PAGES = 4096, NONE = 0 };
static uint32_t pages[PAGES]; /* place in `blocks`, plus 1; or NONE */
static struct nasty_watch *blocks;
static uint32_t nblocks, cap_blocks;
static uint64_t blocks_seen; /* records so far that are in the table */

static uint32_t *page_of(uintptr_t address) { return &pages[address >> PAGE_BITS & (PAGES - 1)]; }

static void watch_block(const struct nasty_watch *w)
{
    uint32_t *first = page_of(w->from);
    if (*first != NONE && nasty_watch_joins(&blocks[*first - 1], w))
        return;
    if (nblocks == cap_blocks) {
        cap_blocks = cap_blocks ? 2 * cap_blocks : 64;
        struct nasty_watch *larger = nasty_alloc(cap_blocks * sizeof *larger);
        if (nblocks)
            memcpy(larger, blocks, nblocks * sizeof *larger);
        pass_free(blocks);
        blocks = larger;
    }
    blocks[nblocks] = *w;
    blocks[nblocks].next = *first;
    *first = ++nblocks;
}

/* Adds the operations of a log that were recorded since the last time. */
static void watch_log(const struct nasty_segment *log)
{
    for (uint32_t i = log ? log->n : 0; i-- > 0 && log->ops[i].seq >> NASTY_SITE_BITS > blocks_seen;)
        for (int buffer = BUFFER_ORIGIN; buffer <= BUFFER_COMPARE; buffer++) {
            struct nasty_watch w;
            if (log->ops[i].state == STATE_HELD &&
                nasty_watch_buffer(&log->ops[i], (enum nasty_buffer)buffer, &w))
                watch_block(&w);
        }
}

static void forget_all(void)
{
    memset(pages, 0, sizeof pages);
    nblocks = 0;
    blocks_seen = 0;
}

static uint64_t records(void)
{
    uint64_t n = 0;
    for (uint32_t i = 0; i < nasty_nwindows; i++) {
        const struct nasty_window *w = nasty_window_at(i);
        for (uint32_t d = 0; w->live && d < w->dirty->n; d++)
            n += (w->dirty->targets[d]->plain ? w->dirty->targets[d]->plain->n : 0) +
                 (w->dirty->targets[d]->family ? w->dirty->targets[d]->family->n : 0);
    }
    return n;
}

/* Brings the table up to date. If most of its entries are old, it begins anew. */
static void catch_up(void)
{
    enum { FEW = 256 };
    if (blocks_seen == nasty.seq)
        return;
    if (nblocks > FEW && nblocks > 4 * records())
        forget_all();
    for (uint32_t i = 0; i < nasty_nwindows; i++) {
        const struct nasty_window *w = nasty_window_at(i);
        for (uint32_t d = 0; w->live && d < w->dirty->n; d++) {
            watch_log(w->dirty->targets[d]->plain);
            watch_log(w->dirty->targets[d]->family);
        }
    }
    blocks_seen = nasty.seq;
}

/* Whether this thread may look at the logs now. */
static bool may_look(const void *block)
{
    return block && nasty.active && !busy && !nasty_has_lock && nasty_outside() &&
           (nasty.locking || (one_thread && pthread_equal(heap_owner, pthread_self())));
}

/* Whether the linker frees the block: a message of its own. The search for call sites asks the linker, too,
 * and would free the same message again. */
static COLD bool is_linkers(const void *caller)
{
    return object_of(caller) == object_of((const void *)dlclose);
}

/* Loses what lies in a page of the block [from, to). */
static void lose_page(uintptr_t page, uintptr_t from, uintptr_t to, const void *caller)
{
    for (uint32_t i = *page_of(page); i != NONE; i = blocks[i - 1].next) {
        struct nasty_watch w = blocks[i - 1];
        if (w.from < from || w.from >= to || !nasty_watch_held(&w) || is_linkers(caller))
            continue;
        nasty_lose(&w, DAMAGE_FREED, nasty_site_with_callers(caller));
    }
}

/* A library frees blocks of its own while it has its own lock, for which the owner of the shim's may wait. */
static COLD void look_up(uintptr_t from, uintptr_t to, const void *caller)
{
    NASTY_KEEP_ERRNO();
    busy = true;
    if (!nasty_lock_within(NASTY_WHILE_FREEING)) {
        busy = false;
        return;
    }
    catch_up();
    uintptr_t last = (to - 1) >> PAGE_BITS, page = from >> PAGE_BITS;
    if (last - page >= PAGES)
        last = page + PAGES - 1; /* that are all lists */
    for (; from < to && page <= last; page++)
        lose_page(page << PAGE_BITS, from, to, caller);
    nasty_unlock();
    busy = false;
}

/* Another thread may get the block. */
UNSANITIZED static void give_back(void *block)
{
    if (UNLIKELY(nasty_hooks_used()) && watching && block && !busy)
        nasty_gather_gone(block, real_size(block));
}

/* Says that a block with memory of a window is freed. */
static COLD void tell_freed(uintptr_t from, size_t bytes, const void *caller)
{
    NASTY_KEEP_ERRNO();
    busy = true;
    nasty_trace_freed(nasty_site_at(caller), from, bytes);
    busy = false;
}

/* Buffers of operations that are not complete may be in the block. */
static COLD void tell_pending(uintptr_t from, size_t bytes, const void *caller)
{
    NASTY_KEEP_ERRNO();
    busy = true;
    nasty_freed(from, bytes, caller);
    busy = false;
}

/* In a recorded run, a block of this size is gone. 0: nobody knows it. */
static COLD UNSANITIZED void lose_block(void *block, size_t bytes, const void *caller)
{
    if (!bytes || !may_look(block))
        return;
    bool exposed = nasty_range_exposed((uintptr_t)block, (uintptr_t)block + bytes);
    if ((!exposed && !nasty_freed) || is_linkers(caller))
        return;
    if (exposed)
        tell_freed((uintptr_t)block, bytes, caller);
    if (nasty_freed)
        tell_pending((uintptr_t)block, bytes, caller);
}

EXPORT UNSANITIZED void free(void *block)
{
    give_back(block);
    if (UNLIKELY(nasty.targets) && watching && may_look(block))
        look_up((uintptr_t)block, (uintptr_t)block + real_size(block), __builtin_return_address(0));
    if (UNLIKELY(nasty_blocks_kept) && block)
        lose_block(block, nasty_block_remove((uintptr_t)block), __builtin_return_address(0));
    pass_free(block);
}

/* A block that stays where it is keeps its contents. The old one is forgotten before another thread may get
 * its memory. */
EXPORT UNSANITIZED void *realloc(void *block, size_t bytes)
{
    const void *caller = __builtin_return_address(0);
    bool look = UNLIKELY(nasty.targets) && watching && may_look(block);
    uintptr_t from = (uintptr_t)block, to = look ? from + real_size(block) : from;
    size_t before = UNLIKELY(nasty_blocks_kept) && block ? nasty_block_remove(from) : 0;
    give_back(block);
    void *moved = pass_realloc(block, bytes);
    bool gone = moved != block && (moved || !bytes);
    if (look && gone)
        look_up(from, to, caller);
    if (UNLIKELY(nasty_blocks_kept)) {
        if (gone)
            lose_block(block, before, caller);
        if (moved || !gone)
            nasty_allocated_block(moved ? moved : block, moved ? bytes : before, caller,
                                  __builtin_dwarf_cfa());
    }
    return moved;
}
