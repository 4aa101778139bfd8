/* The completion calls that take arrays of requests, ours among others. In C because these are the
 * program's MPI calls. */
#include "calls.h"
#include "hold/companions.h"
#include "hold/hold.h"
#include "library/progress.h"
#include "process/errors.h"
#include "process/state.h"
#include "wait/veil.h"
#include "wait/view.h"

#include <stdbool.h>

static MPI_Status *at(MPI_Status statuses[], int i)
{
    return statuses == MPI_STATUSES_IGNORE ? MPI_STATUS_IGNORE : &statuses[i];
}

int shim_Startall(int count, MPI_Request requests[])
{
    int error = real.Startall(count, requests);
    for (int i = 0; error == MPI_SUCCESS && nasty_have_companions() && i < count; i++)
        nasty_companion_start(requests[i]);
    return error;
}

int shim_Waitall(int count, MPI_Request requests[], MPI_Status statuses[])
{
    nasty_veil_wait(count, requests);
    struct nasty_view v = nasty_view_of(count, requests);
    int error = v.hidden ? nasty_view_satisfy_all(&v) : MPI_SUCCESS;
    nasty_view_free(&v);
    return nasty_first_error(error, nasty.copies ? nasty_hold_waitall(count, requests, statuses)
                                                 : real.Waitall(count, requests, statuses));
}

