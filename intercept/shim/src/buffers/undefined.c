/* Looks for bytes that the program sends although it has never set them. In C because memcheck is asked by
 * machine instructions in the process. */
#include "buffers/undefined.h"

#include "buffers/poison.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "types/layout.h"

#include <stdbool.h>
#include <stddef.h>

struct search {
    uint64_t seen, first, found;
};

static bool visit_search(char *from, uint64_t bytes, void *arg)
{
    enum { AT_ONCE = 1024 };
    struct search *s = arg;
    char bits[AT_ONCE];
    if (nasty_in_window(from, bytes)) {
        s->seen += bytes;
        return true;
    }
    for (uint64_t off = 0; off < bytes; off += AT_ONCE) {
        uint64_t n = bytes - off < AT_ONCE ? bytes - off : AT_ONCE;
        bool known = nasty_get_bits(from + off, n, bits); /* memcheck itself reports what nobody may access */
        for (uint64_t i = 0; i < n; i++, s->seen++)
            if (known && bits[i] && s->found++ == 0)
                s->first = s->seen;
    }
    return true;
}

uint64_t nasty_find_undefined(char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    struct search s = {0};
    if (!nasty.valgrind)
        return 0;
    nasty_walk(base, layout, 0, bytes, visit_search, &s);
    return s.first > UINT32_MAX ? 0 : s.first << 32 | (s.found < UINT32_MAX ? s.found : UINT32_MAX);
}
