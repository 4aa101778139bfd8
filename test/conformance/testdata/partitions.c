/* Partitioned messages (MPI 4.1, 4.2), twice over one request. The argument names what is wrong with them:
 * "twice", "outside" or "inactive"; without one, nothing is. With "null", rank 0 also sends to nobody, and
 * MPICH crashes. With "testall", one call completes two messages, which MPICH refuses. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

#ifdef MPI_SESSION_NULL
enum { PARTS = 4, EACH = 1000 };

static double data[PARTS * EACH];
static const char *wrong = "";

static int is(const char *what) { return strcmp(wrong, what) == 0; }

static void mark(MPI_Request request)
{
    int rest[] = {3, 2};
    MPI_Pready(0, request);
    MPI_Pready(is("twice") ? 0 : 1, request); /* twice: partition-ready-twice */
    MPI_Pready_list(2, rest, request);
    if (is("outside"))
        MPI_Pready_range(4, 4, request); /* outside: partition-outside */
}

static void send_to(int rank, int tag)
{
    MPI_Request request;
    MPI_Psend_init(data, PARTS, EACH, MPI_DOUBLE, rank, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    if (is("inactive"))
        MPI_Pready(0, request); /* inactive: partition-of-inactive-request */
    for (int round = 0; round < 2; round++) {
        MPI_Start(&request);
        mark(request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Request_free(&request);
}

static void receive(int parts)
{
    MPI_Request request;
    MPI_Precv_init(data, parts, PARTS * EACH / parts, MPI_DOUBLE, 0, 1, MPI_COMM_WORLD, MPI_INFO_NULL,
                   &request);
    for (int round = 0; round < 2; round++) {
        int arrived = 0;
        MPI_Start(&request);
        for (int part = 0; part < parts; part += arrived)
            MPI_Parrived(request, part, &arrived);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Request_free(&request);
}

/* A message in each direction, completed together. */
static void exchange(int peer)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    int complete = 0;
    MPI_Psend_init(data, 1, 1, MPI_DOUBLE, peer, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]);
    MPI_Precv_init(data + 1, 1, 1, MPI_DOUBLE, peer, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]);
    MPI_Startall(2, requests);
    MPI_Pready(0, requests[0]);
    while (!complete)
        MPI_Testall(2, requests, &complete, statuses);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}
#endif

int main(int argc, char **argv)
{
    _Alignas(16) int part[4];
    int rank;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_create(part, sizeof part, sizeof *part, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    if (rank == 0)
        MPI_Put(&rank, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
#ifdef MPI_SESSION_NULL
    wrong = argc > 1 ? argv[1] : "";
    if (is("testall")) {
        exchange(1 - rank);
    } else if (rank == 0) {
        send_to(1, 1);
        if (is("null"))
            send_to(MPI_PROC_NULL, 2);
    } else if (rank == 1) {
        receive(2);
    }
#endif
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
    MPI_Finalize();
    if (rank == 0)
        puts("partitions: OK");
    return 0;
}
