/* Describes objects by what the library says of them. In C because only the library can say it. */
#include "recording/describe.h"

#include "calls.h"
#include "observe/event.h"
#include "process/alloc.h"
#include "process/state.h"
#include "recording/arguments.h"
#include "recording/topology.h"
#include "types/contents.h"
#include "types/flatten.h"
#include "types/layout.h"
#include "types/predefined.h"
#include "types/types.h"
#include "window/ranks.h"
#include "window/window.h"

#include <stdlib.h>
#include <string.h>

static void begin_description(struct nasty_writer *w, enum nasty_object kind, uint64_t number, bool elsewhere)
{
    nasty_write_number(w, number);
    nasty_write_number(w, kind);
    nasty_write_number(w, elsewhere);
}

static void end_description(struct nasty_stream *s, const char *from, const struct nasty_writer *w)
{
    nasty_stream_write(s, EVENT_MADE, from, (size_t)(w->at - from));
}

/* A run of world ranks: `count` of them from `first`, `stride` apart. */
struct span {
    int first, stride, count;
};

static bool extends(struct span *run, int rank)
{
    if (run->count == 1)
        run->stride = run->first == MPI_UNDEFINED || rank == MPI_UNDEFINED ? 0 : rank - run->first;
    if (rank != run->first + run->count * run->stride)
        return false;
    run->count++;
    return true;
}

static void write_span(struct nasty_writer *w, const struct span *run)
{
    nasty_write_in_set(w, nasty_set_peer, run->first);
    nasty_write_signed(w, run->count == 1 ? 0 : run->stride);
    nasty_write_signed(w, run->count);
}

/* The runs of a list of ranks: their number, then each. Returns the number. */
static int each_span(const int *ranks, int n, struct nasty_writer *w)
{
    int spans = 0;
    for (int i = 0; i < n;) {
        struct span run = {ranks[i], 0, 1};
        for (i++; i < n && extends(&run, ranks[i]); i++)
            ;
        if (w && w->end - w->at > NASTY_SCALARS)
            write_span(w, &run);
        spans += !w || w->end - w->at > NASTY_SCALARS;
    }
    return spans;
}

static void write_group(struct nasty_writer *w, MPI_Group group)
{
    int n;
    int *here = nasty_translate_ranks(group, nasty_world_group(), &n);
    nasty_write_number(w, (uint64_t)each_span(here, n, NULL));
    each_span(here, n, w);
    free(here);
}

static void write_ranks(struct nasty_writer *w, const int *ranks, int n)
{
    nasty_write_number(w, (uint64_t)n);
    for (int i = 0; i < n; i++)
        nasty_write_in_set(w, nasty_set_peer, ranks[i]);
}

/* Sources and destinations. Neither if they need too much room. */
static void write_neighbors(struct nasty_writer *w, struct nasty_neighbors n, MPI_Comm comm)
{
    enum { EACH = 5 };
    if (EACH * ((int64_t)n.sources + n.destinations) > w->end - w->at - NASTY_SCALARS)
        n = (struct nasty_neighbors){0, 0};
    int *list = nasty_alloc(((size_t)n.sources + (size_t)n.destinations + 1) * sizeof *list);
    if (n.sources + n.destinations > 0)
        nasty_list_neighbors(comm, n, list, list + n.sources);
    write_ranks(w, list, n.sources);
    write_ranks(w, list + n.sources, n.destinations);
    free(list);
}

static void describe_communicator(struct nasty_writer *w, MPI_Comm comm, struct nasty_known *known)
{
    int inter = 0, topology = MPI_UNDEFINED;
    MPI_Group group;
    real.Comm_test_inter(comm, &inter);
    real.Comm_rank(comm, &known->rank);
    real.Comm_size(comm, &known->members);
    known->inter = inter;
    known->processes = known->members;
    if (inter)
        real.Comm_remote_size(comm, &known->processes);
    else
        real.Topo_test(comm, &topology);
    nasty_write_number(w, known->parent);
    nasty_write_signed(w, known->rank);
    nasty_write_number(w, (uint64_t)inter);
    nasty_write_in_set(w, nasty_set_topology, topology);
    real.Comm_group(comm, &group);
    write_group(w, group);
    real.Group_free(&group);
    if (inter) {
        real.Comm_remote_group(comm, &group);
        write_group(w, group);
        real.Group_free(&group);
    } else {
        nasty_write_number(w, 0);
    }
    write_neighbors(w, topology == MPI_UNDEFINED ? (struct nasty_neighbors){0, 0} : nasty_neighbors(comm),
                    comm);
}

