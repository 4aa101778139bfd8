/* In what memory of a window lies: a block of the heap, a variable, or a function's frame on the stack. In C
 * because only the process knows its memory. Go decides what is wrong with it. */
#include "lifetime/object.h"

#include "buffers/mapped.h"
#include "lifetime/blocks.h"
#include "observe/callers.h"
#include "observe/module.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "process/platform.h"
#include "process/state.h"

#include <malloc.h>
#include <stdbool.h>

/* The allocator can be asked about a block that exists, and its own notes are in front of it. */
static uint64_t usable_bytes(const struct nasty_block *block)
{
    enum { NOTES = 16 };
    nasty_memory_changed();
    if (!nasty_mapped((const char *)block->from - NOTES, NOTES + block->bytes))
        return 0;
    return malloc_usable_size((void *)block->from);
}

static bool in_heap(uintptr_t base, struct nasty_memory *m)
{
    struct nasty_block block;
    if (!nasty_block_around(base, &block))
        return false;
    *m = (struct nasty_memory){.kind = MEMORY_HEAP,
                               .site = nasty_site_at((const void *)block.who),
                               .from = block.from,
                               .bytes = block.bytes,
                               .usable = usable_bytes(&block)};
    return true;
}

static bool on_stack(uintptr_t base, struct nasty_memory *m)
{
    struct nasty_frame_of frame;
    if (!nasty_callers_around(base, &frame))
        return false;
    *m = (struct nasty_memory){.kind = MEMORY_STACK,
                               .site = nasty_site_at((const void *)(uintptr_t)frame.pc),
                               .from = base,
                               .bytes = frame.end - base};
    return true;
}

/* Go finds the variable by its address in the file. Each takes the number of a site. */
static bool in_variable(uintptr_t base, struct nasty_memory *m)
{
    enum { MOST_VARIABLES = 256 };
    static _Atomic int variables;
    if (!nasty_module_of(base).path || ++variables > MOST_VARIABLES)
        return false;
    *m = (struct nasty_memory){
        .kind = MEMORY_VARIABLE, .site = nasty_site_at((const void *)base), .from = base};
    return m->site != 0;
}

void nasty_object_tell(const void *base, int64_t bytes)
{
    uintptr_t at = (uintptr_t)base;
    struct nasty_memory m;
    if (!nasty.recording || !at || bytes <= 0)
        return;
    NASTY_KEEP_ERRNO();
    if (in_heap(at, &m) || on_stack(at, &m) || in_variable(at, &m))
        nasty_trace_memory(&m);
}
