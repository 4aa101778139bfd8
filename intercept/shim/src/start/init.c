/* Begin and end of MPI. In C because these are the program's own calls. */
#include "start/init.h"

#include "calls.h"
#include "core/questions.h"
#include "delay/delay.h"
#include "hold/attendance.h"
#include "hold/hold.h"
#include "library/progress.h"
#include "loads/hooks.h"
#include "lifetime/heap.h"
#include "lifetime/stack.h"
#include "log/unfinished.h"
#include "node/board.h"
#include "node/rest.h"
#include "observe/file.h"
#include "observe/sites.h"
#include "observe/threads.h"
#include "observe/trace.h"
#include "process/message.h"
#include "process/state.h"
#include "recording/call.h"
#include "start/agree.h"
#include "start/ending.h"
#include "start/failure.h"
#include "start/load.h"
#include "types/types.h"
#include "window/ranks.h"

#include <pthread.h>
#include <string.h>
#include <unistd.h>

static pid_t process; /* the rank; its forked children are none */

/* One beginning or end at a time: threads may open and close sessions as they like. The library is called
 * meanwhile for local operations only. */
static pthread_mutex_t beginning = PTHREAD_MUTEX_INITIALIZER;

/* A forked child has MPI's functions, and may call some, but it is no rank. */
static void forked(void)
{
    nasty.active = false;
    nasty.watched = false;
    nasty.tracing = false;
    nasty.recording = false;
    nasty.observing = false;
    nasty_core_forget();
}

/* In C because only the library knows its version. */
static void name_library(void)
{
    static char version[MPI_MAX_LIBRARY_VERSION_STRING]; /* stacks may be small */
    enum { ENOUGH = 200 };
    int length;
    if (nasty.tracing && real.Get_library_version(version, &length) == MPI_SUCCESS) {
        version[ENOUGH] = '\0';
        nasty_file_name("library 0 %.*s\n", (int)strcspn(version, "\n"), version);
    }
}

static void begin_once(int rank, int size, bool funneled)
{
    static bool before; /* sessions may begin and end several times */
    process = getpid();
    nasty.rank = rank;
    if (!before) {
        pthread_atfork(NULL, NULL, forked);
        nasty_sites_start();
        nasty_recording_start(size);
        name_library();
        nasty_threads_start();
        nasty_ending_start();
        nasty_types_start();
        nasty_stack_start();
        nasty_heap_start(funneled);
        nasty_delay_set_slow(nasty_core_identity(rank, size));
        nasty_failure_start();
    }
    before = true;
    nasty_failure_finished(false);
    nasty.active = true;
}

void nasty_begin(int rank, int size, int level)
{
    pthread_mutex_lock(&beginning);
    if (level == MPI_THREAD_MULTIPLE)
        nasty.locking = true;
    if (!nasty.active)
        begin_once(rank, size, level <= MPI_THREAD_FUNNELED);
    pthread_mutex_unlock(&beginning);
}

static void begin_world(int result)
{
    if (result == MPI_SUCCESS)
        nasty_loaded();
    nasty.open = nasty.open || result == MPI_SUCCESS;
    if (result != MPI_SUCCESS || nasty.world || !nasty.settings.enabled)
        return;
    int provided = MPI_THREAD_SINGLE, rank = 0, size = 0;
    MPI_Comm parents = MPI_COMM_NULL;
    real.Query_thread(&provided);
    real.Comm_rank(MPI_COMM_WORLD, &rank);
    real.Comm_size(MPI_COMM_WORLD, &size);
    real.Comm_get_parent(&parents);
    nasty_begin(rank, size, provided);
    nasty.calls += parents != MPI_COMM_NULL; /* RMA calls of the parents count for their children */
    if (nasty_board_start(nasty_agree(nasty_board_wish(nasty.settings.stays, nasty.settings.delays))))
        nasty_delay_start();
    nasty.world = true;
}

static int started(int result)
{
    begin_world(result);
    nasty_rest_leave();
    return result;
}

int shim_Init(int *argc, char ***argv)
{
    nasty_rest_enter(true);
    return started(real.Init(argc, argv));
}

int shim_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    nasty_rest_enter(true);
    return started(real.Init_thread(argc, argv, required, provided));
}

/* A run in which no rank made any RMA call tells nothing, and should not look as if it did. A recording has
 * all calls of MPI. */
static void check_anything_seen(void)
{
    uint64_t mine = nasty_rma_calls(), all = 0;
    NASTY_INSIDE(inside);
    real.Reduce(&mine, &all, 1, MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
    nasty_guard_end(&inside);
    if (nasty.rank == 0 && !all && !nasty.recording)
        nasty_warn("this program made no one-sided (RMA) call that nastympi could see: nothing was tested "
                   "(does it use RMA? is part of it linked statically, or to another MPI library?)");
}

void nasty_end(const char *when)
{
    pthread_mutex_lock(&beginning);
    if (!nasty.world && nasty.sessions == 0) {
        nasty_report_unfinished(NULL, when);
        nasty_trace(EVENT_END, 0, 0, -1, 0, 0);
        nasty_file_refused(0, NASTY_NO_THREAD); /* a handler may have left an error by a jump */
        nasty_progress_end();
        nasty_attendance_forget();
        nasty_world_group_end();
        nasty_hooks_end();
        nasty.active = false;
    }
    pthread_mutex_unlock(&beginning);
}

void nasty_end_returned(void)
{
    nasty.open = nasty.world || nasty.sessions > 0;
    if (!nasty.open)
        nasty_trace(EVENT_END, 0, 0, -1, 2, 0);
    nasty_failure_finished(!nasty.open);
}

int shim_Finalize(void)
{
    nasty_release_before(CALL_ENDING, NULL, -1);
    check_anything_seen();
    nasty.world = false;
    nasty_end("MPI_Finalize");
    NASTY_INSIDE(inside); /* calls that the library makes there are its own */
    int result = real.Finalize();
    nasty_guard_end(&inside);
    nasty_end_returned();
    nasty_board_finish();
    return result;
}

int shim_Abort(MPI_Comm comm, int errorcode)
{
    nasty_report_unfinished(NULL, "MPI_Abort");
    nasty_trace(EVENT_ABORT, 0, 0, -1, (uint64_t)errorcode, 0);
    nasty_ending(ENDING_ABORT, errorcode);
    nasty.active = false;
    nasty_failure_tell();
    return real.Abort(comm, errorcode);
}

/* A program that exits without MPI_Finalize. */
__attribute__((destructor)) static void leave(void)
{
    if (nasty.active && getpid() == process) {
        nasty_report_unfinished(NULL, "exit");
        nasty_trace(EVENT_END, 0, 0, -1, 1, 0);
        if (nasty.world)
            nasty_ending_exit();
    }
    nasty_board_finish();
}
