/* Prints how far before the end of the stack frame the variables of blocks are, and makes calls inside and
 * outside the blocks. */
#include <stdint.h>
#include <stdio.h>

void record(const char *label);

static void tell(const char *label, const volatile void *at, uintptr_t end)
{
    printf("%s distance %#lx\n", label, (unsigned long)(end - (uintptr_t)at));
}

#ifdef INLINED
__attribute__((always_inline)) static inline int more(int n)
{
    volatile int local = n;
    return local + 1;
}
#else
static int more(int n) { return n + 1; }
#endif

static void other(void) { record("another function"); }

int main(int argc, char **argv)
{
    uintptr_t end = (uintptr_t)__builtin_dwarf_cfa();
    volatile int whole[4] = {argc};
    (void)argv;
    tell("whole", whole, end);
    record("before");
    if (argc > 0) {
        volatile int outer[4] = {more(argc)};
        static volatile int kept[4];
        volatile char variable[argc + 3];
        variable[0] = 0;
        tell("outer", outer, end);
        tell("variable", variable, end);
        tell("kept", kept, end);
        record("in outer");
        for (int i = 0; i < 1; i++) {
            volatile int inner[4] = {i};
            tell("inner", inner, end);
            record("in inner");
        }
        record("at the end of outer");
    }
    {
        volatile int sibling[4] = {argc};
        tell("sibling", sibling, end);
        record("in sibling");
    }
    other();
    record("after");
    return 0;
}
