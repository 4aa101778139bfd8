/* Callbacks of generalized requests (MPI 4.1, 13.2). In C because the MPI library calls them. */
#include "library/grequest.h"

#include "calls.h"

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
