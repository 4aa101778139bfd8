/* The requests of request-based operations. The program holds a request that the library made for us
 * (MPI_Grequest_start), since bindings look into requests, and completion calls take arrays of them. In C
 * because their handles are the library's. */
#include "log/request.h"

#include "calls.h"
#include "library/grequest.h"
#include "process/alloc.h"
#include "process/platform.h"
#include "process/state.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct nasty_map nasty_requests;

/* The library calls release_handle while it has its own lock, for which the owner of the shim's may wait. So
 * the map has a lock of its own, under which nobody calls the library. */
static pthread_mutex_t map_mutex = PTHREAD_MUTEX_INITIALIZER;

static void map_lock(void)
{
    if (UNLIKELY(nasty.locking))
        pthread_mutex_lock(&map_mutex);
}

static void map_unlock(void)
{
    if (UNLIKELY(nasty.locking))
        pthread_mutex_unlock(&map_mutex);
}

static uint64_t key_of(MPI_Request handle) { return (uint64_t)(uintptr_t)handle; }

static void disown(struct nasty_request *r)
{
    if (--r->owners > 0)
        return;
    free(r->parts);
    free(r);
}

struct nasty_request *nasty_request_find(MPI_Request handle)
{
    if (LIKELY(!nasty_requests.used))
        return NULL;
    map_lock();
    struct nasty_request *r = nasty_map_find(&nasty_requests, key_of(handle));
    map_unlock();
    return r;
}

void nasty_request_part(struct nasty_request *r, MPI_Request part)
{
    r->parts = nasty_room(r->parts, r->nparts, &r->room, sizeof *r->parts);
    r->parts[r->nparts++] = part;
}

void nasty_request_done(struct nasty_request *r)
{
    r->done = true;
    disown(r);
}

static int release_handle(void *state)
{
    struct nasty_request *r = state;
    map_lock();
    nasty_map_remove(&nasty_requests, key_of(r->handle));
    map_unlock();
    disown(r);
    return MPI_SUCCESS;
}

struct nasty_request *nasty_request_new(uint32_t window, int target, uint64_t seq)
{
    struct nasty_request *r = nasty_alloc(sizeof *r);
    *r = (struct nasty_request){
        .seq = seq,
        .window = window,
        .target = target,
        .owners = seq ? 2 : 1,
        .done = !seq,
    };
    return r;
}

int nasty_request_start(struct nasty_request *r, MPI_Request *handle)
{
    NASTY_INSIDE(inside);
    int error =
        real.Grequest_start(nasty_grequest_status, release_handle, nasty_grequest_uncancelled, r, handle);
    nasty_guard_end(&inside);
    if (error != MPI_SUCCESS)
        return error;
    r->handle = *handle;
    map_lock();
    nasty_map_put(&nasty_requests, key_of(r->handle), r);
    map_unlock();
    return MPI_SUCCESS;
}

void nasty_request_tell(struct nasty_request *r)
{
    if (atomic_exchange(&r->told, true))
        return;
    NASTY_INSIDE(inside);
    real.Grequest_complete(r->handle);
}
