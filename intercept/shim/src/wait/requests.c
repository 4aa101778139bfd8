/* Calls on one request. No blocking call of the library gets a request of ours before its operation is
 * complete at the origin. In C because these are the program's MPI calls. */
#include "calls.h"
#include "hold/companions.h"
#include "hold/hold.h"
#include "library/progress.h"
#include "log/request.h"
#include "process/errors.h"
#include "process/message.h"
#include "process/state.h"
#include "wait/satisfy.h"

#include <stdbool.h>

int shim_Wait(MPI_Request *request, MPI_Status *status)
{
    struct nasty_request *r = nasty_request_find(*request);
    nasty_companion_wait(*request);
    if (!r)
        return nasty.copies ? nasty_hold_wait(request, status) : real.Wait(request, status);
    int error = nasty_request_satisfy(r);
    return nasty_first_error(error, real.Wait(request, status));
}

/* Whether a test says no. Otherwise the operation is complete at the origin, and the library says yes. */
static bool says_no(MPI_Request request, int *flag, int *error)
{
    struct nasty_request *r = nasty_request_find(request);
    nasty_poll();
    *error = MPI_SUCCESS;
    if (nasty_companion_pending(request)) {
        *flag = 0;
        return true;
    }
    if (r && (nasty_request_refuses(r) || !nasty_request_test(r, error))) {
        nasty_progress();
        *flag = 0;
        return true;
    }
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
    nasty_companion_free(*request);
    return real.Request_free(request);
}

int shim_Start(MPI_Request *request)
{
    int error = real.Start(request);
    if (error == MPI_SUCCESS)
        nasty_companion_start(*request);
    return error;
}

int shim_Cancel(MPI_Request *request)
{
    if (!nasty_request_find(*request))
        return real.Cancel(request);
    nasty_warn("MPI_Cancel of a one-sided operation's request is erroneous (MPI 4.1, 12.3.5): ignored");
    return MPI_SUCCESS;
}
