/* Communicators that are made of groups (MPI 4.1, 11.3 and 7.4.2), by which calls are matched and ordered: of
 * all ranks, of all in the opposite order, of some, of two groups, two of one group with different tags, and
 * one of a second session. A message over one of them orders a put and a get; with -DRACY a message over it
 * comes too early. */
#include "check.h"

#ifndef MPI_SESSION_NULL
int main(void) { return EXIT_FAILURE; }
#else

static MPI_Session open(MPI_Group *all)
{
    MPI_Session session;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", all);
    return session;
}

static MPI_Comm made(MPI_Group group, const char *tag)
{
    MPI_Comm comm;
    MPI_Comm_create_from_group(group, tag, MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    return comm;
}

/* Each rank sends its number to the next one. */
static void ring(MPI_Comm comm)
{
    int me, n, sum, got;
    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &n);
    MPI_Sendrecv(&me, 1, MPI_INT, (me + 1) % n, 1, &got, 1, MPI_INT, (me + n - 1) % n, 1, comm,
                 MPI_STATUS_IGNORE);
    CHECK(got, (me + n - 1) % n);
    MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum, n * (n - 1) / 2);
}

/* Rank 0 puts to rank 1, and tells rank 2 to get it. */
static void hand_over(MPI_Comm comm, MPI_Comm told)
{
    MPI_Win win;
    int *base, value = 7, got = 0;
    MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, comm, &base, &win);
    memset(base, 0, 64);
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    MPI_Barrier(comm);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* race-between-ranks */
#ifndef RACY
        MPI_Win_flush(1, win);
#endif
        MPI_Send(NULL, 0, MPI_INT, 2, 3, told);
        MPI_Win_flush(1, win);
    }
    if (rank == 2) {
        MPI_Recv(NULL, 0, MPI_INT, 0, 3, told, MPI_STATUS_IGNORE);
        MPI_Get(&got, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_flush(1, win);
#ifndef RACY
        CHECK(got, value);
#endif
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

int main(void)
{
    MPI_Group all, again, opposite, some;
    MPI_Session session = open(&all), other = open(&again);
    MPI_Group_rank(all, &rank);
    MPI_Group_size(all, &size);
    int down[1][3] = {{size - 1, 0, -1}}, ends[1][3] = {{0, size - 1, size - 1}};
    MPI_Group_range_incl(all, 1, down, &opposite);
    MPI_Group_range_incl(all, 1, ends, &some);

    MPI_Comm comms[] = {made(all, "one"), made(opposite, "one"), made(all, "two"),
                        made(all, "one"), made(again, "two"),    MPI_COMM_NULL};
    enum { COMMS = sizeof comms / sizeof *comms };
    MPI_Comm_dup(comms[1], &comms[COMMS - 1]);
    for (int i = 0; i < COMMS; i++)
        ring(comms[i]);
    hand_over(comms[0], comms[2]);
    if (rank == 0 || rank == size - 1) {
        MPI_Comm pair = made(some, "one");
        ring(pair);
        MPI_Comm_free(&pair);
    }
    for (int i = 0; i < COMMS; i++)
        MPI_Comm_free(&comms[i]);
    MPI_Group_free(&all);
    MPI_Group_free(&again);
    MPI_Group_free(&opposite);
    MPI_Group_free(&some);
    MPI_Session_finalize(&other);
    MPI_Session_finalize(&session);
    if (rank == 0)
        printf("from_groups: OK\n");
    return EXIT_SUCCESS;
}
#endif
