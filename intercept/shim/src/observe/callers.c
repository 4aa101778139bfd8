/* Walks the stacks of the program's threads. Each MPI call that is watched does, so the rule of each address
 * is kept (the idea is libunwind's, of its fast trace): known stacks take some ten nanoseconds. In C because
 * stacks exist only during the call. */
#include "observe/callers.h"

#include "observe/frame.h"
#include "observe/module.h"
#include "observe/site.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/state.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What kind of code an address is in. */
enum { CODE_PROGRAM, CODE_BINDING, CODE_PYTHON, CODE_OUTSIDE };

enum { KNOWN_BITS = 14, KNOWN = 1 << KNOWN_BITS, MOST_KNOWN = KNOWN / 4 * 3 };

/* Frames of the shim between the program and the walk; larger frames than that are not believed. */
enum { SHIM_FRAMES = 8, LARGEST_FRAME = 8 << 20 };

struct known {
    _Atomic uint64_t pc; /* 0: free; written last */
    struct nasty_frame_rule rule;
    uint8_t code;
};

static struct known *known_frames; /* never grows, so that it may be read without the lock */
static uint32_t nknown_frames;
static pthread_mutex_t known_mutex = PTHREAD_MUTEX_INITIALIZER;

void nasty_callers_start(void)
{
    known_frames = known_frames ? known_frames : calloc(KNOWN, sizeof *known_frames);
    if (!known_frames)
        nasty_internal_error("out of memory: table of frames");
}

/* The place of an address, or the free place for it. */
static struct known *known_place(uint64_t pc)
{
    for (uint64_t i = (pc * 0x9e3779b97f4a7c15u) >> (64 - KNOWN_BITS);; i++) {
        struct known *k = &known_frames[i % KNOWN];
        uint64_t there = k->pc;
        if (!there || there == pc)
            return k;
    }
}

extern char *__libc_stack_end __attribute__((weak)); /* of the dynamic linker: where the first stack began */

/* The lowest and highest address of the thread's own stack. Both are the same if nobody knows them. */
struct stack_span {
    uintptr_t low, high;
};

static struct stack_span first_stack(void)
{
    enum { LARGEST = 64 << 20 }; /* memory below may be somebody else's, if the limit was raised */
    struct rlimit limit;
    if (!&__libc_stack_end || getrlimit(RLIMIT_STACK, &limit) != 0)
        return (struct stack_span){0};
    uintptr_t high = (uintptr_t)__libc_stack_end;
    return (struct stack_span){high - (limit.rlim_cur < LARGEST ? limit.rlim_cur : LARGEST), high};
}

static struct stack_span thread_stack(void)
{
    pthread_attr_t attributes;
    void *low = NULL;
    size_t bytes = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0)
        return (struct stack_span){0};
    pthread_attr_getstack(&attributes, &low, &bytes);
    pthread_attr_destroy(&attributes);
    return (struct stack_span){(uintptr_t)low, (uintptr_t)low + bytes};
}

COLD bool nasty_callers_room(void)
{
    enum { NEEDED = 16 << 10 };
    static __thread struct stack_span own;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if (!own.high)
        own = syscall(SYS_gettid) == getpid() ? first_stack() : thread_stack();
    return here < own.high && here >= own.low + NEEDED;
}

static uint8_t code_of(uint64_t pc)
{
    struct nasty_module m = nasty_module_of(pc);
    if (!m.path || nasty_module_defines(&m, "__libc_start_main") || nasty_module_defines(&m, "Py_BytesMain"))
        return CODE_OUTSIDE;
    if (nasty_module_is_binding(&m))
        return CODE_BINDING;
    return nasty_module_is_python(&m) ? CODE_PYTHON : CODE_PROGRAM;
}

static COLD const struct known *learn_frame(uint64_t pc)
{
    NASTY_KEEP_ERRNO();
    if (!nasty_callers_room())
        return NULL;
    pthread_mutex_lock(&known_mutex);
    struct known *k = known_place(pc);
    if (!k->pc && nknown_frames < MOST_KNOWN) {
        k->rule = nasty_frame_rule(pc);
        k->code = code_of(pc);
        k->pc = pc;
        nknown_frames++;
    }
    pthread_mutex_unlock(&known_mutex);
    return k->pc ? k : NULL;
}

