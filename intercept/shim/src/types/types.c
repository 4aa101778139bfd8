/* Which datatype handles may be used, and what they look like. It is C because handles
 * are the library's: integers in one, pointers in another. */
#include "shim.h"

#include <stdlib.h>
#include <string.h>

struct nasty_prim *_Atomic nasty_prims;
static uint32_t nprims;

/* Every derived type enters by MPI_Type_commit or MPI_Type_dup, so that null, freed and
 * uncommitted handles are not found here; their calls go to the library at once. */
static struct nasty_map types;
struct nasty_type *nasty_type_last;

static uint64_t type_key(MPI_Datatype handle) { return (uint64_t)(uintptr_t)handle; }

struct nasty_type *nasty_type_search(MPI_Datatype handle)
{
    struct nasty_type *t = nasty_map_find(&types, type_key(handle));
    if (t)
        nasty_type_last = t;
    return t;
}

static struct nasty_type *type_add(MPI_Datatype handle)
{
    struct nasty_type *t = nasty_map_find(&types, type_key(handle));
    if (t) {
        t->refs++;
        return t;
    }
    t = nasty_alloc(sizeof *t);
    *t = (struct nasty_type){.handle = handle, .refs = 1};
    nasty_map_put(&types, type_key(handle), t);
    return t;
}

static void type_drop(MPI_Datatype handle)
{
    struct nasty_type *t = nasty_map_find(&types, type_key(handle));
    if (!t || t->predefined || --t->refs > 0)
        return;
    nasty_map_remove(&types, type_key(handle));
    for (int k = 0; k < 2; k++)
        nasty_layout_drop(t->form[k].layout);
    free(t);
    nasty_type_last = NULL;
}

static void form_make(struct nasty_type *t, bool whole_pairs)
{
    struct nasty_form *f = &t->form[whole_pairs];
    struct nasty_layout *l = nasty_flatten(t->handle, whole_pairs);
    t->ready[whole_pairs] = true;
    f->layout = l;
    if (!l)
        return;
    f->prim = NASTY_MIXED;
    if (l->count) {
        f->prim = l->runs[0].prim;
        f->width = l->runs[0].width;
    }
    for (uint32_t i = 0; i < l->count; i++) {
        f->prim = l->runs[i].prim == f->prim ? f->prim : NASTY_MIXED;
        f->width = l->runs[i].width == f->width ? f->width : 0;
    }
    f->one_block = l->count == 1 && l->runs[0].blocks == 1;
    f->dense = f->one_block && l->extent == (int64_t)l->size;
    f->offset = f->one_block ? l->runs[0].offset : 0;
}

const struct nasty_form *nasty_form(struct nasty_type *t, bool whole_pairs)
{
    if (UNLIKELY(!t->ready[whole_pairs]))
        form_make(t, whole_pairs);
    return t->form[whole_pairs].layout ? &t->form[whole_pairs] : NULL;
}

static uint32_t prim_add(MPI_Datatype type, uint32_t class)
{
    MPI_Aint lb, extent, true_lb, span;
    int size;
    real.Type_get_extent(type, &lb, &extent);
    real.Type_get_true_extent(type, &true_lb, &span);
    real.Type_size(type, &size);
    if (size <= 0 || lb != 0 || true_lb != 0 || (!(class & NASTY_PAIR) && size != extent))
        return NASTY_MIXED;
    if ((nprims & (nprims - 1)) == 0)
        nasty_prims = nasty_grown(nasty_prims, nprims, sizeof *nasty_prims);
    nasty_prims[nprims] = (struct nasty_prim){type, (uint32_t)extent, (uint32_t)span, class};
    return nprims++;
}

/* The number of a named type; one that is not in MPI's tables gets a number too, but
 * no class. NASTY_MIXED where it has gaps that nothing tells about. */
uint32_t nasty_prim_of(MPI_Datatype named)
{
    for (uint32_t i = 0; i < nprims; i++)
        if (nasty_prim_at(i)->type == named)
            return i;
    return prim_add(named, 0);
}

static void predefined(MPI_Datatype type, uint32_t class)
{
    if (type == MPI_DATATYPE_NULL)
        return;
    prim_add(type, class);
    type_add(type)->predefined = true;
}

