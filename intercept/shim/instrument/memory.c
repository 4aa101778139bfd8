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

#define COPIES(name, function)                                                                               \
    void *name(void *to, const void *from, size_t bytes);                                                    \
    void *name(void *to, const void *from, size_t bytes)                                                     \
    {                                                                                                        \
        nasty_access_range(from, bytes, 0, SITE);                                                            \
        nasty_access_range(to, bytes, ACCESS_WRITES, SITE);                                                  \
        return function(to, from, bytes);                                                                    \
    }

#define SETS(name, function)                                                                                 \
    void *name(void *to, int value, size_t bytes);                                                           \
    void *name(void *to, int value, size_t bytes)                                                            \
    {                                                                                                        \
        nasty_access_range(to, bytes, ACCESS_WRITES, SITE);                                                  \
        return function(to, value, bytes);                                                                   \
    }

/* As programs call them that are compiled with _FORTIFY_SOURCE. */
#define COPIES_CHECKED(name, function)                                                                       \
    void *name(void *to, const void *from, size_t bytes, size_t room);                                       \
    void *name(void *to, const void *from, size_t bytes, size_t room)                                        \
    {                                                                                                        \
        nasty_access_range(from, bytes, 0, SITE);                                                            \
        nasty_access_range(to, bytes, ACCESS_WRITES, SITE);                                                  \
        return function(to, from, bytes, room);                                                              \
    }

#define SETS_CHECKED(name, function)                                                                         \
    void *name(void *to, int value, size_t bytes, size_t room);                                              \
    void *name(void *to, int value, size_t bytes, size_t room)                                               \
    {                                                                                                        \
        nasty_access_range(to, bytes, ACCESS_WRITES, SITE);                                                  \
        return function(to, value, bytes, room);                                                             \
    }

COPIES(__wrap_memcpy, __real_memcpy)
COPIES(__wrap_memmove, __real_memmove)
SETS(__wrap_memset, __real_memset)
COPIES_CHECKED(__wrap___memcpy_chk, __real___memcpy_chk)
COPIES_CHECKED(__wrap___memmove_chk, __real___memmove_chk)
SETS_CHECKED(__wrap___memset_chk, __real___memset_chk)
COPIES(__tsan_memcpy, __real_memcpy)
COPIES(__tsan_memmove, __real_memmove)
SETS(__tsan_memset, __real_memset)
