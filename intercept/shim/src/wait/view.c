/* Hides our requests from the library while their operations are not complete: it would wait for them for
 * ever. In C because these are parts of the program's MPI calls. */
#include "wait/view.h"

#include "library/progress.h"
#include "process/alloc.h"
#include "process/errors.h"
#include "process/state.h"
#include "wait/satisfy.h"

#include <stdlib.h>
#include <string.h>

struct nasty_view nasty_view_of(int n, const MPI_Request requests[])
{
    struct nasty_view v = {n, 0, NULL, NULL};
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

void nasty_view_put_back(struct nasty_view *v, MPI_Request requests[])
{
    for (int i = 0; i < v->n; i++)
        if (!v->ours[i])
            requests[i] = v->rest[i];
}

void nasty_view_free(struct nasty_view *v)
{
    free(v->ours);
    free(v->rest);
}

int nasty_view_satisfy_all(struct nasty_view *v)
{
    int error = MPI_SUCCESS;
    for (int i = 0; i < v->n; i++)
        if (v->ours[i])
            error = nasty_first_error(error, nasty_request_satisfy(v->ours[i]));
    return error;
}

bool nasty_view_any_refuses(struct nasty_view *v)
{
    bool refused = false;
    for (int i = 0; v->hidden && i < v->n; i++)
        refused = (v->ours[i] && nasty_request_refuses(v->ours[i])) || refused;
    return refused;
}

bool nasty_view_test_all(struct nasty_view *v, int *error)
{
    bool complete = true;
    for (int i = 0; v->hidden && i < v->n; i++)
        complete = (!v->ours[i] || nasty_request_test(v->ours[i], error)) && complete;
    return complete;
}

/* Programs tend to rely on the first ones. */
int nasty_view_test_some(struct nasty_view *v, bool test, int n, int places[], int *error)
{
    int chosen = 0;
    if (!v->hidden)
        return 0;
    for (int k = 0; k < v->n; k++) {
        int i = nasty.settings.waitany_late ? v->n - 1 - k : k;
        bool asks = v->ours[i] && !(test && nasty_request_refuses(v->ours[i]));
        if (asks && chosen < n && nasty_request_test(v->ours[i], error))
            places[chosen++] = i;
    }
    if (!chosen)
        nasty_progress();
    return chosen;
}
