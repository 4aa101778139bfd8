/* Sessions (MPI 4.1, 11.3): programs that use windows and never call MPI_Init, or that do both. In C
 * because these are the program's own calls. */
#include "calls.h"
#include "hold/hold.h"

#ifdef MPI_SESSION_NULL

#include "process/state.h"
#include "start/init.h"
#include "start/load.h"
#include "window/ranks.h"

#include <stdbool.h>

/* Every session has the process set mpi://WORLD (MPI 4.1, 11.3.2), so ranks have the numbers that MPI_Init
 * would give them. */
static void begin(MPI_Session session)
{
    MPI_Group world;
    int rank = -1, size = 0;
    NASTY_INSIDE(inside);
    if (real.Group_from_session_pset(session, "mpi://WORLD", &world) == MPI_SUCCESS) {
        real.Group_rank(world, &rank);
        real.Group_size(world, &size);
        nasty_session_world(world);
    }
    /* Sessions have thread levels of their own: any of them may be MPI_THREAD_MULTIPLE. */
    nasty_begin(rank, size, MPI_THREAD_MULTIPLE);
}

int shim_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    int result = real.Session_init(info, errhandler, session);
    if (result == MPI_SUCCESS)
        nasty_loaded();
    nasty.open = nasty.open || result == MPI_SUCCESS;
    if (result != MPI_SUCCESS || !nasty.settings.enabled)
        return result;
    nasty.had_sessions = true;
    nasty.sessions++;
    begin(*session);
    return result;
}

int shim_Session_finalize(MPI_Session *session)
{
    nasty_release_before(CALL_ENDING, NULL, -1);
    if (nasty.sessions > 0)
        nasty.sessions--;
    nasty_end("MPI_Session_finalize");
    NASTY_INSIDE(inside); /* calls that the library makes there are its own */
    int result = real.Session_finalize(session);
    nasty_end_returned();
    return result;
}

#endif
