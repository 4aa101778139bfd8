/* MPI_F_sync_reg of mpif.h and of the module mpi (MPI 4.1, 19.1.16): it does nothing, but the compiler must
 * believe that it uses the buffer. That of MPICH 4.0.2 stores an error code through a second argument, which
 * the call does not have: what is in that register natively may be harmless, and is not after the shim has
 * used it. In C because it takes the place of a function of the library. */
#include "calls.h"
#include "process/platform.h"

EXPORT void mpi_f_sync_reg_(void *buffer);
EXPORT void mpi_f_sync_reg_(void *buffer) { (void)buffer; }
