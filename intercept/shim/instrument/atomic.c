/* Atomic operations of the program, which compilers leave to ThreadSanitizer. All are sequentially
 * consistent: whatever order the program asked for, this one is not weaker. In C because it becomes a part of
 * the program. */
#include "instrument.h"

#include <stdbool.h>

#if defined(__x86_64__)
#define WIDE __attribute__((target("cx16")))
#else
#define WIDE
#endif

enum { READS = ACCESS_ATOMIC, WRITES = ACCESS_ATOMIC | ACCESS_WRITES };

#define LOAD(bits, type)                                                                                     \
    type __tsan_atomic##bits##_load(const volatile type *at, int order);                                     \
    WIDE type __tsan_atomic##bits##_load(const volatile type *at, int order)                                 \
    {                                                                                                        \
        (void)order;                                                                                         \
        nasty_access(at, bits / 8, READS, SITE);                                                             \
        type value = GET_##bits(at);                                                                         \
        nasty_await(at);                                                                                     \
        return value;                                                                                        \
    }

#define STORE(bits, type)                                                                                    \
    void __tsan_atomic##bits##_store(volatile type *at, type value, int order);                              \
    WIDE void __tsan_atomic##bits##_store(volatile type *at, type value, int order)                          \
    {                                                                                                        \
        (void)order;                                                                                         \
        nasty_access(at, bits / 8, WRITES, SITE);                                                            \
        nasty_release(at);                                                                                   \
        (void)CHANGE(bits, type, at, value);                                                                 \
    }

#define UPDATE(bits, type, name, value_of)                                                                   \
    type __tsan_atomic##bits##_##name(volatile type *at, type value, int order);                             \
    WIDE type __tsan_atomic##bits##_##name(volatile type *at, type value, int order)                         \
    {                                                                                                        \
        (void)order;                                                                                         \
        nasty_access(at, bits / 8, WRITES, SITE);                                                            \
        nasty_release(at);                                                                                   \
        type before = CHANGE(bits, type, at, value_of);                                                      \
        nasty_await(at);                                                                                     \
        return before;                                                                                       \
    }

/* Loops until nobody else has changed the bytes meanwhile. `old` is their value before. */
#define CHANGE(bits, type, at, value_of)                                                                     \
    ({                                                                                                       \
        type old = GET_##bits(at), seen;                                                                     \
        while ((seen = __sync_val_compare_and_swap(at, old, (type)(value_of))) != old)                       \
            old = seen;                                                                                      \
        old;                                                                                                 \
    })

#define EXCHANGE_IF(bits, type, name)                                                                        \
    int __tsan_atomic##bits##_compare_exchange_##name(volatile type *at, type *expected, type value,         \
                                                      int order, int otherwise);                             \
    WIDE int __tsan_atomic##bits##_compare_exchange_##name(volatile type *at, type *expected, type value,    \
                                                           int order, int otherwise)                         \
    {                                                                                                        \
        (void)order, (void)otherwise;                                                                        \
        nasty_access(at, bits / 8, WRITES, SITE);                                                            \
        nasty_release(at);                                                                                   \
        type old = __sync_val_compare_and_swap(at, *expected, value);                                        \
        nasty_await(at);                                                                                     \
        bool same = old == *expected;                                                                        \
        *expected = old;                                                                                     \
        return same;                                                                                         \
    }

#define EXCHANGE_VALUE(bits, type)                                                                           \
    type __tsan_atomic##bits##_compare_exchange_val(volatile type *at, type expected, type value, int order, \
                                                    int otherwise);                                          \
    WIDE type __tsan_atomic##bits##_compare_exchange_val(volatile type *at, type expected, type value,       \
                                                         int order, int otherwise)                           \
    {                                                                                                        \
        (void)order, (void)otherwise;                                                                        \
        nasty_access(at, bits / 8, WRITES, SITE);                                                            \
        nasty_release(at);                                                                                   \
        type old = __sync_val_compare_and_swap(at, expected, value);                                         \
        nasty_await(at);                                                                                     \
        return old;                                                                                          \
    }

#define OF_WIDTH(bits, type)                                                                                 \
    LOAD(bits, type)                                                                                         \
    STORE(bits, type)                                                                                        \
    UPDATE(bits, type, exchange, value)                                                                      \
    UPDATE(bits, type, fetch_add, old + value)                                                               \
    UPDATE(bits, type, fetch_sub, old - value)                                                               \
    UPDATE(bits, type, fetch_and, old &value)                                                                \
    UPDATE(bits, type, fetch_or, old | value)                                                                \
    UPDATE(bits, type, fetch_xor, old ^ value)                                                               \
    UPDATE(bits, type, fetch_nand, ~(old & value))                                                           \
    EXCHANGE_IF(bits, type, strong)                                                                          \
    EXCHANGE_IF(bits, type, weak)                                                                            \
    EXCHANGE_VALUE(bits, type)

#define GET_8(at) __atomic_load_n(at, __ATOMIC_SEQ_CST)
#define GET_16(at) __atomic_load_n(at, __ATOMIC_SEQ_CST)
#define GET_32(at) __atomic_load_n(at, __ATOMIC_SEQ_CST)
#define GET_64(at) __atomic_load_n(at, __ATOMIC_SEQ_CST)
/* No machine instruction loads 16 bytes in one go: an exchange of zero for zero does. */
#define GET_128(at) __sync_val_compare_and_swap((volatile unsigned __int128 *)(uintptr_t)(at), 0, 0)

OF_WIDTH(8, uint8_t)
OF_WIDTH(16, uint16_t)
OF_WIDTH(32, uint32_t)
OF_WIDTH(64, uint64_t)
#if defined(__x86_64__)
OF_WIDTH(128, unsigned __int128)
#endif

void nasty_fence(void)
{
    static char fences; /* each one is ordered after those before it: that is more order than there is */
    nasty_release(&fences);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    nasty_await(&fences);
}

void __tsan_atomic_thread_fence(int order);
void __tsan_atomic_thread_fence(int order)
{
    (void)order;
    nasty_fence();
}

void __tsan_atomic_signal_fence(int order);
void __tsan_atomic_signal_fence(int order)
{
    (void)order;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
