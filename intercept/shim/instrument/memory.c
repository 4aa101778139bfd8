/* Functions of the C library that load and store memory for the program. The linker calls these in their
 * place
 * (--wrap), and clang calls them by other names. In C because it becomes a part of the program. */
#include "instrument.h"

#include <stddef.h>

void *__real_memcpy(void *to, const void *from, size_t bytes);
void *__real_memmove(void *to, const void *from, size_t bytes);
void *__real_memset(void *to, int value, size_t bytes);
void *__real___memcpy_chk(void *to, const void *from, size_t bytes, size_t room);
void *__real___memmove_chk(void *to, const void *from, size_t bytes, size_t room);
void *__real___memset_chk(void *to, int value, size_t bytes, size_t room);

/* The parameters of these functions. Programs that are compiled with _FORTIFY_SOURCE say how much room there
 * is. */
#define COPY (void *to, const void *from, size_t bytes)
#define CHECKED_COPY (void *to, const void *from, size_t bytes, size_t room)
#define SET (void *to, int value, size_t bytes)
#define CHECKED_SET (void *to, int value, size_t bytes, size_t room)

#define COPIES(name, parameters, call)                                                                       \
    void *name parameters;                                                                                   \
    void *name parameters                                                                                    \
    {                                                                                                        \
        nasty_access_range(from, bytes, 0, SITE);                                                            \
        nasty_access_range(to, bytes, ACCESS_WRITES, SITE);                                                  \
        return call;                                                                                         \
    }

#define SETS(name, parameters, call)                                                                         \
    void *name parameters;                                                                                   \
    void *name parameters                                                                                    \
    {                                                                                                        \
        nasty_access_range(to, bytes, ACCESS_WRITES, SITE);                                                  \
        return call;                                                                                         \
    }

COPIES(__wrap_memcpy, COPY, __real_memcpy(to, from, bytes))
COPIES(__wrap_memmove, COPY, __real_memmove(to, from, bytes))
SETS(__wrap_memset, SET, __real_memset(to, value, bytes))
COPIES(__wrap___memcpy_chk, CHECKED_COPY, __real___memcpy_chk(to, from, bytes, room))
COPIES(__wrap___memmove_chk, CHECKED_COPY, __real___memmove_chk(to, from, bytes, room))
SETS(__wrap___memset_chk, CHECKED_SET, __real___memset_chk(to, value, bytes, room))
COPIES(__tsan_memcpy, COPY, __real_memcpy(to, from, bytes))
COPIES(__tsan_memmove, COPY, __real_memmove(to, from, bytes))
SETS(__tsan_memset, SET, __real_memset(to, value, bytes))
