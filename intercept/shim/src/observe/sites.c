/* Call sites: from where in the program an MPI function is called, as a small number. In C because the
 * return address exists only during the call; Go decides which sites are left alone. */
#include "observe/sites.h"

#include "abi.h"
#include "calls.h"
#include "core/questions.h"
#include "observe/callers.h"
#include "observe/module.h"
#include "observe/python.h"
#include "observe/site.h"
#include "observe/trace.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/polls.h"
#include "process/state.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unwind.h>

/* Numbers have NASTY_SITE_BITS bits; the table has twice as many places. */
enum { TABLE = 1 << (NASTY_SITE_BITS + 1), BINDING = 1 << 30, PYTHON = 1 << 29 };

/* If a program has more call stacks than that, the numbers that are left are for call sites. */
enum { MOST_STACKS = 1 << (NASTY_SITE_BITS - 1) };

struct site {
    _Atomic uint64_t key; /* return address, place in a Python file, or hash of a stack; 0: free */
    uint32_t call;
    uint32_t number; /* with NASTY_LEFT_ALONE, NASTY_REPAIRED, BINDING or PYTHON; written before the key */
    _Atomic uint32_t distance; /* of a binding's site: to the slot of its caller's return address, or 0 */
};

static struct site *sites; /* never grows, so that it may be read without the lock */
static uint32_t nsites;
static uint16_t call_sites[1 << NASTY_SITE_BITS]; /* of a stack: its call without callers; else 0 */
static pthread_mutex_t sites_mutex = PTHREAD_MUTEX_INITIALIZER;

void nasty_sites_start(void)
{
    nasty.watched = nasty.watched || nasty.settings.trace || nasty.settings.sites || nasty.settings.latest;
    sites = calloc(TABLE, sizeof *sites);
    if (!sites)
        nasty_internal_error("out of memory: table of call sites");
    if (nasty.settings.stack_depth > 1)
        nasty_callers_start();
}

/* The place of a site, or the free place for it. */
static struct site *place(uint64_t key, uint32_t call)
{
    uint64_t i = (key * 0x9e3779b97f4a7c15u + call * 0x85ebca6bu) >> (63 - NASTY_SITE_BITS);
    for (;; i++) {
        struct site *s = &sites[i % TABLE];
        uint64_t there = s->key;
        if (!there || (there == key && s->call == call))
            return s;
    }
}

/* The folder of mpi4py's extension module, with the last slash; empty until one is seen. */
static char python_folder[4096];

static bool is_python(const struct nasty_module *m, const char *path)
{
    if (*path != '/' || !nasty_module_is_python(m))
        return false;
    if (!*python_folder)
        snprintf(python_folder, sizeof python_folder, "%.*s", (int)(strrchr(path, '/') - path) + 1, path);
    return true;
}

static uint32_t new_number(const char *path, uint64_t offset, uint32_t call)
{
    uint32_t number = ++nsites;
    uint32_t treatment = nasty_core_treats(path, offset, number, call);
    nasty_trace_site(number, call, treatment & TREATMENT_LEFT_ALONE, offset, path);
    if (treatment & TREATMENT_LEFT_ALONE)
        number |= NASTY_LEFT_ALONE;
    if (treatment & TREATMENT_REPAIR)
        number |= NASTY_REPAIRED;
    return number;
}

static void tell_frame(uint32_t number, uint64_t address, uint32_t call)
{
    uint64_t begin, end;
    if (nasty.recording && call != NASTY_MPI_NONE && nasty_callers_frame(address, &begin, &end))
        nasty_trace_frame(number, begin, end);
}

static uint32_t number_of(uint64_t address, uint32_t call)
{
    struct nasty_module m = nasty_module_of(address);
    if (nasty_module_is_binding(&m))
        return BINDING;
    const char *path = nasty_module_path(&m);
    uint32_t python = is_python(&m, path) ? PYTHON : 0;
    uint32_t number = new_number(path, address - m.bias, call);
    tell_frame(number & UINT16_MAX, address, call);
    return number | python;
}

static COLD uint32_t learn_site(uint64_t key, const struct nasty_line *line, uint32_t call)
{
    NASTY_KEEP_ERRNO();
    pthread_mutex_lock(&sites_mutex);
    struct site *s = place(key, call);
    if (!s->key && nsites < TABLE / 2 - 1) {
        s->number = line ? new_number(line->path, line->line, call) : number_of(key, call);
        s->call = call;
        s->key = key;
    }
    uint32_t number = s->key ? s->number : 0;
    pthread_mutex_unlock(&sites_mutex);
    return number;
}