static inline const struct known *known_at(uint64_t pc)
{
    const struct known *k = known_place(pc);
    return LIKELY(k->pc) ? k : learn_frame(pc);
}

/* Whether memory can be read. The kernel reads the set of signals before it looks at what it is to do. */
static COLD bool is_mapped(uint64_t address)
{
    NASTY_KEEP_ERRNO();
    bool failed = !nasty.valgrind && syscall(SYS_rt_sigprocmask, -1, address, NULL, 8) != 0;
    return !failed || errno != EFAULT;
}

/* Reads a word of the stack. Descriptions of frames may be wrong, and code may have been replaced, so the
 * first word of each page is tried. */
static inline UNSANITIZED bool load_word(uint64_t address, uint64_t *value)
{
    enum { PAGE_BITS = 12, PAGES = 8 };
    static __thread uint64_t pages[PAGES]; /* that can be read */
    uint64_t page = address >> PAGE_BITS;
    if (address % sizeof *value != 0)
        return false;
    if (UNLIKELY(pages[page % PAGES] != page) && !is_mapped(address))
        return false;
    pages[page % PAGES] = page;
    *value = *(const uint64_t *)(uintptr_t)address;
    return true;
}

/* On the way up a stack: what is known of the registers of a frame. */
struct climber {
    struct nasty_registers r;
    uint64_t fp_at; /* where the fp was read; 0: nowhere yet */
    struct nasty_walk *walk;
};

static inline bool read_word(struct climber *c, uint64_t address, uint64_t *value)
{
    if (load_word(address, value)) {
        nasty_walk_note(c->walk, address, *value);
        return true;
    }
    c->walk->whole = false;
    return false;
}

/* Programs keep other things where the caller's fp would be. So a walk depends on an fp only if it uses it.
 */
static inline uint64_t use_fp(struct climber *c)
{
    if (c->fp_at)
        nasty_walk_note(c->walk, c->fp_at, c->r.fp);
    else
        c->walk->reads_fp = true;
    return c->r.fp;
}

static inline bool frame_end(const struct nasty_frame_rule *rule, struct climber *c, uint64_t *end)
{
    uint64_t distance = (uint64_t)(int64_t)rule->end_distance, sp = c->r.sp;
    if (rule->end == END_UNKNOWN)
        return false;
    *end = (rule->end == END_FROM_SP ? sp : use_fp(c)) + distance;
    if (rule->end == END_BESIDE_FP && !read_word(c, *end, end))
        return false;
    return *end > sp && *end - sp < LARGEST_FRAME;
}

static inline bool restore_fp(const struct nasty_frame_rule *rule, struct climber *c, uint64_t end)
{
    if (rule->saved == SAVED_NOWHERE)
        return true;
    uint64_t from = rule->saved == SAVED_AT_END ? end : use_fp(c);
    c->fp_at = from + (uint64_t)(int64_t)rule->saved_distance;
    bool loaded = load_word(c->fp_at, &c->r.fp);
    c->walk->whole = c->walk->whole && loaded;
    return loaded;
}

/* The address in the caller, without the signature of pointer authentication. */
static inline uint64_t plain_address(uint64_t stored)
{
#if defined __aarch64__
    register uint64_t address __asm__("x30") = stored;
    __asm__("hint #7" : "+r"(address)); /* xpaclri: nothing on processors that sign no addresses */
    return address;
#else
    return stored;
#endif
}

/* Goes to the caller. Returns false if there is none, or if it cannot be found for sure. */
static inline bool climb_frame(const struct nasty_frame_rule *rule, struct climber *c)
{
    uint64_t end, back;
    if (!frame_end(rule, c, &end) || !read_word(c, end + (uint64_t)(int64_t)rule->return_distance, &back) ||
        !restore_fp(rule, c, end))
        return false;
    c->r.sp = end;
    c->r.pc = plain_address(back);
    return c->r.pc != 0;
}

