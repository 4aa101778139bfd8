/* Calls by which a thread may learn of what any other thread did: it counts as ordered after all of them. In
 * C because it becomes a part of the program. */
#include "instrument.h"

#include <pthread.h>

#define HEARS(type, function, parameters, arguments)                                                         \
    REAL(function);                                                                                          \
    type WRAP(function) parameters;                                                                          \
    type WRAP(function) parameters                                                                           \
    {                                                                                                        \
        type result = __real_##function arguments;                                                           \
        nasty_acquire(NULL);                                                                                 \
        return result;                                                                                       \
    }

HEARS(int, pthread_once, (pthread_once_t * control, void (*body)(void)), (control, body))
HEARS(int, pthread_tryjoin_np, (pthread_t thread, void **value), (thread, value))
HEARS(int, pthread_timedjoin_np, (pthread_t thread, void **value, const struct timespec *end),
      (thread, value, end))

/* Whatever the kernel does, for example futex(2), for which the C library has no function. */
long __real_syscall(long, long, long, long, long, long, long) __attribute__((weak));
long __wrap_syscall(long, long, long, long, long, long, long);
long __wrap_syscall(long number, long a, long b, long c, long d, long e, long f)
{
    nasty_acquire(NULL);
    long result = __real_syscall(number, a, b, c, d, e, f);
    nasty_acquire(NULL);
    return result;
}
