/* Memory that the core sees too. In C because neither the library's nor the program's allocator knows of
 * the core.
 *
 * Blocks have a power of two of bytes. Freed ones are kept by size; new ones are cut off the end of the
 * shared file, which grows when it is used up. */
#include "core/arena.h"

#include "core/process.h"
#include "core/questions.h"
#include "process/message.h"
#include "process/platform.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    SMALLEST = 6, /* 64 bytes, a line of the cache */
    SIZES = 48,
    /* Pages of freed blocks from this size on are given back. */
    LARGE = 20,
};

struct block {
    struct block *next;
};

static struct block *freed[SIZES];
static char *top, *end; /* of the memory that was never handed out */
static uint64_t file_bytes;

void nasty_arena_start(void)
{
    struct nasty_span room = nasty_core_room();
    top = room.from;
    end = room.to;
    file_bytes = NASTY_CORE_MEMORY_BYTES;
}

static uint32_t class_of(size_t bytes)
{
    return bytes <= 1 << SMALLEST ? SMALLEST : 64 - (uint32_t)__builtin_clzll(bytes - 1);
}

size_t nasty_shared_size(size_t bytes) { return (size_t)1 << class_of(bytes); }

static void keep(void *memory, uint32_t class)
{
    struct block *b = memory;
    b->next = freed[class];
    freed[class] = b;
}

/* Makes blocks of what is left at the end. */
static void cut_up(void)
{
    for (uint32_t c = SIZES; c-- > SMALLEST;)
        if ((size_t)(end - top) >= (size_t)1 << c) {
            keep(top, c);
            top += (size_t)1 << c;
        }
}

/* Maps a part of the file at an address that is free in the core, too. */
static char *map_part(int fd, uint64_t offset, size_t bytes)
{
    enum { ATTEMPTS = 16 };
    void *refused[ATTEMPTS], *found = NULL;
    int n = 0;
    while (n < ATTEMPTS && !found) {
        void *wish = n == 0 ? end : NULL;
        void *p = mmap(wish, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)offset);
        if (p == MAP_FAILED)
            break;
        if (nasty_core_grow(p, offset, bytes))
            found = p;
        else
            refused[n++] = p;
    }
    while (n > 0)
        munmap(refused[--n], bytes);
    return found;
}

/* Doubles the file, or more if one block needs more. */
static void grow(size_t block)
{
    size_t bytes = file_bytes > block ? file_bytes : block;
    int cancel;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancel); /* a cancelled thread would keep our lock */
    int fd = nasty_core_memory();
    char *more = fd < 0 ? NULL : map_part(fd, file_bytes, bytes);
    if (!more)
        nasty_internal_error("out of memory: %zu bytes shared with the core: %s", bytes, strerror(errno));
    close(fd);
    pthread_setcancelstate(cancel, NULL);
    madvise(more, bytes, MADV_DONTDUMP); /* nobody looks for it in a core file */
    cut_up();
    file_bytes += bytes;
    top = more;
    end = more + bytes;
}

void *nasty_shared_alloc(size_t bytes)
{
    uint32_t class = class_of(bytes);
    size_t size = (size_t)1 << class;
    if (LIKELY(freed[class] != NULL)) {
        struct block *b = freed[class];
        freed[class] = b->next;
        return b;
    }
    if ((size_t)(end - top) < size)
        grow(size);
    char *memory = top;
    top += size;
    return memory;
}

void nasty_shared_free(void *memory, size_t bytes)
{
    uint32_t class = class_of(bytes);
    if (!memory)
        return;
    if (class >= LARGE) {
        const uintptr_t page = NASTY_LARGEST_PAGE;
        uintptr_t from = ((uintptr_t)memory + sizeof(struct block) + page - 1) & ~(page - 1);
        uintptr_t to = ((uintptr_t)memory + ((uintptr_t)1 << class)) & ~(page - 1);
        madvise((void *)from, to - from, MADV_REMOVE);
    }
    keep(memory, class);
}
