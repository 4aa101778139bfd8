/* Flattens a datatype into runs of predefined elements, in type-map order (MPI 4.1,
 * 5.1). It is C because only the MPI library knows what a handle stands for; the
 * decoding follows MPI_Type_get_contents (5.1.13), constructor by constructor. */
#include "shim.h"
#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

struct list {
    struct nasty_run *runs;
    uint32_t n, cap;
    bool failed; /* a named type of unknown inside */
};

static void append(struct list *to, struct nasty_run run)
{
    struct nasty_run *prev = to->n ? &to->runs[to->n - 1] : NULL;
    if (prev && prev->prim == run.prim && run.blocks == 1) {
        int64_t block = (int64_t)prev->per_block * prev->width;
        if (prev->blocks == 1 && prev->offset + block == run.offset) {
            prev->per_block += run.per_block;
            return;
        }
        bool alike = prev->per_block == run.per_block;
        if (alike && prev->blocks == 1) {
            prev->stride = run.offset - prev->offset;
            prev->blocks = 2;
            return;
        }
        if (alike && prev->offset + (int64_t)prev->blocks * prev->stride == run.offset) {
            prev->blocks++;
            return;
        }
    }
    if (to->n == to->cap) {
        to->cap = to->cap ? 2 * to->cap : 4;
        to->runs = realloc(to->runs, to->cap * sizeof *to->runs);
        if (!to->runs)
            nasty_internal_error("out of memory: %u runs of a datatype", to->cap);
    }
    to->runs[to->n++] = run;
}

/* Appends n copies of what, the first at offset, the others `stride` bytes apart. */
static void repeat(struct list *to, const struct list *what, int64_t offset, uint64_t n, int64_t stride)
{
    to->failed = to->failed || what->failed;
    if (n == 0 || what->n == 0)
        return;
    if (what->n == 1) {
        struct nasty_run run = what->runs[0];
        int64_t block = (int64_t)run.per_block * run.width;
        bool joined = true;
        if (n == 1)
            ;
        else if (run.blocks == 1 && stride == block)
            run.per_block *= n;
        else if (run.blocks == 1)
            run.blocks = n, run.stride = stride;
        else if (stride == (int64_t)run.blocks * run.stride)
            run.blocks *= n;
        else
            joined = false;
        if (joined) {
            run.offset += offset;
            append(to, run);
            return;
        }
    }
    for (uint64_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < what->n; k++) {
            struct nasty_run run = what->runs[k];
            run.offset += offset + (int64_t)i * stride;
            append(to, run);
        }
}

/* What MPI_Type_get_contents says, for both of its forms: a type that was made with
 * large counts has all of them, displacements too, in `large`. */
struct contents {
    int combiner;
    int *ints;
    MPI_Aint *addresses;
    MPI_Datatype *types;
    int64_t *large;
    size_t nints, naddresses, nlarge, ntypes;
};

static void contents_get(MPI_Datatype type, struct contents *c)
{
#if MPI_VERSION >= 4
    MPI_Count ni, na, nl, nd;
    real.Type_get_envelope_c(type, &ni, &na, &nl, &nd, &c->combiner);
#else
    int ni, na, nd;
    const int nl = 0;
    real.Type_get_envelope(type, &ni, &na, &nd, &c->combiner);
#endif
    c->nints = (size_t)ni, c->naddresses = (size_t)na, c->nlarge = (size_t)nl, c->ntypes = (size_t)nd;
    c->ints = nasty_alloc(c->nints * sizeof *c->ints);
    c->addresses = nasty_alloc(c->naddresses * sizeof *c->addresses);
    c->types = nasty_alloc(c->ntypes * sizeof *c->types);
    c->large = nasty_alloc(c->nlarge * sizeof *c->large);
    if (c->combiner == MPI_COMBINER_NAMED)
        return;
#if MPI_VERSION >= 4
    _Static_assert(sizeof(MPI_Count) == sizeof(int64_t), "MPI_Count has 64 bits");
    real.Type_get_contents_c(type, ni, na, nl, nd, c->ints, c->addresses, (MPI_Count *)c->large, c->types);
#else
    real.Type_get_contents(type, ni, na, nd, c->ints, c->addresses, c->types);
#endif
}

static int64_t count_at(const struct contents *c, size_t i) { return c->nlarge ? c->large[i] : c->ints[i]; }

/* Displacement i of a constructor whose first `counts` large values are counts. */
static int64_t address_at(const struct contents *c, size_t i, size_t counts)
{
    return c->nlarge ? c->large[counts + i] : (int64_t)c->addresses[i];
}

static int64_t extent_of(MPI_Datatype type)
{
#if MPI_VERSION >= 4
    MPI_Count lb, extent;
    real.Type_get_extent_c(type, &lb, &extent);
#else
    MPI_Aint lb, extent;
    real.Type_get_extent(type, &lb, &extent);
#endif
    return (int64_t)extent;
}

