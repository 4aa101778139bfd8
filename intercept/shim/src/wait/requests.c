/* Request-based operations: the program holds a request that the library made for us (MPI_Grequest_start),
 * since bindings look into requests and completion calls take arrays of them. Waiting completes an
 * operation at the origin only (MPI 4.1, 12.3.5): what fetches has its data, a put or an accumulate goes
 * on being held. A request whose operation is still to be issued is never in the hands of a call of the
 * library that blocks. It is C because these are the program's MPI calls. */
#include "shim.h"
#include "core/questions.h"

#include <sched.h>
#include <stdlib.h>

/* Completes the operation at the origin. Another thread may be doing so. */
int nasty_request_satisfy(struct nasty_request *r)
{
    int error = MPI_SUCCESS;
    if (!r->done)
        error = nasty_wait_for(nasty_window_at(r->window), r->target, r->seq);
    for (; !r->done; sched_yield())
        nasty_progress();
    nasty_request_tell(r);
    return error;
}

/* Whether a test shall say that it is not yet complete. */
bool nasty_request_refuses(struct nasty_request *r)
{
    nasty_lock();
    if (!r->done && !r->tested) {
        r->tested = true;
        r->falses = nasty_core_falses(r->window, r->seq);
    }
    bool refuses = !r->done && r->falses > 0;
    r->falses -= refuses;
    nasty_unlock();
    return refuses;
}

/* ---- one request ---- */

int shim_Wait(MPI_Request *request, MPI_Status *status)
{
    struct nasty_request *r = nasty_request_find(*request);
    if (!r)
        return nasty.copies ? nasty_hold_wait(request, status) : real.Wait(request, status);
    int error = nasty_request_satisfy(r);
    return nasty_first_error(error, real.Wait(request, status));
}

/* A test says no, or completes the operation so that the library says yes. */
static bool says_no(MPI_Request request, int *flag, int *error)
{
    struct nasty_request *r = nasty_request_find(request);
    nasty_poll();
    *error = MPI_SUCCESS;
    if (r && nasty_request_refuses(r)) {
        nasty_progress();
        *flag = 0;
        return true;
    }
    if (r)
        *error = nasty_request_satisfy(r);
    return false;
}

int shim_Test(MPI_Request *request, int *flag, MPI_Status *status)
{
    int error;
    if (says_no(*request, flag, &error))
        return MPI_SUCCESS;
    return nasty_first_error(error, real.Test(request, flag, status));
}

int shim_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)
{
    int error;
    if (says_no(request, flag, &error))
        return MPI_SUCCESS;
    return nasty_first_error(error, real.Request_get_status(request, flag, status));
}

/* The operation lives on until its epoch's synchronization. */
int shim_Request_free(MPI_Request *request)
{
    struct nasty_request *r = nasty_request_find(*request);
    if (r) {
        nasty_warn("MPI_Request_free of a one-sided operation's request: portable programs complete it "
                   "(MPI 4.1, 12.3.5)");
        nasty_request_tell(r);
    }
    return real.Request_free(request);
}

int shim_Cancel(MPI_Request *request)
{
    if (!nasty_request_find(*request))
        return real.Cancel(request);
    nasty_warn("MPI_Cancel of a one-sided operation's request is erroneous (MPI 4.1, 12.3.5): ignored");
    return MPI_SUCCESS;
}
