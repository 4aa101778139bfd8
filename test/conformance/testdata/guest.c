/* What a process can see of itself, written down before and after MPI_Init, in the middle of epochs, in
 * signal handlers, in children and after MPI_Finalize. Natively and under nastympi these are the same
 * lines: what nastympi needs is nobody else's business.
 *
 * usage: guest FOLDER COROUTINE THREAD
 * Each rank writes FOLDER/rank-N. The bytes of stack that a coroutine has, and a thread more than the
 * least, are what the library natively makes do with. */
#define _GNU_SOURCE
#include "check.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <locale.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

extern char **environ;

static FILE *out;

/* ---- what there is to see ---- */

/* The kernel's, which the C library's functions do not show whole. */
struct action {
    void (*handler)(int);
    unsigned long flags;
    void (*restorer)(void);
    unsigned long mask;
};

static const char *whose(void (*handler)(int))
{
    Dl_info info;
    if (handler == SIG_DFL)
        return "default";
    if (handler == SIG_IGN)
        return "ignored";
    if (!dladdr((void *)handler, &info))
        return "unknown";
    const char *slash = strrchr(info.dli_fname, '/');
    return slash ? slash + 1 : info.dli_fname;
}

static void look_at_signals(const char *where)
{
    struct action a;
    unsigned long blocked = 0, pending = 0;
    for (int s = 1; s < NSIG; s++)
        if (syscall(SYS_rt_sigaction, s, NULL, &a, 8) == 0 && (a.handler != SIG_DFL || a.flags))
            fprintf(out, "%s: signal %d: %s, flags %#lx, mask %#lx\n", where, s, whose(a.handler), a.flags,
                    a.mask);
    syscall(SYS_rt_sigprocmask, SIG_BLOCK, NULL, &blocked, 8);
    syscall(SYS_rt_sigpending, &pending, 8);
    fprintf(out, "%s: blocked %#lx, pending %#lx\n", where, blocked, pending);
    stack_t stack;
    sigaltstack(NULL, &stack);
    fprintf(out, "%s: alternate stack: flags %d, %zu bytes\n", where, stack.ss_flags, stack.ss_size);
}

static void look_at_limits(const char *where)
{
    for (int r = 0; r < RLIM_NLIMITS; r++) {
        struct rlimit limit;
        getrlimit((__rlimit_resource_t)r, &limit);
        fprintf(out, "%s: limit %d: %lld %lld\n", where, r, (long long)limit.rlim_cur,
                (long long)limit.rlim_max);
    }
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* What nastympi is told, and how it gets there, is in plain sight. */
static int is_ours(const char *variable)
{
    return strncmp(variable, "NASTY_", 6) == 0 || strncmp(variable, "_NASTYMPI_", 10) == 0 ||
           strncmp(variable, "LD_PRELOAD=", 11) == 0;
}

/* What launchers tell each run anew. */
static int varies(const char *variable)
{
    static const char *const names[] = {"OMPI_",     "PMIX_",  "PMI_", "PRTE_",   "ORTE_", "HYDI_", "MPIR_",
                                        "GFORTRAN_", "IPATH_", "_=",   "OLDPWD=", "PWD=",  "SHLVL="};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strncmp(variable, names[i], strlen(names[i])) == 0)
            return 1;
    return 0;
}

static void look_at_environment(const char *where)
{
    size_t n = 0, kept = 0;
    while (environ[n])
        n++;
    char **sorted = malloc((n + 1) * sizeof *sorted);
    for (size_t i = 0; i < n; i++)
        if (!is_ours(environ[i]) && !varies(environ[i]))
            sorted[kept++] = environ[i];
    qsort(sorted, kept, sizeof *sorted, by_text);
    uint64_t hash = 5381;
    for (size_t i = 0; i < kept; i++)
        for (const char *c = sorted[i]; *c; c++)
            hash = hash * 33 + (unsigned char)*c;
    fprintf(out, "%s: environment: %zu variables, %llx\n", where, kept, (unsigned long long)hash);
    free(sorted);
}

