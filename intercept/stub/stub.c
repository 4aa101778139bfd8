/* Hands MPI programs over to nastympi wherever they are started below
 * `nastympi run`: from a test driver, a makefile, a shell script.
 *
 * It is preloaded into every process there, and decides one thing: whether this
 * one is an MPI program which is not under nastympi yet. If so, the program is
 * started anew by `nastympi exec`, which knows the shim of its library. If not,
 * it does nothing: it allocates nothing, starts no thread and writes nothing.
 *
 * A program may load MPI later by dlopen(), which is not known when it starts.
 * Ranks that are Python, and all ranks where NASTY_LIBRARY names what they will
 * load, are handed over on suspicion. So are MPI launchers, which may pass on
 * no environment to other nodes. Of others that did load MPI, it is said at
 * their end that nothing was tested.
 *
 * It must be C because it runs before main() in processes that have nothing to
 * do with MPI or Go, and needs libc alone. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <link.h>
#include <stdint.h>
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

/* "first": whatever process the stub is loaded into first. A sweep starts programs so, of which an earlier
 * run has told it all that `nastympi exec` knows. */
static int handed_over(void)
{
    const char *pid = getenv("_NASTYMPI_PID");
    return pid && (atol(pid) == (long)getpid() || !strcmp(pid, "first"));
}

/* In the process that `nastympi exec` became, LD_PRELOAD names the shim. Its
 * children must not inherit that: the shim brings the MPI library with it, and
 * would make each of them look like an MPI program. Forgetting the process id
 * lets this process exec another MPI program, which is handed over in turn. */
