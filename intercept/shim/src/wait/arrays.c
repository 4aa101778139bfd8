/* The completion calls that take arrays of requests, ours among others. The library sees the array without
 * those of ours whose operation is still to be issued: it would wait for them for ever. It is C because
 * these are the program's MPI calls. */
#include "shim.h"

#include <stdlib.h>
#include <string.h>

/* The program's array without those of ours that are not complete. */
struct view {
    int n;                       /* of all */
    int hidden;                  /* ours, not complete */
    struct nasty_request **ours; /* per request, or NULL where nothing is hidden */
    MPI_Request *rest;
};

static struct view look(int n, const MPI_Request requests[])
{
    struct view v = {n, 0, NULL, NULL};
    if (n <= 0 || !nasty_requests.used)
        return v;
    for (int i = 0; i < n; i++) {
        struct nasty_request *r = nasty_request_find(requests[i]);
        if (r && r->done)
            nasty_request_tell(r);
        if (!r || r->done)
            continue;
        if (!v.ours) {
            v.ours = nasty_alloc((size_t)n * sizeof *v.ours);
            memset(v.ours, 0, (size_t)n * sizeof *v.ours);
            v.rest = nasty_alloc((size_t)n * sizeof *v.rest);
            memcpy(v.rest, requests, (size_t)n * sizeof *v.rest);
        }
        v.ours[i] = r;
        v.rest[i] = MPI_REQUEST_NULL;
        v.hidden++;
    }
    return v;
}

/* Puts back what the library has made of the others. */
static void put_back(struct view *v, MPI_Request requests[])
{
    for (int i = 0; i < v->n; i++)
        if (!v->ours[i])
            requests[i] = v->rest[i];
}

static void forget(struct view *v)
{
    free(v->ours);
    free(v->rest);
}

/* Completes all that are hidden. */
static int satisfy_all(struct view *v)
{
    int error = MPI_SUCCESS;
    for (int i = 0; i < v->n; i++)
        if (v->ours[i])
            error = nasty_first_error(error, nasty_request_satisfy(v->ours[i]));
    return error;
}

/* Whether a test shall say that one of them is not yet complete. Each is asked: each has answers of its
 * own left. */
static bool any_refuses(struct view *v)
{
    bool refused = false;
    for (int i = 0; v->hidden && i < v->n; i++)
        refused = (v->ours[i] && nasty_request_refuses(v->ours[i])) || refused;
    return refused;
}

/* Completes one of those that are hidden, and returns its place; -1 where all refuse. The choice is
 * arbitrary (MPI 4.1, 3.7.5), and programs tend to rely on the first. */
static int satisfy_one(struct view *v, bool test, int *error)
{
    int chosen = -1;
    for (int k = 0; k < v->n; k++) {
        int i = nasty.settings.late ? v->n - 1 - k : k;
        if (v->ours[i] && !(test && nasty_request_refuses(v->ours[i])) && chosen < 0)
            chosen = i;
    }
    if (chosen >= 0)
        *error = nasty_request_satisfy(v->ours[chosen]);
    else
        nasty_progress();
    return chosen;
}

static MPI_Status *at(MPI_Status statuses[], int i)
{
    return statuses == MPI_STATUSES_IGNORE ? MPI_STATUS_IGNORE : &statuses[i];
}

int shim_Waitall(int count, MPI_Request requests[], MPI_Status statuses[])
{
    struct view v = look(count, requests);
    int error = v.hidden ? satisfy_all(&v) : MPI_SUCCESS;
    forget(&v);
    return nasty_first_error(error, nasty.copies ? nasty_hold_waitall(count, requests, statuses)
                                                 : real.Waitall(count, requests, statuses));
}

/* All others are tested first: were ours completed although the answer is no, they would be earlier than
 * they have to. */
int shim_Testall(int count, MPI_Request requests[], int *flag, MPI_Status statuses[])
{
    nasty_poll();
    struct view v = look(count, requests);
    if (!v.hidden) {
        forget(&v);
        return real.Testall(count, requests, flag, statuses);
    }
    int error = MPI_SUCCESS;
    *flag = 0;
    if (any_refuses(&v))
        nasty_progress();
    else
        error = real.Testall(count, v.rest, flag, statuses);
    put_back(&v, requests);
    if (*flag) {
        error = nasty_first_error(error, satisfy_all(&v));
        for (int i = 0; i < count; i++)
            if (v.ours[i])
                error = nasty_first_error(error, real.Wait(&requests[i], at(statuses, i)));
    }
    forget(&v);
    return error;
}

