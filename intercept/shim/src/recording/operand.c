/* Finds the memory that belongs to a call, as a generated table says where its arguments are. In C because
 * the arguments exist only during the call. */
#include "recording/operand.h"

#include "calls.h"
#include "types/contents.h"
#include "types/predefined.h"
#include "types/types.h"

#include <float.h>
#include <stddef.h>

static int64_t number_in(const struct nasty_side_of *side, const void *at, int64_t i)
{
    return side->flags & SIDE_WIDE ? ((const nasty_wide *)at)[i] : ((const nasty_narrow *)at)[i];
}

/* So many elements of this datatype at this address. */
struct amount {
    char *base;
    int64_t count;
    MPI_Datatype type;
};

static struct amount amount_of(const struct nasty_side_of *side, void *const args[])
{
    return (struct amount){.base = *(nasty_pointer *)args[side->address],
                           .count = side->count == NO_ARGUMENT ? 1 : number_in(side, args[side->count], 0),
                           .type = *(const MPI_Datatype *)args[side->datatype]};
}

/* What belongs to one of several processes (MPI 4.1, 6.6 and 6.8). With MPI_IN_PLACE the other arguments need
 * not be there. */
static struct amount amount_for(const struct nasty_side_of *side, void *const args[], int64_t process)
{
    bool types = side->flags & SIDE_TYPES;
    struct amount a = {.base = *(nasty_pointer *)args[side->address]};
    if (a.base == (char *)MPI_IN_PLACE)
        return a;
    a.type = types ? ((const MPI_Datatype *)*(nasty_pointer *)args[side->datatype])[process]
                   : *(const MPI_Datatype *)args[side->datatype];
    a.count = number_in(side, *(nasty_pointer *)args[side->count], process);
    if (a.count > 0)
        a.base += number_in(side, *(nasty_pointer *)args[side->displacement], process) *
                  (types ? 1 : nasty_extent_of(a.type));
    return a;
}

/* How many parts of the side's count the buffer has at this process. */
static int64_t parts_of(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[])
{
    if (!(side->flags & SIDE_COLLECTIVE))
        return side->partner == NO_ARGUMENT || *(const nasty_narrow *)args[side->partner] != MPI_PROC_NULL;
    struct nasty_known comm = nasty_communicator(call, args);
    if (!comm.number || !comm.processes || comm.inter)
        return 0;
    if (side->flags & (SIDE_AT_ROOT | SIDE_NOT_AT_ROOT) &&
        nasty_at_root(call, &comm, args) != !(side->flags & SIDE_NOT_AT_ROOT))
        return 0;
    return side->flags & SIDE_EACH ? comm.processes : 1;
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

int64_t nasty_operand_parts(const struct nasty_side_of *side, struct nasty_args_of_call call,
                            void *const args[])
{
    return side->flags & SIDE_AMOUNTS ? nasty_communicator(call, args).processes : 1;
}

bool nasty_operand(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                   struct nasty_operand *o)
{
    return nasty_operand_part(side, call, args, 0, o);
}

bool nasty_operand_part(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                        int64_t part, struct nasty_operand *o)
{
    int64_t parts = parts_of(side, call, args);
    uint64_t bytes;
    if (parts <= 0 || !is_used(side, args))
        return false;
    const struct amount a = side->flags & SIDE_AMOUNTS ? amount_for(side, args, part) : amount_of(side, args);
    if (!a.base || a.base == (char *)MPI_IN_PLACE || a.base == (char *)MPI_BOTTOM || a.count <= 0)
        return false;
    struct nasty_type *type = nasty_type(a.type);
    const struct nasty_form *form = type ? nasty_form(type, false) : NULL;
    if (!form || __builtin_mul_overflow(form->layout->size, (uint64_t)a.count, &bytes) ||
        __builtin_mul_overflow(bytes, (uint64_t)parts, &bytes) || !bytes || bytes > INT64_MAX)
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
