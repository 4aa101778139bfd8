/* Flattens a datatype into runs of predefined elements, in type-map order (MPI 4.1, 5.1), constructor by
 * constructor. In C because only the MPI library knows what a handle stands for. */
#include "types/flatten.h"

#include "core/arena.h"
#include "process/alloc.h"
#include "process/state.h"
#include "types/contents.h"
#include "types/predefined.h"
#include "types/runs.h"

#include <stdlib.h>

static void flatten(struct nasty_runs *to, MPI_Datatype type, bool whole_pairs);

static void flatten_named(struct nasty_runs *to, MPI_Datatype type, bool whole_pairs)
{
    MPI_Datatype parts[2];
    int64_t offsets[2];
    uint32_t n = whole_pairs ? 0 : nasty_pair_parts(type, parts, offsets);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t part = nasty_prim_of(parts[i]);
        nasty_runs_append(to,
                          (struct nasty_run){offsets[i], 0, 1, 1, 0, 0, nasty_prim_at(part)->width, part});
    }
    if (n)
        return;
    uint32_t prim = nasty_prim_of(type);
    if (prim == NO_PRIM)
        to->failed = true;
    else
        nasty_runs_append(to, (struct nasty_run){0, 0, 1, 1, 0, 0, nasty_prim_at(prim)->width, prim});
}

/* Block i: so many old types at a displacement, in bytes or in extents of the old type. */
static void flatten_indexed(struct nasty_runs *to, const struct nasty_contents *c,
                            const struct nasty_runs *old, int64_t extent)
{
    size_t n = (size_t)nasty_count_at(c, 0);
    for (size_t i = 0; i < n; i++) {
        int64_t length, displacement;
        switch (c->combiner) {
        case MPI_COMBINER_INDEXED:
            length = nasty_count_at(c, 1 + i);
            displacement = nasty_count_at(c, 1 + n + i) * extent;
            break;
        case MPI_COMBINER_INDEXED_BLOCK:
            length = nasty_count_at(c, 1);
            displacement = nasty_count_at(c, 2 + i) * extent;
            break;
        case MPI_COMBINER_HINDEXED_BLOCK:
            length = nasty_count_at(c, 1);
            displacement = nasty_address_at(c, i, 2);
            break;
        default: /* MPI_COMBINER_HINDEXED */
            length = nasty_count_at(c, 1 + i);
            displacement = nasty_address_at(c, i, 1 + n);
        }
        nasty_runs_repeat(to, old, displacement, (uint64_t)length, extent);
    }
}

static void flatten_vector(struct nasty_runs *to, const struct nasty_contents *c,
                           const struct nasty_runs *old, int64_t extent)
{
    struct nasty_runs block = {0};
    int64_t stride =
        c->combiner == MPI_COMBINER_VECTOR ? nasty_count_at(c, 2) * extent : nasty_address_at(c, 0, 2);
    nasty_runs_repeat(&block, old, 0, (uint64_t)nasty_count_at(c, 1), extent);
    nasty_runs_repeat(to, &block, 0, (uint64_t)nasty_count_at(c, 0), stride);
    free(block.runs);
}

static void flatten_struct(struct nasty_runs *to, const struct nasty_contents *c, bool whole_pairs)
{
    size_t n = (size_t)nasty_count_at(c, 0);
    for (size_t i = 0; i < n; i++) {
        struct nasty_runs member = {0};
        flatten(&member, c->types[i], whole_pairs);
        nasty_runs_repeat(to, &member, nasty_address_at(c, i, 1 + n), (uint64_t)nasty_count_at(c, 1 + i),
                          nasty_extent_of(c->types[i]));
        free(member.runs);
    }
}