/* How often more the others are asked before one of ours is taken, where that is to be late. Time for what
 * is already on its way, and no more: it may depend on ours. */
enum { CHANCES = 64 };

/* What MPI_Testany says of the others; then one of ours, if there is one. */
static int any(struct view *v, MPI_Request requests[], bool test, int *place, int *flag, MPI_Status *status)
{
    int error = MPI_SUCCESS, chances = test || !nasty.settings.late ? 1 : 1 + CHANCES;
    bool found = false;
    while (chances-- > 0 && !found && error == MPI_SUCCESS) {
        error = real.Testany(v->n, v->rest, place, flag, status);
        found = *flag && *place != MPI_UNDEFINED;
    }
    put_back(v, requests);
    if (error != MPI_SUCCESS || found)
        return error;
    *place = satisfy_one(v, test, &error);
    *flag = *place >= 0;
    if (*flag)
        return nasty_first_error(error, real.Wait(&requests[*place], status));
    *place = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

int shim_Waitany(int count, MPI_Request requests[], int *place, MPI_Status *status)
{
    struct view v = look(count, requests);
    int error = MPI_SUCCESS, flag = 0;
    if (v.hidden) {
        error = any(&v, requests, false, place, &flag, status);
        forget(&v);
        return error;
    }
    forget(&v);
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
    struct view v = look(count, requests);
    int error = v.hidden ? any(&v, requests, true, place, flag, status)
                         : real.Testany(count, requests, place, flag, status);
    forget(&v);
    return error;
}

/* As `any`, for calls that return several. */
static int some(struct view *v, MPI_Request requests[], bool test, int *n, int places[],
                MPI_Status statuses[])
{
    int error = real.Testsome(v->n, v->rest, n, places, statuses);
    put_back(v, requests);
    if (error != MPI_SUCCESS || (*n != MPI_UNDEFINED && *n > 0))
        return error;
    *n = 0;
    int chosen = satisfy_one(v, test, &error);
    if (chosen < 0)
        return MPI_SUCCESS;
    *n = 1;
    places[0] = chosen;
    return nasty_first_error(error, real.Wait(&requests[chosen], at(statuses, 0)));
}

int shim_Waitsome(int count, MPI_Request requests[], int *n, int places[], MPI_Status statuses[])
{
    struct view v = look(count, requests);
    int error = MPI_SUCCESS;
    if (v.hidden) {
        error = some(&v, requests, false, n, places, statuses);
        forget(&v);
        return error;
    }
    forget(&v);
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
    struct view v = look(count, requests);
    int error = v.hidden ? some(&v, requests, true, n, places, statuses)
                         : real.Testsome(count, requests, n, places, statuses);
    forget(&v);
    return error;
}

/* ---- the same without completing the requests (MPI 4.1, 3.7.6) ---- */

#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
int shim_Request_get_status_all(int count, nasty_looked_at requests[], int *flag, MPI_Status statuses[])
{
    nasty_poll();
    struct view v = look(count, requests);
    int error = MPI_SUCCESS;
    *flag = !any_refuses(&v);
    if (v.hidden && *flag)
        error = real.Request_get_status_all(count, v.rest, flag, statuses);
    if (v.hidden && *flag)
        error = nasty_first_error(error, satisfy_all(&v));
    if (*flag)
        error = nasty_first_error(error, real.Request_get_status_all(count, requests, flag, statuses));
    else
        nasty_progress();
    forget(&v);
    return error;
}

int shim_Request_get_status_any(int count, nasty_looked_at requests[], int *place, int *flag,
                                MPI_Status *status)
{
    nasty_poll();
    struct view v = look(count, requests);
    int error = MPI_SUCCESS;
    *flag = 0;
    if (v.hidden)
        error = real.Request_get_status_any(count, v.rest, place, flag, status);
    if (error == MPI_SUCCESS && (!*flag || *place == MPI_UNDEFINED)) {
        if (v.hidden)
            satisfy_one(&v, true, &error);
        error = nasty_first_error(error, real.Request_get_status_any(count, requests, place, flag, status));
    }
    forget(&v);
    return error;
}

/* Those that are complete are returned again by the next call: one of ours joins them each time, or who
 * waits for all would wait for ever. */
int shim_Request_get_status_some(int count, nasty_looked_at requests[], int *n, int places[],
                                 MPI_Status statuses[])
{
    nasty_poll();
    struct view v = look(count, requests);
    int error = MPI_SUCCESS;
    if (v.hidden)
        satisfy_one(&v, true, &error);
    forget(&v);
    return nasty_first_error(error, real.Request_get_status_some(count, requests, n, places, statuses));
}
#endif
