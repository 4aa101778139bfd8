/* The shim defines the functions that allocate memory, so that it knows the blocks of the heap in recorded
 * runs: what lies beyond the end of one is no memory of the program. Otherwise they cost a branch. In C
 * because these are the program's calls. */
#include "lifetime/allocate.h"

#include "lifetime/blocks.h"
#include "observe/frame.h"
#include "process/platform.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

typedef void *malloc_function(size_t);
typedef void *calloc_function(size_t, size_t);
typedef void *aligned_function(size_t, size_t);
typedef int posix_memalign_function(void **, size_t, size_t);
typedef size_t usable_size_function(void *);

/* The allocator's own. */
static malloc_function *real_malloc;
static calloc_function *real_calloc;
static aligned_function *real_aligned, *real_memalign;
static posix_memalign_function *real_posix_memalign;
static usable_size_function *real_usable_size;

/* The linker may allocate while it looks for the allocator. It does without if it gets nothing. */
static __thread volatile bool looking;

UNSANITIZED static COLD void *allocator_symbol(const char *name)
{
    if (looking)
        return NULL;
    looking = true;
    void *found = dlsym(RTLD_NEXT, name);
    looking = false;
    return found;
}

/* The code of operator new, which asks for memory because the program has asked it. */
static struct {
    uintptr_t from, to;
    _Atomic uint64_t known; /* where malloc returns to there, and the rule of that: written last */
    struct nasty_frame_rule rule;
} news[2];

static void find_news(void)
{
    static const char *const names[] = {"_Znwm", "_Znam"};
    for (int i = 0; i < 2; i++) {
        void *code = dlsym(RTLD_DEFAULT, names[i]);
        const ElfW(Sym) *symbol = NULL;
        Dl_info info;
        if (!code || !dladdr1(code, &info, (void **)&symbol, RTLD_DL_SYMENT) || !symbol)
            continue;
        news[i].from = (uintptr_t)code;
        news[i].to = (uintptr_t)code + symbol->st_size;
    }
}

/* Who has called operator new, if that is what malloc returns to. */
UNSANITIZED static uintptr_t beyond_new(uintptr_t caller, const char *stack)
{
    for (int i = 0; i < 2; i++) {
        if (caller < news[i].from || caller >= news[i].to)
            continue;
        struct nasty_frame_rule rule = news[i].rule;
        if (news[i].known != caller) {
            rule = nasty_frame_rule(caller);
            if (!news[i].known) { /* two threads would write the same */
                news[i].rule = rule;
                news[i].known = caller;
            }
        }
        if (rule.end != END_FROM_SP)
            return caller;
        stack += rule.end_distance;
        memcpy(&caller, stack - sizeof caller, sizeof caller);
    }
    return caller;
}

void nasty_allocate_start(void)
{
    find_news();
    nasty_blocks_start();
}

UNSANITIZED COLD void nasty_allocated_block(const void *block, size_t bytes, const void *caller,
                                            const char *stack)
{
    if (block)
        nasty_block_add(&(struct nasty_block){
            .from = (uintptr_t)block, .bytes = bytes, .who = beyond_new((uintptr_t)caller, stack)});
}

#define NOTE(block, bytes)                                                                                   \
    do {                                                                                                     \
        if (UNLIKELY(nasty_blocks_kept))                                                                     \
            nasty_allocated_block(block, bytes, __builtin_return_address(0), __builtin_dwarf_cfa());         \
    } while (0)

#define FIND(function, name)                                                                                 \
    (LIKELY(function != NULL) || (function = (__typeof__(function))allocator_symbol(name)) != NULL)

EXPORT UNSANITIZED void *malloc(size_t bytes)
{
    void *block = FIND(real_malloc, "malloc") ? real_malloc(bytes) : NULL;
    NOTE(block, bytes);
    return block;
}

EXPORT UNSANITIZED void *calloc(size_t n, size_t each)
{
    void *block = FIND(real_calloc, "calloc") ? real_calloc(n, each) : NULL;
    NOTE(block, n * each);
    return block;
}

EXPORT UNSANITIZED void *aligned_alloc(size_t alignment, size_t bytes)
{
    void *block = FIND(real_aligned, "aligned_alloc") ? real_aligned(alignment, bytes) : NULL;
    NOTE(block, bytes);
    return block;
}

EXPORT UNSANITIZED void *memalign(size_t alignment, size_t bytes)
{
    void *block = FIND(real_memalign, "memalign") ? real_memalign(alignment, bytes) : NULL;
    NOTE(block, bytes);
    return block;
}

EXPORT UNSANITIZED int posix_memalign(void **block, size_t alignment, size_t bytes)
{
    if (!FIND(real_posix_memalign, "posix_memalign"))
        return ENOMEM;
    int result = real_posix_memalign(block, alignment, bytes);
    if (result == 0)
        NOTE(*block, bytes);
    return result;
}

/* A program that asks may use all that there is. */
EXPORT UNSANITIZED size_t malloc_usable_size(void *block)
{
    size_t bytes = FIND(real_usable_size, "malloc_usable_size") ? real_usable_size(block) : 0;
    struct nasty_block known;
    if (UNLIKELY(nasty_blocks_kept) && block && nasty_block_around((uintptr_t)block, &known) &&
        known.from == (uintptr_t)block) {
        known.bytes = bytes;
        nasty_block_add(&known);
    }
    return bytes;
}
