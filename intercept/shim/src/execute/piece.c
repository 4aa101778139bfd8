/* What the library's calls take for one side of a piece: an address, a count and a datatype. In C because
 * datatypes are the library's. */
#include "execute/piece.h"

#include "calls.h"
#include "process/alloc.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/state.h"
#include "types/layout.h"
#include "types/predefined.h"

#include <stdlib.h>

/* A type for displacements that are no multiple of the target's unit. */
struct nasty_odd {
    MPI_Datatype type;
    int64_t shift;
    uint64_t count;
    uint32_t prim;
};

/* One datatype for a piece with gaps, relative to the buffer's address. */
static MPI_Datatype scattered(const struct nasty_layout *l, uint32_t prim, uint64_t off, uint64_t len)
{
    uint32_t cap = 16, n = 0, width = nasty_prim_at(prim)->width;
    int *lengths = nasty_alloc(cap * sizeof *lengths);
    MPI_Aint *places = nasty_alloc(cap * sizeof *places);
    for (uint64_t end = off + len; off < end;) {
        struct nasty_place p = nasty_layout_at(l, off);
        uint64_t bytes = p.contiguous < end - off ? p.contiguous : end - off;
        if (n == cap) {
            cap *= 2;
            lengths = realloc(lengths, cap * sizeof *lengths);
            places = realloc(places, cap * sizeof *places);
            if (!lengths || !places)
                nasty_internal_error("out of memory: a piece of %u blocks", cap);
        }
        lengths[n] = (int)(bytes / width);
        places[n++] = (MPI_Aint)p.offset;
        off += bytes;
    }
    MPI_Datatype type;
    real.Type_create_hindexed((int)n, lengths, places, nasty_prim_at(prim)->type, &type);
    real.Type_commit(&type);
    free(lengths);
    free(places);
    return type;
}

struct nasty_part nasty_local_part(char *base, const struct nasty_layout *l, uint32_t prim, uint64_t off,
                                   uint64_t len)
{
    const struct nasty_prim *p = nasty_prim_at(prim);
    if (LIKELY(!l))
        return (struct nasty_part){base + off, (int)(len / p->width), p->type, false};
    struct nasty_place place = nasty_layout_at(l, off);
    if (len <= place.contiguous)
        return (struct nasty_part){base + place.offset, (int)(len / p->width), p->type, false};
    return (struct nasty_part){base, 1, scattered(l, prim, off, len), true};
}

/* A type that shifts `count` elements by less than a displacement unit. A window needs few different ones;
 * they live as long as it does. */
static MPI_Datatype shifted(struct nasty_window *w, uint32_t prim, int64_t shift, uint64_t count, bool *made)
{
    enum { KEPT = 64 };
    for (uint32_t i = 0; i < w->nodd; i++)
        if (w->odd[i].shift == shift && w->odd[i].count == count && w->odd[i].prim == prim)
            return w->odd[i].type;
    MPI_Aint place = (MPI_Aint)shift;
    MPI_Datatype type;
    real.Type_create_hindexed_block(1, (int)count, &place, nasty_prim_at(prim)->type, &type);
    real.Type_commit(&type);
    *made = nasty.locking || w->nodd == KEPT;
    if (*made)
        return type;
    if (!w->odd)
        w->odd = nasty_alloc(KEPT * sizeof *w->odd);
    w->odd[w->nodd++] = (struct nasty_odd){type, shift, count, prim};
    return type;
}

/* A displacement in bytes as displacement units, and the bytes that are left. */
static inline MPI_Aint units_of(int64_t at, int64_t unit, int64_t *rest)
{
    if (LIKELY((unit & (unit - 1)) == 0 && at >= 0)) { /* a division would cost a tenth of a put */
        *rest = at & (unit - 1);
        return (MPI_Aint)(at >> __builtin_ctzll((uint64_t)unit));
    }
    *rest = at % unit;
    return (MPI_Aint)(at / unit);
}

struct nasty_part nasty_target_part(const struct nasty_op *op, struct nasty_window *w, uint64_t off,
                                    uint64_t len, MPI_Aint *disp)
{
    const struct nasty_prim *p = nasty_prim_at(op->prim);
    const struct nasty_layout *l = op->shape ? op->shape->target : NULL;
    int64_t unit = nasty_unit(w, op->target), at = op->offset + (int64_t)off;
    struct nasty_part part = {NULL, (int)(len / p->width), p->type, false};
    if (UNLIKELY(l != NULL)) {
        struct nasty_place place = nasty_layout_at(l, off);
        if (len > place.contiguous) {
            *disp = (MPI_Aint)(op->offset / unit); /* the program's own displacement */
            part.count = 1;
            part.type = scattered(l, op->prim, off, len);
            part.made = true;
            return part;
        }
        at = op->offset + place.offset;
    }
    int64_t rest;
    *disp = units_of(at, unit, &rest);
    if (UNLIKELY(rest != 0)) {
        part.type = shifted(w, op->prim, rest, (uint64_t)part.count, &part.made);
        part.count = 1;
    }
    return part;
}

void nasty_part_drop(struct nasty_part *part)
{
    if (UNLIKELY(part->made))
        real.Type_free(&part->type);
}

void nasty_odd_free(struct nasty_window *w)
{
    for (uint32_t i = 0; i < w->nodd; i++)
        real.Type_free(&w->odd[i].type);
    free(w->odd);
}
