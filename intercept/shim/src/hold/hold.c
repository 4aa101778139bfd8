/* Holding of what is locally complete. The program may reuse the origin of such an operation, but its
 * target knows nothing yet: that exposes a flush_local which should have been a flush. The operation must
 * reach the target in bounded time while the program is inside MPI, since the target may wait for it (MPI
 * 4.1, 12.7.3). So blocking calls become nonblocking ones and tests while such operations exist; calls
 * that have no nonblocking form issue the operations first. The bound is NASTY_HOLD_LOCAL. In C because
 * these are the program's MPI calls. */
#include "hold/hold.h"

#include "calls.h"
#include "process/clock.h"
#include "process/errors.h"
#include "process/platform.h"
#include "replay/synchronize.h"

#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

/* A program that only polls is inside MPI too. The time counts from the first such call, so that it does
 * not pass while the program computes. */
static void release_overdue(void)
{
    uint64_t now = nasty_now();
    nasty_lock();
    if (!nasty.waiting_since && nasty.copies)
        nasty.waiting_since = now;
    bool overdue = nasty.copies && now >= nasty.waiting_since + nasty.settings.hold_local;
    nasty_unlock();
    if (overdue)
        nasty_release_locally();
}

void nasty_release_as_told(enum nasty_call call, const struct nasty_window *w, int target)
{
    uint8_t scope = nasty.settings.releases[call];
    if (scope == SCOPE_OTHERS_IF_SHARED)
        scope = nasty.shares ? SCOPE_OTHERS : SCOPE_OVERDUE;
    switch (scope) {
    case SCOPE_OVERDUE:
        release_overdue();
        break;
    case SCOPE_OTHERS:
        nasty_release_others(w, target);
        break;
    case SCOPE_ALL:
        nasty_release();
        break;
    }
}

void nasty_turn(void)
{
    nasty_poll();
    NASTY_KEEP_ERRNO();
    sched_yield();
}

int nasty_hold_wait(MPI_Request *request, MPI_Status *status)
{
    int done = 0, error = MPI_SUCCESS;
    while (nasty.copies) {
        error = real.Test(request, &done, status);
        if (error != MPI_SUCCESS || done)
            return error;
        nasty_turn();
    }
    return real.Wait(request, status);
}

/* Asks about one request after the other, and completes none: in MPICH and its derivatives MPI_Testall of
 * several persistent collective operations fails, and MPI_Waitall does not. MPI_Waitall also reports the
 * errors. */
int nasty_hold_waitall(int count, MPI_Request requests[], MPI_Status statuses[])
{
    for (int i = 0; i < count && nasty.copies;) {
        int done = 0;
        if (real.Request_get_status(requests[i], &done, MPI_STATUS_IGNORE) != MPI_SUCCESS || done)
            i++;
        else
            nasty_turn();
    }
    return real.Waitall(count, requests, statuses);
}

int nasty_hold_refused(int sent, MPI_Request *receive)
{
    real.Cancel(receive);
    real.Wait(receive, MPI_STATUS_IGNORE);
    return sent;
}

/* The call's status is that of the receive. */
int nasty_hold_both(int sent, MPI_Request *send, MPI_Request *receive, MPI_Status *status)
{
    if (sent != MPI_SUCCESS)
        return nasty_hold_refused(sent, receive);
    int received = nasty_hold_wait(receive, status);
    return nasty_first_error(received, nasty_hold_wait(send, MPI_STATUS_IGNORE));
}
