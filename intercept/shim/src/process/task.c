/* Reads /proc/PID/stat. In C because threads of the program ask inside their calls; without the C library's
 * formatting because their stacks may be too small for it. */
#include "process/task.h"

#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

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

char nasty_task_state(pid_t pid)
{
    char path[32], text[128]; /* the state is behind the number and at most 64 bytes of name */
    stat_path(path, pid);
    long fd = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return 0;
    long n = syscall(SYS_read, fd, text, sizeof text - 1);
    syscall(SYS_close, fd);
    text[n > 0 ? n : 0] = '\0';
    const char *end = strrchr(text, ')'); /* of the name, which may have any characters */
    return end && end[1] == ' ' ? end[2] : 0;
}
