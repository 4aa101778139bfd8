/* Tells valgrind's memcheck which bytes nobody may look at yet, so that it names the place where a program
 * does. In C because valgrind is told by machine instructions that change nothing and mean something to it
 * only (valgrind.h; its manual, 3.1 "The Client Request mechanism"). */
#include "process/valgrind.h"

#include "process/environment.h"
#include "process/state.h"

#include <stdio.h>
#include <string.h>

enum {
    COUNT_ERRORS = 0x1201,
    CHANGE_OPTION = 0x1203,
    FORBIDDEN = 'M' << 24 | 'C' << 16,
    UNDEFINED,
    DEFINED,
    UNNAME,
    GET_BITS = FORBIDDEN + 8,
    SET_BITS,
    NAME,
    DEFINED_WHERE_ADDRESSABLE
};

/* Returns 0 outside valgrind, and in tools that do not know the request. */
static uint64_t request(uint64_t code, const char *from, uint64_t second, uint64_t third)
{
    volatile uint64_t words[6] = {code, (uint64_t)(uintptr_t)from, second, third};
    uint64_t result = 0;
#if defined __x86_64__
    __asm__ volatile("rolq $3, %%rdi; rolq $13, %%rdi; rolq $61, %%rdi; rolq $51, %%rdi; xchgq %%rbx, %%rbx"
                     : "+d"(result)
                     : "a"(words)
                     : "cc", "memory");
#elif defined __aarch64__
    __asm__ volatile("mov x3, 0; mov x4, %1; ror x12, x12, #3; ror x12, x12, #13; ror x12, x12, #51; "
                     "ror x12, x12, #61; orr x10, x10, x10; mov %0, x3"
                     : "=r"(result)
                     : "r"(words)
                     : "cc", "memory", "x3", "x4");
#else
    (void)words; /* here the bytes count as written by the poison */
#endif
    return result;
}

/* Two options: whether valgrind is silent about a child until the child executes a program, and whether it
 * follows it there. With the user's options, the processes that start the core would have logs of their
 * own. */
void nasty_valgrind_ignores_children(bool ignores)
{
    static const char *const ours[] = {"--child-silent-after-fork=yes", "--trace-children=no"};
    const char *options = nasty_variable("_NASTYMPI_OPTIONS");
    char own[2][64];
    if (!nasty.valgrind || !options || sscanf(options, "%63s %63s", own[0], own[1]) != 2)
        return;
    for (int i = 0; i < 2; i++)
        if (strcmp(own[i], ours[i]) != 0) /* valgrind prints a line for each option that it changes */
            request(CHANGE_OPTION, ignores ? ours[i] : own[i], 0, 0);
}

void nasty_undefined(const char *from, uint64_t bytes)
{
    if (UNLIKELY(nasty.valgrind))
        request(UNDEFINED, from, bytes, 0);
}

void nasty_defined(const char *from, uint64_t bytes) { request(DEFINED_WHERE_ADDRESSABLE, from, bytes, 0); }

void nasty_forbidden(const char *from, uint64_t bytes) { request(FORBIDDEN, from, bytes, 0); }

void nasty_allowed(const char *from, uint64_t bytes) { request(DEFINED, from, bytes, 0); }

bool nasty_get_bits(const char *from, uint64_t bytes, char *bits)
{
    return request(GET_BITS, from, (uint64_t)(uintptr_t)bits, bytes) == 1;
}

void nasty_set_bits(const char *from, uint64_t bytes, const char *bits)
{
    request(SET_BITS, from, (uint64_t)(uintptr_t)bits, bytes);
}

uint64_t nasty_name_memory(const char *from, uint64_t bytes, const char *name)
{
    return request(NAME, from, bytes, (uint64_t)(uintptr_t)name);
}

/* The first argument has no meaning. */
void nasty_unname_memory(uint64_t number) { request(UNNAME, NULL, number, 0); }

uint64_t nasty_valgrind_errors(void) { return request(COUNT_ERRORS, NULL, 0, 0); }
