/* Tells the MPI version by what the preprocessor makes of it, and links the library. */
#include <mpi.h>
int mpi_version = MPI_VERSION;
int main(void) { return MPI_Finalize(); }
