/* Reads files of /proc. In C because threads of the program ask inside their calls; without the C library's
 * formatting because their stacks may be too small for it. */
#include "process/task.h"

#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The fields of /proc/PID/stat behind the name, from 0. */
enum { STATE, PROCESSOR = 36 };

static void stat_path(char path[32], pid_t pid)
{
    char digits[12];
    size_t n = 0;
    do
        digits[n++] = (char)('0' + pid % 10);
    while ((pid /= 10) > 0);
    memcpy(path, "/proc/", 6);
    for (size_t i = 0; i < n; i++)
        path[6 + i] = digits[n - 1 - i];
    memcpy(path + 6 + n, "/stat", 6);
}

/* The beginning of a file, as text. */
static void read_text(const char *path, char text[], size_t size)
{
    long n = -1;
    long fd = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (fd >= 0) {
        n = syscall(SYS_read, fd, text, size - 1);
        syscall(SYS_close, fd);
    }
    text[n > 0 ? n : 0] = '\0';
}

/* The n-th word after the one that the text begins with, or an empty one. */
static const char *word(const char *text, int n)
{
    for (; n > 0 && text; n--) {
        text = strchr(text, ' ');
        text += text != NULL;
    }
    return text ? text : "";
}

/* -1: there is none. */
static int number(const char *digits)
{
    int n = -1;
    for (; *digits >= '0' && *digits <= '9' && n < 1000000; digits++)
        n = (n < 0 ? 0 : 10 * n) + (*digits - '0');
    return n;
}

struct nasty_task nasty_task(pid_t pid)
{
    char path[32], text[512]; /* at most 64 bytes are the name */
    stat_path(path, pid);
    read_text(path, text, sizeof text);
    const char *end = strrchr(text, ')'); /* of the name, which may have any characters */
    const char *fields = end && end[1] == ' ' ? end + 2 : "";
    return (struct nasty_task){*word(fields, STATE), number(word(fields, PROCESSOR))};
}

/* /proc/loadavg has three averages, and then "runnable/all". */
bool nasty_task_all_run(void)
{
    static _Atomic long processors;
    char text[64];
    if (processors == 0)
        processors = sysconf(_SC_NPROCESSORS_ONLN);
    read_text("/proc/loadavg", text, sizeof text);
    int runnable = number(word(text, 3));
    return runnable > 0 && runnable <= processors;
}
