/* Lets the library make progress while the shim waits. In C because libraries serve other ranks only
 * inside their calls. */
#include "library/progress.h"

#include "calls.h"
#include "library/grequest.h"
#include "process/platform.h"
#include "process/state.h"

#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Without a world there is no communicator that could be probed, but the test of a request that is never
 * complete makes progress too. One thread at a time may test it. */
static MPI_Request endless = MPI_REQUEST_NULL;
static bool testing;

static int no_state(void *state)
{
    (void)state;
    return MPI_SUCCESS;
}

static void test_endless(void)
{
    int flag;
    if (__atomic_test_and_set(&testing, __ATOMIC_ACQUIRE))
        return;
    if (endless == MPI_REQUEST_NULL)
        real.Grequest_start(nasty_grequest_status, no_state, nasty_grequest_uncancelled, NULL, &endless);
    real.Test(&endless, &flag, MPI_STATUS_IGNORE);
    __atomic_clear(&testing, __ATOMIC_RELEASE);
}

/* Probing MPI_COMM_SELF makes no progress in some libraries. */
void nasty_progress(void)
{
    int flag;
    if (nasty.world)
        real.Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    else
        test_endless();
}

/* `syscall` is no cancellation point: a thread must not be cancelled where it would not be natively. */
void nasty_nap(void)
{
    const struct timespec nap = {0, 20000};
    nasty_progress();
    NASTY_KEEP_ERRNO();
    syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &nap, NULL);
}

void nasty_progress_end(void)
{
    if (endless == MPI_REQUEST_NULL)
        return;
    NASTY_INSIDE(inside);
    real.Grequest_complete(endless);
    real.Wait(&endless, MPI_STATUS_IGNORE);
}
