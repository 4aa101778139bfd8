/* Holding of what is locally complete. The program may reuse the origin of such an operation, but its
 * target knows nothing yet: that is what shows a flush_local which should have been a flush. It must reach
 * the target in bounded time while we sit inside MPI, for the target may wait for it (MPI 4.1, 12.7.3).
 * Blocking calls are therefore turned into nonblocking ones and tests while such operations exist; calls
 * that have no nonblocking form issue the operations first. It is C because these are the program's MPI
 * calls; the bound is NASTY_HOLD_LOCAL. */
#include "shim.h"

#include <sched.h>

static void release(struct nasty_window *w, int target)
{
    nasty_done(nasty_sync(w, NASTY_RELEASE, target, true), MPI_SUCCESS);
}

/* The rank of the last target with records before *place, which becomes its place; -1: there is none. Who
 * goes down so misses nobody that is there all the time, whoever leaves meanwhile. */
static int dirty_before(const struct nasty_window *w, uint32_t *place)
{
    int rank = -1;
    nasty_lock();
    if (*place > w->ndirty)
        *place = w->ndirty;
    if (w->live && *place > 0)
        rank = (int)w->dirty[--*place]->rank;
    nasty_unlock();
    return rank;
}

static void release_but(struct nasty_window *w, int target)
{
    uint32_t place = UINT32_MAX;
    for (int rank; (rank = dirty_before(w, &place)) >= 0;)
        if (rank != target)
            release(w, rank);
}

void nasty_release(void) { nasty_release_others(NULL, -1); }

/* All copies but those for w's target (-1: for any target of w), which the call at hand completes itself. */
void nasty_release_others(const struct nasty_window *w, int target)
{
    for (uint32_t i = 0; nasty.copies && i < nasty_nwindows; i++) {
        struct nasty_window *other = nasty_window_at(i);
        if (other != w)
            release(other, -1);
        else if (target >= 0)
            release_but(other, target);
    }
}

/* A program that only ever polls is inside MPI too. The time counts from the first such call, so that
 * computing does not use it up. */
void nasty_release_overdue(void)
{
    uint64_t now = nasty_now();
    nasty_lock();
    if (!nasty.waiting_since && nasty.copies)
        nasty.waiting_since = now;
    bool overdue = nasty.copies && now >= nasty.waiting_since + nasty.settings.hold_local;
    nasty_unlock();
    if (overdue)
        nasty_release();
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

/* One by one, and without completing any: MPI_Testall of several persistent collective operations fails in
 * MPICH and what is derived from it, where MPI_Waitall does not. What has an error is left to the call
 * that reports it. */
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

/* ---- calls whose nonblocking form looks different ---- */

int shim_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    int found = 0, error = MPI_SUCCESS;
    while (nasty.copies) {
        error = real.Iprobe(source, tag, comm, &found, status);
        if (error != MPI_SUCCESS || found)
            return error;
        nasty_turn();
    }
    return real.Probe(source, tag, comm, status);
}

int shim_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    int found = 0, error = MPI_SUCCESS;
    while (nasty.copies) {
        error = real.Improbe(source, tag, comm, &found, message, status);
        if (error != MPI_SUCCESS || found)
            return error;
        nasty_turn();
    }
    return real.Mprobe(source, tag, comm, message, status);
}

/* Both halves of a send-receive; the receive's status is the call's. */
static int both(int sent, MPI_Request *send, int received, MPI_Request *receive, MPI_Status *status)
{
    if (received == MPI_SUCCESS)
        received = nasty_hold_wait(receive, status);
    if (sent == MPI_SUCCESS)
        sent = nasty_hold_wait(send, MPI_STATUS_IGNORE);
    return nasty_first_error(received, sent);
}

int shim_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                  void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
                  MPI_Status *status)
{
    if (!nasty.copies)
        return real.Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                             source, recvtag, comm, status);
    MPI_Request send, receive;
    int received = real.Irecv(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    int sent = real.Isend(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return both(sent, &send, received, &receive, status);
}

#if MPI_VERSION >= 4
int shim_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                    void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag,
                    MPI_Comm comm, MPI_Status *status)
{
    if (!nasty.copies)
        return real.Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                               source, recvtag, comm, status);
    MPI_Request send, receive;
    int received = real.Irecv_c(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    int sent = real.Isend_c(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return both(sent, &send, received, &receive, status);
}
#endif
