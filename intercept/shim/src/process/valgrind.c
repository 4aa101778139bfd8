/* Tells valgrind's memcheck which bytes nobody may look at yet, so that it names the place where a program
 * does. In C because valgrind is told by machine instructions that change nothing and mean something to it
 * only (valgrind.h; its manual, 3.1 "The Client Request mechanism"). */
#include "process/valgrind.h"

#include "process/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHANGE_OPTION = 0x1203,
    UNDEFINED = 'M' << 24 | 'C' << 16 | 1,
    DEFINED_WHERE_ADDRESSABLE = UNDEFINED + 10
};

static void request(uint64_t code, const char *from, uint64_t bytes)
{
    volatile uint64_t words[6] = {code, (uint64_t)(uintptr_t)from, bytes};
#if defined __x86_64__
    uint64_t result = 0;
    __asm__ volatile("rolq $3, %%rdi; rolq $13, %%rdi; rolq $61, %%rdi; rolq $51, %%rdi; xchgq %%rbx, %%rbx"
                     : "+d"(result)
                     : "a"(words)
                     : "cc", "memory");
#elif defined __aarch64__
    __asm__ volatile("mov x3, 0; mov x4, %0; ror x12, x12, #3; ror x12, x12, #13; ror x12, x12, #51; "
                     "ror x12, x12, #61; orr x10, x10, x10"
                     :
                     : "r"(words)
                     : "cc", "memory", "x3", "x4");
#else
    (void)words; /* here the bytes count as written by the poison */
#endif
}

/* Two options: whether valgrind is silent about a child until the child executes a program, and whether it
 * follows it there. With the user's options, the processes that start the core would have logs of their
 * own. */
void nasty_valgrind_ignores_children(bool ignores)
{
    static const char *const ours[] = {"--child-silent-after-fork=yes", "--trace-children=no"};
    const char *options = getenv("_NASTYMPI_OPTIONS");
    char own[2][64];
    if (!nasty.valgrind || !options || sscanf(options, "%63s %63s", own[0], own[1]) != 2)
        return;
    for (int i = 0; i < 2; i++)
        if (strcmp(own[i], ours[i]) != 0) /* valgrind prints a line for each option that it changes */
            request(CHANGE_OPTION, ignores ? ours[i] : own[i], 0);
}

void nasty_undefined(const char *from, uint64_t bytes)
{
    if (UNLIKELY(nasty.valgrind))
        request(UNDEFINED, from, bytes);
}

void nasty_defined(const char *from, uint64_t bytes) { request(DEFINED_WHERE_ADDRESSABLE, from, bytes); }
