/* Tells valgrind's memcheck which bytes nobody may look at yet, so that it names the place where a
 * program does. It is C because that is told by instructions: some that change nothing, with a
 * meaning to valgrind alone (valgrind.h; its manual, 3.1 "The Client Request mechanism"). */
#include "shim.h"

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
    (void)words; /* its bytes count as written by the poison */
#endif
}

/* Two options: whether it is silent about a child until that executes something, and whether it goes
 * on in there. Without this, the processes by which the core is started would have logs of their own. */
void nasty_valgrind_ignores_children(bool ignores)
{
    static const char *const ours[] = {"--child-silent-after-fork=yes", "--trace-children=no"};
    const char *options = getenv("_NASTYMPI_OPTIONS");
    char own[2][64];
    if (!nasty.valgrind || !options || sscanf(options, "%63s %63s", own[0], own[1]) != 2)
        return;
    for (int i = 0; i < 2; i++)
        if (strcmp(own[i], ours[i]) != 0) /* it says each time that it changes one */
            request(CHANGE_OPTION, ignores ? ours[i] : own[i], 0);
}

/* What a pending operation will deliver is garbage until then. */
void nasty_undefined(const char *from, uint64_t bytes)
{
    if (UNLIKELY(nasty.valgrind))
        request(UNDEFINED, from, bytes);
}

static bool visit_defined(char *from, uint64_t bytes, void *arg)
{
    (void)arg;
    request(DEFINED_WHERE_ADDRESSABLE, from, bytes);
    return true;
}

/* Now the library has the buffer. Memcheck does not see all ways in which data comes: another
 * process may write it. */
void nasty_expect(const struct nasty_op *op, uint64_t off, uint64_t len)
{
    if (op->kind == NASTY_GET)
        nasty_walk(op->origin, op->shape ? op->shape->origin : NULL, off, len, visit_defined, NULL);
    else if (op->kind >= NASTY_GET_ACC)
        nasty_walk(op->result, op->shape ? op->shape->result : NULL, off, len, visit_defined, NULL);
}
