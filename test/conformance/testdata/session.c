/* Leaves a session open (MPI 4.1, 11.3.1). With -DFIXED it is finalized. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Session session;
    check_start(&argc, &argv);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session); /* session-not-finalized */
#if defined FIXED
    MPI_Session_finalize(&session);
#endif
    return finish("session");
}
