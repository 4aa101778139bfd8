/* Notes what calls have received, as far as their statuses say how much that is. In C because it reads the
 * program's buffers. */
#include "recording/received.h"

#include "buffers/trace_data.h"
#include "calls.h"
#include "observe/site.h"
#include "observe/trace.h"
#include "process/state.h"
#include "recording/forbidden.h"
#include "recording/operand.h"

/* A message that was cancelled has brought nothing (MPI 4.1, 3.8.4). */
static uint64_t bytes_in(const MPI_Status *status)
{
    int cancelled = 0;
    MPI_Count bytes;
    if (real.Test_cancelled(status, &cancelled) == MPI_SUCCESS && cancelled)
        return 0;
    bool known = real.Get_elements_x(status, MPI_BYTE, &bytes) == MPI_SUCCESS && bytes >= 0;
    return known ? (uint64_t)bytes : ALL_WRITTEN;
}

uint64_t nasty_received_bytes(struct nasty_args_of_call call, void *const args[], int64_t place)
{
    for (const struct nasty_arg *a = call.first; a < call.last; a++) {
        if (a->form != FORM_STATUS)
            continue;
        const MPI_Status *s = *(nasty_pointer *)args[a->place];
        if (!s || s == MPI_STATUS_IGNORE || s == MPI_STATUSES_IGNORE)
            break;
        return bytes_in(&s[place]);
    }
    return ALL_WRITTEN;
}

static void trace_operand(void *state, const struct nasty_operand *o)
{
    const uint64_t *received = state;
    nasty_trace_received((uint16_t)nasty_site, o->class, o->base, o->layout,
                         *received < o->bytes ? *received : o->bytes);
}

void nasty_received(uint32_t number, struct nasty_args_of_call call, void *const args[])
{
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    const struct nasty_side_of *last = nasty_sides + nasty_sides_of[number + 1];
    while (side < last && !(side->flags & SIDE_RETURNED))
        side++;
    if (LIKELY(side == last) || !nasty_tracing_received())
        return;
    uint64_t bytes = nasty_received_bytes(call, args, 0);
    nasty_lock();
    nasty_operands(side, call, args, trace_operand, &bytes);
    nasty_unlock();
}
