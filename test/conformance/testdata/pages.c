/* Shows the shim pages of 64 KiB, as kernels of arm64 may have: to be preloaded. What such a kernel refuses
 * is refused: offsets and addresses that are no multiples of a page. Others see the pages that there are. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { PAGE = 64 << 10, PLACED = MAP_FIXED | MAP_FIXED_NOREPLACE };

#define IS_SHIM is_shim(__builtin_return_address(0))

static int is_shim(void *code)
{
    Dl_info file;
    return dladdr(code, &file) && strstr(file.dli_fname, "/nastyshim.so");
}

static size_t whole(size_t bytes) { return (bytes + PAGE - 1) / PAGE * PAGE; }

/* Says once that the shim came by. */
static void note(void)
{
    static int noted;
    const char *path = getenv("PAGES_SEEN");
    if (!noted++ && path)
        close(open(path, O_CREAT | O_WRONLY, 0666));
}

static int begins_page(uintptr_t at)
{
    note();
    if (at % PAGE != 0)
        errno = EINVAL;
    return at % PAGE == 0;
}

static char *map(void *at, size_t bytes, int allowed, int flags, int fd, off_t from)
{
    return (char *)syscall(SYS_mmap, at, bytes, allowed, flags, fd, from);
}

/* Room that begins with a page. */
static char *reserve(void *wish, size_t bytes)
{
    char *all = map(wish, bytes + PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED)
        return all;
    char *first = (char *)whole((uintptr_t)all);
    if (first > all)
        syscall(SYS_munmap, all, first - all);
    if (first < all + PAGE)
        syscall(SYS_munmap, first + bytes, all + PAGE - first);
    return first;
}

void *mmap(void *at, size_t bytes, int allowed, int flags, int fd, off_t from)
{
    if (!IS_SHIM)
        return map(at, bytes, allowed, flags, fd, from);
    if (!begins_page((uintptr_t)from) || (flags & PLACED && !begins_page((uintptr_t)at)))
        return MAP_FAILED;
    if (flags & PLACED)
        return map(at, whole(bytes), allowed, flags, fd, from);
    char *room = reserve(at, whole(bytes));
    return room == MAP_FAILED ? room : map(room, whole(bytes), allowed, flags | MAP_FIXED, fd, from);
}

int munmap(void *at, size_t bytes)
{
    if (!IS_SHIM)
        return (int)syscall(SYS_munmap, at, bytes);
    return begins_page((uintptr_t)at) ? (int)syscall(SYS_munmap, at, whole(bytes)) : -1;
}

int mprotect(void *at, size_t bytes, int allowed)
{
    if (!IS_SHIM)
        return (int)syscall(SYS_mprotect, at, bytes, allowed);
    return begins_page((uintptr_t)at) ? (int)syscall(SYS_mprotect, at, whole(bytes), allowed) : -1;
}

int madvise(void *at, size_t bytes, int advice)
{
    if (!IS_SHIM)
        return (int)syscall(SYS_madvise, at, bytes, advice);
    return begins_page((uintptr_t)at) ? (int)syscall(SYS_madvise, at, whole(bytes), advice) : -1;
}

long sysconf(int name)
{
    if (IS_SHIM && name == _SC_PAGESIZE)
        return PAGE;
    return ((long (*)(int))dlsym(RTLD_NEXT, "sysconf"))(name);
}
