/* Describes transfers whose sides have gaps. In C because records are made in the program's calls. */
#include "record/side.h"

#include "core/arena.h"

static struct nasty_layout *layout_of(const struct side *side, uint64_t bytes)
{
    if (!side->form || nasty_side_contiguous(side->form, bytes))
        return NULL;
    side->form->layout->refs++;
    return side->form->layout;
}

struct nasty_shape *nasty_shape_new(const struct side *origin, const struct side *target,
                                    const struct side *result, const void *compare, uint64_t bytes)
{
    struct nasty_shape *s = nasty_shared_alloc(sizeof *s);
    *s = (struct nasty_shape){
        .origin = layout_of(origin, bytes),
        .target = layout_of(target, bytes),
        .result = result ? layout_of(result, bytes) : NULL,
        .compare = (void *)compare,
    };
    return s;
}