/* The site of a return address, or of a line in a Python file. */
static inline uint32_t site_of(uint64_t key, const struct nasty_line *line, uint32_t call)
{
    const struct site *s = place(key, call);
    return LIKELY(s->key) ? s->number : learn_site(key, line, call);
}

/* Looks for the first caller that is neither the shim nor a binding. */
struct walk {
    uint64_t from; /* the return address in the binding; 0 once it was met */
    uint32_t call, site;
    const char
        *slot; /* where the caller's return address is on the stack; NULL: this machine keeps it elsewhere */
    int depth;
};

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *arg)
{
    enum { DEEPEST = 16 };
    struct walk *w = arg;
    uint64_t address = (uint64_t)_Unwind_GetIP(context), found;
    if (++w->depth > DEEPEST)
        return _URC_END_OF_STACK;
    if (address == w->from)
        w->from = 0;
    uint32_t site = w->from ? BINDING : site_of(address, NULL, w->call);
    if (site & BINDING)
        return _URC_NO_REASON;
    const char *slot = (const char *)(uintptr_t)_Unwind_GetCFA(context) - sizeof address;
    memcpy(&found, slot, sizeof found);
    w->site = site;
    w->slot = found == address ? slot : NULL;
    return _URC_END_OF_STACK;
}

/* The caller of a binding. To unwind the stack takes microseconds, so the shim remembers where the return
 * address was on the stack. A known one at the same distance is taken for the caller's, except if findings
 * depend on it: a binding's frame may have another size next time. */
static uint32_t outside_binding(uint64_t address, uint32_t call, const char *frame)
{
    struct site *binding = place(address, call);
    uint32_t distance = nasty.tracing || nasty.settings.sites ? 0 : binding->distance;
    if (LIKELY(distance)) {
        uint64_t caller;
        memcpy(&caller, frame + distance, sizeof caller);
        const struct site *s = place(caller, call);
        if (LIKELY(s->key && !(s->number & BINDING)))
            return s->number;
    }
    struct walk w = {.from = address, .call = call};
    _Unwind_Backtrace(step, &w);
    binding->distance = w.slot > frame ? (uint32_t)(w.slot - frame) : 0;
    return w.site;
}

/* The highest bit marks keys of Python lines: no code has such an address. */
static uint32_t outside_mpi4py(uint32_t site, uint32_t call)
{
    struct nasty_line line;
    if (!nasty_python_line(python_folder, &line))
        return site & ~(uint32_t)PYTHON;
    return site_of(1ull << 63 | (uint64_t)line.file << 32 | line.line, &line, call);
}

static NOINLINE uint32_t look_through(uint32_t site, const void *address, uint32_t call)
{
    NASTY_KEEP_ERRNO();
    if (site & BINDING)
        site = outside_binding((uint64_t)(uintptr_t)address, call, __builtin_frame_address(0));
    if (site & PYTHON)
        site = outside_mpi4py(site, call);
    return site;
}

/* The second highest bit marks stacks. Two stacks with the same hash would be one site: with as many stacks
 * as there are numbers, that happens once in 2^31 programs. */