static void flatten(struct list *to, MPI_Datatype type, bool whole_pairs);

static void flatten_named(struct list *to, MPI_Datatype type, bool whole_pairs)
{
    MPI_Datatype parts[2];
    int64_t offsets[2];
    uint32_t n = whole_pairs ? 0 : nasty_pair_parts(type, parts, offsets);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t part = nasty_prim_of(parts[i]);
        append(to, (struct nasty_run){offsets[i], 0, 1, 1, 0, 0, nasty_prim_at(part)->width, part});
    }
    if (n)
        return;
    uint32_t prim = nasty_prim_of(type);
    if (prim == NASTY_MIXED)
        to->failed = true;
    else
        append(to, (struct nasty_run){0, 0, 1, 1, 0, 0, nasty_prim_at(prim)->width, prim});
}

/* Blocks of `length(i)` old types at displacement(i), in units of `unit` bytes. */
static void flatten_indexed(struct list *to, const struct contents *c, const struct list *old, int64_t extent)
{
    size_t n = (size_t)count_at(c, 0);
    for (size_t i = 0; i < n; i++) {
        int64_t length, displacement;
        switch (c->combiner) {
        case MPI_COMBINER_INDEXED:
            length = count_at(c, 1 + i);
            displacement = count_at(c, 1 + n + i) * extent;
            break;
        case MPI_COMBINER_INDEXED_BLOCK:
            length = count_at(c, 1);
            displacement = count_at(c, 2 + i) * extent;
            break;
        case MPI_COMBINER_HINDEXED_BLOCK:
            length = count_at(c, 1);
            displacement = address_at(c, i, 2);
            break;
        default: /* MPI_COMBINER_HINDEXED */
            length = count_at(c, 1 + i);
            displacement = address_at(c, i, 1 + n);
        }
        repeat(to, old, displacement, (uint64_t)length, extent);
    }
}

static void flatten_vector(struct list *to, const struct contents *c, const struct list *old, int64_t extent)
{
    struct list block = {0};
    int64_t stride = c->combiner == MPI_COMBINER_VECTOR ? count_at(c, 2) * extent : address_at(c, 0, 2);
    repeat(&block, old, 0, (uint64_t)count_at(c, 1), extent);
    repeat(to, &block, 0, (uint64_t)count_at(c, 0), stride);
    free(block.runs);
}

static void flatten_struct(struct list *to, const struct contents *c, bool whole_pairs)
{
    size_t n = (size_t)count_at(c, 0);
    for (size_t i = 0; i < n; i++) {
        struct list member = {0};
        flatten(&member, c->types[i], whole_pairs);
        repeat(to, &member, address_at(c, i, 1 + n), (uint64_t)count_at(c, 1 + i), extent_of(c->types[i]));
        free(member.runs);
    }
}

/* One dimension after the other, the fastest first: `take` of its indices, from `start`,
 * out of `size`. */
static void flatten_subarray(struct list *to, const struct contents *c, const struct list *old,
                             int64_t extent)
{
    int ndims = c->ints[0], order = c->ints[c->nints - 1];
    size_t base = c->nlarge ? 0 : 1;
    struct list inner = {0};
    repeat(&inner, old, 0, 1, 0);
    int64_t stride = extent;
    for (int i = 0; i < ndims; i++) {
        size_t d = (size_t)(order == MPI_ORDER_C ? ndims - 1 - i : i);
        int64_t size = count_at(c, base + d), take = count_at(c, base + (size_t)ndims + d);
        int64_t start = count_at(c, base + 2 * (size_t)ndims + d);
        struct list outer = {0};
        repeat(&outer, &inner, start * stride, (uint64_t)take, stride);
        free(inner.runs);
        inner = outer;
        stride *= size;
    }
    repeat(to, &inner, 0, 1, 0);
    free(inner.runs);
}

/* The indices of one dimension that the process at `coord` of `procs` owns (5.1.4): blocks
 * of k, dealt round-robin. */
static void flatten_cyclic(struct list *to, const struct list *inner, int64_t stride, int64_t size, int64_t k,
                           int64_t coord, int64_t procs)
{
    for (int64_t first = coord * k; first < size; first += procs * k) {
        int64_t take = first + k <= size ? k : size - first;
        repeat(to, inner, first * stride, (uint64_t)take, stride);
    }
}

