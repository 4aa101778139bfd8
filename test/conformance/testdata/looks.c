/* Many puts from more pages than the shim remembers, in pieces that come in random order. The program counts
 * how often the shim asks the kernel whether a page is mapped: about once per page, not once per piece. Link
 * it with -rdynamic, so that its own syscall() is the shim's, too. */
#define _GNU_SOURCE
#include "check.h"

#include <dlfcn.h>
#include <sys/syscall.h>

enum { PAGE = 4096, PUTS = 1024, BYTES = 2 * PAGE, PAGES = PUTS * BYTES / PAGE };

static long looks;

/* The shim asks by a call of rt_sigprocmask that always fails. */
long syscall(long number, ...)
{
    static long (*next)(long, ...);
    if (!next)
        next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    va_list args;
    long a[6];
    va_start(args, number);
    for (int i = 0; i < 6; i++)
        a[i] = va_arg(args, long);
    va_end(args);
    looks += number == SYS_rt_sigprocmask;
    return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

int main(int argc, char **argv)
{
    char *base, *data = malloc(PUTS * BYTES);
    MPI_Win win;
    memset(data, 1, PUTS * BYTES);
    check_start(&argc, &argv);
    MPI_Win_allocate(PUTS * BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    for (int i = 0; rank == 0 && i < PUTS; i++)
        MPI_Put(data + i * BYTES, BYTES, MPI_BYTE, peer, (MPI_Aint)i * BYTES, BYTES, MPI_BYTE, win);
    looks = 0;
    MPI_Win_flush_all(win);
    if (looks > PAGES + PAGES / 8)
        FAIL("asked %ld times about %d pages", looks, PAGES);
    if (rank == 0 && looks < PAGES / 2)
        FAIL("asked only %ld times about %d pages: does the shim call this syscall()?", looks, PAGES);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    free(data);
    return finish("looks");
}
