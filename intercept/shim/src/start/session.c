/* Sessions (MPI 4.1, 11.3): programs that use windows and never call MPI_Init, or that do
 * both. It is C because these are the program's own calls. */
#include "shim.h"

#ifdef MPI_SESSION_NULL

/* Every session has the process set mpi://WORLD (11.3.2), so that ranks are numbered as
 * they would be with MPI_Init. */
static void begin(MPI_Session session)
{
    MPI_Group world;
    int rank = -1, size = 0;
    NASTY_INSIDE(inside);
    if (real.Group_from_session_pset(session, "mpi://WORLD", &world) == MPI_SUCCESS) {
        real.Group_rank(world, &rank);
        real.Group_size(world, &size);
        real.Group_free(&world);
    }
    /* Sessions have thread levels of their own: any of them may be MPI_THREAD_MULTIPLE. */
    nasty_begin(rank, size, true);
}

int shim_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    int result = real.Session_init(info, errhandler, session);
    if (result == MPI_SUCCESS)
        nasty_loaded();
    if (result != MPI_SUCCESS || !nasty.settings.enabled)
        return result;
    nasty.had_sessions = true;
    nasty.sessions++;
    begin(*session);
    return result;
}

int shim_Session_finalize(MPI_Session *session)
{
    nasty_release();
    if (nasty.sessions > 0)
        nasty.sessions--;
    nasty_end("MPI_Session_finalize");
    NASTY_INSIDE(inside); /* what the library calls there is its own */
    int result = real.Session_finalize(session);
    return result;
}

#endif

/* Without a world there is no communicator that could be probed, but the test of a request
 * which is never complete makes progress too. One thread at a time may test it. */
static MPI_Request endless = MPI_REQUEST_NULL;
static bool testing;

static int no_state(void *state)
{
    (void)state;
    return MPI_SUCCESS;
}

void nasty_session_progress(void)
{
    int flag;
    if (__atomic_test_and_set(&testing, __ATOMIC_ACQUIRE))
        return;
    if (endless == MPI_REQUEST_NULL)
        real.Grequest_start(nasty_request_status, no_state, nasty_request_uncancelled, NULL, &endless);
    real.Test(&endless, &flag, MPI_STATUS_IGNORE);
    __atomic_clear(&testing, __ATOMIC_RELEASE);
}

void nasty_session_end(void)
{
    if (endless == MPI_REQUEST_NULL)
        return;
    NASTY_INSIDE(inside);
    real.Grequest_complete(endless);
    real.Wait(&endless, MPI_STATUS_IGNORE);
}
