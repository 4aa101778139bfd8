/* The core's process and the memory shared with it. In C because it belongs to the program's process,
 * which must not notice it: no signal handler, no thread, no descriptor kept. The core watches the rank's
 * process and ends with it. */
#include "core/process.h"

#include "core/birth.h"
#include "process/alloc.h"
#include "process/environment.h"
#include "process/message.h"
#include "process/nameless.h"
#include "process/state.h"
#include "process/task.h"
#include "process/valgrind.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* Bytes of the core's standard error that are kept: what the Go runtime says when it ends. */
enum { REPORT = 64 << 10 };

static const char *report;
static pid_t core; /* its process, or 0 */

/* The variables that the program was started with, without those that Go's runtime or the dynamic linker
 * would obey. */
static char **core_environment(void)
{
    char *const *given = nasty_environment();
    static const char *const others[] = {
        "LD_", "GODEBUG=", "GOGC=", "GOMAXPROCS=", "GOMEMLIMIT=", "GOTRACEBACK="};
    size_t n = 0, kept = 0;
    while (given[n])
        n++;
    char **list = nasty_alloc((n + 1) * sizeof *list);
    for (size_t i = 0; i < n; i++) {
        bool other = false;
        for (size_t k = 0; k < sizeof others / sizeof *others; k++)
            other = other || strncmp(given[i], others[k], strlen(others[k])) == 0;
        if (!other)
            list[kept++] = given[i];
    }
    list[kept] = NULL;
    return list;
}

static void *map_file(int fd, size_t bytes, int protection, void *wish)
{
    void *p = mmap(wish, bytes, protection, MAP_SHARED, fd, 0);
    if (p == MAP_FAILED)
        nasty_internal_error("cannot share memory with the core: %s", strerror(errno));
    madvise(p, bytes, MADV_DONTFORK);
    madvise(p, bytes, MADV_DONTDUMP);
    return p;
}

static int new_file(const char *name)
{
    int fd = nasty_nameless_file(name);
    if (fd < 0)
        nasty_refuse("cannot make a file for memory that is shared with the core: %s (tried memfd_create, "
                     "/dev/shm and /tmp)",
                     strerror(errno));
    return fd;
}

static const char *core_path(void)
{
    const char *path = nasty_variable("_NASTYMPI_CORE");
    if (!path)
        nasty_internal_error("_NASTYMPI_CORE is not set: start the program with `nastympi exec`");
    return path;
}

/* The core sees in which system calls threads sleep. Yama allows that to ancestors, and to whom the process
 * names. Libraries that name others do so later, in MPI_Init, and mostly allow all. */
static void let_core_look(void) { prctl(PR_SET_PTRACER, (unsigned long)core, 0, 0, 0); }

struct nasty_channel *nasty_core_process_start(const struct nasty_channel *not_there)
{
    enum { FAR = 36 }; /* 64 GB away: emulators give every process the same addresses first */
    void *wish = not_there ? (void *)((uintptr_t)not_there + ((uintptr_t)1 << FAR)) : NULL;
    char **variables = core_environment();
    struct nasty_birth b = {
        .path = core_path(),
        .environment = variables,
        .memory = new_file("nastympi"),
        .report = new_file("nastympi-report"),
        .memory_bytes = NASTY_CORE_MEMORY_BYTES,
        .report_bytes = REPORT,
    };
    struct nasty_channel *channel = map_file(b.memory, NASTY_CORE_MEMORY_BYTES, PROT_READ | PROT_WRITE, wish);
    report = map_file(b.report, REPORT, PROT_READ, NULL);
    nasty_valgrind_ignores_children(true);
    nasty_give_birth(&b);
    nasty_valgrind_ignores_children(false);
    free(variables);
    close(b.memory);
    close(b.report);
    if (b.error)
        nasty_refuse("cannot start the core %s: %s%s", b.path, strerror(b.error),
                     b.error == EFBIG ? " (the limit of the size of files, ulimit -f, is too low for it)"
                                      : "");
    core = b.core;
    let_core_look();
    return channel;
}

bool nasty_core_gone(void)
{
    char state = nasty_task(core).state;
    return state == 'Z' || state == 'X' || (kill(core, 0) != 0 && errno == ESRCH);
}

static void __attribute__((noreturn)) refuse_without_core(int first_line)
{
    struct rlimit space = {RLIM_INFINITY, RLIM_INFINITY};
    getrlimit(RLIMIT_AS, &space);
    if (space.rlim_max != RLIM_INFINITY)
        nasty_refuse(
            "the core could not start: %.*s (the address space is limited to %llu MB; the core needs 800)",
            first_line, report, (unsigned long long)(space.rlim_max >> 20));
    nasty_refuse("the core could not start: %.*s", first_line, report);
}

void nasty_core_report_end(bool has_answered)
{
    core = 0;
    nasty.active = false;
    int first_line = (int)strcspn(report, "\n");
    if (!has_answered)
        refuse_without_core(first_line);
    nasty_write(STDERR_FILENO, report, strnlen(report, REPORT));
    nasty_internal_error("the core has ended: %.*s", first_line, report);
}

int nasty_core_memory(void)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)core, NASTY_CORE_MEMORY_FD);
    return open(path, O_RDWR | O_CLOEXEC);
}

void nasty_core_process_forget(void) { core = 0; }