/* Whether the library has completed all that it sees. Errors are for the call itself to report. */
static bool rest_complete(const struct nasty_view *v)
{
    int flag = 1;
    for (int i = 0; flag && i < v->n; i++)
        if (real.Request_get_status(v->rest[i], &flag, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            flag = 1;
    return flag;
}

/* All others are looked at first: if ours were completed although the answer is no, they would be complete
 * too early. */
int shim_Testall(int count, MPI_Request requests[], int *flag, MPI_Status statuses[])
{
    nasty_poll();
    *flag = 0;
    if (nasty_veil_needed(count, requests))
        return MPI_SUCCESS;
    struct nasty_view v = nasty_view_of(count, requests);
    int error = MPI_SUCCESS;
    bool complete =
        !v.hidden || (!nasty_view_any_refuses(&v) && rest_complete(&v) && nasty_view_test_all(&v, &error));
    nasty_view_free(&v);
    if (complete)
        return nasty_first_error(error, real.Testall(count, requests, flag, statuses));
    nasty_progress();
    return error;
}

/* How many more times the others are asked before one of ours is taken, with NASTY_WAITANY_LATE. Enough
 * for what is already on its way, and no more: it may depend on ours. */
enum { CHANCES = 64 };

/* Asks MPI_Testany about the others first, then takes one of ours. A wait goes on until there is one: which
 * of all are complete first, other ranks decide. */
static int any(struct nasty_view *v, MPI_Request requests[], bool test, int *place, int *flag,
               MPI_Status *status)
{
    int error = MPI_SUCCESS, chances = test || !nasty.settings.waitany_late ? 0 : CHANCES, ours = 0;
    bool found = false;
    for (int turn = 0; error == MPI_SUCCESS && !found && !ours; turn++) {
        error = real.Testany(v->n, v->rest, place, flag, status);
        found = *flag && *place != MPI_UNDEFINED;
        if (error != MPI_SUCCESS || found || turn < chances)
            continue;
        ours = nasty_view_test_some(v, test, 1, place, &error);
        if (test)
            break;
        if (!ours)
            nasty_turn();
    }
    nasty_view_put_back(v, requests);
    if (error != MPI_SUCCESS || found)
        return error;
    *flag = ours;
    if (ours)
        return real.Wait(&requests[*place], status);
    *place = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

static int test_any(int count, MPI_Request requests[], int *place, int *flag, MPI_Status *status)
{
    struct nasty_view v = nasty_view_of(count, requests);
    int error = v.hidden ? any(&v, requests, true, place, flag, status)
                         : real.Testany(count, requests, place, flag, status);
    nasty_view_free(&v);
    return error;
}

static int test_any_shown(int count, MPI_Request requests[], int *place, int *flag, MPI_Status *status)
{
    struct nasty_veil veil = nasty_veil_of(count, requests);
    int error = test_any(count, veil.shown, place, flag, status);
    if (error == MPI_SUCCESS && *flag && *place == MPI_UNDEFINED && veil.covered > 0)
        *flag = 0;
    nasty_veil_lift(&veil, requests);
    return error;
}

int shim_Waitany(int count, MPI_Request requests[], int *place, MPI_Status *status)
{
    int error = MPI_SUCCESS, flag = 0;
    while (nasty_have_companions()) {
        error = test_any_shown(count, requests, place, &flag, status);
        if (error != MPI_SUCCESS || flag)
            return error;
        nasty_turn();
    }
    struct nasty_view v = nasty_view_of(count, requests);
    if (v.hidden) {
        error = any(&v, requests, false, place, &flag, status);
        nasty_view_free(&v);
        return error;
    }
    nasty_view_free(&v);
    while (nasty.copies) {
        error = real.Testany(count, requests, place, &flag, status);
        if (error != MPI_SUCCESS || flag)
            return error;
        nasty_turn();
    }
    return real.Waitany(count, requests, place, status);
}

int shim_Testany(int count, MPI_Request requests[], int *place, int *flag, MPI_Status *status)
{
    nasty_poll();
    return nasty_have_companions() ? test_any_shown(count, requests, place, flag, status)
                                   : test_any(count, requests, place, flag, status);
}

/* As `any`, for calls that return several: one of ours, as programs may not rely on more, or a part of many,
 * since each call looks at all. */
static int some(struct nasty_view *v, MPI_Request requests[], bool test, int *n, int places[],
                MPI_Status statuses[])
{
    enum { PART = 16 };
    int error = MPI_SUCCESS, ours = 0;
    bool found = false;
    while (error == MPI_SUCCESS && !found && !ours) {
        error = real.Testsome(v->n, v->rest, n, places, statuses);
        found = *n != MPI_UNDEFINED && *n > 0;
        if (error != MPI_SUCCESS || found)
            break;
        ours = nasty_view_test_some(v, test, 1 + v->hidden / PART, places, &error);
        if (test)
            break;
        if (!ours)
            nasty_turn();
    }
    nasty_view_put_back(v, requests);
    if (error != MPI_SUCCESS || found)
        return error;
    *n = ours;
    for (int i = 0; i < ours; i++)
        error = nasty_first_error(error, real.Wait(&requests[places[i]], at(statuses, i)));
    return error;
}

static int test_some(int count, MPI_Request requests[], int *n, int places[], MPI_Status statuses[])
{
    struct nasty_view v = nasty_view_of(count, requests);
    int error = v.hidden ? some(&v, requests, true, n, places, statuses)
                         : real.Testsome(count, requests, n, places, statuses);
    nasty_view_free(&v);
    return error;
}

static int test_some_shown(int count, MPI_Request requests[], int *n, int places[], MPI_Status statuses[])
{
    struct nasty_veil veil = nasty_veil_of(count, requests);
    int error = test_some(count, veil.shown, n, places, statuses);
    if (error == MPI_SUCCESS && *n == MPI_UNDEFINED && veil.covered > 0)
        *n = 0;
    nasty_veil_lift(&veil, requests);
    return error;
}

int shim_Waitsome(int count, MPI_Request requests[], int *n, int places[], MPI_Status statuses[])
{
    int error = MPI_SUCCESS;
    while (nasty_have_companions()) {
        error = test_some_shown(count, requests, n, places, statuses);
        if (error != MPI_SUCCESS || *n != 0)
            return error;
        nasty_turn();
    }
    struct nasty_view v = nasty_view_of(count, requests);
    if (v.hidden) {
        error = some(&v, requests, false, n, places, statuses);
        nasty_view_free(&v);
        return error;
    }
    nasty_view_free(&v);
    while (nasty.copies) {
        error = real.Testsome(count, requests, n, places, statuses);
        if (error != MPI_SUCCESS || *n != 0)
            return error;
        nasty_turn();
    }
    return real.Waitsome(count, requests, n, places, statuses);
}

int shim_Testsome(int count, MPI_Request requests[], int *n, int places[], MPI_Status statuses[])
{
    nasty_poll();
    return nasty_have_companions() ? test_some_shown(count, requests, n, places, statuses)
                                   : test_some(count, requests, n, places, statuses);
}
