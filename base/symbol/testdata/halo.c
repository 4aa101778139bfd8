// Calls from places that differ in how a compiler describes them.
#include "include/c++/around.h"
#include "record.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

volatile int many = 1;

static inline __attribute__((always_inline)) void step(void)
{
    many++;
    many *= 3;
}

// Nothing calls this, nor its twin below, and the linker may drop them: they must not
// shadow other code, at the low addresses that they then seem to have.
#define TEN(x) x x x x x x x x x x
void dropped_above(void) { TEN(TEN(TEN(step();))) }

static inline __attribute__((always_inline)) void put_left(void)
{
    record("inlined");
    many++;
}

__attribute__((noinline)) void exchange(void)
{
    record("first");
    put_left(); // call of put_left
    within();   // call of within
    record("second");
    many++;
}

static __attribute__((cold, noinline)) void warn(void) { many = 0; }

// Of this, GCC puts the part that begins with a warning elsewhere: exchange_checked.cold.
__attribute__((noinline)) void exchange_checked(int error)
{
    record("hot");
    if (__builtin_expect(error, 0)) {
        warn();
        record("cold");
        record("cold again");
        exit(0);
    }
    many++;
}

static __attribute__((noinline, noreturn)) void last(void)
{
    record("last");
    exit(0);
}

__attribute__((noinline)) void regions(void)
{
#pragma omp parallel num_threads(1)
    {
        record("region");
        many++;
    }
}

void dropped_below(void) { TEN(TEN(TEN(step();))) }

int main(int argc, char **argv)
{
    exchange();
    regions();
    if (argc > 1) { // a library of the same interface
        void *library = dlopen(argv[1], RTLD_NOW);
        void (*visit)(void (*)(const char *)) =
            library ? (void (*)(void (*)(const char *)))dlsym(library, "visit") : 0;
        if (!visit) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
        visit(record);
    }
    exchange_checked(0);
    if (argc > 2)
        exchange_checked(1);
    last();
}
