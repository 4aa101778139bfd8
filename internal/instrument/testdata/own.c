/* A program that has functions of its own by the names of functions of the C library. The shim is played:
 * it wants to know what threads release and acquire. */
#include "loads/hook.h"

#include <poll.h>
#include <stdio.h>
#include <unistd.h>

double recv(int a, double b, long c, long d, long e, long f, long g, long h, float i);
#ifdef OWN
double recv(int a, double b, long c, long d, long e, long f, long g, long h, float i)
{
    return a + b + (double)(c + d + e + f + g + h) + i;
}
#else
static int heard;

static void order(const volatile void *object, uint32_t kind) { heard += !object && kind & SYNC_ACQUIRES; }

void nasty_hook_register(struct nasty_hook *hook);
void nasty_hook_register(struct nasty_hook *hook) { hook->synchronize = order; }

int main(void)
{
    char byte;
    int ends[2];
    struct pollfd of = {.events = POLLIN};
    if (pipe(ends) != 0 || write(ends[1], "x", 1) != 1)
        return 1;
    of.fd = ends[0];
    printf("%g\n", recv(1, 2.5, 3, 4, 5, 6, 7, 8, 9));
    printf("%d\n", poll(&of, 1, 0));
    printf("%ld\n", (long)read(ends[0], &byte, 1));
    printf("%d\n", heard);
    return 0;
}
#endif
