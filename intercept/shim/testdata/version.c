/* Tells the MPI version, and whether there are sessions, by what the preprocessor makes of
 * it, and links the library. */
#include <mpi.h>
int mpi_version = MPI_VERSION;
#ifdef MPI_SESSION_NULL
int mpi_sessions = 1;
#endif
int main(void) { return MPI_Finalize(); }
