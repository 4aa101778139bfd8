/* Hands MPI programs over to nastympi wherever they are started below
 * `nastympi run`: from a test driver, a makefile, a shell script.
 *
 * It is preloaded into every process there, and decides one thing: whether this
 * one is an MPI program which is not under nastympi yet. If so, the program is
 * started anew by `nastympi exec`, which knows the shim of its library. If not,
 * it does nothing: it allocates nothing, starts no thread and writes nothing.
 *
 * It must be C because it runs before main() in processes that have nothing to
 * do with MPI or Go, and needs libc alone. Programs that load MPI later by
 * dlopen(), such as Python, are not recognized. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

/* What env(1) and `nastympi` use when they fail themselves. */
enum { FAILED = 125 };

/* Overwrites the value of a variable where it is. A value that does not fit is
 * left alone. */
static void overwrite(char *old, const char *value)
{
    if (strlen(value) <= strlen(old))
        strcpy(old, value);
}

/* In the process that `nastympi exec` became, LD_PRELOAD names the shim. Its
 * children must not inherit that: the shim brings the MPI library with it, and
 * would make each of them look like an MPI program. Forgetting the process id
 * lets this process exec another MPI program, which is handed over in turn. */
static int handed_over(void)
{
    char *pid = getenv("_NASTYMPI_PID");
    if (!pid || atol(pid) != (long)getpid())
        return 0;
    char *preload = getenv("LD_PRELOAD");
    const char *inherited = getenv("_NASTYMPI_PRELOAD");
    if (preload && inherited)
        overwrite(preload, inherited);
    overwrite(pid, "0");
    return 1;
}

/* The file that runs. Without a separate dynamic linker at AT_BASE that is the
 * dynamic linker itself, called with the program as its argument. */
static const char *program(char *buffer, size_t size, char **argv)
{
    if (!getauxval(AT_BASE))
        return argv[0];
    ssize_t length = readlink("/proc/self/exe", buffer, size - 1);
    if (length < 0)
        return argv[0];
    buffer[length] = '\0';
    return buffer;
}

static void hand_over(const char *nastympi, int argc, char **argv, char **envp)
{
    char path[PATH_MAX];
    char *words[argc + 6];
    int n = 0;
    words[n++] = "nastympi";
    words[n++] = "exec";
    words[n++] = "--handover";
    words[n++] = (char *)program(path, sizeof path, argv);
    words[n++] = "--";
    memcpy(words + n, argv, (argc + 1) * sizeof *argv);
    execve(nastympi, words, envp);
    dprintf(STDERR_FILENO, "nastympi: error: cannot start %s for %s: %s\n", nastympi, argv[0],
            strerror(errno));
    _exit(FAILED);
}

/* glibc passes main()'s arguments to constructors. */
__attribute__((constructor)) static void start(int argc, char **argv, char **envp)
{
    const char *nastympi = getenv("_NASTYMPI_BIN");
    if (!nastympi || argc < 1 || handed_over())
        return;
    if (dlsym(RTLD_DEFAULT, "PMPI_Init"))
        hand_over(nastympi, argc, argv, envp);
}
