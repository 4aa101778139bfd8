/* Calls by which a thread may learn of what any other thread did: it counts as ordered after all of them. In
 * C because it becomes a part of the program. */
#include "instrument.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>

#define HEARS(type, function, parameters, arguments)                                                         \
    REAL(function);                                                                                          \
    type WRAP(function) parameters;                                                                          \
    type WRAP(function) parameters                                                                           \
    {                                                                                                        \
        type result = __real_##function arguments;                                                           \
        nasty_acquire(NULL);                                                                                 \
        return result;                                                                                       \
    }

HEARS(ssize_t, read, (int file, void *to, size_t bytes), (file, to, bytes))
HEARS(ssize_t, recv, (int socket, void *to, size_t bytes, int flags), (socket, to, bytes, flags))
HEARS(ssize_t, recvmsg, (int socket, struct msghdr *message, int flags), (socket, message, flags))
HEARS(int, poll, (struct pollfd * files, nfds_t n, int wait), (files, n, wait))
HEARS(int, select, (int n, fd_set *in, fd_set *out, fd_set *failed, struct timeval *wait),
      (n, in, out, failed, wait))
HEARS(int, epoll_wait, (int files, struct epoll_event *events, int n, int wait), (files, events, n, wait))
ssize_t __read_chk(int, void *, size_t, size_t);
ssize_t __recv_chk(int, void *, size_t, size_t, int);
int __poll_chk(struct pollfd *, nfds_t, int, size_t);
HEARS(ssize_t, __read_chk, (int file, void *to, size_t bytes, size_t room), (file, to, bytes, room))
HEARS(ssize_t, __recv_chk, (int socket, void *to, size_t bytes, size_t room, int flags),
      (socket, to, bytes, room, flags))
HEARS(int, __poll_chk, (struct pollfd * files, nfds_t n, int wait, size_t room), (files, n, wait, room))
HEARS(int, sigwait, (const sigset_t *set, int *number), (set, number))
HEARS(int, sigsuspend, (const sigset_t *set), (set))
HEARS(int, pause, (void), ())
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