static inline uint64_t stack_key(const struct nasty_callers *stack)
{
    uint64_t hash = stack->n;
    for (uint32_t i = 0; i < stack->n; i++) {
        hash = (hash ^ stack->addresses[i]) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    return hash >> 2 | 1ull << 62;
}

/* The module of a caller. False: it is the shim itself, in the call inside which the program's function makes
 * this one. */
static bool caller_of(uint64_t address, struct nasty_module *m)
{
    *m = nasty_module_of(address);
    return m->bias != nasty_module_of((uint64_t)(uintptr_t)caller_of).bias;
}

/* The core decides about a site by its stack. */
static void tell_callers(const struct nasty_callers *stack)
{
    struct nasty_module m;
    for (uint32_t i = 1; nasty.settings.sites && i < stack->n; i++)
        if (caller_of(stack->addresses[i], &m))
            nasty_core_caller(nasty_module_path(&m), stack->addresses[i] - m.bias);
}

static void name_callers(uint32_t number, const struct nasty_callers *stack)
{
    struct nasty_module m;
    for (uint32_t i = 1; i < stack->n; i++)
        if (caller_of(stack->addresses[i], &m))
            nasty_trace_caller(number, stack->addresses[i] - m.bias, nasty_module_path(&m));
}

static COLD uint32_t learn_stack(uint64_t key, const struct nasty_callers *stack, uint32_t call)
{
    NASTY_KEEP_ERRNO();
    if (!nasty_callers_room())
        return 0;
    uint32_t alone = site_of(stack->addresses[0], NULL, call); /* also for calls on stacks without room */
    pthread_mutex_lock(&sites_mutex);
    struct site *s = place(key, call);
    if (!s->key && nsites < MOST_STACKS) {
        tell_callers(stack);
        s->number = number_of(stack->addresses[0], call);
        s->call = call;
        call_sites[nsites] = (uint16_t)alone;
        name_callers(nsites, stack);
        s->key = key;
    }
    uint32_t number = s->key ? s->number : 0;
    pthread_mutex_unlock(&sites_mutex);
    return number;
}

/* The site of a call by its stack; 0: only its return address can tell. */
static NOINLINE uint32_t stack_site(uint32_t call, struct nasty_walk *walk)
{
    struct nasty_callers stack;
    if (LIKELY(nasty_callers_find(nasty.settings.stack_depth, walk, &stack)))
        return walk->site;
    uint64_t key = stack_key(&stack);
    const struct site *s = place(key, call);
    walk->site = stack.n < 2 ? 0 : s->key ? s->number : learn_stack(key, &stack, call);
    return walk->site;
}

void nasty_site_enter(uint32_t call, const void *address, struct nasty_walks *walks)
{
    uint64_t key = (uint64_t)(uintptr_t)address;
    call &= NASTY_NUMBER;
    struct nasty_walk *walk = walks ? nasty_walks_find(walks, key, call) : NULL;
    if (LIKELY(walk && (nasty_site = stack_site(call, walk)) != 0))
        return;
    uint32_t site = site_of(key, NULL, call);
    bool direct = LIKELY(!(site & (BINDING | PYTHON)));
    nasty_site = direct ? site : look_through(site, address, call);
    if (direct && walk)
        walk->site = site;
}

uint16_t nasty_site_of_call(void)
{
    uint16_t number = (uint16_t)nasty_site, alone = call_sites[number];
    return alone ? alone : number;
}

uint16_t nasty_site_at(const void *address)
{
    uint32_t site = address ? site_of((uint64_t)(uintptr_t)address, NULL, NASTY_MPI_NONE) : 0;
    return site & (BINDING | PYTHON) ? 0 : (uint16_t)site;
}

uint16_t nasty_site_with_callers(const void *address)
{
    struct nasty_walk walk = {.address = (uint64_t)(uintptr_t)address};
    bool walks = address && nasty.watched && nasty.settings.stack_depth > 1;
    uint32_t site = walks ? stack_site(NASTY_MPI_NONE, &walk) : 0;
    return site ? (uint16_t)site : nasty_site_at(address);
}

uint16_t nasty_site_in_python(void) { return (uint16_t)outside_mpi4py(0, NASTY_MPI_NONE); }

uint16_t nasty_site_here(void)
{
    return nasty.watched ? (uint16_t)nasty_site : nasty_site_at(nasty_caller.address);
}

/* The library may do so often, for example in calls on files. */
bool nasty_library_calls(const void *address)
{
    enum { KNOWN_BITS = 6 };
    static _Atomic uint64_t known[1 << KNOWN_BITS]; /* twice an address of the library, or once more */
    uint64_t at = (uint64_t)(uintptr_t)address, no = 2 * at, yes = no | 1;
    _Atomic uint64_t *answer = &known[at * 0x9e3779b97f4a7c15u >> (64 - KNOWN_BITS)];
    uint64_t found = *answer; /* another thread may write it meanwhile */
    if (found != no && found != yes) {
        struct nasty_module m = nasty_module_of(at);
        *answer = found = nasty_module_is_library(&m) ? yes : no;
    }
    return found == yes;
}

bool nasty_site_add(struct nasty_site_set *set, uint16_t site)
{
    uint64_t bit = 1ull << site % 64, *word = &set->words[site / 64];
    bool first = !(*word & bit);
    *word |= bit;
    return first;
}