/* Numbers, what is behind them, and whether a program that is executed would have them. */
static void look_at_files(const char *where)
{
    enum { LOW = 240 }; /* what is asked for by NASTY_TRACE is above */
    for (int fd = 0; fd < LOW; fd++) {
        char path[64], target[256] = "";
        int flags = fcntl(fd, F_GETFD);
        if (flags < 0)
            continue;
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        if (readlink(path, target, sizeof target - 1) < 0)
            strcpy(target, "?");
        target[strcspn(target, ":[")] = '\0'; /* socket:[123] */
        const char *slash = strrchr(target, '/');
        fprintf(out, "%s: file %d: %.4s, %s\n", where, fd, slash ? "file" : target,
                flags & FD_CLOEXEC ? "close-on-exec" : "stays");
    }
    int next = open("/dev/null", O_RDONLY);
    fprintf(out, "%s: the next file is %d\n", where, next);
    close(next);
}

/* Names of threads, sorted; of each how nice it is, where it runs, and what it blocks. */
static void list_threads(const char *where, char *list, size_t size)
{
    enum { MOST = 64 };
    static char lines[MOST][300];
    char *sorted[MOST];
    int n = 0;
    DIR *tasks = opendir("/proc/self/task");
    for (struct dirent *task; (task = readdir(tasks)) && n < MOST;) {
        int tid = atoi(task->d_name);
        char path[300], name[64] = "?", blocked[64] = "";
        if (!tid)
            continue;
        snprintf(path, sizeof path, "/proc/self/task/%d/status", tid);
        FILE *status = fopen(path, "r");
        for (char line[256]; status && fgets(line, sizeof line, status);) {
            sscanf(line, "Name: %63s", name);
            sscanf(line, "SigBlk: %63s", blocked);
        }
        if (status)
            fclose(status);
        cpu_set_t cores;
        sched_getaffinity(tid, sizeof cores, &cores);
        errno = 0;
        snprintf(lines[n], sizeof lines[n], "%s: thread %s%s, nice %d, policy %d, %d cores, blocked %s\n",
                 where, tid == getpid() ? "main " : "", name, getpriority(PRIO_PROCESS, (id_t)tid),
                 sched_getscheduler(tid), CPU_COUNT(&cores), blocked);
        sorted[n] = lines[n];
        n++;
    }
    closedir(tasks);
    qsort(sorted, (size_t)n, sizeof *sorted, by_text);
    for (int i = 0, length = 0; i < n; i++)
        length += snprintf(list + length, size - (size_t)length, "%s", sorted[i]);
}

/* The kernel may still list a thread that was joined. So this looks until nothing changes. */
static void look_at_threads(const char *where)
{
    enum { LOOKS = 50, PAUSE = 20000 }; /* us */
    static char now[64 * 300], before[64 * 300];
    list_threads(where, now, sizeof now);
    for (int looks = 0; looks < LOOKS; looks++) {
        memcpy(before, now, sizeof before);
        usleep(PAUSE);
        list_threads(where, now, sizeof now);
        if (!strcmp(before, now))
            break;
    }
    fputs(now, out);
}

static void look_at_family(const char *where)
{
    int status;
    errno = 0;
    pid_t child = waitpid(-1, &status, WNOHANG);
    fprintf(out, "%s: wait: %d, %s\n", where, (int)child, errno == ECHILD ? "no children" : strerror(errno));
    errno = 0;
    child = waitpid(-1, &status, WNOHANG | __WALL);
    fprintf(out, "%s: wait for all: %d, %s\n", where, (int)child,
            errno == ECHILD ? "no children" : strerror(errno));
    fprintf(out, "%s: leads its group: %d, its session: %d\n", where, getpgrp() == getpid(),
            getsid(0) == getpid());
}

