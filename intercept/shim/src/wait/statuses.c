/* The calls that ask about arrays of requests without completing them (MPI 4.1, 3.7.6). In C because these
 * are the program's MPI calls. */
#include "calls.h"
#include "hold/companions.h"
#include "hold/hold.h"
#include "library/progress.h"
#include "process/errors.h"
#include "wait/veil.h"
#include "wait/view.h"

#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
int shim_Request_get_status_all(int count, nasty_looked_at requests[], int *flag, MPI_Status statuses[])
{
    nasty_poll();
    *flag = 0;
    if (nasty_veil_needed(count, requests))
        return MPI_SUCCESS;
    struct nasty_view v = nasty_view_of(count, requests);
    int error = MPI_SUCCESS;
    *flag = !nasty_view_any_refuses(&v);
    if (v.hidden && *flag)
        error = real.Request_get_status_all(count, v.rest, flag, statuses);
    if (v.hidden && *flag)
        *flag = nasty_view_test_all(&v, &error);
    if (*flag)
        error = nasty_first_error(error, real.Request_get_status_all(count, requests, flag, statuses));
    else
        nasty_progress();
    nasty_view_free(&v);
    return error;
}

static int look_at_any(int count, nasty_looked_at requests[], int *place, int *flag, MPI_Status *status)
{
    struct nasty_view v = nasty_view_of(count, requests);
    int error = MPI_SUCCESS, one;
    *flag = 0;
    if (v.hidden)
        error = real.Request_get_status_any(count, v.rest, place, flag, status);
    if (error == MPI_SUCCESS && (!*flag || *place == MPI_UNDEFINED)) {
        nasty_view_test_some(&v, true, 1, &one, &error);
        error = nasty_first_error(error, real.Request_get_status_any(count, requests, place, flag, status));
    }
    nasty_view_free(&v);
    return error;
}

int shim_Request_get_status_any(int count, nasty_looked_at requests[], int *place, int *flag,
                                MPI_Status *status)
{
    nasty_poll();
    if (!nasty_have_companions())
        return look_at_any(count, requests, place, flag, status);
    struct nasty_veil veil = nasty_veil_of(count, requests);
    int error = look_at_any(count, veil.shown, place, flag, status);
    if (error == MPI_SUCCESS && *flag && *place == MPI_UNDEFINED && veil.covered > 0)
        *flag = 0;
    nasty_veil_free(&veil);
    return error;
}

/* The next call returns the complete ones again. One of ours joins them each time: otherwise a program
 * that waits for all would wait for ever. */
static int look_at_some(int count, nasty_looked_at requests[], int *n, int places[], MPI_Status statuses[])
{
    struct nasty_view v = nasty_view_of(count, requests);
    int error = MPI_SUCCESS, one;
    nasty_view_test_some(&v, true, 1, &one, &error);
    nasty_view_free(&v);
    return nasty_first_error(error, real.Request_get_status_some(count, requests, n, places, statuses));
}

int shim_Request_get_status_some(int count, nasty_looked_at requests[], int *n, int places[],
                                 MPI_Status statuses[])
{
    nasty_poll();
    if (!nasty_have_companions())
        return look_at_some(count, requests, n, places, statuses);
    struct nasty_veil veil = nasty_veil_of(count, requests);
    int error = look_at_some(count, veil.shown, n, places, statuses);
    if (error == MPI_SUCCESS && *n == MPI_UNDEFINED && veil.covered > 0)
        *n = 0;
    nasty_veil_free(&veil);
    return error;
}
#endif
