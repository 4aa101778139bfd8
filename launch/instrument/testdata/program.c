/* Accesses `memory` in each way that compilers tell of. */
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef __SANITIZE_THREAD__
#error "the program would call more of ThreadSanitizer"
#endif

_Alignas(64) char memory[256];
static char other[256];
struct block {
    char bytes[40];
};

uint64_t sum;

static void widths(void)
{
    volatile char *bytes = memory;
    uint64_t *wide = (uint64_t *)memory;
    bytes[3] = 1;
    wide[1] = 7;
    sum = wide[2];
    sum += (uint64_t)bytes[5];
}

static void blocks(size_t n)
{
    *(struct block *)(memory + 64) = *(struct block *)other;
    memcpy(other, memory + 8, n);
    memset(memory + 128, 1, n);
    memmove(memory - 8, other, n);
}

static int atomics(void)
{
    _Atomic int *at = (_Atomic int *)(memory + 200);
    int expected = 8;
    atomic_store(at, 5);
    if (atomic_fetch_add(at, 3) != 5 || atomic_exchange(at, 9) != 8)
        abort();
    if (atomic_compare_exchange_strong(at, &expected, 1) || expected != 9)
        abort();
    if (!atomic_compare_exchange_strong(at, &expected, 1))
        abort();
    atomic_fetch_or(at, 6);
    atomic_fetch_and(at, 5);
    atomic_fetch_xor(at, 1);
    atomic_fetch_sub(at, 1);
    atomic_thread_fence(memory_order_seq_cst);
    return atomic_load(at) == 3;
}

int main(int argc, char **argv)
{
    (void)argv;
    other[100] = 1;
    widths();
    blocks((size_t)argc * 17);
    return atomics() ? 0 : 1;
}