static void look_at_the_rest(const char *where)
{
    char folder[4096];
    mode_t mask = umask(0);
    umask(mask);
    unsigned int mxcsr = 0;
    unsigned short control = 0;
#if defined __x86_64__
    __asm__ volatile("stmxcsr %0; fnstcw %1" : "=m"(mxcsr), "=m"(control));
#endif
    fprintf(out, "%s: folder %s, umask %o\n", where, getcwd(folder, sizeof folder), mask);
    fprintf(out, "%s: rounding %d, traps %d, mxcsr %#x, control %#x\n", where, fegetround(), fegetexcept(),
            mxcsr & ~0x3fu, control);
    fprintf(out, "%s: locale %s, personality %#x\n", where, setlocale(LC_ALL, NULL), personality(0xffffffff));
    int death = 0, reaper = 0;
    prctl(PR_GET_PDEATHSIG, &death);
    prctl(PR_GET_CHILD_SUBREAPER, &reaper);
    fprintf(out, "%s: dumpable %d, death signal %d, subreaper %d, no new privileges %d, slack %d\n", where,
            prctl(PR_GET_DUMPABLE), death, reaper, prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0),
            prctl(PR_GET_TIMERSLACK));
    for (int t = ITIMER_REAL; t <= ITIMER_PROF; t++) {
        struct itimerval timer;
        getitimer((__itimer_which_t)t, &timer);
        fprintf(out, "%s: timer %d: every %ld us\n", where, t, (long)timer.it_interval.tv_usec);
    }
    FILE *timers = fopen("/proc/self/timers", "r");
    fprintf(out, "%s: timers of its own: %d\n", where, timers ? fgetc(timers) != EOF : -1);
    if (timers)
        fclose(timers);
}

static void look(const char *where)
{
    look_at_signals(where);
    look_at_limits(where);
    look_at_environment(where);
    look_at_files(where);
    look_at_threads(where);
    look_at_family(where);
    look_at_the_rest(where);
    fflush(out);
}

/* ---- communication ---- */

enum { COUNT = 1000, TURN = 40 };

static MPI_Win win;
static int *base;

/* Several operations that a flush completes, so that a decision has to be made. */
static void exchange(int value)
{
    int in[8], got[8];
    for (int i = 0; i < 8; i++)
        in[i] = value + i;
    MPI_Put(in, 8, MPI_INT, peer, 0, 8, MPI_INT, win);
    MPI_Win_flush(peer, win);
    MPI_Get(got, 8, MPI_INT, peer, 0, 8, MPI_INT, win);
    MPI_Accumulate(in, 8, MPI_INT, peer, 8, 8, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(peer, win);
    CHECK_BYTES("got", got, in, sizeof got);
}

/* ---- signals that come at any time ---- */

static volatile sig_atomic_t ticks, elsewhere, urgent;
static char *stack_low, *stack_high; /* of the main thread */
static sigjmp_buf back;
static volatile sig_atomic_t may_jump;

static void on_tick(int signal)
{
    volatile char room[16 << 10]; /* no small stack of somebody else's */
    (void)signal;
    for (size_t i = 0; i < sizeof room; i += 512)
        room[i] = 1;
    ticks++;
    char *here = (char *)&room[0];
    if (syscall(SYS_gettid) != getpid())
        return; /* a thread of the MPI library took it, from where nobody may jump to the main thread's stack
                 */
    if (here < stack_low || here > stack_high)
        elsewhere++;
    if (may_jump && ticks % 8 == 0) {
        may_jump = 0;
        siglongjmp(back, 1);
    }
}

static void on_urgent(int signal)
{
    (void)signal;
    urgent++;
}

static void find_stack(void)
{
    pthread_attr_t attributes;
    void *low;
    size_t bytes;
    pthread_getattr_np(pthread_self(), &attributes);
    pthread_attr_getstack(&attributes, &low, &bytes);
    pthread_attr_destroy(&attributes);
    stack_low = low;
    stack_high = stack_low + bytes;
}

static void every(int which, long us)
{
    struct itimerval timer = {{0, us}, {0, us}};
    setitimer((__itimer_which_t)which, &timer, NULL);
}

static void ticking(void)
{
    struct sigaction tick = {.sa_handler = on_tick, .sa_flags = SA_RESTART}, urge = {.sa_handler = on_urgent};
    sigaction(SIGALRM, &tick, NULL);
    sigaction(SIGPROF, &tick, NULL);
    sigaction(SIGURG, &urge, NULL);
    every(ITIMER_REAL, 200);
    every(ITIMER_PROF, 1000);
    look("ticking");
    for (int round = 0; round < TURN || ticks < 100; round++)
        exchange(round);
    for (volatile int jumps = 0; jumps < 3; jumps++)
        if (sigsetjmp(back, 1) == 0) {
            may_jump = 1;
            while (may_jump)
                ;
            may_jump = 0;
        } else {
            exchange(jumps);
        }
    every(ITIMER_REAL, 0);
    every(ITIMER_PROF, 0);
    fprintf(out, "handlers on a stack of somebody else's: %d; urgent: %d\n", elsewhere, urgent);
    look("after ticking");
}

/* ---- a thread that waits for a signal, and nobody else takes it ---- */

enum { SENT = 100 };

static void *wait_for_signals(void *arg)
{
    sigset_t set;
    int received = 0, which;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR2);
    for (; received < SENT; received++) {
        sigwait(&set, &which);
        *(volatile int *)arg = received + 1;
    }
    return NULL;
}

