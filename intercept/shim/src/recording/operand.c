/* Finds the memory that belongs to a call, as a generated table says where its arguments are. In C because
 * the arguments exist only during the call. */
#include "recording/operand.h"

#include "calls.h"
#include "process/alloc.h"
#include "recording/topology.h"
#include "types/contents.h"
#include "types/layout.h"
#include "types/predefined.h"
#include "types/types.h"

#include <float.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static int64_t number_in(bool wide, const void *at, int64_t i)
{
    return wide ? ((const nasty_wide *)at)[i] : ((const nasty_narrow *)at)[i];
}

/* So many elements of this datatype at this address. */
struct amount {
    char *base;
    int64_t count;
    MPI_Datatype type;
};

static int64_t sum_of_counts(bool wide, const void *numbers, int64_t n)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < n; i++)
        sum += number_in(wide, numbers, i);
    return sum;
}

/* Of an operation that reduces one amount for each process, and gives each its own (6.10.2). */
static int64_t reduced_count(const struct nasty_side_of *side, const struct nasty_known *comm,
                             const void *counts)
{
    bool wide = side->flags & SIDE_WIDE;
    return side->flags & SIDE_SUM ? sum_of_counts(wide, counts, comm->processes)
                                  : number_in(wide, counts, comm->rank);
}

static struct amount amount_of(const struct nasty_side_of *side, const struct nasty_known *comm,
                               void *const args[])
{
    struct amount a = {.base = *(nasty_pointer *)args[side->address],
                       .count = 1,
                       .type = *(const MPI_Datatype *)args[side->datatype]};
    if (side->flags & (SIDE_SUM | SIDE_OWN))
        a.count = reduced_count(side, comm, *(nasty_pointer *)args[side->count]);
    else if (side->count != NO_ARGUMENT)
        a.count = number_in(side->flags & SIDE_WIDE, args[side->count], 0);
    return a;
}

/* What belongs to one of several processes (MPI 4.1, 6.6, 6.8 and 8.6). With MPI_IN_PLACE the other arguments
 * need not be there. */
static struct amount amount_for(const struct nasty_side_of *side, void *const args[], int64_t process)
{
    bool types = side->flags & SIDE_TYPES, amounts = side->flags & SIDE_AMOUNTS;
    struct amount a = {.base = *(nasty_pointer *)args[side->address]};
    if (a.base == (char *)MPI_IN_PLACE)
        return a;
    a.type = types ? ((const MPI_Datatype *)*(nasty_pointer *)args[side->datatype])[process]
                   : *(const MPI_Datatype *)args[side->datatype];
    const void *counts = amounts ? *(nasty_pointer *)args[side->count] : args[side->count];
    a.count = number_in(side->flags & SIDE_WIDE, counts, amounts ? process : 0);
    if (a.count <= 0)
        return a;
    int64_t place =
        amounts ? number_in(side->flags & SIDE_FAR, *(nasty_pointer *)args[side->displacement], process)
                : process * a.count;
    a.base += place * (types ? 1 : nasty_extent_of(a.type));
    return a;
}

/* Whether the call uses the buffer at this process. */
static bool counts_here(const struct nasty_side_of *side, const struct nasty_known *comm,
                        struct nasty_args_of_call call, void *const args[])
{
    if (!(side->flags & SIDE_COLLECTIVE))
        return side->partner == NO_ARGUMENT || *(const nasty_narrow *)args[side->partner] != MPI_PROC_NULL;
    if (!comm->number || !comm->processes || comm->inter)
        return false;
    if (side->flags & SIDE_NOT_FIRST && comm->rank == 0)
        return false;
    return !(side->flags & (SIDE_AT_ROOT | SIDE_NOT_AT_ROOT)) ||
           nasty_at_root(call, comm, args) == !(side->flags & SIDE_NOT_AT_ROOT);
}

/* MPI_NO_OP sends nothing (MPI 4.1, 12.3.4); MPI_IN_PLACE sends what is in the other buffer (6.2). */
static bool is_used(const struct nasty_side_of *side, void *const args[])
{
    const void *other = side->in_place == NO_ARGUMENT ? NULL : *(nasty_pointer *)args[side->in_place];
    return (side->operation == NO_ARGUMENT || *(const MPI_Op *)args[side->operation] != MPI_NO_OP) &&
           (side->in_place == NO_ARGUMENT || other == (const void *)MPI_IN_PLACE);
}

/* A long double of x86 has 10 bytes, and 6 that are never stored. */
static bool is_padded(const struct nasty_layout *layout)
{
    for (uint32_t i = 0; i < layout->count && LDBL_MANT_DIG == 64; i++) {
        if (layout->runs[i].prim == NO_PRIM)
            continue;
        MPI_Datatype type = nasty_prim_at(layout->runs[i].prim)->type;
        if (type == MPI_LONG_DOUBLE || type == MPI_C_LONG_DOUBLE_COMPLEX ||
            type == MPI_CXX_LONG_DOUBLE_COMPLEX)
            return true;
    }
    return false;
}

