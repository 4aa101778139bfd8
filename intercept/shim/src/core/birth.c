/* The core's process and the questions to it. It is C because it runs in the program's process,
 * which must not notice: no child that its wait() would find and no SIGCHLD, no descriptor kept, no
 * signal handler, no thread. How the two talk stands at struct nasty_channel.
 *
 * The core is the grandchild of the rank, so that it is nobody's child that the program could wait
 * for, in a session of its own, where signals to the program's process group do not reach it. It ends
 * when the rank does (it watches the rank's process), at the latest. */
#include "shim.h"
#include "core/questions.h"
#include "core/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    FIRST = 4 << 20,    /* bytes of the shared file at first; pages that nobody touches cost nothing */
    REPORT = 64 << 10,  /* of the core's standard error: what the Go runtime says of its own end */
    STACK = 64 << 10,   /* of the processes between the rank and the core */
    MEMORY_FD = 3,      /* in the core */
    COLLISIONS = 8,     /* addresses to try */
    LOOK = 100000000,   /* ns between looks whether the core is still there */
    SPIN = 10000,       /* ns to look for an answer at most before sleeping */
    HOPELESS = 255,      /* one in so many questions is waited for awake where that was in vain before */
};

static struct nasty_channel *channel;
static const char *report;
static pid_t core;   /* its process, or 0 */
static bool has_answered; /* it has answered once */
static bool pending; /* a question was asked whose answer was not waited for */
static pthread_mutex_t asking = PTHREAD_MUTEX_INITIALIZER; /* one question at a time */

/* ---- its process ---- */

struct birth {
    const char *path;
    char rank[16]; /* process number, which the core watches from its first moment on */
    char *const *environment;
    int memory, report; /* descriptors */
    pid_t core;
    int error; /* errno, where it could not be has_answered */
    char *stack;
};

/* Between its birth and its execution of the core a process has the rank's memory: it writes to nothing
 * but its stack and *arg. So it makes system calls only, as functions of C may be a sanitizer's, which
 * note in that memory what they do. */
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

/* Signals that a fault raises stay open; the others, which somebody may send to all processes of a
 * job, are not for the core. Handlers are the program's code: they are not kept. */
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

NEWBORN static void fail_birth(struct birth *b)
{
    b->error = errno;
    syscall(SYS_exit_group, 127);
}

/* A file as descriptor `to`, for good. */
NEWBORN static void duplicate(struct birth *b, int from, int to)
{
    if (syscall(SYS_dup3, from, to, 0) < 0)
        fail_birth(b);
}

/* Out of the way of the descriptors that the core is to have. */
NEWBORN static int away(struct birth *b, int fd)
{
    int other = (int)syscall(SYS_fcntl, fd, F_DUPFD, MEMORY_FD + 1);
    if (other < 0)
        fail_birth(b);
    return other;
}

/* The grandchild. */
NEWBORN static int become_core(void *arg)
{
    struct birth *b = arg;
    syscall(SYS_setsid);
    raise_limit(RLIMIT_FSIZE);
    raise_limit(RLIMIT_AS);
    raise_limit(RLIMIT_DATA);
    raise_limit(RLIMIT_CPU);
    int memory = away(b, b->memory), said = away(b, b->report);
    int null = away(b, (int)syscall(SYS_openat, AT_FDCWD, "/dev/null", O_RDWR));
    if (syscall(SYS_ftruncate, memory, FIRST) != 0 || syscall(SYS_ftruncate, said, REPORT) != 0)
        fail_birth(b);
    duplicate(b, null, STDIN_FILENO);
    duplicate(b, null, STDOUT_FILENO);
    duplicate(b, said, STDERR_FILENO);
    duplicate(b, memory, MEMORY_FD);
    close_from(MEMORY_FD + 1);
    reset_signals();
    const char *words[] = {"nastycore", b->rank, NULL};
    syscall(SYS_execve, b->path, words, b->environment);
    fail_birth(b);
    return 127;
}

/* The child, which is gone before the program goes on. */
NEWBORN static int middle(void *arg)
{
    struct birth *b = arg;
    b->core = clone(become_core, b->stack + STACK, CLONE_VM | CLONE_VFORK, b);
    if (b->core < 0)
        b->error = errno;
    syscall(SYS_exit_group, 0);
    return 0;
}

/* Starts the process. No handler of the program runs meanwhile: the children have its memory. */
static void give_birth(struct birth *b)
{
    char *stacks = mmap(NULL, 2 * STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stacks == MAP_FAILED) {
        b->error = errno;
        return;
    }
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    b->stack = stacks;
    pid_t child = clone(middle, stacks + 2 * STACK, CLONE_VM | CLONE_VFORK, b); /* no signal when it ends */
    if (child < 0)
        b->error = errno;
    else
        while (waitpid(child, NULL, __WCLONE) < 0 && errno == EINTR)
            ;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    munmap(stacks, 2 * STACK);
}