static void write_run(struct nasty_writer *w, const struct nasty_run *r)
{
    struct nasty_known element = {0};
    nasty_object_find(OBJECT_DATATYPE, nasty_raw(OBJECT_DATATYPE, &nasty_prim_at(r->prim)->type), &element);
    nasty_write_signed(w, r->offset);
    nasty_write_signed(w, r->stride);
    nasty_write_signed(w, (int64_t)r->blocks);
    nasty_write_signed(w, (int64_t)r->per_block);
    nasty_write_number(w, element.number);
    nasty_write_signed(w, r->width);
}

/* Very long type maps are left out. */
static void write_layout(struct nasty_writer *w, const struct nasty_layout *layout)
{
    enum { RUNS = 512 };
    uint32_t n = layout && layout->count <= RUNS ? layout->count : 0;
    nasty_write_number(w, layout && n == layout->count);
    nasty_write_number(w, n);
    for (uint32_t i = 0; i < n; i++)
        write_run(w, &layout->runs[i]);
}

static void describe_datatype(struct nasty_writer *w, MPI_Datatype type)
{
    struct nasty_contents c;
    MPI_Aint lb, extent, true_lb, true_extent;
    MPI_Count size;
    nasty_contents_get(type, &c);
    int combiner = c.combiner;
    nasty_contents_free(&c);
    real.Type_get_extent(type, &lb, &extent);
    real.Type_get_true_extent(type, &true_lb, &true_extent);
    real.Type_size_x(type, &size);
    nasty_lock();
    struct nasty_layout *layout = nasty_flatten(type, true);
    nasty_write_in_set(w, nasty_set_combiner, combiner);
    nasty_write_number(w, nasty_type(type) != NULL);
    nasty_write_signed(w, size);
    nasty_write_signed(w, lb);
    nasty_write_signed(w, extent);
    nasty_write_signed(w, true_lb);
    nasty_write_signed(w, true_extent);
    write_layout(w, layout);
    nasty_layout_drop(layout);
    nasty_unlock();
}

void nasty_describe(struct nasty_stream *s, struct nasty_writer w, enum nasty_object kind, const void *at,
                    const struct nasty_known *known)
{
    const char *from = w.at;
    struct nasty_known more = *known;
    NASTY_INSIDE(inside);
    begin_description(&w, kind, known->number, false);
    if (kind == OBJECT_COMMUNICATOR)
        describe_communicator(&w, *(const MPI_Comm *)at, &more);
    else if (kind == OBJECT_GROUP)
        write_group(&w, *(const MPI_Group *)at);
    else
        describe_datatype(&w, *(const MPI_Datatype *)at);
    nasty_guard_end(&inside);
    nasty_object_describe(kind, nasty_raw(kind, at), &more);
    end_description(s, from, &w);
}

void nasty_describe_double(struct nasty_stream *s, struct nasty_writer w, uint64_t number, uint64_t oldest)
{
    const char *from = w.at;
    begin_description(&w, OBJECT_REQUEST, number, false);
    nasty_write_number(&w, oldest);
    end_description(s, from, &w);
}

static int64_t attribute(MPI_Win win, int keyval)
{
    void *value = NULL;
    int found = 0;
    real.Win_get_attr(win, keyval, &value, &found);
    return found && value ? *(int *)value : 0;
}

/* The texts are read into the writer's own memory, since stacks may be small: after the size, which has two
 * bytes at most. */
static void write_pair(struct nasty_writer *w, MPI_Info info, int i)
{
    enum { SIZE = 2 };
    int length = 0, found = 0;
    char *key = w->at + SIZE;
    real.Info_get_nthkey(info, i, key);
    size_t key_length = strlen(key);
    real.Info_get_valuelen(info, key, &length, &found);
    char *value = key + key_length + 1 + SIZE;
    real.Info_get(info, key, length, value, &found);
    w->at = nasty_put(w->at, key_length);
    memmove(w->at, key, key_length);
    w->at = nasty_put(w->at + key_length, (uint64_t)length);
    memmove(w->at, value, (size_t)length);
    w->at += length;
}