/* MPI 4.1, 6.9.2 lists the classes of predefined types. */
void nasty_types_start(void)
{
    static const struct {
        MPI_Datatype type;
        uint32_t class;
    } table[] = {
        {MPI_BYTE, NASTY_BYTE},
        {MPI_INT, NASTY_INTEGER},
        {MPI_LONG, NASTY_INTEGER},
        {MPI_SHORT, NASTY_INTEGER},
        {MPI_UNSIGNED_SHORT, NASTY_INTEGER},
        {MPI_UNSIGNED, NASTY_INTEGER},
        {MPI_UNSIGNED_LONG, NASTY_INTEGER},
        {MPI_LONG_LONG, NASTY_INTEGER},
        {MPI_UNSIGNED_LONG_LONG, NASTY_INTEGER},
        {MPI_SIGNED_CHAR, NASTY_INTEGER},
        {MPI_UNSIGNED_CHAR, NASTY_INTEGER},
        {MPI_INT8_T, NASTY_INTEGER},
        {MPI_INT16_T, NASTY_INTEGER},
        {MPI_INT32_T, NASTY_INTEGER},
        {MPI_INT64_T, NASTY_INTEGER},
        {MPI_UINT8_T, NASTY_INTEGER},
        {MPI_UINT16_T, NASTY_INTEGER},
        {MPI_UINT32_T, NASTY_INTEGER},
        {MPI_UINT64_T, NASTY_INTEGER},
        {MPI_INTEGER, NASTY_INTEGER},
        {MPI_INTEGER1, NASTY_INTEGER},
        {MPI_INTEGER2, NASTY_INTEGER},
        {MPI_INTEGER4, NASTY_INTEGER},
        {MPI_INTEGER8, NASTY_INTEGER},
        {MPI_FLOAT, NASTY_FLOATING},
        {MPI_DOUBLE, NASTY_FLOATING},
        {MPI_LONG_DOUBLE, NASTY_FLOATING},
        {MPI_REAL, NASTY_FLOATING},
        {MPI_DOUBLE_PRECISION, NASTY_FLOATING},
        {MPI_REAL4, NASTY_FLOATING},
        {MPI_REAL8, NASTY_FLOATING},
        {MPI_LOGICAL, NASTY_LOGICAL},
        {MPI_C_BOOL, NASTY_LOGICAL},
        {MPI_CXX_BOOL, NASTY_LOGICAL},
        {MPI_COMPLEX, NASTY_COMPLEX},
        {MPI_DOUBLE_COMPLEX, NASTY_COMPLEX},
        {MPI_COMPLEX8, NASTY_COMPLEX},
        {MPI_COMPLEX16, NASTY_COMPLEX},
        {MPI_C_FLOAT_COMPLEX, NASTY_COMPLEX},
        {MPI_C_DOUBLE_COMPLEX, NASTY_COMPLEX},
        {MPI_C_LONG_DOUBLE_COMPLEX, NASTY_COMPLEX},
        {MPI_CXX_FLOAT_COMPLEX, NASTY_COMPLEX},
        {MPI_CXX_DOUBLE_COMPLEX, NASTY_COMPLEX},
        {MPI_CXX_LONG_DOUBLE_COMPLEX, NASTY_COMPLEX},
        {MPI_AINT, NASTY_MULTI},
        {MPI_OFFSET, NASTY_MULTI},
        {MPI_COUNT, NASTY_MULTI},
        {MPI_CHAR, NASTY_CHAR},
        {MPI_CHARACTER, NASTY_CHAR},
        {MPI_WCHAR, NASTY_CHAR},
        {MPI_PACKED, NASTY_CHAR},
        {MPI_FLOAT_INT, NASTY_PAIR},
        {MPI_DOUBLE_INT, NASTY_PAIR},
        {MPI_LONG_INT, NASTY_PAIR},
        {MPI_2INT, NASTY_PAIR},
        {MPI_SHORT_INT, NASTY_PAIR},
        {MPI_LONG_DOUBLE_INT, NASTY_PAIR},
        {MPI_2REAL, NASTY_PAIR},
        {MPI_2DOUBLE_PRECISION, NASTY_PAIR},
        {MPI_2INTEGER, NASTY_PAIR},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        predefined(table[i].type, table[i].class);
}

/* Takes a pair type apart; 0 where it is none. */
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

/* ---- MPI calls that make, copy and free datatypes ---- */

static int added(int result, MPI_Datatype type)
{
    if (result == MPI_SUCCESS) {
        nasty_lock();
        type_add(type);
        nasty_unlock();
    }
    return result;
}

int shim_Type_commit(MPI_Datatype *datatype)
{
    int result = real.Type_commit(datatype);
    nasty_lock();
    bool known = result != MPI_SUCCESS || nasty_type(*datatype);
    nasty_unlock();
    return known ? result : added(result, *datatype);
}

int shim_Type_free(MPI_Datatype *datatype)
{
    MPI_Datatype handle = *datatype;
    nasty_lock();
    type_drop(handle); /* before the library can give the handle to somebody else */
    nasty_unlock();
    return real.Type_free(datatype);
}

int shim_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    int result = real.Type_dup(oldtype, newtype);
    nasty_lock();
    bool committed = nasty_type(oldtype) != NULL;
    nasty_unlock();
    return committed ? added(result, *newtype) : result;
}

