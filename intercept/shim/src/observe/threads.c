/* Names threads, for those who look at the process from outside. In C because only a thread knows its number.
 */
#include "observe/threads.h"

#include "observe/file.h"
#include "process/alloc.h"
#include "process/state.h"

#include <dirent.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static long own_number(void) { return syscall(SYS_gettid); }

/* Threads that exist before MPI is initialized, by the numbers of the host. */
static struct {
    long *numbers;
    size_t n;
} earlier;

static void each_other_thread(void (*visit)(long number))
{
    DIR *tasks = opendir("/proc/self/task");
    struct dirent *task;
    while (tasks && (task = readdir(tasks))) {
        long number = strtol(task->d_name, NULL, 10);
        if (number > 0 && number != own_number())
            visit(number);
    }
    if (tasks)
        closedir(tasks);
}

static void remember(long number)
{
    if ((earlier.n & (earlier.n - 1)) == 0)
        earlier.numbers = nasty_grown(earlier.numbers, earlier.n, sizeof *earlier.numbers);
    earlier.numbers[earlier.n++] = number;
}

void nasty_threads_before(void) { each_other_thread(remember); }

static void name_helper(long number)
{
    for (size_t i = 0; i < earlier.n; i++)
        if (earlier.numbers[i] == number)
            return;
    nasty_file_name("helper 0 %ld\n", number);
}

void nasty_threads_start(void)
{
    if (!nasty.tracing)
        return;
    nasty_file_name("level %d\n", nasty.locking);
    each_other_thread(name_helper);
}

void nasty_threads_name(uint32_t number) { nasty_file_name("thread %u %ld\n", number, own_number()); }
