/* Request-based operations: the program holds a request that the library made for us
 * (MPI_Grequest_start), since bindings look into requests and completion calls take
 * arrays of them. Waiting completes an operation at the origin only (MPI 4.1, 12.3.5):
 * what fetches has its data, a put or an accumulate goes on being held. A request whose
 * operation is still to be issued is never in the hands of a call of the library that
 * blocks. It is C because these are the program's MPI calls. */
#include "shim.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

/* Ours by handle: open addressing, under the lock. */
static struct nasty_request **pending;
static uint32_t npending;

static uint32_t home_of(MPI_Request handle)
{
    return (uint32_t)(((uint64_t)(uintptr_t)handle * 0x9E3779B97F4A7C15ull) >> 32) & (npending - 1);
}

static uint32_t place_of(MPI_Request handle)
{
    uint32_t i = home_of(handle);
    while (pending[i] && pending[i]->handle != handle)
        i = (i + 1) & (npending - 1);
    return i;
}

static void pending_double(void)
{
    struct nasty_request **old = pending;
    uint32_t n = npending;
    npending = n ? 2 * n : 64;
    pending = nasty_alloc(npending * sizeof *pending);
    memset(pending, 0, npending * sizeof *pending);
    for (uint32_t i = 0; i < n; i++)
        if (old[i])
            pending[place_of(old[i]->handle)] = old[i];
    free(old);
}

static void request_add(struct nasty_request *r)
{
    if (2 * ++nasty.requests > npending)
        pending_double();
    pending[place_of(r->handle)] = r;
}

static void request_remove(struct nasty_request *r)
{
    uint32_t i = place_of(r->handle);
    nasty.requests--;
    for (uint32_t j = (i + 1) & (npending - 1); pending[j]; j = (j + 1) & (npending - 1)) {
        uint32_t home = home_of(pending[j]->handle);
        if (((j - home) & (npending - 1)) >= ((j - i) & (npending - 1))) {
            pending[i] = pending[j];
            i = j;
        }
    }
    pending[i] = NULL;
}

static void disown(struct nasty_request *r)
{
    if (--r->owners == 0)
        free(r);
}

/* NULL where the request is not one of ours. */
static struct nasty_request *request_find(MPI_Request handle)
{
    if (LIKELY(!nasty.requests))
        return NULL;
    nasty_lock();
    struct nasty_request *r = nasty.requests ? pending[place_of(handle)] : NULL;
    nasty_unlock();
    return r;
}

void nasty_request_done(struct nasty_request *r)
{
    r->done = true;
    disown(r);
}

/* ---- what the library calls ---- */

static int query(void *state, MPI_Status *status)
{
    (void)state;
    real.Status_set_elements(status, MPI_BYTE, 0);
    real.Status_set_cancelled(status, 0);
    status->MPI_SOURCE = MPI_UNDEFINED;
    status->MPI_TAG = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

static int release_handle(void *state)
{
    struct nasty_request *r = state;
    nasty_lock();
    request_remove(r);
    disown(r);
    nasty_unlock();
    return MPI_SUCCESS;
}

static int refuse_cancel(void *state, int complete)
{
    (void)state;
    (void)complete;
    return MPI_SUCCESS;
}

/* ---- the request of an operation ---- */

/* For the operation with this number, which the caller is recording; 0: for one that
 * has nothing to do. Under the lock. */
struct nasty_request *nasty_request_new(const struct nasty_window *w, int target, uint64_t seq)
{
    struct nasty_request *r = nasty_alloc(sizeof *r);
    *r = (struct nasty_request){
        .seq = seq,
        .window = w->id,
        .target = target,
        .falses = seq ? nasty.core.falses(w->id, seq) : 0,
        .owners = seq ? 2 : 1,
        .done = !seq,
    };
    return r;
}

int nasty_request_start(struct nasty_request *r, MPI_Request *handle)
{
    nasty_inside++;
    int error = real.Grequest_start(query, release_handle, refuse_cancel, r, handle);
    nasty_inside--;
    if (error != MPI_SUCCESS)
        return error;
    r->handle = *handle;
    nasty_lock();
    request_add(r);
    nasty_unlock();
    return MPI_SUCCESS;
}

/* Lets the library know, so that its completion calls take the request. */
static void tell(struct nasty_request *r)
{
    if (r->told)
        return;
    r->told = true;
    nasty_inside++;
    real.Grequest_complete(r->handle);
    nasty_inside--;
}

/* Completes the operation at the origin. Another thread may be doing so. */
static int satisfy(struct nasty_request *r)
{
    int error = MPI_SUCCESS;
    if (!r->done)
        error = nasty_wait_for(nasty_windows[r->window], r->target, r->seq);
    for (; !r->done; sched_yield())
        nasty_progress();
    tell(r);
    return error;
}

/* Whether a test shall say that it is not yet complete. */
static bool refuses(struct nasty_request *r)
{
    if (r->done || r->falses == 0)
        return false;
    r->falses--;
    return true;
}

static int worse(int a, int b) { return a != MPI_SUCCESS ? a : b; }

/* ---- one request ---- */

int shim_Wait(MPI_Request *request, MPI_Status *status)
{
    struct nasty_request *r = request_find(*request);
    if (!r)
        return nasty.copies ? nasty_hold_wait(request, status) : real.Wait(request, status);
    int error = satisfy(r);
    return worse(error, real.Wait(request, status));
}

int shim_Test(MPI_Request *request, int *flag, MPI_Status *status)
{
    struct nasty_request *r = request_find(*request);
    if (nasty.copies)
        nasty_poll();
    if (!r)
        return real.Test(request, flag, status);
    if (refuses(r)) {
        nasty_progress();
        *flag = 0;
        return MPI_SUCCESS;
    }
    int error = satisfy(r);
    return worse(error, real.Test(request, flag, status));
}

int shim_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)
{
    struct nasty_request *r = request_find(request);
    if (nasty.copies)
        nasty_poll();
    if (!r)
        return real.Request_get_status(request, flag, status);
    if (refuses(r)) {
        nasty_progress();
        *flag = 0;
        return MPI_SUCCESS;
    }
    int error = satisfy(r);
    return worse(error, real.Request_get_status(request, flag, status));
}

