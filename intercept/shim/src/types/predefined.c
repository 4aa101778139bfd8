/* Predefined datatypes. In C because their handles are the library's: integers in one, pointers in
 * another. */
#include "types/predefined.h"

#include "calls.h"
#include "process/alloc.h"

/* MPI 4.1, 6.9.2 lists the classes of predefined types. */
const struct nasty_predefined nasty_predefined[] = {
    {MPI_BYTE, CLASS_BYTE},
    {MPI_INT, CLASS_INTEGER},
    {MPI_LONG, CLASS_INTEGER},
    {MPI_SHORT, CLASS_INTEGER},
    {MPI_UNSIGNED_SHORT, CLASS_INTEGER},
    {MPI_UNSIGNED, CLASS_INTEGER},
    {MPI_UNSIGNED_LONG, CLASS_INTEGER},
    {MPI_LONG_LONG, CLASS_INTEGER},
    {MPI_UNSIGNED_LONG_LONG, CLASS_INTEGER},
    {MPI_SIGNED_CHAR, CLASS_INTEGER},
    {MPI_UNSIGNED_CHAR, CLASS_INTEGER},
    {MPI_INT8_T, CLASS_INTEGER},
    {MPI_INT16_T, CLASS_INTEGER},
    {MPI_INT32_T, CLASS_INTEGER},
    {MPI_INT64_T, CLASS_INTEGER},
    {MPI_UINT8_T, CLASS_INTEGER},
    {MPI_UINT16_T, CLASS_INTEGER},
    {MPI_UINT32_T, CLASS_INTEGER},
    {MPI_UINT64_T, CLASS_INTEGER},
    {MPI_INTEGER, CLASS_INTEGER},
    {MPI_INTEGER1, CLASS_INTEGER},
    {MPI_INTEGER2, CLASS_INTEGER},
    {MPI_INTEGER4, CLASS_INTEGER},
    {MPI_INTEGER8, CLASS_INTEGER},
    {MPI_FLOAT, CLASS_FLOATING},
    {MPI_DOUBLE, CLASS_FLOATING},
    {MPI_LONG_DOUBLE, CLASS_FLOATING},
    {MPI_REAL, CLASS_FLOATING},
    {MPI_DOUBLE_PRECISION, CLASS_FLOATING},
    {MPI_REAL4, CLASS_FLOATING},
    {MPI_REAL8, CLASS_FLOATING},
    {MPI_LOGICAL, CLASS_LOGICAL},
    {MPI_C_BOOL, CLASS_LOGICAL},
    {MPI_CXX_BOOL, CLASS_LOGICAL},
    {MPI_COMPLEX, CLASS_COMPLEX},
    {MPI_DOUBLE_COMPLEX, CLASS_COMPLEX},
    {MPI_COMPLEX8, CLASS_COMPLEX},
    {MPI_COMPLEX16, CLASS_COMPLEX},
    {MPI_C_FLOAT_COMPLEX, CLASS_COMPLEX},
    {MPI_C_DOUBLE_COMPLEX, CLASS_COMPLEX},
    {MPI_C_LONG_DOUBLE_COMPLEX, CLASS_COMPLEX},
    {MPI_CXX_FLOAT_COMPLEX, CLASS_COMPLEX},
    {MPI_CXX_DOUBLE_COMPLEX, CLASS_COMPLEX},
    {MPI_CXX_LONG_DOUBLE_COMPLEX, CLASS_COMPLEX},
    {MPI_AINT, CLASS_MULTI_LANGUAGE},
    {MPI_OFFSET, CLASS_MULTI_LANGUAGE},
    {MPI_COUNT, CLASS_MULTI_LANGUAGE},
    {MPI_CHAR, CLASS_CHAR},
    {MPI_CHARACTER, CLASS_CHAR},
    {MPI_WCHAR, CLASS_CHAR},
    {MPI_PACKED, CLASS_CHAR},
    {MPI_FLOAT_INT, CLASS_PAIR},
    {MPI_DOUBLE_INT, CLASS_PAIR},
    {MPI_LONG_INT, CLASS_PAIR},
    {MPI_2INT, CLASS_PAIR},
    {MPI_SHORT_INT, CLASS_PAIR},
    {MPI_LONG_DOUBLE_INT, CLASS_PAIR},
    {MPI_2REAL, CLASS_PAIR},
    {MPI_2DOUBLE_PRECISION, CLASS_PAIR},
    {MPI_2INTEGER, CLASS_PAIR},
};
const size_t nasty_npredefined = sizeof nasty_predefined / sizeof *nasty_predefined;

struct nasty_prim *_Atomic nasty_prims;
static uint32_t nprims;

uint32_t nasty_prim_add(MPI_Datatype type, uint32_t class)
{
    MPI_Aint lb, extent, true_lb, span;
    int size;
    real.Type_get_extent(type, &lb, &extent);
    real.Type_get_true_extent(type, &true_lb, &span);
    real.Type_size(type, &size);
    if (nprims == PRIMS || size <= 0 || lb != 0 || true_lb != 0 || (!(class & CLASS_PAIR) && size != extent))
        return NO_PRIM;
    if ((nprims & (nprims - 1)) == 0)
        nasty_prims = nasty_grown(nasty_prims, nprims, sizeof *nasty_prims);
    nasty_prims[nprims] = (struct nasty_prim){type, (uint32_t)extent, (uint32_t)span, class};
    return nprims++;
}

uint32_t nasty_prim_of(MPI_Datatype named)
{
    for (uint32_t i = 0; i < nprims; i++)
        if (nasty_prim_at(i)->type == named)
            return i;
    return nasty_prim_add(named, 0);
}

uint32_t nasty_pair_parts(MPI_Datatype pair, MPI_Datatype parts[2], int64_t offsets[2])
{
    struct short_int {
        short a;
        int b;
    };
    struct long_double_int {
        long double a;
        int b;
    };
    const struct {
        MPI_Datatype pair, a, b;
        size_t offset;
    } table[] = {
        {MPI_FLOAT_INT, MPI_FLOAT, MPI_INT, sizeof(float)},
        {MPI_DOUBLE_INT, MPI_DOUBLE, MPI_INT, sizeof(double)},
        {MPI_LONG_INT, MPI_LONG, MPI_INT, sizeof(long)},
        {MPI_2INT, MPI_INT, MPI_INT, sizeof(int)},
        {MPI_SHORT_INT, MPI_SHORT, MPI_INT, offsetof(struct short_int, b)},
        {MPI_LONG_DOUBLE_INT, MPI_LONG_DOUBLE, MPI_INT, offsetof(struct long_double_int, b)},
        {MPI_2REAL, MPI_REAL, MPI_REAL, sizeof(float)},
        {MPI_2DOUBLE_PRECISION, MPI_DOUBLE_PRECISION, MPI_DOUBLE_PRECISION, sizeof(double)},
        {MPI_2INTEGER, MPI_INTEGER, MPI_INTEGER, sizeof(int)},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (pair != MPI_DATATYPE_NULL && table[i].pair == pair) {
            parts[0] = table[i].a;
            parts[1] = table[i].b;
            offsets[0] = 0;
            offsets[1] = (int64_t)table[i].offset;
            return 2;
        }
    return 0;
}