static void waiting(void)
{
    pthread_t thread;
    volatile int received = 0;
    pthread_create(&thread, NULL, wait_for_signals, (void *)&received);
    for (int i = 0; i < SENT; i++) {
        kill(getpid(), SIGUSR2);
        exchange(i);
        while (received <= i)
            sched_yield();
    }
    pthread_join(thread, NULL);
    fprintf(out, "signals that were waited for: %d\n", received);
}

/* ---- stacks of its own: coroutines, small threads ---- */

static ucontext_t caller, coroutines[2];

static void coroutine(int which)
{
    for (int i = 0; i < TURN; i++) {
        exchange(100 * which + i);
        swapcontext(&coroutines[which], i % 2 ? &caller : &coroutines[!which]);
    }
}

enum { PAGE = 4096 };

/* A multiple of a page, with one below that nobody may touch. */
static char *new_stack(int bytes)
{
    char *guarded =
        mmap(NULL, (size_t)(PAGE + bytes), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(guarded, PAGE, PROT_NONE);
    return guarded + PAGE;
}

static void cooperating(int bytes)
{
    for (int i = 0; i < 2; i++) {
        getcontext(&coroutines[i]);
        coroutines[i].uc_stack.ss_sp = new_stack(bytes);
        coroutines[i].uc_stack.ss_size = (size_t)bytes;
        coroutines[i].uc_link = &caller;
        makecontext(&coroutines[i], (void (*)(void))coroutine, 1, i);
    }
    volatile int turns = 0;
    while (turns++ < TURN / 2)
        swapcontext(&caller, &coroutines[turns % 2]);
    for (int i = 0; i < 2; i++)
        munmap((char *)coroutines[i].uc_stack.ss_sp - PAGE, (size_t)(PAGE + bytes));
}

static void *small_thread(void *arg)
{
    (void)arg;
    for (int i = 0; i < TURN; i++)
        exchange(i);
    return NULL;
}

static void threading(int bytes)
{
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    CHECK(pthread_attr_setstacksize(&attributes, (size_t)bytes), 0);
    CHECK(pthread_create(&thread, &attributes, small_thread, NULL), 0);
    pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
}

static void *endless(void *arg)
{
    int old;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    exchange(1);
    *(volatile int *)arg = 1;
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old);
    for (;;)
        pause();
    return NULL;
}

static void cancelling(void)
{
    pthread_t thread;
    volatile int there = 0;
    void *result;
    pthread_create(&thread, NULL, endless, (void *)&there);
    while (!there)
        sched_yield();
    pthread_cancel(thread);
    pthread_join(thread, &result);
    fprintf(out, "a thread was cancelled: %d\n", result == PTHREAD_CANCELED);
}

/* ---- children ---- */

