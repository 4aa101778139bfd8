/* How the functions of this library tell the shim of an access. */
#ifndef NASTY_INSTRUMENT_H
#define NASTY_INSTRUMENT_H

#include "loads/hook.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

extern struct nasty_hook nasty_hook;

/* Calls a function of the shim with the hook, if the program runs with the shim. */
void nasty_tell_shim(const char *function);

/* The answers of the shim to this thread; NULL: there are none. */
extern __thread struct nasty_recents *nasty_recents __attribute__((tls_model("initial-exec")));

/* Whether an access needs no telling: it joins those before at this site, or is of no interest as they were.
 */
static inline __attribute__((always_inline)) bool nasty_known(uintptr_t from, uintptr_t to, uint32_t kind,
                                                              const void *site)
{
    struct nasty_recents *all = nasty_recents;
    if (!all)
        return false;
    uint64_t key = nasty_recent_key(site, kind);
    struct nasty_recent *r = nasty_recent(all, key);
    if (r->key != key || r->generation != all->generation || from < r->from || to > r->to ||
        r->changes != atomic_load_explicit(nasty_hook.changes, memory_order_relaxed))
        return false;
    return !r->joined || nasty_join(r->joined, from, to);
}

static inline __attribute__((always_inline)) void nasty_tell(const volatile void *at, uintptr_t bytes,
                                                             uint32_t kind, const void *site)
{
    if (!nasty_known((uintptr_t)at, (uintptr_t)at + bytes, kind, site))
        nasty_recents = nasty_hook.access(at, bytes, kind, site);
}

/* Most accesses are of no interest, and without a recording none is: they cost this comparison. */
static inline __attribute__((always_inline)) void nasty_access(const volatile void *at, uintptr_t bytes,
                                                               uint32_t kind, const void *site)
{
    if (__builtin_expect((uintptr_t)at - nasty_hook.low < nasty_hook.span, 0))
        nasty_tell(at, bytes, kind, site);
}

/* An access of many bytes may begin before those that are of interest. */
static inline __attribute__((always_inline)) void nasty_access_range(const volatile void *at, uintptr_t bytes,
                                                                     uint32_t kind, const void *site)
{
    if (__builtin_expect(nasty_hook.span && (uintptr_t)at + bytes > nasty_hook.low &&
                             (uintptr_t)at < nasty_hook.low + nasty_hook.span,
                         0))
        nasty_tell(at, bytes, kind, site);
}

/* Before the thread lets others see what it did, or after it may have seen what others did. */
static inline __attribute__((always_inline)) void nasty_order(const volatile void *object, uint32_t kind)
{
    void (*tell)(const volatile void *, uint32_t) = nasty_hook.synchronize;
    if (__builtin_expect(tell != NULL, 0))
        tell(object, kind);
}

static inline void nasty_acquire(const volatile void *object) { nasty_order(object, SYNC_ACQUIRES); }
static inline void nasty_release(const volatile void *object) { nasty_order(object, SYNC_RELEASES); }
static inline void nasty_await(const volatile void *object)
{
    nasty_order(object, SYNC_ACQUIRES | SYNC_POLLS);
}

/* Whatever was on this thread's stack below this address, or anywhere on it if that is NULL, is gone: others
 * may have been there, who are ordered with nobody. */
void nasty_stack_gone(const void *below);

/* Orders as a fence of the whole program. */
void nasty_fence(void);

/* A function that the linker replaces (--wrap), by its own name. The program may not have it at all. Linkers
 * replace it in what shared objects without versions of symbols refer to, too, such as LLVM's libc++, so they
 * must see it. */
#define REAL(function) extern __attribute__((weak)) __typeof__(function) __real_##function
#define WRAP_(function) __attribute__((visibility("protected"))) __wrap_##function
#define WRAP(function) WRAP_(function)

/* A call that releases or acquires what its first argument points to. */
#define RELEASES(function, type)                                                                             \
    REAL(function);                                                                                          \
    int WRAP(function)(type * object);                                                                       \
    int WRAP(function)(type * object)                                                                        \
    {                                                                                                        \
        nasty_release(object);                                                                               \
        return __real_##function(object);                                                                    \
    }

#define ACQUIRES(function, type)                                                                             \
    REAL(function);                                                                                          \
    int WRAP(function)(type * object);                                                                       \
    int WRAP(function)(type * object)                                                                        \
    {                                                                                                        \
        int result = __real_##function(object);                                                              \
        nasty_acquire(object);                                                                               \
        return result;                                                                                       \
    }

/* A thread begins after what its creator released at `beginning`, and ends when the block does: it may
 * return, call pthread_exit, or be cancelled. */
pthread_t nasty_thread_begin(const void *beginning);
void nasty_thread_end(const pthread_t *own);
#define NASTY_THREAD(beginning)                                                                              \
    __attribute__((cleanup(nasty_thread_end))) const pthread_t own = nasty_thread_begin(beginning)

/* Somebody has waited until a thread ended. */
static inline void nasty_joined_thread(pthread_t thread) { nasty_acquire((void *)(uintptr_t)thread); }

#define SITE __builtin_return_address(0)

#endif