/* From this function through those of the shim to the program. */
static inline INLINE bool leave_shim(uint64_t address, struct climber *c)
{
    for (int i = 0; i < SHIM_FRAMES && c->r.pc != address; i++) {
        const struct known *k = known_at(c->r.pc);
        if (!k || !climb_frame(&k->rule, c))
            return false;
    }
    return c->r.pc == address;
}

/* From the call of MPI through the bindings of Fortran to the program's function, which it returns; NULL:
 * nobody knows. */
static inline INLINE const struct known *leave_bindings(struct climber *c)
{
    const struct known *k = known_at(c->r.pc);
    while (k && k->code == CODE_BINDING)
        k = climb_frame(&k->rule, c) ? known_at(c->r.pc) : NULL;
    return k;
}

static void walk_program(struct climber *c, uint32_t most, struct nasty_callers *found)
{
    const struct known *k = leave_bindings(c);
    if (!k || k->code == CODE_PYTHON)
        return;
    while (k && k->code != CODE_OUTSIDE && found->n < most) {
        found->addresses[found->n++] = c->r.pc;
        k = climb_frame(&k->rule, c) ? known_at(c->r.pc) : NULL;
    }
}

/* The registers here. It is inlined, and on AArch64 the address in the caller is saved before. */
static inline INLINE bool read_registers(struct nasty_registers *r)
{
#if defined __x86_64__
    __asm__ volatile("lea 0(%%rip), %0\n\tmov %%rsp, %1\n\tmov %%rbp, %2"
                     : "=&r"(r->pc), "=&r"(r->sp), "=&r"(r->fp));
    return true;
#elif defined __aarch64__
    __asm__ volatile("adr %0, .\n\tmov %1, sp\n\tmov %2, x29"
                     : "=&r"(r->pc), "=&r"(r->sp), "=&r"(r->fp)
                     :
                     : "x30");
    return true;
#else
    (void)r;
    return false;
#endif
}

NOINLINE bool nasty_callers_find(uint32_t most, struct nasty_walk *walk, struct nasty_callers *found)
{
    struct climber c = {.walk = walk};
    found->n = 0;
    if (!read_registers(&c.r))
        return false;
    if (nasty_walk_again(walk, &c.r))
        return true;
    nasty_walk_begin(walk, &c.r);
    if (leave_shim(walk->address, &c))
        walk_program(&c, most, found);
    return false;
}

#if defined __x86_64__

/* Begins at the program's call. It is inlined: the registers are those of the function that climbs. */
static inline INLINE bool climb_to_call(struct climber *c)
{
    if (!known_frames || !read_registers(&c->r))
        return false;
    nasty_walk_begin(c->walk, &c->r);
    return leave_shim((uint64_t)(uintptr_t)nasty_caller.address, c);
}

NOINLINE bool nasty_callers_around(uint64_t address, struct nasty_frame_of *found)
{
    struct nasty_walk walk;
    struct climber c = {.walk = &walk};
    if (!climb_to_call(&c))
        return false;
    while (address >= c.r.sp) {
        found->pc = c.r.pc;
        const struct known *k = known_at(c.r.pc);
        if (!k || !climb_frame(&k->rule, &c))
            return false;
        found->end = c.r.sp - sizeof c.r.sp;
        if (address < found->end)
            return true;
    }
    return false;
}

NOINLINE bool nasty_callers_frame(uint64_t pc, uint64_t *begin, uint64_t *end)
{
    struct nasty_walk walk;
    struct climber c = {.walk = &walk};
    const struct known *k = climb_to_call(&c) ? leave_bindings(&c) : NULL;
    *begin = c.r.sp;
    if (!k || c.r.pc != pc || !climb_frame(&k->rule, &c))
        return false;
    *end = c.r.sp;
    return true;
}

#else

bool nasty_callers_around(uint64_t address, struct nasty_frame_of *found)
{
    (void)address, (void)found;
    return false;
}

bool nasty_callers_frame(uint64_t pc, uint64_t *begin, uint64_t *end)
{
    (void)pc, (void)begin, (void)end;
    return false;
}

#endif
