/* Operations of the accumulate family. */
#ifndef NASTY_RECORD_ATOMIC_H
#define NASTY_RECORD_ATOMIC_H

#include "record/side.h"

#include <mpi.h>
#include <stdint.h>

/* Records the operation, or returns a negative number. result, compare and request may be NULL. */
int record_atomic(uint8_t kind, const void *origin, int64_t origin_count, MPI_Datatype origin_type,
                  struct side *result, const void *compare, int target, MPI_Aint disp, int64_t target_count,
                  MPI_Datatype target_type, MPI_Op op, MPI_Win win, MPI_Request *request);

#endif