/* The operation lives on until its epoch's synchronization. */
int shim_Request_free(MPI_Request *request)
{
    struct nasty_request *r = request_find(*request);
    if (r) {
        nasty_warn("MPI_Request_free of a one-sided operation's request: portable programs complete it "
                   "(MPI 4.1, 12.3.5)");
        tell(r);
    }
    return real.Request_free(request);
}

int shim_Cancel(MPI_Request *request)
{
    if (!request_find(*request))
        return real.Cancel(request);
    nasty_warn("MPI_Cancel of a one-sided operation's request is erroneous (MPI 4.1, 12.3.5): ignored");
    return MPI_SUCCESS;
}

/* ---- arrays of requests ---- */

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
    if (n <= 0 || !nasty.requests)
        return v;
    for (int i = 0; i < n; i++) {
        struct nasty_request *r = request_find(requests[i]);
        if (r && r->done)
            tell(r);
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
            error = worse(error, satisfy(v->ours[i]));
    return error;
}

/* Completes one of those that are hidden, and returns its place; -1 where all refuse. The
 * choice is arbitrary (MPI 4.1, 3.7.5), and programs tend to rely on the first. */
static int satisfy_one(struct view *v, bool test, int *error)
{
    int chosen = -1;
    for (int k = 0; k < v->n; k++) {
        int i = nasty.settings.late ? v->n - 1 - k : k;
        if (v->ours[i] && !(test && refuses(v->ours[i])) && chosen < 0)
            chosen = i;
    }
    if (chosen >= 0)
        *error = satisfy(v->ours[chosen]);
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
    return worse(error, nasty.copies ? nasty_hold_waitall(count, requests, statuses)
                                     : real.Waitall(count, requests, statuses));
}

/* All others are tested first: were ours completed although the answer is no, they
 * would be earlier than they have to. */
int shim_Testall(int count, MPI_Request requests[], int *flag, MPI_Status statuses[])
{
    if (nasty.copies)
        nasty_poll();
    struct view v = look(count, requests);
    if (!v.hidden) {
        forget(&v);
        return real.Testall(count, requests, flag, statuses);
    }
    bool refused = false;
    for (int i = 0; i < count; i++)
        refused = (v.ours[i] && refuses(v.ours[i])) || refused;
    int error = MPI_SUCCESS;
    *flag = 0;
    if (refused)
        nasty_progress();
    else
        error = real.Testall(count, v.rest, flag, statuses);
    put_back(&v, requests);
    if (*flag) {
        error = worse(error, satisfy_all(&v));
        for (int i = 0; i < count; i++)
            if (v.ours[i])
                error = worse(error, real.Wait(&requests[i], at(statuses, i)));
    }
    forget(&v);
    return error;
}