/* One dimension after the other, the fastest first: of its `size` indices `take`, from `start` on. */
static void flatten_subarray(struct nasty_runs *to, const struct nasty_contents *c,
                             const struct nasty_runs *old, int64_t extent)
{
    int ndims = c->ints[0], order = c->ints[c->nints - 1];
    size_t base = c->nlarge ? 0 : 1;
    struct nasty_runs inner = {0};
    nasty_runs_repeat(&inner, old, 0, 1, 0);
    int64_t stride = extent;
    for (int i = 0; i < ndims; i++) {
        size_t d = (size_t)(order == MPI_ORDER_C ? ndims - 1 - i : i);
        int64_t size = nasty_count_at(c, base + d), take = nasty_count_at(c, base + (size_t)ndims + d);
        int64_t start = nasty_count_at(c, base + 2 * (size_t)ndims + d);
        struct nasty_runs outer = {0};
        nasty_runs_repeat(&outer, &inner, start * stride, (uint64_t)take, stride);
        free(inner.runs);
        inner = outer;
        stride *= size;
    }
    nasty_runs_repeat(to, &inner, 0, 1, 0);
    free(inner.runs);
}

/* The indices of one dimension that process `coord` of `procs` owns (MPI 4.1, 5.1.4): blocks of k,
 * round-robin. */
static void flatten_cyclic(struct nasty_runs *to, const struct nasty_runs *inner, int64_t stride,
                           int64_t size, int64_t k, int64_t coord, int64_t procs)
{
    for (int64_t first = coord * k; first < size; first += procs * k) {
        int64_t take = first + k <= size ? k : size - first;
        nasty_runs_repeat(to, inner, first * stride, (uint64_t)take, stride);
    }
}

static void flatten_darray(struct nasty_runs *to, const struct nasty_contents *c,
                           const struct nasty_runs *old, int64_t extent)
{
    int rank = c->ints[1], ndims = c->ints[2];
    size_t n = (size_t)ndims, own = c->nlarge ? 0 : n; /* where gsizes are among the integers */
    const int *distribs = c->ints + 3 + own, *dargs = distribs + n, *psizes = dargs + n;
    int order = psizes[n];
    int64_t *coords = nasty_alloc(n * sizeof *coords);
    for (int d = ndims - 1; d >= 0; d--) { /* processes are numbered row-major */
        coords[d] = rank % psizes[d];
        rank /= psizes[d];
    }
    struct nasty_runs inner = {0};
    nasty_runs_repeat(&inner, old, 0, 1, 0);
    int64_t stride = extent;
    for (int i = 0; i < ndims; i++) {
        int d = order == MPI_ORDER_C ? ndims - 1 - i : i;
        int64_t size = c->nlarge ? c->large[d] : c->ints[3 + d], procs = psizes[d], k = dargs[d];
        if (distribs[d] == MPI_DISTRIBUTE_NONE)
            k = size, procs = 1, coords[d] = 0;
        else if (dargs[d] == MPI_DISTRIBUTE_DFLT_DARG)
            k = distribs[d] == MPI_DISTRIBUTE_BLOCK ? (size + procs - 1) / procs : 1;
        struct nasty_runs outer = {0};
        flatten_cyclic(&outer, &inner, stride, size, k, coords[d], procs);
        free(inner.runs);
        inner = outer;
        stride *= size;
    }
    nasty_runs_repeat(to, &inner, 0, 1, 0);
    free(inner.runs);
    free(coords);
}

static void flatten(struct nasty_runs *to, MPI_Datatype type, bool whole_pairs)
{
    struct nasty_contents c;
    nasty_contents_get(type, &c);
    if (nasty_is_named(c.combiner)) {
        flatten_named(to, type, whole_pairs);
        nasty_contents_free(&c);
        return;
    }
    if (c.combiner == MPI_COMBINER_STRUCT) {
        flatten_struct(to, &c, whole_pairs);
        nasty_contents_free(&c);
        return;
    }
    struct nasty_runs old = {0};
    flatten(&old, c.types[0], whole_pairs);
    int64_t extent = nasty_extent_of(c.types[0]);
    switch (c.combiner) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED:
        nasty_runs_repeat(to, &old, 0, 1, 0);
        break;
    case MPI_COMBINER_CONTIGUOUS:
        nasty_runs_repeat(to, &old, 0, (uint64_t)nasty_count_at(&c, 0), extent);
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
    nasty_contents_free(&c);
}

struct nasty_layout *nasty_flatten(MPI_Datatype type, bool whole_pairs)
{
    struct nasty_runs list = {0};
    NASTY_INSIDE(inside);
    flatten(&list, type, whole_pairs);
    int64_t extent = nasty_extent_of(type);
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