/* Of MPI_BOTTOM, a datatype has the addresses (MPI 4.1, 5.1.5). */
static bool has_address(const void *base, const struct nasty_layout *layout, uint64_t bytes)
{
    return (base && base != MPI_BOTTOM) || nasty_range_real(nasty_hull(base, layout, bytes));
}

/* Fills the operand from `parts` such amounts, one after the other. */
static bool fill(struct nasty_operand *o, struct amount a, int64_t parts)
{
    uint64_t bytes;
    if (a.base == (char *)MPI_IN_PLACE || a.count <= 0)
        return false;
    struct nasty_type *type = nasty_type(a.type);
    const struct nasty_form *form = type ? nasty_form(type, false) : NULL;
    if (!form || __builtin_mul_overflow(form->layout->size, (uint64_t)a.count, &bytes) ||
        __builtin_mul_overflow(bytes, (uint64_t)parts, &bytes) || !bytes || bytes > INT64_MAX ||
        !has_address(a.base, form->layout, bytes))
        return false;
    *o = (struct nasty_operand){.base = form->dense ? a.base + form->offset : a.base,
                                .bytes = bytes,
                                .layout = form->dense ? NULL : form->layout,
                                .class =
                                    form->prim == NO_PRIM ? 0 : (uint16_t)nasty_prim_at(form->prim)->class,
                                .padded = is_padded(form->layout),
                                .address = a.base,
                                .count = a.count * parts,
                                .type = a.type};
    return true;
}

/* Messages do not need to know theirs. */
static struct nasty_known communicator_of(const struct nasty_side_of *side, struct nasty_args_of_call call,
                                          void *const args[])
{
    return side->flags & SIDE_COLLECTIVE ? nasty_communicator(call, args) : (struct nasty_known){0};
}

bool nasty_operand(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                   struct nasty_operand *o)
{
    struct nasty_known comm = communicator_of(side, call, args);
    return counts_here(side, &comm, call, args) && is_used(side, args) &&
           fill(o, amount_of(side, &comm, args), side->flags & SIDE_EACH ? comm.processes : 1);
}

/* The neighbours that the process receives from, or sends to. */
struct neighbors {
    int n;
    int *ranks;
};

static struct neighbors neighbors_of(const struct nasty_side_of *side, struct nasty_args_of_call call,
                                     void *const args[])
{
    MPI_Comm comm = *(const MPI_Comm *)nasty_communicator_argument(call, args);
    struct nasty_neighbors n = nasty_neighbors(comm);
    if (n.sources < 0)
        return (struct neighbors){0, NULL};
    int *list = nasty_alloc(((size_t)n.sources + (size_t)n.destinations + 1) * sizeof *list);
    nasty_list_neighbors(comm, n, list, list + n.sources);
    if (side->flags & SIDE_SOURCES)
        return (struct neighbors){n.sources, list};
    memmove(list, list + n.sources, (size_t)n.destinations * sizeof *list);
    return (struct neighbors){n.destinations, list};
}

static bool has_any(const struct neighbors *of)
{
    for (int i = 0; i < of->n; i++)
        if (of->ranks[i] != MPI_PROC_NULL)
            return true;
    return false;
}

/* Nothing is moved between the process and a neighbour that there is not (8.6). */
static void find_neighbors_parts(const struct nasty_side_of *side, const struct nasty_known *comm,
                                 struct nasty_args_of_call call, void *const args[],
                                 nasty_found_operand *found, void *state)
{
    struct nasty_operand o;
    struct neighbors of = neighbors_of(side, call, args);
    bool apart = side->flags & (SIDE_AMOUNTS | SIDE_EACH);
    if (!apart && has_any(&of) && fill(&o, amount_of(side, comm, args), 1))
        found(state, &o);
    for (int i = 0; apart && i < of.n; i++)
        if (of.ranks[i] != MPI_PROC_NULL && fill(&o, amount_for(side, args, i), 1))
            found(state, &o);
    free(of.ranks);
}

void nasty_operands(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                    nasty_found_operand *found, void *state)
{
    struct nasty_operand o;
    if (!(side->flags & (SIDE_AMOUNTS | SIDE_SOURCES | SIDE_DESTINATIONS))) {
        if (nasty_operand(side, call, args, &o))
            found(state, &o);
        return;
    }
    struct nasty_known comm = communicator_of(side, call, args);
    if (!counts_here(side, &comm, call, args) || !is_used(side, args))
        return;
    if (side->flags & (SIDE_SOURCES | SIDE_DESTINATIONS)) {
        find_neighbors_parts(side, &comm, call, args, found, state);
        return;
    }
    for (int i = 0; i < comm.processes; i++)
        if (fill(&o, amount_for(side, args, i), 1))
            found(state, &o);
}
