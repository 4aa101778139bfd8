/* MPI calls that make, copy and free datatypes. In C because these are the program's own calls. */
#include "calls.h"
#include "process/state.h"
#include "types/types.h"

static int added(int result, MPI_Datatype type)
{
    if (result == MPI_SUCCESS) {
        nasty_lock();
        nasty_type_add(type);
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
    nasty_type_drop(handle); /* before the library can use the handle again */
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

/* The program has to free each handle in a type's contents. A library may return the handles that the
 * program has already, so each counts as another reference. */
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

/* Returned types are predefined: programs use them without a commit. */
static int standard_type(int result, MPI_Datatype *type)
{
    if (result == MPI_SUCCESS) {
        nasty_lock();
        nasty_type_add(*type)->predefined = true;
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
