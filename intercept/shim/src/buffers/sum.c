/* Makes checksums of buffers. In C because it reads the program's memory. */
#include "buffers/sum.h"

#include "buffers/mapped.h"
#include "buffers/poison.h"
#include "observe/hash.h"
#include "types/layout.h"

static bool visit_sum(char *from, uint64_t bytes, void *arg)
{
    struct nasty_sum *sum = arg;
    if (!nasty_mapped(from, bytes))
        return false;
    sum->hash = nasty_hash(sum->hash, from, bytes);
    sum->window = sum->window || nasty_in_window(from, bytes);
    return true;
}

/* Of more than WHOLE bytes it sees PARTS cache lines, evenly spread: so it takes a microsecond, which is
 * little beside a call that is split, and notices a program that fills the buffer anew. */
bool nasty_sum_add(struct nasty_sum *sum, char *base, const struct nasty_layout *layout, uint64_t bytes)
{
    enum { LINE = 64, PARTS = 64, WHOLE = LINE * PARTS };
    uint64_t step = bytes > WHOLE ? (bytes - LINE) / (PARTS - 1) : LINE;
    for (uint64_t off = 0; off < bytes; off += step)
        if (!nasty_walk(base, layout, off, bytes - off < LINE ? bytes - off : LINE, visit_sum, sum))
            return false;
    return true;
}
