/* Names threads, for those who look at the process from outside. In C because only a thread knows its number.
 */
#include "observe/threads.h"

#include "observe/file.h"
#include "process/state.h"

#include <dirent.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static long own_number(void) { return syscall(SYS_gettid); }

/* Threads that exist when MPI has just been initialized are mostly the library's. */
static void name_helpers(void)
{
    DIR *tasks = opendir("/proc/self/task");
    struct dirent *task;
    while (tasks && (task = readdir(tasks))) {
        long number = strtol(task->d_name, NULL, 10);
        if (number > 0 && number != own_number())
            nasty_file_name("helper 0 %ld\n", number);
    }
    if (tasks)
        closedir(tasks);
}

void nasty_threads_start(void)
{
    if (!nasty.tracing)
        return;
    nasty_file_name("level %d\n", nasty.locking);
    name_helpers();
}

void nasty_threads_name(uint32_t number) { nasty_file_name("thread %u %ld\n", number, own_number()); }
