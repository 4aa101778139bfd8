/* Positions in the memory that a layout describes. In C because the program's buffers are read and written
 * by them. */
#include "types/layout.h"

#include "core/arena.h"

struct nasty_place nasty_layout_at(const struct nasty_layout *l, uint64_t packed)
{
    uint64_t instance = packed / l->size, within = packed % l->size;
    uint32_t low = 0, high = l->count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (l->runs[middle].packed <= within)
            low = middle;
        else
            high = middle;
    }
    const struct nasty_run *r = &l->runs[low];
    uint64_t in_run = within - r->packed, block = r->per_block * r->width;
    uint64_t in_block = in_run % block;
    return (struct nasty_place){
        .run = r,
        .offset = (int64_t)instance * l->extent + r->offset + (int64_t)(in_run / block) * r->stride +
                  (int64_t)in_block,
        .contiguous = block - in_block,
    };
}

bool nasty_walk(char *base, const struct nasty_layout *l, uint64_t off, uint64_t len,
                bool (*visit)(char *from, uint64_t bytes, void *arg), void *arg)
{
    if (!l)
        return visit(base + off, len, arg);
    for (uint64_t end = off + len; off < end;) {
        struct nasty_place p = nasty_layout_at(l, off);
        uint64_t n = p.contiguous < end - off ? p.contiguous : end - off;
        if (!visit(base + p.offset, n, arg))
            return false;
        off += n;
    }
    return true;
}

void nasty_layout_drop(struct nasty_layout *l)
{
    if (!l || --l->refs > 0)
        return;
    nasty_shared_free(l->runs, l->count * sizeof *l->runs);
    nasty_shared_free(l, sizeof *l);
}
