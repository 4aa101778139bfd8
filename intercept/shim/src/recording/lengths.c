/* Finds out how long arrays are. In C because the lengths follow from other arguments, and from what the
 * library says of the communicator. */
#include "recording/lengths.h"

#include "process/state.h"
#include "recording/topology.h"

static const struct nasty_arg *at_place(struct nasty_args_of_call call, unsigned place)
{
    for (const struct nasty_arg *a = call.first; a < call.last; a++)
        if (a->place == place)
            return a;
    return NULL;
}

int64_t nasty_plain_argument(const struct nasty_arg *a, void *const args[])
{
    const void *at = args[a->place];
    if (a->flags & ARG_INDIRECT)
        at = *(const nasty_pointer *)at;
    return !at ? -1 : a->flags & ARG_WIDE ? *(const nasty_wide *)at : *(const nasty_narrow *)at;
}

static const void *handle_argument(struct nasty_args_of_call call, enum nasty_object kind, void *const args[])
{
    for (const struct nasty_arg *a = call.first; a < call.last; a++)
        if (a->form == FORM_HANDLE && a->kind == kind && !(a->flags & (ARG_OUT | ARG_LIST | ARG_INDIRECT)))
            return args[a->place];
    return NULL;
}

const void *nasty_communicator_argument(struct nasty_args_of_call call, void *const args[])
{
    return handle_argument(call, OBJECT_COMMUNICATOR, args);
}

const void *nasty_window_argument(struct nasty_args_of_call call, void *const args[])
{
    return handle_argument(call, OBJECT_WINDOW, args);
}

struct nasty_known nasty_communicator(struct nasty_args_of_call call, void *const args[])
{
    struct nasty_known known = {0};
    const void *at = handle_argument(call, OBJECT_COMMUNICATOR, args);
    if (at)
        nasty_object_find(OBJECT_COMMUNICATOR, nasty_raw(OBJECT_COMMUNICATOR, at), &known);
    return known;
}

MPI_Info nasty_info(struct nasty_args_of_call call, void *const args[])
{
    const MPI_Info *at = handle_argument(call, OBJECT_INFO, args);
    return at ? *at : MPI_INFO_NULL;
}

/* The numbers in another argument: their sum, or the last of them. */
static int64_t from_numbers(struct nasty_args_of_call call, const struct nasty_arg *a, void *const args[],
                            bool sum)
{
    const struct nasty_arg *of = at_place(call, a->of);
    const nasty_narrow *numbers = *(nasty_pointer *)args[a->of];
    int64_t n = of ? nasty_length(call, of, args) : -1, total = 0;
    if (n < 0 || (n > 0 && !numbers))
        return -1;
    for (int64_t i = 0; i < n; i++)
        total = sum ? total + numbers[i] : numbers[i];
    return total;
}

bool nasty_at_root(struct nasty_args_of_call call, const struct nasty_known *comm, void *const args[])
{
    for (const struct nasty_arg *a = call.first; a < call.last; a++)
        if (a->form == FORM_NUMBER && a->kind == nasty_set_root) {
            int64_t root = nasty_plain_argument(a, args);
            return comm->inter ? root == MPI_ROOT : root == comm->rank;
        }
    return false;
}

static bool in_place(struct nasty_args_of_call call, void *const args[])
{
    for (const struct nasty_arg *a = call.first; a < call.last; a++)
        if (a->form == FORM_ADDRESS)
            return *(const nasty_pointer *)args[a->place] == MPI_IN_PLACE;
    return false;
}

static int64_t per_process(struct nasty_args_of_call call, const struct nasty_arg *a, void *const args[])
{
    const MPI_Comm *handle = handle_argument(call, OBJECT_COMMUNICATOR, args);
    struct nasty_known comm = nasty_communicator(call, args);
    if (!handle || !comm.number || !comm.members)
        return -1;
    switch (a->length) {
    case LENGTH_GROUP:
        return comm.members;
    case LENGTH_AT_ROOT:
        return nasty_at_root(call, &comm, args) ? comm.processes : -1;
    case LENGTH_NOT_IN_PLACE:
        return in_place(call, args) ? -1 : comm.processes;
    case LENGTH_SOURCES:
        return nasty_neighbors(*handle).sources;
    case LENGTH_DESTINATIONS:
        return nasty_neighbors(*handle).destinations;
    case LENGTH_DIMENSIONS:
        return nasty_dimensions(*handle);
    default:
        return comm.processes;
    }
}

int64_t nasty_length(struct nasty_args_of_call call, const struct nasty_arg *a, void *const args[])
{
    const struct nasty_arg *of = at_place(call, a->of);
    switch (a->length) {
    case LENGTH_NONE:
        return -1;
    case LENGTH_ARG:
        return of ? nasty_plain_argument(of, args) : -1;
    case LENGTH_RANGES:
        return of ? 3 * nasty_plain_argument(of, args) : -1;
    case LENGTH_SUM:
    case LENGTH_LAST:
        return from_numbers(call, a, args, a->length == LENGTH_SUM);
    default:
        return per_process(call, a, args);
    }
}
