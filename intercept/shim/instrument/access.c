/* The functions that compilers call before each load and each store of a program (-fsanitize=thread), in
 * place of ThreadSanitizer's. `nastympi cc` links this library. In C because it becomes a part of the
 * program. */
#include "instrument.h"

#include <dlfcn.h>
#include <stddef.h>

struct nasty_hook nasty_hook = {.version = NASTY_HOOK_VERSION};
__thread struct nasty_recents *nasty_recents;

void nasty_tell_shim(const char *function)
{
    void (*of_shim)(struct nasty_hook *);
    *(void **)&of_shim = dlsym(RTLD_DEFAULT, function);
    if (of_shim)
        of_shim(&nasty_hook);
}

static __attribute__((constructor)) void register_hook(void) { nasty_tell_shim("nasty_hook_register"); }
static __attribute__((destructor)) void forget_hook(void) { nasty_tell_shim("nasty_hook_forget"); }

#define ACCESS(name, bytes, kind)                                                                            \
    void __tsan_##name(void *at);                                                                            \
    void __tsan_##name(void *at) { nasty_access(at, bytes, kind, SITE); }

/* Some programs take volatile for atomic. */
#define VOLATILE(name, bytes, kind, order)                                                                   \
    void __tsan_##name(void *at);                                                                            \
    void __tsan_##name(void *at)                                                                             \
    {                                                                                                        \
        nasty_access(at, bytes, ACCESS_VOLATILE | (kind), SITE);                                             \
        order(at);                                                                                           \
    }

#define READ_AND_WRITE(name, bytes)                                                                          \
    void __tsan_##name(void *at);                                                                            \
    void __tsan_##name(void *at)                                                                             \
    {                                                                                                        \
        nasty_access(at, bytes, 0, SITE);                                                                    \
        nasty_access(at, bytes, ACCESS_WRITES, SITE);                                                        \
    }

#define ACCESSES(prefix, bytes)                                                                              \
    ACCESS(prefix##read##bytes, bytes, 0)                                                                    \
    ACCESS(prefix##write##bytes, bytes, ACCESS_WRITES)                                                       \
    VOLATILE(prefix##volatile_read##bytes, bytes, 0, nasty_await)                                            \
    VOLATILE(prefix##volatile_write##bytes, bytes, ACCESS_WRITES, nasty_release)                             \
    READ_AND_WRITE(prefix##read_write##bytes, bytes)

ACCESSES(, 1)
ACCESSES(, 2)
ACCESSES(, 4)
ACCESSES(, 8)
ACCESSES(, 16)
ACCESSES(unaligned_, 2)
ACCESSES(unaligned_, 4)
ACCESSES(unaligned_, 8)
ACCESSES(unaligned_, 16)

void __tsan_read_range(void *at, size_t bytes);
void __tsan_read_range(void *at, size_t bytes) { nasty_access_range(at, bytes, 0, SITE); }

void __tsan_write_range(void *at, size_t bytes);
void __tsan_write_range(void *at, size_t bytes) { nasty_access_range(at, bytes, ACCESS_WRITES, SITE); }

/* What else compilers call. No window has pointers to virtual functions that ranks exchange. */
void __tsan_init(void);
void __tsan_init(void) {}
void __tsan_func_entry(void *caller);
void __tsan_func_entry(void *caller) { (void)caller; }
void __tsan_func_exit(void);
void __tsan_func_exit(void) {}
void __tsan_vptr_update(void **at, void *value);
void __tsan_vptr_update(void **at, void *value) { (void)at, (void)value; }
void __tsan_vptr_read(void **at);
void __tsan_vptr_read(void **at) { (void)at; }

/* Programs may call these to tell ThreadSanitizer what it does not see. */
void __tsan_acquire(void *at);
void __tsan_acquire(void *at) { nasty_acquire(at); }
void __tsan_release(void *at);
void __tsan_release(void *at) { nasty_release(at); }