static void flatten_darray(struct list *to, const struct contents *c, const struct list *old, int64_t extent)
{
    int rank = c->ints[1], ndims = c->ints[2];
    size_t n = (size_t)ndims, own = c->nlarge ? 0 : n; /* gsizes among the integers? */
    const int *distribs = c->ints + 3 + own, *dargs = distribs + n, *psizes = dargs + n;
    int order = psizes[n];
    int64_t *coords = nasty_alloc(n * sizeof *coords);
    for (int d = ndims - 1; d >= 0; d--) { /* processes are numbered row-major */
        coords[d] = rank % psizes[d];
        rank /= psizes[d];
    }
    struct list inner = {0};
    repeat(&inner, old, 0, 1, 0);
    int64_t stride = extent;
    for (int i = 0; i < ndims; i++) {
        int d = order == MPI_ORDER_C ? ndims - 1 - i : i;
        int64_t size = c->nlarge ? c->large[d] : c->ints[3 + d], procs = psizes[d], k = dargs[d];
        if (distribs[d] == MPI_DISTRIBUTE_NONE)
            k = size, procs = 1, coords[d] = 0;
        else if (dargs[d] == MPI_DISTRIBUTE_DFLT_DARG)
            k = distribs[d] == MPI_DISTRIBUTE_BLOCK ? (size + procs - 1) / procs : 1;
        struct list outer = {0};
        flatten_cyclic(&outer, &inner, stride, size, k, coords[d], procs);
        free(inner.runs);
        inner = outer;
        stride *= size;
    }
    repeat(to, &inner, 0, 1, 0);
    free(inner.runs);
    free(coords);
}

static bool named_combiner(int combiner)
{
    return combiner == MPI_COMBINER_NAMED || combiner == MPI_COMBINER_F90_REAL ||
           combiner == MPI_COMBINER_F90_COMPLEX || combiner == MPI_COMBINER_F90_INTEGER;
}

static void contents_free(struct contents *c)
{
    for (size_t i = 0; i < c->ntypes; i++) {
        struct contents inner;
#if MPI_VERSION >= 4
        MPI_Count a, b, l, d;
        real.Type_get_envelope_c(c->types[i], &a, &b, &l, &d, &inner.combiner);
#else
        int a, b, d;
        real.Type_get_envelope(c->types[i], &a, &b, &d, &inner.combiner);
#endif
        if (!named_combiner(inner.combiner))
            real.Type_free(&c->types[i]);
    }
    free(c->ints);
    free(c->addresses);
    free(c->types);
    free(c->large);
}

static void flatten(struct list *to, MPI_Datatype type, bool whole_pairs)
{
    struct contents c;
    contents_get(type, &c);
    if (named_combiner(c.combiner)) {
        flatten_named(to, type, whole_pairs);
        contents_free(&c);
        return;
    }
    if (c.combiner == MPI_COMBINER_STRUCT) {
        flatten_struct(to, &c, whole_pairs);
        contents_free(&c);
        return;
    }
    struct list old = {0};
    flatten(&old, c.types[0], whole_pairs);
    int64_t extent = extent_of(c.types[0]);
    switch (c.combiner) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED:
        repeat(to, &old, 0, 1, 0);
        break;
    case MPI_COMBINER_CONTIGUOUS:
        repeat(to, &old, 0, (uint64_t)count_at(&c, 0), extent);
        break;
    case MPI_COMBINER_VECTOR:
    case MPI_COMBINER_HVECTOR:
        flatten_vector(to, &c, &old, extent);
        break;
    case MPI_COMBINER_INDEXED:
    case MPI_COMBINER_HINDEXED:
    case MPI_COMBINER_INDEXED_BLOCK:
    case MPI_COMBINER_HINDEXED_BLOCK:
        flatten_indexed(to, &c, &old, extent);
        break;
    case MPI_COMBINER_SUBARRAY:
        flatten_subarray(to, &c, &old, extent);
        break;
    case MPI_COMBINER_DARRAY:
        flatten_darray(to, &c, &old, extent);
        break;
    default:
        to->failed = true;
    }
    free(old.runs);
    contents_free(&c);
}

/* NULL where the type holds something that MPI does not describe. */
struct nasty_layout *nasty_flatten(MPI_Datatype type, bool whole_pairs)
{
    struct list list = {0};
    NASTY_INSIDE(inside);
    flatten(&list, type, whole_pairs);
    int64_t extent = extent_of(type);
    nasty_guard_end(&inside);
    if (list.failed) {
        free(list.runs);
        return NULL;
    }
    struct nasty_layout *l = nasty_shared_alloc(sizeof *l);
    *l = (struct nasty_layout){.extent = extent, .count = list.n, .refs = 1};
    l->runs = nasty_shared_alloc(list.n * sizeof *l->runs);
    for (uint32_t i = 0; i < l->count; i++) {
        struct nasty_run *r = &l->runs[i];
        *r = list.runs[i];
        r->packed = l->size;
        r->first = l->elements;
        l->elements += r->blocks * r->per_block;
        l->size += r->blocks * r->per_block * r->width;
    }
    free(list.runs);
    return l;
}

void nasty_layout_drop(struct nasty_layout *l)
{
    if (!l || --l->refs > 0)
        return;
    nasty_shared_free(l->runs, l->count * sizeof *l->runs);
    nasty_shared_free(l, sizeof *l);
}

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
