/* Messages to the user. In C because they must be written without the core, which may have failed. */
#include "process/message.h"

#include "calls.h"
#include "process/state.h"

#include <stdarg.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

long nasty_write(int fd, const char *text, size_t bytes) { return syscall(SYS_write, fd, text, bytes); }

static void say(const char *severity, const char *format, va_list args)
{
    char line[1200]; /* stacks may be small */
    const int room = sizeof line - 1;
    int n = nasty.rank >= 0 ? snprintf(line, sizeof line, "nastympi: rank %d: %s: ", nasty.rank, severity)
                            : snprintf(line, sizeof line, "nastympi: %s: ", severity);
    int text = vsnprintf(line + n, (size_t)(room - n), format, args);
    n = n + text < room ? n + text : room;
    line[n++] = '\n';
    nasty_write(STDERR_FILENO, line, (size_t)n);
}

void nasty_warn(const char *format, ...)
{
    if (nasty.settings.log < 1)
        return;
    va_list args;
    va_start(args, format);
    say("warning", format, args);
    va_end(args);
}

void nasty_refuse(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("error", format, args);
    va_end(args);
    _exit(125);
}

void nasty_internal_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("internal error", format, args);
    va_end(args);
    int up = 0, down = 1;
    nasty.active = false;
    if (real.Initialized && real.Finalized && real.Abort) {
        real.Initialized(&up);
        real.Finalized(&down);
        if (up && !down)
            real.Abort(MPI_COMM_WORLD, 125);
    }
    _exit(125);
}
