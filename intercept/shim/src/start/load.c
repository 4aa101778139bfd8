/* Starts the core on the first MPI_Init, MPI_Init_thread or MPI_Session_init. In C because these are the
 * program's own calls. */
#include "start/load.h"

#include "core/arena.h"
#include "core/questions.h"
#include "hold/strict.h"
#include "library/find.h"
#include "observe/file.h"
#include "observe/threads.h"
#include "process/environment.h"
#include "process/state.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

/* `nastympi run` counts the processes that call MPI, by the files that they leave. */
static void leave_mark(void)
{
    const char *dir = nasty_variable("_NASTYMPI_RUN");
    if (!dir)
        return;
    char path[4096];
    snprintf(path, sizeof path, "%s/%ld", dir, (long)getpid());
    int fd = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (fd >= 0)
        close(fd);
}

static void load(void)
{
    nasty.valgrind = nasty_variable("_NASTYMPI_CLIENT") != NULL;
    leave_mark();
    nasty_threads_before();
    nasty_file_make_room();
    nasty_core_start();
}

void nasty_load(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    nasty_need_library();
    pthread_once(&once, load);
}

static void loaded(void)
{
    nasty_core_settings(&nasty.settings);
    nasty_strict_start();
    nasty_arena_start();
}

void nasty_loaded(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, loaded);
}
