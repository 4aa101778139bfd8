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

/* Blocks at equal distances. The first one begins so many bytes after the address. */
struct nasty_blocks {
    int64_t shift, stride;
    uint64_t count;
    uint64_t elements; /* in each */
    uint32_t prim;
};

/* A datatype that further pieces will need, too. A window needs few different ones, and they live as long as
 * it does. */
struct nasty_kept {
    struct nasty_blocks blocks;
    MPI_Datatype type;
};

static MPI_Datatype type_of(const struct nasty_blocks *b)
{
    MPI_Datatype row, type;
    real.Type_create_hvector((int)b->count, (int)b->elements, (MPI_Aint)b->stride,
                             nasty_prim_at(b->prim)->type, &row);
    if (b->shift) {
        MPI_Aint place = (MPI_Aint)b->shift;
        real.Type_create_hindexed_block(1, 1, &place, row, &type);
        real.Type_free(&row);
    } else {
        type = row;
    }
    real.Type_commit(&type);
    return type;
}

static bool same_blocks(const struct nasty_blocks *a, const struct nasty_blocks *b)
{
    return a->count == b->count && a->shift == b->shift && a->stride == b->stride &&
           a->elements == b->elements && a->prim == b->prim;
}

/* To make a type costs several times what the operation costs. */
static MPI_Datatype kept_type(struct nasty_window *w, const struct nasty_blocks *b, bool *made)
{
    enum { KEPT = 64 };
    *made = nasty.locking;
    if (*made)
        return type_of(b);
    for (uint32_t i = 0; i < w->nkept; i++)
        if (same_blocks(&w->kept[i].blocks, b))
            return w->kept[i].type;
    *made = w->nkept == KEPT;
    MPI_Datatype type = type_of(b);
    if (*made)
        return type;
    if (!w->kept)
        w->kept = nasty_alloc(KEPT * sizeof *w->kept);
    w->kept[w->nkept++] = (struct nasty_kept){*b, type};
    return type;
}

/* The blocks of which packed bytes [off, off+len) consist, if they are whole and at equal distances; place is
 * that of the first one. */
static bool evenly(const struct nasty_layout *l, uint32_t prim, struct nasty_place place, uint64_t off,
                   uint64_t len, struct nasty_blocks *blocks)
{
    const struct nasty_run *r = place.run;
    uint64_t block = r->per_block * r->width, in_run = off % l->size - r->packed;
    bool lone = l->count == 1 && r->blocks == 1; /* a block in each instance */
    int64_t stride = lone ? l->extent : r->stride;
    if (stride <= 0 || place.contiguous != block || len % block != 0)
        return false;
    if (!lone && len > r->blocks * block - in_run)
        return false;
    *blocks = (struct nasty_blocks){
        .stride = stride, .count = len / block, .elements = block / nasty_prim_at(prim)->width, .prim = prim};
    return true;
}

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

struct nasty_part nasty_local_part(struct nasty_window *w, char *base, const struct nasty_layout *l,
                                   uint32_t prim, uint64_t off, uint64_t len)
{
    const struct nasty_prim *p = nasty_prim_at(prim);
    if (LIKELY(!l))
        return (struct nasty_part){base + off, (int)(len / p->width), p->type, false};
    struct nasty_place place = nasty_layout_at(l, off);
    if (len <= place.contiguous)
        return (struct nasty_part){base + place.offset, (int)(len / p->width), p->type, false};
    struct nasty_blocks blocks;
    struct nasty_part part = {base, 1, MPI_DATATYPE_NULL, true};
    if (evenly(l, prim, place, off, len, &blocks)) {
        part.address += place.offset;
        part.type = kept_type(w, &blocks, &part.made);
    } else {
        part.type = scattered(l, prim, off, len);
    }
    return part;
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
    struct nasty_blocks blocks = {.count = 1, .elements = len / p->width, .prim = op->prim};
    bool gaps = false;
    if (UNLIKELY(l != NULL)) {
        struct nasty_place place = nasty_layout_at(l, off);
        gaps = len > place.contiguous;
        if (gaps && !evenly(l, op->prim, place, off, len, &blocks)) {
            *disp = (MPI_Aint)(op->offset / unit); /* the program's own displacement */
            return (struct nasty_part){NULL, 1, scattered(l, op->prim, off, len), true};
        }
        at = op->offset + place.offset;
    }
    struct nasty_part part = {NULL, (int)blocks.elements, p->type, false};
    *disp = units_of(at, unit, &blocks.shift);
    if (UNLIKELY(gaps || blocks.shift != 0)) {
        part.type = kept_type(w, &blocks, &part.made);
        part.count = 1;
    }
    return part;
}

void nasty_part_drop(struct nasty_part *part)
{
    if (UNLIKELY(part->made))
        real.Type_free(&part->type);
}

void nasty_kept_free(struct nasty_window *w)
{
    for (uint32_t i = 0; i < w->nkept; i++)
        real.Type_free(&w->kept[i].type);
    free(w->kept);
}
