/* Starts the core's process. In C because it happens in the program's process, which must not notice: no
 * child that its wait() would find, no SIGCHLD, no descriptor kept, no fork handler called.
 *
 * The core is the rank's grandchild, so that the program cannot wait for it, in a session of its own,
 * where signals to the program's process group do not reach it. */
#include "core/birth.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    STACK = 64 << 10, /* bytes, of each of the processes between the rank and the core */
    MEMORY_FD = NASTY_CORE_MEMORY_FD,
    STDERR_FD = NASTY_CORE_STDERR_FD,
};

/* Until it executes the core, a new process shares the rank's memory: it writes to nothing but its stack
 * and *arg. So it makes system calls only: functions of C may be a sanitizer's, which note in that memory
 * what they do. */
#if defined __has_attribute
#if __has_attribute(no_sanitize)
#define NEWBORN __attribute__((no_sanitize("thread", "address", "undefined"), noinline))
#endif
#endif
#ifndef NEWBORN
#define NEWBORN __attribute__((noinline))
#endif

NEWBORN static void raise_limit(int resource)
{
    struct rlimit limit;
    if (syscall(SYS_prlimit64, 0, resource, NULL, &limit) == 0 && limit.rlim_cur != limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        syscall(SYS_prlimit64, 0, resource, &limit, NULL);
    }
}

/* The kernel's struct sigaction is smaller. */
enum { MASK_BYTES = 8 };
struct plain_action {
    uint64_t words[4];
};

/* Signals of faults stay unblocked; all others, which somebody may send to every process of a job, are not
 * for the core. Handlers are the program's code, so none is kept. */
NEWBORN static void reset_signals(void)
{
    static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS};
    const struct plain_action plain = {{0}};
    uint64_t blocked = ~0ull;
    for (int s = 1; s < NSIG; s++)
        syscall(SYS_rt_sigaction, s, &plain, NULL, MASK_BYTES);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        blocked &= ~(1ull << (faults[i] - 1));
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, &blocked, NULL, MASK_BYTES);
}

NEWBORN static void close_from(int first)
{
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, ~0U, 0) == 0)
        return;
#endif
    struct rlimit limit = {0};
    syscall(SYS_prlimit64, 0, RLIMIT_NOFILE, NULL, &limit);
    for (int fd = first; fd < (int)(limit.rlim_cur < 65536 ? limit.rlim_cur : 65536); fd++)
        syscall(SYS_close, fd);
}

NEWBORN static void fail_birth(struct nasty_birth *b)
{
    b->error = errno;
    syscall(SYS_exit_group, 127);
}

/* Gives the file the descriptor `to`, and keeps it open across execve. */
NEWBORN static void duplicate(struct nasty_birth *b, int from, int to)
{
    if (syscall(SYS_dup3, from, to, 0) < 0)
        fail_birth(b);
}

/* Debuggers start programs at fixed addresses. At the same ones, the core could not map what it shares. */
NEWBORN static void randomize_addresses(void)
{
    long persona = syscall(SYS_personality, 0xffffffff);
    if (persona >= 0)
        syscall(SYS_personality, persona & ~(long)ADDR_NO_RANDOMIZE);
}

/* The same file, with a number above the descriptors that the core is to have. */
NEWBORN static int away(struct nasty_birth *b, int fd)
{
    int other = (int)syscall(SYS_fcntl, fd, F_DUPFD, STDERR_FD + 1);
    if (other < 0)
        fail_birth(b);
    return other;
}

/* The grandchild. */
NEWBORN static int become_core(void *arg)
{
    struct nasty_birth *b = arg;
    syscall(SYS_setsid);
    raise_limit(RLIMIT_FSIZE);
    raise_limit(RLIMIT_AS);
    raise_limit(RLIMIT_DATA);
    raise_limit(RLIMIT_CPU);
    randomize_addresses();
    int memory = away(b, b->memory), said = away(b, b->report);
    int null = away(b, (int)syscall(SYS_openat, AT_FDCWD, "/dev/null", O_RDWR));
    int rank = (int)syscall(SYS_fcntl, STDERR_FILENO, F_DUPFD, STDERR_FD + 1); /* which may be closed */
    if (syscall(SYS_ftruncate, memory, b->memory_bytes) != 0 ||
        syscall(SYS_ftruncate, said, b->report_bytes) != 0)
        fail_birth(b);
    duplicate(b, null, STDIN_FILENO);
    duplicate(b, null, STDOUT_FILENO);
    duplicate(b, said, STDERR_FILENO);
    duplicate(b, memory, MEMORY_FD);
    duplicate(b, rank < 0 ? null : rank, STDERR_FD);
    close_from(STDERR_FD + 1);
    reset_signals();
    const char *words[] = {"nastycore", b->rank, NULL};
    b->ready = true;
    syscall(SYS_execve, b->path, words, b->environment);
    fail_birth(b);
    return 127;
}

/* ThreadSanitizer's clone notes in the memory of whoever calls it that it is a child that was forked beside
 * threads, which must not start any. Here that memory is the rank's, so it is glibc's own. */
#ifdef __GLIBC__
int __clone(int (*run)(void *), void *stack, int flags, void *arg, ...);
#define plain_clone __clone
#else
#define plain_clone clone
#endif

/* A child that shares memory with its parent, which stands still until the child executes a program or ends,
 * and gets no signal then. */
NEWBORN static pid_t bear(int (*run)(void *), char *stack, struct nasty_birth *b)
{
    return plain_clone(run, stack, CLONE_VM | CLONE_VFORK, b);
}

/* Emulators of a processor know only children that are copies, with a signal. */
NEWBORN static bool is_emulated(pid_t child) { return child < 0 && errno == EINVAL; }

/* A copy goes on while its parent does. The parent waits until all is ready, or the copy has ended. */
NEWBORN static pid_t bear_copy(struct nasty_birth *b)
{
    pid_t child = plain_clone(become_core, b->stack + STACK, SIGCHLD, b);
    while (child > 0 && !b->ready && syscall(SYS_wait4, child, NULL, WNOHANG, NULL) == 0)
        syscall(SYS_sched_yield);
    return child;
}

/* The child, which ends before the program goes on. */
NEWBORN static int middle(void *arg)
{
    struct nasty_birth *b = arg;
    b->core = bear(become_core, b->stack + STACK, b);
    if (is_emulated(b->core))
        b->core = bear_copy(b);
    if (b->core < 0)
        b->error = errno;
    syscall(SYS_exit_group, 0);
    return 0;
}

static void wait_for(pid_t child)
{
    int status;
    while (waitpid(child, &status, __WALL) < 0 && errno == EINTR)
        ;
}

/* No handler of the program runs meanwhile: the children share its memory. */
void nasty_give_birth(struct nasty_birth *given)
{
    snprintf(given->rank, sizeof given->rank, "%d", (int)getpid());
    const size_t bytes = 2 * STACK + sizeof *given;
    char *stacks = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (stacks == MAP_FAILED) {
        given->error = errno;
        return;
    }
    struct nasty_birth *b = (struct nasty_birth *)(void *)(stacks + 2 * STACK);
    *b = *given;
    b->stack = stacks;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = bear(middle, stacks + 2 * STACK, b);
    if (is_emulated(child))
        child = plain_clone(middle, stacks + 2 * STACK, SIGCHLD, b);
    if (child < 0)
        b->error = errno;
    else
        wait_for(child);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    given->core = b->core;
    given->error = b->error;
    munmap(stacks, bytes);
}
