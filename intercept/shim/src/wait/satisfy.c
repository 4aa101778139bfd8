/* Answers waits and tests of one of our requests. Waiting completes an operation only at the origin (MPI
 * 4.1, 12.3.5): a fetching one has its data then, a put or an accumulate stays held. In C because these
 * are parts of the program's MPI calls; Go decides how many tests fail. */
#include "wait/satisfy.h"

#include "core/questions.h"
#include "library/progress.h"
#include "process/errors.h"
#include "process/state.h"
#include "replay/begun.h"
#include "replay/synchronize.h"
#include "window/window.h"

#include <mpi.h>
#include <sched.h>

int nasty_request_satisfy(struct nasty_request *r)
{
    int error = MPI_SUCCESS;
    if (!r->done && !r->begun)
        error = nasty_wait_for(nasty_window_at(r->window), r->target, r->seq);
    for (; !nasty_begun_arrived(r, &error); sched_yield())
        nasty_progress();
    nasty_request_tell(r);
    return error;
}

bool nasty_request_test(struct nasty_request *r, int *error)
{
    if (!r->done && !r->begun)
        *error = nasty_first_error(*error, nasty_test_for(nasty_window_at(r->window), r->target, r->seq));
    if (!nasty_begun_arrived(r, error))
        return false;
    nasty_request_tell(r);
    return true;
}

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
