/* Callbacks of generalized requests (MPI 4.1, 13.2). In C because the MPI library calls them. */
#include "library/grequest.h"

#include "calls.h"

#include <stddef.h>

int nasty_grequest_status(void *state, MPI_Status *status)
{
    (void)state;
    real.Status_set_elements(status, MPI_BYTE, 0);
    real.Status_set_cancelled(status, 0);
    status->MPI_SOURCE = MPI_UNDEFINED;
    status->MPI_TAG = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

int nasty_grequest_uncancelled(void *state, int complete)
{
    (void)state;
    (void)complete;
    return MPI_SUCCESS;
}

static int status_from_nobody(void *state, MPI_Status *status)
{
    nasty_grequest_status(state, status);
    status->MPI_SOURCE = MPI_PROC_NULL;
    status->MPI_TAG = MPI_ANY_TAG;
    return MPI_SUCCESS;
}

static int without_state(void *state)
{
    (void)state;
    return MPI_SUCCESS;
}

int nasty_grequest_from_nobody(MPI_Request *request)
{
    int error =
        real.Grequest_start(status_from_nobody, without_state, nasty_grequest_uncancelled, NULL, request);
    return error == MPI_SUCCESS ? real.Grequest_complete(*request) : error;
}
