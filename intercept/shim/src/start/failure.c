/* Says of a program that fails that its operations were perturbed. The core has written the text. In C
 * because only the process itself knows that it fails: its exit status, MPI_Abort, abort() and assert(). Of a
 * process that cannot say so any more, the core says it. */
#include "start/failure.h"

#include "core/channel.h"
#include "process/message.h"
#include "process/state.h"

#include <assert.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char failure_text[sizeof((struct nasty_channel *)0)->failure];
static struct nasty_channel *shared; /* which the core reads when the process has ended */
static pid_t failing;                /* a child that it forks is another program */

void nasty_failure_tell(void)
{
    if (!failure_text[0] || !nasty_rma_calls() || getpid() != failing)
        return;
    nasty_write(STDERR_FILENO, failure_text, strnlen(failure_text, sizeof failure_text));
    failure_text[0] = 0;
    shared->end = END_TOLD;
}

void nasty_failure_finished(bool finished)
{
    if (shared && getpid() == failing && shared->end != END_TOLD)
        shared->end = finished ? END_FINISHED : END_NOT;
}

#ifdef __GLIBC__
static void at_failure(int status, void *unused)
{
    (void)unused;
    if (status != 0)
        nasty_failure_tell();
    else
        nasty_failure_finished(true);
}
static void watch_failure(void) { on_exit(at_failure, NULL); }
#else
static void watch_failure(void) {}
#endif

void nasty_failure_start(void)
{
    shared = nasty_channel_begin();
    memcpy(failure_text, shared->failure, sizeof failure_text);
    nasty_channel_end();
    failing = getpid();
    if (failure_text[0])
        watch_failure();
}

EXPORT _Noreturn void abort(void)
{
    nasty_failure_tell();
    void (*next)(void) = (void (*)(void))dlsym(RTLD_NEXT, "abort");
    if (next)
        next();
    _exit(134);
}

EXPORT _Noreturn void __assert_fail(const char *assertion, const char *file, unsigned line,
                                    const char *function)
{
    nasty_failure_tell();
    void (*next)(const char *, const char *, unsigned, const char *) =
        (void (*)(const char *, const char *, unsigned, const char *))dlsym(RTLD_NEXT, "__assert_fail");
    if (next)
        next(assertion, file, line, function);
    _exit(134);
}
