/* Requests that wait for others of ours. In C because their handles are the library's. */
#include "hold/companions.h"

#include "calls.h"
#include "hold/collectives.h"
#include "hold/hold.h"
#include "process/alloc.h"
#include "process/state.h"

#include <stdlib.h>

struct companion {
    MPI_Request request;
    enum { BARRIER, PERSISTENT_BARRIER, SEND } what; /* a persistent one stays when it is complete */
    void *copy;                                      /* of what is sent, or NULL */
};

struct nasty_map nasty_companions;

static uint64_t companion_key(MPI_Request request) { return (uint64_t)(uintptr_t)request; }

static struct companion *companion_of(MPI_Request request)
{
    if (!nasty_have_companions())
        return NULL;
    nasty_lock();
    struct companion *c = nasty_map_find(&nasty_companions, companion_key(request));
    nasty_unlock();
    return c;
}

static void add_companion(MPI_Request request, struct companion of)
{
    struct companion *c = nasty_alloc(sizeof *c);
    *c = of;
    nasty_lock();
    nasty_map_put(&nasty_companions, companion_key(request), c);
    nasty_unlock();
}

static void drop_companion(MPI_Request request, struct companion *c)
{
    nasty_lock();
    nasty_map_remove(&nasty_companions, companion_key(request));
    nasty_unlock();
    free(c);
}

static void end_companion(MPI_Request request, struct companion *c)
{
    if (c->what == PERSISTENT_BARRIER)
        return;
    free(c->copy);
    drop_companion(request, c);
}

/* Libraries use one handle for all operations that are complete when their calls return. Instead of such a
 * request the program gets that of the barrier. */
int nasty_companion_begin(int result, MPI_Comm comm, MPI_Request *request)
{
    MPI_Request barrier;
    int complete = 0;
    NASTY_INSIDE(inside);
    if (result != MPI_SUCCESS || !nasty_within_world(comm) || real.Ibarrier(comm, &barrier) != MPI_SUCCESS)
        return result;
    real.Request_get_status(*request, &complete, MPI_STATUS_IGNORE);
    if (!complete) {
        add_companion(*request, (struct companion){barrier, BARRIER, NULL});
        return result;
    }
    result = real.Wait(request, MPI_STATUS_IGNORE);
    *request = barrier;
    return result;
}

#ifdef MPI_SESSION_NULL
/* Processes may start the persistent operations of a communicator in different orders (MPI 4.1, 6.13), so
 * each has a barrier of its own. */
int nasty_companion_prepare(int result, MPI_Comm comm, MPI_Request *request)
{
    MPI_Request barrier;
    NASTY_INSIDE(inside);
    if (result == MPI_SUCCESS && nasty_within_world(comm) &&
        real.Barrier_init(comm, MPI_INFO_NULL, &barrier) == MPI_SUCCESS)
        add_companion(*request, (struct companion){barrier, PERSISTENT_BARRIER, NULL});
    return result;
}
#endif

void nasty_companion_send(MPI_Request request, MPI_Request send, void *copy)
{
    add_companion(request, (struct companion){send, SEND, copy});
}

void nasty_companion_start(MPI_Request request)
{
    struct companion *c = companion_of(request);
    if (c)
        real.Start(&c->request);
}

/* A send that is freed goes on, and nobody learns when it needs its copy no longer. */
void nasty_companion_free(MPI_Request request)
{
    struct companion *c = companion_of(request);
    if (!c)
        return;
    if (c->what != BARRIER)
        real.Request_free(&c->request);
    drop_companion(request, c);
}

void nasty_companion_wait(MPI_Request request)
{
    struct companion *c = companion_of(request);
    if (!c)
        return;
    nasty_hold_wait(&c->request, MPI_STATUS_IGNORE);
    end_companion(request, c);
}

bool nasty_companion_pending(MPI_Request request)
{
    struct companion *c = companion_of(request);
    int complete = 0;
    if (!c)
        return false;
    if (real.Test(&c->request, &complete, MPI_STATUS_IGNORE) != MPI_SUCCESS)
        complete = 1;
    if (complete)
        end_companion(request, c);
    return !complete;
}