static void parent_forks(void) { fprintf(out, "the parent forks\n"); }
static void parent_forked(void) { fprintf(out, "the parent has forked\n"); }
static void child_forked(void) { fprintf(out, "the child is there\n"); }

static void bear(void)
{
    int status = -1;
    fflush(out);
    pid_t child = fork();
    if (child == 0) {
        int up = 0;
        look("child");
        MPI_Initialized(&up);
        fprintf(out, "child: MPI is up: %d\n", up);
        fflush(out);
        _exit(3);
    }
    waitpid(child, &status, 0);
    fprintf(out, "child: %#x\n", status);
    child = vfork();
    if (child == 0)
        _exit(4);
    waitpid(child, &status, 0);
    fprintf(out, "child that shares memory: %#x\n", status);
    char *words[] = {"sh", "-c", "ulimit -a | md5sum; ulimit -c; trap; umask; exit 5", NULL};
    char path[64], text[512] = "";
    posix_spawn_file_actions_t actions;
    snprintf(path, sizeof path, "/tmp/guest-%d", (int)getpid());
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_CREAT | O_WRONLY | O_TRUNC, 0600);
    CHECK(posix_spawn(&child, "/bin/sh", &actions, NULL, words, environ), 0);
    posix_spawn_file_actions_destroy(&actions);
    waitpid(child, &status, 0);
    FILE *said = fopen(path, "r");
    text[fread(text, 1, sizeof text - 1, said)] = '\0';
    fclose(said);
    unlink(path);
    fprintf(out, "shell: %#x\n%s", status, text);
    fprintf(out, "system: %#x\n", system("exit 6"));
}

/* ---- the end ---- */

static void first_handler(void)
{
    fprintf(out, "registered first\n");
    fclose(out);
}
static void second_handler(void) { fprintf(out, "registered second\n"); }

int main(int argc, char **argv)
{
    char path[4096];
    atexit(first_handler);
    find_stack();
    snprintf(path, sizeof path, "%s/by-%d", argv[1], (int)getpid());
    out = fopen(path, "w");
    /* Away from the low numbers, in which the library's are looked at. */
    int fd = fcntl(fileno(out), F_DUPFD_CLOEXEC, 400);
    FILE *high = fdopen(fd, "w");
    fclose(out);
    out = high;
    setenv("TZ", "UTC", 1);
    setlocale(LC_ALL, "C");
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = 1000;
    setrlimit(RLIMIT_NOFILE, &files);
    umask(027);
    fesetround(FE_UPWARD);
    sigset_t waited; /* blocked in all threads of the library's, too */
    sigemptyset(&waited);
    sigaddset(&waited, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &waited, NULL);
    look("before MPI_Init");
    CHECK(pthread_atfork(parent_forks, parent_forked, child_forked), 0);
    int provided;
    errno = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    peer = size - 1 - rank;
    char mine[4096];
    snprintf(mine, sizeof mine, "%s/rank-%d", argv[1], rank);
    CHECK(rename(path, mine), 0);
    atexit(second_handler);
    look("after MPI_Init");
    base = ints(COUNT, &win);
    look("window made");
    int in[64] = {1}, got[64];
    MPI_Put(in, 64, MPI_INT, peer, 64, 64, MPI_INT, win);
    MPI_Get(got, 64, MPI_INT, peer, 128, 64, MPI_INT, win);
    look("in the middle of an epoch");
    MPI_Win_flush_local(peer, win);
    errno = 77;
    MPI_Win_flush(peer, win);
    fprintf(out, "errno after a flush: %d\n", errno);
    look("after a flush");
    ticking();
    waiting();
    cooperating(atoi(argv[2]));
    threading(PTHREAD_STACK_MIN + atoi(argv[3]));
    cancelling();
    MPI_Put(in, 64, MPI_INT, peer, 64, 64, MPI_INT, win);
    bear();
    MPI_Win_flush(peer, win);
    look("before the end");
    publish(win);
    drop(&win);
    look("window freed");
    finish("guest");
    look("after MPI_Finalize");
    return 0;
}