static void restore_for_children(void)
{
    char *preload = getenv("LD_PRELOAD");
    const char *inherited = getenv("_NASTYMPI_PRELOAD");
    if (preload && inherited)
        overwrite(preload, inherited);
    overwrite(getenv("_NASTYMPI_PID"), "0");
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

/* By what a launcher tells a process its number, or NULL. The same names are in
 * cmd/nastympi/rank.go. */
static const char *rank_number(void)
{
    static const char *const names[] = {"PMIX_RANK", "PMI_RANK", "OMPI_COMM_WORLD_RANK",
                                        "MV2_COMM_WORLD_RANK", "SLURM_PROCID"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *number = getenv(names[i]);
        if (number && *number)
            return number;
    }
    return NULL;
}

/* valgrind starts the program inside a process of its own, with what is in its environment at
 * that time, and lets go of a program that executes another one. So it is valgrind itself
 * that is handed over: `nastympi exec` finds the program behind its options. */
static int is_valgrind(char **argv)
{
    char path[PATH_MAX];
    const char *name = strrchr(program(path, sizeof path, argv), '/');
    return name && (!strcmp(name, "/valgrind") || !strcmp(name, "/valgrind.bin")); /* Debian's */
}

/* Until here LD_PRELOAD is that of valgrind's own process, which could not load the shim
 * where only the program says in which folder its MPI library is. */
static void prepare_client(char **envp)
{
    char *client = getenv("_NASTYMPI_CLIENT");
    for (char **variable = envp; client && *variable; variable++)
        if (!strncmp(*variable, "LD_PRELOAD=", strlen("LD_PRELOAD=")))
            *variable = client;
}

/* Other processes than ranks are not worth the tenth of a second that asking
 * Python for its MPI library takes. */
static int may_load_mpi(void)
{
    if (!rank_number() && !getenv("_NASTYMPI_EXEC"))
        return 0;
    const char *library = getenv("NASTY_LIBRARY");
    return (library && *library) || !strncmp(program_invocation_short_name, "python", 6) ||
           !strncmp(program_invocation_short_name, "pypy", 4);
}

/* By its name, up to a suffix as in mpiexec.hydra. cmd/nastympi/exec.go then finds its programs, or leaves it
 * alone. The same names are in launch/launchcmd. */
static int is_launcher(void)
{
    static const char *const names[] = {"mpiexec", "mpirun", "orterun", "prterun", "prun", "srun", "flux"};
    size_t length = strcspn(program_invocation_short_name, ".-_");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (length == strlen(names[i]) && !strncmp(program_invocation_short_name, names[i], length))
            return 1;
    return 0;
}

/* Where the program or one of its libraries has MPI; else NULL. dlsym() would know the same, but has another
 * version in older C libraries, which could then not load a stub that was linked to a newer one. */
extern int PMPI_Init(int *, char ***) __attribute__((weak));

/* MPI would be, if this process loaded it. Of several ranks, rank 0 says it: the program may change its
 * environment later. */
static int unseen, first;

/* glibc passes main()'s arguments to constructors. */
__attribute__((constructor)) static void start(int argc, char **argv, char **envp)
{
    const char *nastympi = getenv("_NASTYMPI_BIN");
    if (!nastympi || argc < 1)
        return;
    int ours = handed_over();
    if (is_valgrind(argv)) {
        if (!ours)
            hand_over(nastympi, argc, argv, envp);
        prepare_client(envp);
        return; /* the program will be the same process, and ours */
    }
    if (ours)
        restore_for_children();
    if (PMPI_Init) {
        if (!ours)
            hand_over(nastympi, argc, argv, envp);
    } else if (!ours && (may_load_mpi() || is_launcher())) {
        hand_over(nastympi, argc, argv, envp);
    } else {
        const char *number = rank_number();
        unseen = 1;
        first = !number || !strcmp(number, "0");
    }
}

/* An address in an object's dynamic section, or NULL. The dynamic linker has made it
 * absolute, except in objects that it may not write to, such as the kernel's. */
static const void *section(const struct dl_phdr_info *object, const ElfW(Dyn) * dynamic, long tag)
{
    for (; dynamic->d_tag != DT_NULL; dynamic++)
        if (dynamic->d_tag == tag)
            return (const char *)(dynamic->d_un.d_ptr < object->dlpi_addr ? object->dlpi_addr : 0) +
                   dynamic->d_un.d_ptr;
    return NULL;
}

/* Looks a symbol up in DT_GNU_HASH: buckets of symbols, the last one of each marked by an odd
 * hash. dlopen, which would find it for us, runs constructors again when the process ends. */
static int defines(const struct dl_phdr_info *object, const ElfW(Dyn) * dynamic, const char *name)
{
    const uint32_t *table = section(object, dynamic, DT_GNU_HASH);
    const ElfW(Sym) *symbols = section(object, dynamic, DT_SYMTAB);
    const char *names = section(object, dynamic, DT_STRTAB);
    if (!table || !symbols || !names || !table[0])
        return 0;
    uint32_t hash = 5381, nbuckets = table[0], first = table[1];
    for (const char *c = name; *c; c++)
        hash = hash * 33 + (unsigned char)*c;
    const uint32_t *buckets = table + 4 + table[2] * (sizeof(ElfW(Addr)) / sizeof *table);
    const uint32_t *chain = buckets + nbuckets;
    uint32_t i = buckets[hash % nbuckets];
    if (i < first)
        return 0;
    for (;; i++) {
        if ((chain[i - first] | 1) == (hash | 1) && !strcmp(names + symbols[i].st_name, name))
            return 1;
        if (chain[i - first] & 1)
            return 0;
    }
}

/* Notes the first loaded object that has MPI's functions. */
static int find_library(struct dl_phdr_info *object, size_t size, void *path)
{
    (void)size;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
        if (segment->p_type == PT_DYNAMIC &&
            defines(object, (const ElfW(Dyn) *)(object->dlpi_addr + segment->p_vaddr), "PMPI_Init")) {
            *(const char **)path = object->dlpi_name;
            return 1;
        }
    }
    return 0;
}

__attribute__((destructor)) static void end(void)
{
    const char *library = NULL;
    if (unseen && first && dl_iterate_phdr(find_library, &library))
        dprintf(STDERR_FILENO,
                "nastympi: warning: %s loaded MPI by dlopen, nothing was tested; set NASTY_LIBRARY=%s\n",
                program_invocation_short_name, library);
}
