/* Tells the MPI version, and whether there are sessions, by what the preprocessor makes of
 * it, and links the library. */
#include <mpi.h>
int mpi_version = MPI_VERSION;
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
int mpi_from_4_1 = 1;
#endif
#ifdef MPI_SESSION_NULL
int mpi_sessions = 1;
#endif
int main(void) { return MPI_Finalize(); }
