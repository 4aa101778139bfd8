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

bool nasty_range_real(struct nasty_range r)
{
    enum { PAGE = 4096 };
    return (intptr_t)r.from >= PAGE;
}

struct nasty_range nasty_range_join(struct nasty_range a, struct nasty_range b)
{
    return (struct nasty_range){a.from < b.from ? a.from : b.from, a.to > b.to ? a.to : b.to};
}

struct nasty_range nasty_run_hull(const struct nasty_layout *l, const struct nasty_run *r, const void *base,
                                  uint64_t instances)
{
    uintptr_t from = (uintptr_t)base + (uintptr_t)r->offset, to = from + r->per_block * r->width;
    uintptr_t last = (r->blocks - 1) * (uintptr_t)r->stride, again = (instances - 1) * (uintptr_t)l->extent;
    struct nasty_range one =
        nasty_range_join((struct nasty_range){from, to}, (struct nasty_range){from + last, to + last});
    return nasty_range_join(one, (struct nasty_range){one.from + again, one.to + again});
}

struct nasty_range nasty_hull(const void *base, const struct nasty_layout *l, uint64_t bytes)
{
    if (!l || !bytes)
        return (struct nasty_range){(uintptr_t)base, (uintptr_t)base + bytes};
    uint64_t instances = (bytes - 1) / l->size + 1;
    struct nasty_range hull = nasty_run_hull(l, l->runs, base, instances);
    for (uint32_t i = 1; i < l->count; i++)
        hull = nasty_range_join(hull, nasty_run_hull(l, &l->runs[i], base, instances));
    return hull;
}

struct meeting {
    struct nasty_range range;
    uint32_t left; /* parts to look at */
    bool meets;
};

static bool visit_meeting(char *from, uint64_t bytes, void *arg)
{
    struct meeting *m = arg;
    m->meets = (uintptr_t)from < m->range.to && (uintptr_t)from + bytes > m->range.from;
    return !m->meets && --m->left > 0;
}

bool nasty_meets(const void *base, const struct nasty_layout *l, uint64_t bytes, struct nasty_range range)
{
    enum { MOST_PARTS = 1 << 16 };
    struct nasty_range hull = nasty_hull(base, l, bytes);
    struct meeting m = {.range = range, .left = MOST_PARTS};
    if (hull.from < range.to && hull.to > range.from)
        nasty_walk((char *)base, l, 0, bytes, visit_meeting, &m);
    return m.meets;
}

void nasty_layout_drop(struct nasty_layout *l)
{
    if (!l || --l->refs > 0)
        return;
    nasty_shared_free(l->runs, l->count * sizeof *l->runs);
    nasty_shared_free(l, sizeof *l);
}