/* One answer of MPI_Testany about the others; then one of ours, if there is one. */
static int any(struct view *v, MPI_Request requests[], bool test, int *place, int *flag, MPI_Status *status)
{
    int error = real.Testany(v->n, v->rest, place, flag, status);
    put_back(v, requests);
    if (error != MPI_SUCCESS || (*flag && *place != MPI_UNDEFINED))
        return error;
    *place = satisfy_one(v, test, &error);
    *flag = *place >= 0;
    if (*flag)
        return worse(error, real.Wait(&requests[*place], status));
    *place = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

/* How often the others are asked before one of ours is taken. Time for what is already
 * on its way, and no more: it may depend on ours. */
enum { CHANCES = 64 };

int shim_Waitany(int count, MPI_Request requests[], int *place, MPI_Status *status)
{
    struct view v = look(count, requests);
    int error = MPI_SUCCESS, flag = 0;
    if (v.hidden) {
        for (int i = 0; nasty.settings.late && i < CHANCES && !flag && error == MPI_SUCCESS; i++) {
            error = real.Testany(count, v.rest, place, &flag, status);
            flag = flag && *place != MPI_UNDEFINED;
        }
        put_back(&v, requests);
        if (!flag && error == MPI_SUCCESS)
            error = any(&v, requests, false, place, &flag, status);
        forget(&v);
        return error;
    }
    forget(&v);
    while (nasty.copies) {
        error = real.Testany(count, requests, place, &flag, status);
        if (error != MPI_SUCCESS || flag)
            return error;
        nasty_poll();
        sched_yield();
    }
    return real.Waitany(count, requests, place, status);
}

int shim_Testany(int count, MPI_Request requests[], int *place, int *flag, MPI_Status *status)
{
    if (nasty.copies)
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
    return worse(error, real.Wait(&requests[chosen], at(statuses, 0)));
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
        nasty_poll();
        sched_yield();
    }
    return real.Waitsome(count, requests, n, places, statuses);
}

int shim_Testsome(int count, MPI_Request requests[], int *n, int places[], MPI_Status statuses[])
{
    if (nasty.copies)
        nasty_poll();
    struct view v = look(count, requests);
    int error = v.hidden ? some(&v, requests, true, n, places, statuses)
                         : real.Testsome(count, requests, n, places, statuses);
    forget(&v);
    return error;
}

/* ---- the same without completing the requests (MPI 4.1, 3.7.6) ---- */

#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
int shim_Request_get_status_all(int count, const MPI_Request requests[], int *flag, MPI_Status statuses[])
{
    if (nasty.copies)
        nasty_poll();
    struct view v = look(count, requests);
    int error = MPI_SUCCESS;
    *flag = 1;
    for (int i = 0; v.hidden && i < count; i++)
        if (v.ours[i] && refuses(v.ours[i]))
            *flag = 0;
    if (v.hidden && *flag)
        error = real.Request_get_status_all(count, v.rest, flag, statuses);
    if (v.hidden && *flag)
        error = worse(error, satisfy_all(&v));
    if (*flag)
        error = worse(error, real.Request_get_status_all(count, requests, flag, statuses));
    else
        nasty_progress();
    forget(&v);
    return error;
}

int shim_Request_get_status_any(int count, const MPI_Request requests[], int *place, int *flag,
                                MPI_Status *status)
{
    if (nasty.copies)
        nasty_poll();
    struct view v = look(count, requests);
    int error = MPI_SUCCESS;
    *flag = 0;
    if (v.hidden)
        error = real.Request_get_status_any(count, v.rest, place, flag, status);
    if (error == MPI_SUCCESS && (!*flag || *place == MPI_UNDEFINED)) {
        if (v.hidden)
            satisfy_one(&v, true, &error);
        error = worse(error, real.Request_get_status_any(count, requests, place, flag, status));
    }
    forget(&v);
    return error;
}

/* Those that are complete are returned again by the next call: one of ours joins them each
 * time, or who waits for all would wait for ever. */
int shim_Request_get_status_some(int count, const MPI_Request requests[], int *n, int places[],
                                 MPI_Status statuses[])
{
    if (nasty.copies)
        nasty_poll();
    struct view v = look(count, requests);
    int error = MPI_SUCCESS;
    if (v.hidden)
        satisfy_one(&v, true, &error);
    forget(&v);
    return worse(error, real.Request_get_status_some(count, requests, n, places, statuses));
}
#endif
