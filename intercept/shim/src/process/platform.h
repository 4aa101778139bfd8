/* Attributes of functions, branches and variables. In C because these are extensions of the C compiler. */
#ifndef NASTY_PROCESS_PLATFORM_H
#define NASTY_PROCESS_PLATFORM_H

#include <errno.h>

#define EXPORT __attribute__((visibility("default")))
/* For functions that every record passes through: the larger the shim, the less GCC inlines unasked. */
#define INLINE __attribute__((always_inline))
#define NOINLINE __attribute__((noinline))
#define COLD __attribute__((noinline, cold))
/* For what is called before a sanitizer's library has started. */
#define UNSANITIZED __attribute__((no_sanitize("address", "thread", "undefined")))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define CLEANUP(function) __attribute__((cleanup(function)))

/* Bytes. Pages of all machines are this large or a part of it, so what is mapped may begin at its multiples.
 */
enum { NASTY_LARGEST_PAGE = 64 << 10 };

static inline void nasty_restore_errno(const int *saved) { errno = *saved; }

/* The rest of the block leaves errno as it was. */
#define NASTY_KEEP_ERRNO() const int errno_before __attribute__((unused)) CLEANUP(nasty_restore_errno) = errno

#endif
