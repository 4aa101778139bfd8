/* Looks for bytes that calls send although the program has never set them. In C because memcheck must be
 * asked during the call. */
#include "recording/sent.h"

#include "buffers/undefined.h"
#include "observe/site.h"
#include "observe/trace.h"
#include "process/state.h"
#include "recording/operand.h"

static void look_at(void *state, const struct nasty_operand *o)
{
    const uint32_t *number = state;
    uint64_t undefined = o->padded ? 0 : nasty_find_undefined(o->base, o->layout, o->bytes);
    if (undefined)
        nasty_trace(EVENT_MISUSED, (uint16_t)*number, (uint16_t)nasty_site, -1, MISUSE_UNDEFINED, undefined);
}

/* Looks at what the call sends, unless a request says more of it later. */
static void look_at_sent(uint32_t number, void *const args[])
{
    struct nasty_args_of_call call = nasty_args_of_call(number);
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    for (; side < nasty_sides + nasty_sides_of[number + 1]; side++)
        if (side->flags & SIDE_IN_CALL && side->flags & SIDE_SENT)
            nasty_operands(side, call, args, look_at, &number);
}

void nasty_sent(uint32_t number, void *const args[])
{
    if (LIKELY(!nasty.valgrind) || !nasty.recording)
        return;
    nasty_lock();
    look_at_sent(number, args);
    nasty_unlock();
}
