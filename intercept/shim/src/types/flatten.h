/* From a datatype to its layout. */
#ifndef NASTY_TYPES_FLATTEN_H
#define NASTY_TYPES_FLATTEN_H

#include "abi.h"

#include <mpi.h>
#include <stdbool.h>

/* The type's layout, to be dropped; pair types are taken apart unless whole_pairs. NULL if the type holds
 * something that MPI does not describe. Under the lock. */
struct nasty_layout *nasty_flatten(MPI_Datatype type, bool whole_pairs);

#endif
