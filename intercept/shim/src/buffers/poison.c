/* Poisons buffers that nobody may look at yet, except memory inside windows, which other ranks may watch.
 * In C because it writes to the program's buffers. */
#include "buffers/poison.h"

#include "buffers/mapped.h"
#include "loads/ranges.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/valgrind.h"
#include "types/layout.h"

#include <stdlib.h>
#include <string.h>

struct region {
    const char *from, *to;
    uint32_t window;
};
static struct region *regions;
static uint32_t nregions, cap_regions;

void nasty_region_add(const void *base, uint64_t bytes, uint32_t window)
{
    if (!base || !bytes)
        return;
    if (nregions == cap_regions) {
        cap_regions = cap_regions ? 2 * cap_regions : 16;
        regions = realloc(regions, cap_regions * sizeof *regions);
        if (!regions)
            nasty_internal_error("out of memory: %u window regions", cap_regions);
    }
    nasty_range_add(base, bytes, window);
    regions[nregions++] = (struct region){base, (const char *)base + bytes, window};
}

void nasty_region_remove(const void *base, uint32_t window)
{
    for (uint32_t i = nregions; i-- > 0;)
        if (regions[i].window == window && (!base || regions[i].from == base))
            regions[i] = regions[--nregions];
    nasty_range_remove(base, window);
}

bool nasty_in_window(const char *from, uint64_t bytes)
{
    for (uint32_t i = 0; i < nregions; i++)
        if (from < regions[i].to && regions[i].from < from + bytes)
            return true;
    return false;
}

/* It looks like no address, no small number and no character, in any width. */
enum { POISON = 0xA5 };

static bool visit_poison(char *from, uint64_t bytes, void *arg)
{
    bool *all = arg;
    if (nasty_in_window(from, bytes)) {
        *all = false;
        return true;
    }
    memset(from, POISON, bytes);
    nasty_undefined(from, bytes);
    return true;
}

bool nasty_poison(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    bool all = bytes > 0;
    if (LIKELY(bytes && !layout))
        visit_poison(base, bytes, &all);
    else if (bytes)
        nasty_walk(base, layout, 0, bytes, visit_poison, &all);
    return all;
}

/* Of a buffer that is no longer mapped, or has become memory of a window, nothing is known. */
static bool visit_stored(char *from, uint64_t bytes, void *arg)
{
    bool *stored = arg;
    if (!nasty_mapped(from, bytes) || nasty_in_window(from, bytes))
        return *stored = false;
    for (uint64_t i = 0; i < bytes && !*stored; i++)
        *stored = (unsigned char)from[i] != POISON;
    return true;
}

bool nasty_poison_gone(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    bool stored = false;
    nasty_walk(base, layout, 0, bytes, visit_stored, &stored);
    return stored;
}
