/* Calls by which a thread may learn of what any other thread did: it counts as ordered after all of them. In
 * C because it becomes a part of the program. */
#include "instrument.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/epoll.h>
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

HEARS(ssize_t, recvmsg, (int socket, struct msghdr *message, int flags), (socket, message, flags))
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
HEARS(int, pthread_once, (pthread_once_t * control, void (*body)(void)), (control, body))
HEARS(int, pthread_tryjoin_np, (pthread_t thread, void **value), (thread, value))
HEARS(int, pthread_timedjoin_np, (pthread_t thread, void **value, const struct timespec *end),
      (thread, value, end))

/* A program may have a function of its own by such a short name, with other parameters. So these pass on
 * whatever they are given, and count as having heard of others before the call: that is written when the
 * thread does something next. */
void nasty_hears(void);
__attribute__((used)) void nasty_hears(void) { nasty_await(NULL); }

#if defined(__x86_64__)
_Static_assert(offsetof(struct nasty_hook, synchronize) == 32, "the offset below");

/* Keeps the registers that may have arguments. */
__asm__(".text\n"
        "nasty_keep_and_hear:\n"
        "push %rdi\npush %rsi\npush %rdx\npush %rcx\npush %r8\npush %r9\npush %rax\n"
        "sub $136, %rsp\n"
        "movups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\nmovups %xmm2, 32(%rsp)\nmovups %xmm3, 48(%rsp)\n"
        "movups %xmm4, 64(%rsp)\nmovups %xmm5, 80(%rsp)\nmovups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"
        "call nasty_hears\n"
        "movups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\nmovups 48(%rsp), %xmm3\n"
        "movups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\nmovups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\n"
        "add $136, %rsp\n"
        "pop %rax\npop %r9\npop %r8\npop %rcx\npop %rdx\npop %rsi\npop %rdi\n"
        "ret\n");

#define PASSES(function)                                                                                     \
    __asm__(".text\n"                                                                                        \
            ".globl __wrap_" #function "\n.hidden __wrap_" #function "\n.weak __real_" #function "\n"        \
            ".type __wrap_" #function ", @function\n"                                                        \
            "__wrap_" #function ":\n"                                                                        \
            "cmpq $0, nasty_hook+32(%rip)\n"                                                                 \
            "je 1f\n"                                                                                        \
            "call nasty_keep_and_hear\n"                                                                     \
            "1: jmp *__real_" #function "@GOTPCREL(%rip)\n"                                                  \
            ".size __wrap_" #function ", . - __wrap_" #function "\n");
#else
#define PASSES(function)                                                                                     \
    long __real_##function(long, long, long, long, long, long) __attribute__((weak));                        \
    long WRAP(function)(long, long, long, long, long, long);                                                 \
    long WRAP(function)(long a, long b, long c, long d, long e, long f)                                      \
    {                                                                                                        \
        nasty_hears();                                                                                       \
        return __real_##function(a, b, c, d, e, f);                                                          \
    }
#endif

PASSES(read)
PASSES(recv)
PASSES(poll)
PASSES(select)
PASSES(pause)

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