/* The handles in a type's contents count as further references, to be freed by the
 * program; a library may hand out the very handles that it already has. */
static void refer(int result, MPI_Datatype types[], size_t n)
{
    nasty_lock();
    for (size_t i = 0; result == MPI_SUCCESS && i < n; i++) {
        struct nasty_type *t = nasty_type(types[i]);
        if (t && !t->predefined)
            t->refs++;
    }
    nasty_unlock();
}

int shim_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
                           int integers[], MPI_Aint addresses[], MPI_Datatype datatypes[])
{
    int result = real.Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, integers,
                                        addresses, datatypes);
    int ni, na, nd = 0, combiner;
    if (result == MPI_SUCCESS)
        real.Type_get_envelope(datatype, &ni, &na, &nd, &combiner);
    refer(result, datatypes, (size_t)nd);
    return result;
}

#if MPI_VERSION >= 4
int shim_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
                             MPI_Count max_large_counts, MPI_Count max_datatypes, int integers[],
                             MPI_Aint addresses[], MPI_Count large_counts[], MPI_Datatype datatypes[])
{
    int result = real.Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts,
                                          max_datatypes, integers, addresses, large_counts, datatypes);
    MPI_Count ni, na, nl, nd = 0;
    int combiner;
    if (result == MPI_SUCCESS)
        real.Type_get_envelope_c(datatype, &ni, &na, &nl, &nd, &combiner);
    refer(result, datatypes, (size_t)nd);
    return result;
}
#endif

/* These return predefined types, which are used without a commit. */
static int standard_type(int result, MPI_Datatype *type)
{
    if (result == MPI_SUCCESS) {
        nasty_lock();
        type_add(*type)->predefined = true;
        nasty_unlock();
    }
    return result;
}

int shim_Type_create_f90_integer(int r, MPI_Datatype *newtype)
{
    return standard_type(real.Type_create_f90_integer(r, newtype), newtype);
}

int shim_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)
{
    return standard_type(real.Type_create_f90_real(p, r, newtype), newtype);
}

int shim_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)
{
    return standard_type(real.Type_create_f90_complex(p, r, newtype), newtype);
}

int shim_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)
{
    return standard_type(real.Type_match_size(typeclass, size, datatype), datatype);
}

/* ---- operators ---- */

/* MPI 4.1, 6.9.2: which classes an operator is defined for. */
enum {
    NUMBER = NASTY_INTEGER | NASTY_FLOATING | NASTY_MULTI,
    BITS = NASTY_INTEGER | NASTY_BYTE | NASTY_MULTI,
    TRUTH = NASTY_INTEGER | NASTY_LOGICAL,
};

static const struct operator
{
    MPI_Op op;
    uint32_t classes;
    uint8_t reduction;
}
operators[] = {
    {MPI_SUM, NUMBER | NASTY_COMPLEX, NASTY_COMBINE},
    {MPI_REPLACE, UINT32_MAX, NASTY_REPLACE},
    {MPI_NO_OP, UINT32_MAX, NASTY_NO_OP},
    {MPI_MAX, NUMBER, NASTY_COMBINE},
    {MPI_MIN, NUMBER, NASTY_COMBINE},
    {MPI_PROD, NUMBER | NASTY_COMPLEX, NASTY_COMBINE},
    {MPI_LAND, TRUTH, NASTY_COMBINE},
    {MPI_LOR, TRUTH, NASTY_COMBINE},
    {MPI_LXOR, TRUTH, NASTY_COMBINE},
    {MPI_BAND, BITS, NASTY_COMBINE},
    {MPI_BOR, BITS, NASTY_COMBINE},
    {MPI_BXOR, BITS, NASTY_COMBINE},
    {MPI_MAXLOC, NASTY_PAIR, NASTY_COMBINE},
    {MPI_MINLOC, NASTY_PAIR, NASTY_COMBINE},
};

/* The reduction that a valid pair of operator and type stands for; a user's operator, or
 * one that MPI does not define for the type, gives NASTY_NO_REDUCTION. Types that are
 * not in MPI's tables are left to the library's judgement. */
uint8_t nasty_op_reduction(MPI_Op op, uint32_t prim)
{
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
        if (operators[i].op == op) {
            uint32_t class = nasty_prim_at(prim)->class;
            return !class || (operators[i].classes & class) ? operators[i].reduction : NASTY_NO_REDUCTION;
        }
    return NASTY_NO_REDUCTION;
}
