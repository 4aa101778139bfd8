/* Looks for bytes that calls send although the program has never set them. In C because memcheck must be
 * asked during the call. */
#include "recording/sent.h"

#include "buffers/undefined.h"
#include "observe/site.h"
#include "observe/trace.h"
#include "process/state.h"
#include "recording/operand.h"

static uint64_t undefined_in(const struct nasty_side_of *side, struct nasty_args_of_call call,
                             void *const args[], int64_t part)
{
    struct nasty_operand o;
    bool known = nasty_operand_part(side, call, args, part, &o) && !o.padded;
    return known ? nasty_find_undefined(o.base, o.layout, o.bytes) : 0;
}

/* Looks at what the call sends, unless a request says more of it later. */
static void look_at_sent(uint32_t number, void *const args[])
{
    struct nasty_args_of_call call = nasty_args_of_call(number);
    const struct nasty_side_of *side = nasty_sides + nasty_sides_of[number];
    for (; side < nasty_sides + nasty_sides_of[number + 1]; side++) {
        bool looks = side->flags & SIDE_IN_CALL && side->flags & SIDE_SENT;
        int64_t parts = looks ? nasty_operand_parts(side, call, args) : 0;
        for (int64_t i = 0; i < parts; i++) {
            uint64_t undefined = undefined_in(side, call, args, i);
            if (undefined)
                nasty_trace(EVENT_MISUSED, (uint16_t)number, (uint16_t)nasty_site, -1, MISUSE_UNDEFINED,
                            undefined);
        }
    }
}

void nasty_sent(uint32_t number, void *const args[])
{
    if (LIKELY(!nasty.valgrind) || !nasty.recording)
        return;
    nasty_lock();
    look_at_sent(number, args);
    nasty_unlock();
}
