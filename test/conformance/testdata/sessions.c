/* Windows of programs that use sessions (MPI 4.1, 11.3), without MPI_Init or beside it. The
 * argument names the case; `early` reads the target of a get too early, and must fail. */
#include "check.h"

#ifndef MPI_SESSION_NULL
int main(void) { return EXIT_FAILURE; }
#else

static MPI_Session session;
static MPI_Comm comm;
static int early;

static void session_open(void)
{
    MPI_Group group;
    CHECK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session), MPI_SUCCESS);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "conformance", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    peer = size - 1 - rank;
}

static void session_close(void)
{
    MPI_Comm_free(&comm);
    CHECK(MPI_Session_finalize(&session), MPI_SUCCESS);
}

/* A ring of puts, gets and sums, and an update that is only locally complete while its
 * origin waits for a message: the pause has to go on without a world. */
static void window(void)
{
    MPI_Win win;
    int *base, value = 10 + rank, got = -1, one = 1, old = -1, word = 0;
    MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, comm, &base, &win);
    memset(base, 0, 64);
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    MPI_Barrier(comm);
    MPI_Put(&value, 1, MPI_INT, peer, 3, 1, MPI_INT, win);
    MPI_Fetch_and_op(&one, &old, MPI_INT, peer, 5, MPI_SUM, win);
    MPI_Win_flush(peer, win);
    CHECK(old, 0);
    MPI_Get(&got, 1, MPI_INT, peer, 3, 1, MPI_INT, win);
    if (early)
        CHECK(got, value);
    MPI_Win_flush_local(peer, win);
    CHECK(got, value);
    MPI_Put(&value, 1, MPI_INT, peer, 4, 1, MPI_INT, win);
    MPI_Win_flush_local(peer, win);
    value = -1;
    MPI_Sendrecv(&rank, 1, MPI_INT, peer, 0, &word, 1, MPI_INT, peer, 0, comm, MPI_STATUS_IGNORE);
    CHECK(word, peer);
    MPI_Win_flush_all(win);
    MPI_Barrier(comm);
    MPI_Win_sync(win);
    CHECK(base[3], 10 + peer);
    CHECK(base[4], 10 + peer);
    CHECK(base[5], 1);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

/* MPI may begin and end several times. */
static void alone(int times)
{
    for (int i = 0; i < times; i++) {
        session_open();
        window();
        session_close();
    }
}

/* The session outlives the world. */
static void outlives(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    session_open();
    window();
    MPI_Finalize();
    window();
    session_close();
}

/* The world outlives the session, which was there before. */
static void outlived(int *argc, char ***argv)
{
    session_open();
    MPI_Init(argc, argv);
    window();
    session_close();
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    window();
    MPI_Comm_free(&comm);
    MPI_Finalize();
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "once";
    early = strcmp(what, "early") == 0;
    if (strcmp(what, "outlives") == 0)
        outlives(&argc, &argv);
    else if (strcmp(what, "outlived") == 0)
        outlived(&argc, &argv);
    else
        alone(strcmp(what, "twice") == 0 ? 2 : 1);
    if (rank == 0)
        printf("sessions: OK\n");
    return 0;
}
#endif