/* The program's variables, but for those that Go's runtime or the dynamic linker would obey. */
static char **environment(void)
{
    static const char *const others[] = {"LD_", "GODEBUG=", "GOGC=", "GOMAXPROCS=", "GOMEMLIMIT=", "GOTRACEBACK="};
    size_t n = 0, kept = 0;
    while (environ[n])
        n++;
    char **list = nasty_alloc((n + 1) * sizeof *list);
    for (size_t i = 0; i < n; i++) {
        bool other = false;
        for (size_t k = 0; k < sizeof others / sizeof *others; k++)
            other = other || strncmp(environ[i], others[k], strlen(others[k])) == 0;
        if (!other)
            list[kept++] = environ[i];
    }
    list[kept] = NULL;
    return list;
}

static void *map_file(int fd, size_t bytes, int protection)
{
    void *p = mmap(NULL, bytes, protection, MAP_SHARED, fd, 0);
    if (p == MAP_FAILED)
        nasty_internal_error("cannot share memory with the core: %s", strerror(errno));
    madvise(p, bytes, MADV_DONTFORK);
    madvise(p, bytes, MADV_DONTDUMP);
    return p;
}

static int new_file(const char *name)
{
    int fd = memfd_create(name, MFD_CLOEXEC);
    if (fd < 0)
        nasty_internal_error("cannot share memory with the core: %s", strerror(errno));
    return fd;
}

static void start_process(const char *path)
{
    char **variables = environment();
    struct birth b = {
        .path = path,
        .environment = variables,
        .memory = new_file("nastympi"),
        .report = new_file("nastympi-report"),
    };
    snprintf(b.rank, sizeof b.rank, "%d", (int)getpid());
    channel = map_file(b.memory, FIRST, PROT_READ | PROT_WRITE);
    report = map_file(b.report, REPORT, PROT_READ);
    nasty_valgrind_ignores_children(true);
    give_birth(&b);
    nasty_valgrind_ignores_children(false);
    free(variables);
    close(b.memory);
    close(b.report);
    if (b.error)
        nasty_refuse("cannot start the core %s: %s", path, strerror(b.error));
    core = b.core;
}

/* ---- its end ---- */

static bool is_zombie(pid_t pid)
{
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    if (fd >= 0)
        close(fd);
    text[n > 0 ? n : 0] = '\0';
    const char *name_end = strrchr(text, ')');
    return name_end && (name_end[2] == 'Z' || name_end[2] == 'X');
}

static bool core_gone(void) { return (kill(core, 0) != 0 && errno == ESRCH) || is_zombie(core); }

static void die(void)
{
    core = 0;
    nasty.active = false;
    int first_line = (int)strcspn(report, "\n");
    struct rlimit space = {RLIM_INFINITY, RLIM_INFINITY};
    getrlimit(RLIMIT_AS, &space);
    if (!has_answered && space.rlim_max != RLIM_INFINITY)
        nasty_refuse("the core could not start: %.*s (the address space is limited to %llu MB; the core needs 800)",
                     first_line, report, (unsigned long long)(space.rlim_max >> 20));
    if (!has_answered)
        nasty_refuse("the core could not start: %.*s", first_line, report);
    nasty_write(STDERR_FILENO, report, strnlen(report, REPORT));
    nasty_internal_error("the core has ended: %.*s", first_line, report);
}

void nasty_core_end(void)
{
    if (!core)
        return;
    kill(core, SIGKILL);
    core = 0;
}

void nasty_core_forget(void)
{
    core = 0;
    channel = NULL;
}

/* ---- questions ---- */

static long futex(uint32_t *word, int what, uint32_t value, const struct timespec *limit)
{
    return syscall(SYS_futex, word, what, value, limit, NULL, 0);
}

static void post_question(enum nasty_question question)
{
    struct nasty_channel *c = channel;
    c->question = question;
    __atomic_store_n(&c->asked, c->asked + 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&c->core_sleeps, __ATOMIC_SEQ_CST))
        futex(&c->asked, FUTEX_WAKE, 1, NULL);
}

static bool answered(const struct nasty_channel *c)
{
    return __atomic_load_n(&c->answered, __ATOMIC_ACQUIRE) == c->asked;
}

static void relax(void)
{
#if defined __x86_64__
    __builtin_ia32_pause();
#elif defined __aarch64__
    __asm__ volatile("yield");
#endif
}

/* Looks for the answer for a while. That is worth it where the core has a processor for itself; where
 * it has not, it waits for ours. So the time shrinks when it was in vain, and grows when it was not. */
static bool spin(const struct nasty_channel *c)
{
    static uint32_t backoff, skip;
    if (skip) {
        skip--;
        return answered(c);
    }
    for (uint64_t end = nasty_now() + SPIN; nasty_now() < end;)
        for (int i = 0; i < 16; i++) {
            if (answered(c)) {
                backoff = 0;
                return true;
            }
            relax();
        }
    backoff = backoff < HOPELESS ? 2 * backoff + 1 : backoff;
    skip = backoff;
    return false;
}

