/* Poisons buffers that nobody may look at yet, except memory inside windows, which other ranks may watch.
 * In C because it writes to the program's buffers. */
#include "buffers/poison.h"

#include "buffers/mapped.h"
#include "loads/ranges.h"
#include "process/alloc.h"
#include "process/platform.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "types/layout.h"

#include <string.h>

struct region {
    const char *from, *to;
    uint32_t window;
};
static struct region *regions;
static uint32_t nregions;
static size_t cap_regions;

void nasty_region_add(const void *base, uint64_t bytes, uint32_t window)
{
    if (!base || !bytes)
        return;
    regions = nasty_room(regions, nregions, &cap_regions, sizeof *regions);
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

enum { POISONS = sizeof nasty.settings.poisons };

uint8_t nasty_poison_byte(uint64_t n) { return nasty.settings.poisons[n % POISONS]; }

struct poisoning {
    uint8_t byte;
    bool all;
};

static bool visit_poison(char *from, uint64_t bytes, void *arg)
{
    struct poisoning *p = arg;
    if (nasty_in_window(from, bytes)) {
        p->all = false;
        return true;
    }
    memset(from, p->byte, bytes);
    nasty_undefined(from, bytes);
    return true;
}

bool nasty_poison(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    struct poisoning p = {nasty_poison_byte(nasty.fetches), bytes > 0};
    if (LIKELY(bytes && !layout))
        visit_poison(base, bytes, &p);
    else if (bytes)
        nasty_walk(base, layout, 0, bytes, visit_poison, &p);
    return p.all;
}

struct comparison {
    const uint8_t *poison; /* in the buffer's first byte, or NULL */
    bool stored;
};

/* Of a buffer that is no longer mapped, or has become memory of a window, nothing is known. */
static bool visit_stored(char *from, uint64_t bytes, void *arg)
{
    struct comparison *s = arg;
    if (!nasty_mapped(from, bytes) || nasty_in_window(from, bytes))
        return s->stored = false;
    if (!s->poison)
        s->poison = memchr(nasty.settings.poisons, from[0], POISONS);
    s->stored |= !s->poison;
    for (uint64_t i = 0; i < bytes && !s->stored; i++)
        s->stored = (uint8_t)from[i] != *s->poison;
    return true;
}

bool nasty_poison_gone(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    struct comparison s = {NULL, false};
    nasty_walk(base, layout, 0, bytes, visit_stored, &s);
    return s.stored;
}
