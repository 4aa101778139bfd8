/* Notes in the recording how the process ends, because the recording alone cannot tell a crash from SIGKILL.
 * In C because only the process itself knows. */
#include "start/ending.h"

#include "library/find.h"
#include "observe/stream.h"
#include "process/state.h"
#include "recording/values.h"

#include <link.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

static uint32_t own_thread(void) { return nasty_stream_own ? nasty_stream_own->thread : NASTY_NO_THREAD; }

void nasty_ending(enum nasty_ending how, int value) { nasty_file_ending(how, value, own_thread()); }

/* ---- exit ---- */

static int exit_status = -1; /* -1: it is not known */

void nasty_ending_exit(void) { nasty_ending(ENDING_EXIT, exit_status); }

#ifdef __GLIBC__
static void keep_status(int status, void *unused)
{
    (void)unused;
    exit_status = status;
}
static void watch_exit(void) { on_exit(keep_status, NULL); }
#else
static void watch_exit(void) {}
#endif

/* ---- signals ---- */

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
enum { FATAL = sizeof fatal_signals / sizeof *fatal_signals };
static struct sigaction handlers_before[FATAL];

static uintptr_t code_from, code_to; /* the program's own code */

static int find_program(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_LOAD && info->dlpi_phdr[i].p_flags & PF_X) {
            code_from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
            code_to = code_from + info->dlpi_phdr[i].p_memsz;
        }
    return 1; /* the program comes first */
}

static uintptr_t interrupted(const void *context)
{
#if defined __x86_64__ && defined REG_RIP
    return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined __aarch64__
    return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.pc;
#else
    (void)context;
    return 0;
#endif
}

/* A fault in the program's own code is none of the call that the thread is in: MPI may call the program back.
 */
static bool in_program(const void *context)
{
    uintptr_t at = interrupted(context);
    return at >= code_from && at < code_to;
}

/* What the signal would have done without us follows: the instruction is executed again, or the signal is
 * sent again. */
static void on_fatal(int number, siginfo_t *info, void *context)
{
    bool sent = info->si_code <= 0, outside = !nasty.open || (!sent && in_program(context));
    if (!outside && nasty_stream_own)
        nasty_stream_unstage(nasty_stream_own);
    if (!sent || info->si_pid == getpid())
        nasty_file_ending(ENDING_SIGNAL, number, outside ? NASTY_NO_THREAD : own_thread());
    for (int i = 0; i < FATAL; i++)
        if (fatal_signals[i] == number)
            sigaction(number, &handlers_before[i], NULL);
    if (sent)
        syscall(SYS_rt_tgsigqueueinfo, getpid(), syscall(SYS_gettid), number, info);
}

/* The library may have handlers of its own by now, and the program may set others later. */
static void watch_signals(void)
{
    dl_iterate_phdr(find_program, NULL);
    for (int i = 0; i < FATAL; i++) {
        if (sigaction(fatal_signals[i], NULL, &handlers_before[i]) != 0 ||
            handlers_before[i].sa_handler == SIG_IGN)
            continue;
        struct sigaction ours = handlers_before[i];
        ours.sa_sigaction = on_fatal;
        ours.sa_flags = (ours.sa_flags | SA_SIGINFO) & ~(int)(SA_RESETHAND | SA_NODEFER);
        sigaction(fatal_signals[i], &ours, NULL);
    }
}

void nasty_ending_start(void)
{
    if (nasty.tracing)
        watch_exit();
    if (nasty.recording && !nasty.valgrind)
        watch_signals();
}

/* ---- errors ---- */

/* Whether the error is noted. MPI_Error_class may fail, too, and that is not. */
static bool error_begins(int code)
{
    static __thread bool asking;
    if (!nasty.recording || !nasty_stream_own || asking)
        return false;
    asking = true;
    nasty_stream_unstage(nasty_stream_own);
    nasty_file_refused(nasty_error_value(code > 0 ? code : MPI_ERR_OTHER), own_thread());
    asking = false;
    return true;
}

static void error_ends(bool noted)
{
    if (noted)
        nasty_file_refused(0, own_thread());
}

/* With an error handler of the program's own, MPICH 5 returns MPI_SUCCESS. */
static void error_handled(bool noted, int code, int result)
{
    error_ends(noted);
    if (noted && result == MPI_SUCCESS)
        nasty_stream_own->handled = code;
}

/* MPICH and its relatives treat each error in one of these functions, which calls the error handler. They are
 * exported, because the bindings of Fortran call them. */
#define MPICH_ERROR(name)                                                                                    \
    EXPORT int name(void *object, const char *function, int code);                                           \
    EXPORT int name(void *object, const char *function, int code)                                            \
    {                                                                                                        \
        __typeof__(name) *next = (__typeof__(name) *)nasty_library_function(#name);                          \
        bool noted = error_begins(code);                                                                     \
        int result = next(object, function, code);                                                           \
        error_handled(noted, code, result);                                                                  \
        return result;                                                                                       \
    }
MPICH_ERROR(MPIR_Err_return_comm)
MPICH_ERROR(MPIR_Err_return_win)
MPICH_ERROR(MPIR_Err_return_session)
MPICH_ERROR(MPIR_Err_return_group)

/* Open MPI and its relatives. */
EXPORT int ompi_errhandler_invoke(void *handler, void *object, int type, int code, const char *message);
EXPORT int ompi_errhandler_invoke(void *handler, void *object, int type, int code, const char *message)
{
    __typeof__(ompi_errhandler_invoke) *next =
        (__typeof__(ompi_errhandler_invoke) *)nasty_library_function("ompi_errhandler_invoke");
    bool noted = error_begins(code);
    int result = next(handler, object, type, code, message);
    error_ends(noted);
    return result;
}