static void write_info(struct nasty_writer *w, MPI_Info info)
{
    enum { PAIRS = 16 };
    int n = 0;
    if (info != MPI_INFO_NULL)
        real.Info_get_nkeys(info, &n);
    n = n < PAIRS ? n : PAIRS;
    nasty_write_number(w, (uint64_t)n);
    for (int i = 0; i < n; i++)
        write_pair(w, info, i);
}

/* Memory of `count` ranks in a shared window, one after the other, of `bytes` each. */
struct segment {
    int64_t count, bytes;
    char *base;
};

static bool follows(const struct segment *last, const char *base, MPI_Aint bytes)
{
    return bytes == last->bytes && (!bytes || base == last->base + last->count * bytes);
}

/* Where this process has the memory of all ranks, in their order. Returns how many segments that are; 0: the
 * library does not say it. */
static int each_segment(MPI_Win win, int size, struct segment *list)
{
    int n = 0;
    for (int rank = 0; rank < size; rank++) {
        MPI_Aint bytes;
        int unit;
        char *base;
        if (real.Win_shared_query(win, rank, &bytes, &unit, (void *)&base) != MPI_SUCCESS)
            return 0;
        if (n > 0 && follows(&list[n - 1], base, bytes))
            list[n - 1].count++;
        else
            list[n++] = (struct segment){1, bytes, base};
    }
    return n;
}

/* None if they need too much room. */
static void write_segments(struct nasty_writer *w, MPI_Win win, int size)
{
    enum { EACH = 30 };
    struct segment *list = nasty_alloc((size_t)size * sizeof *list);
    int n = each_segment(win, size, list);
    n = EACH * (int64_t)n < (w->end - w->at - NASTY_SCALARS) / 2 ? n : 0;
    nasty_write_number(w, (uint64_t)n);
    for (int i = 0; i < n; i++) {
        nasty_write_signed(w, list[i].count);
        nasty_write_signed(w, list[i].bytes);
        nasty_write_number(w, (uint64_t)(uintptr_t)list[i].base);
    }
    free(list);
}

void nasty_describe_window(struct nasty_stream *s, struct nasty_writer w, MPI_Win win, uint64_t number,
                           uint64_t comm, MPI_Info info)
{
    const char *from = w.at;
    void *base = NULL;
    MPI_Aint *bytes = NULL;
    int found;
    const struct nasty_window *shim = nasty_window_find(win);
    NASTY_INSIDE(inside);
    real.Win_get_attr(win, MPI_WIN_BASE, &base, &found);
    if (shim && shim->base) /* MPICH 4.0.2 may say that the window begins elsewhere */
        base = shim->base;
    real.Win_get_attr(win, MPI_WIN_SIZE, &bytes, &found);
    begin_description(&w, OBJECT_WINDOW, number, false);
    nasty_write_number(&w, shim ? shim->id : UINT32_MAX);
    nasty_write_number(&w, comm);
    nasty_write_number(&w, (uint64_t)(uintptr_t)base);
    nasty_write_number(&w, bytes ? (uint64_t)*bytes : 0);
    nasty_write_signed(&w, attribute(win, MPI_WIN_DISP_UNIT));
    nasty_write_in_set(&w, nasty_set_flavor, attribute(win, MPI_WIN_CREATE_FLAVOR));
    nasty_write_in_set(&w, nasty_set_model, attribute(win, MPI_WIN_MODEL));
    if (shim && attribute(win, MPI_WIN_CREATE_FLAVOR) == MPI_WIN_FLAVOR_SHARED)
        write_segments(&w, win, shim->size);
    else
        nasty_write_number(&w, 0);
    write_info(&w, info);
    nasty_guard_end(&inside);
    end_description(s, from, &w);
}

void nasty_describe_unknown(struct nasty_stream *s, struct nasty_writer w, enum nasty_object kind,
                            uint64_t number)
{
    const char *from = w.at;
    begin_description(&w, kind, number, true);
    end_description(s, from, &w);
}