static void sleep_until_answered(struct nasty_channel *c)
{
    const struct timespec look = {0, LOOK};
    __atomic_store_n(&c->shim_sleeps, 1, __ATOMIC_SEQ_CST);
    while (!answered(c)) {
        long result = futex(&c->answered, FUTEX_WAIT, c->asked - 1, &look);
        if (result != 0 && errno == ETIMEDOUT && core_gone() && !answered(c))
            die();
    }
    __atomic_store_n(&c->shim_sleeps, 0, __ATOMIC_RELAXED);
}

static void await_answer(void)
{
    struct nasty_channel *c = channel;
    NASTY_KEEP_ERRNO();
    if (!answered(c) && !spin(c))
        sleep_until_answered(c);
    pending = false;
    if (UNLIKELY(c->length)) {
        nasty_write(STDERR_FILENO, c->said, c->length);
        c->length = 0;
    }
    if (UNLIKELY(c->failed))
        nasty_internal_error("the core failed, see above");
}

/* Before the channel is written to. */
static struct nasty_channel *begin_question(void)
{
    pthread_mutex_lock(&asking);
    if (pending)
        await_answer();
    return channel;
}

static uint64_t ask_core(enum nasty_question question)
{
    post_question(question);
    await_answer();
    uint64_t answer = channel->answer;
    pthread_mutex_unlock(&asking);
    return answer;
}

/* ---- what there is to ask ---- */

static void first_words(void)
{
    channel->abi_version = NASTY_ABI_VERSION;
    channel->here = channel;
    channel->bytes = FIRST;
    nasty_arena_start((char *)(channel + 1), (char *)channel + FIRST, FIRST);
    pending = true;
    post_question(NASTY_ASK_START);
}

static const char *core_path(void)
{
    const char *path = getenv("_NASTYMPI_CORE");
    if (!path)
        nasty_internal_error("_NASTYMPI_CORE is not set: start the program with `nastympi exec`");
    return path;
}

void nasty_core_start(void)
{
    start_process(core_path());
    first_words();
}

/* It answers with -1 where something of its own is at the address of our memory. */
void nasty_core_settings(struct nasty_settings *settings)
{
    for (int i = 0; i < COLLISIONS; i++) {
        await_answer();
        if (channel->answer != UINT64_MAX)
            break;
        start_process(core_path()); /* the memory stays mapped, so that the next one is elsewhere */
        first_words();
    }
    has_answered = true;
    if (channel->answer != 0)
        exit((int)channel->answer); /* the core has said why */
    *settings = channel->settings;
}

bool nasty_core_identity(int rank, int size)
{
    struct nasty_channel *c = begin_question();
    c->args[0] = (uint64_t)rank;
    c->args[1] = (uint64_t)size;
    return ask_core(NASTY_ASK_IDENTITY) != 0;
}

static void set_text(struct nasty_channel *c, const char *text)
{
    snprintf(c->text, sizeof c->text, "%s", text);
}

void nasty_core_window(uint32_t id, const char *accumulate_ordering)
{
    struct nasty_channel *c = begin_question();
    c->args[0] = id;
    set_text(c, accumulate_ordering);
    ask_core(NASTY_ASK_WINDOW);
}

void nasty_core_window_gone(uint32_t id)
{
    struct nasty_channel *c = begin_question();
    c->args[0] = id;
    ask_core(NASTY_ASK_WINDOW_GONE);
}

void nasty_core_sync(struct nasty_sync *sync)
{
    struct nasty_channel *c = begin_question();
    c->sync = sync;
    ask_core(NASTY_ASK_SYNC);
}

void nasty_core_prepare(struct nasty_sync *sync)
{
    struct nasty_channel *c = begin_question();
    c->sync = sync;
    pending = true;
    post_question(NASTY_ASK_NEXT);
    pthread_mutex_unlock(&asking);
}

void nasty_core_next(struct nasty_sync *sync)
{
    begin_question(); /* waits for what was asked last, be it this or not */
    (void)sync;
    pthread_mutex_unlock(&asking);
}

uint32_t nasty_core_falses(uint32_t window, uint64_t seq)
{
    struct nasty_channel *c = begin_question();
    c->args[0] = window;
    c->args[1] = seq;
    return (uint32_t)ask_core(NASTY_ASK_FALSES);
}

void nasty_core_delay(struct nasty_point *point)
{
    struct nasty_channel *c = begin_question();
    c->point = *point;
    post_question(NASTY_ASK_DELAY);
    await_answer();
    *point = c->point;
    pthread_mutex_unlock(&asking);
}

bool nasty_core_left(const char *module, uint64_t offset)
{
    struct nasty_channel *c = begin_question();
    c->args[0] = offset;
    set_text(c, module);
    return ask_core(NASTY_ASK_LEFT) != 0;
}

bool nasty_core_grow(void *address, uint64_t offset, uint64_t bytes)
{
    struct nasty_channel *c = begin_question();
    c->address = address;
    c->args[0] = offset;
    c->args[1] = bytes;
    return ask_core(NASTY_ASK_GROW) != 0;
}

int nasty_core_memory(void)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)core, MEMORY_FD);
    return open(path, O_RDWR | O_CLOEXEC);
}
