/* Near misses: the first argument names a call of the right kind that is for another rank, window, request,
 * tag or communicator, or is made one iteration early. With a second argument the program checks what it
 * reads; if that is "fixed", the program is correct. Rules that are broken: race-between-ranks, and deadlock
 * for tag and communicator. */
#include "check.h"

enum { TARGET = 1, READER = 2, REQUESTS = 4, MANY = 20000, TAG = 7 };

static MPI_Win win, other;
static int *base, value = 5, got, many[MANY], fixed, checked;

/* What rank 0 has put is read after a barrier. */
static void read_it(void)
{
    barrier();
    if (rank == READER) {
        MPI_Get(&got, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win);
        MPI_Win_flush(TARGET, win);
        if (checked)
            CHECK(got, value);
    }
    barrier();
}

static void other_rank(void)
{
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win);
        MPI_Win_flush(fixed ? TARGET : READER, win);
    }
    read_it();
}

static void other_window(void)
{
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win);
        MPI_Win_flush(TARGET, fixed ? win : other);
    }
    read_it();
}

static void early(void)
{
    for (int i = 0; i < 3; i++) {
        if (rank == 0 && !fixed)
            MPI_Win_flush(TARGET, win);
        if (rank == 0)
            MPI_Put(&value, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win);
        if (rank == 0 && fixed)
            MPI_Win_flush(TARGET, win);
        read_it();
    }
}

/* Rank 0 sends from its window, and waits for all requests but one before rank 2 puts there. */
static void other_requests(void)
{
    MPI_Request requests[REQUESTS];
    MPI_Status statuses[REQUESTS];
    int waited = fixed ? REQUESTS : REQUESTS - 1;
    if (rank == 0) {
        for (int i = 0; i < REQUESTS; i++)
            MPI_Isend(base + i * MANY, MANY, MPI_INT, TARGET, i, MPI_COMM_WORLD, &requests[i]);
        MPI_Waitall(waited, requests, statuses);
    } else if (rank == TARGET) {
        for (int i = 0; i < REQUESTS; i++)
            MPI_Recv(many, MANY, MPI_INT, 0, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    barrier();
    if (rank == READER) {
        MPI_Put(&value, 1, MPI_INT, 0, (REQUESTS - 1) * MANY, 1, MPI_INT, win);
        MPI_Win_flush(0, win);
    }
    barrier();
    if (rank == 0)
        MPI_Waitall(REQUESTS - waited, requests + waited, statuses);
}

/* Rank 0 waits for all requests but one, and reads what the last one fetches. */
static void other_fetches(void)
{
    MPI_Request requests[REQUESTS] = {MPI_REQUEST_NULL};
    MPI_Status statuses[REQUESTS];
    int waited = fixed ? REQUESTS : REQUESTS - 1, last = 0;
    if (rank == TARGET)
        base[REQUESTS - 1] = value;
    MPI_Win_sync(win);
    barrier();
    if (rank == 0) {
        for (int i = 0; i < REQUESTS; i++)
            MPI_Rget(i < REQUESTS - 1 ? &many[i] : &last, 1, MPI_INT, TARGET, i, 1, MPI_INT, win,
                     &requests[i]);
        MPI_Waitall(waited, requests, statuses);
    }
    barrier(); /* so that the library, which is fast, has fetched it */
    if (rank == 0) {
        if (checked)
            CHECK(last, value);
        MPI_Waitall(REQUESTS - waited, requests + waited, statuses);
    }
}

static void exchange(int tag, MPI_Comm comm)
{
    if (rank == 0)
        MPI_Recv(&got, 1, MPI_INT, 1, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    else if (rank == 1)
        MPI_Send(&value, 1, MPI_INT, 0, tag, comm);
}

static void other_tag(void) { exchange(fixed ? TAG : TAG + 1, MPI_COMM_WORLD); }

static void other_communicator(void)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    exchange(TAG, fixed ? MPI_COMM_WORLD : comm);
    MPI_Comm_free(&comm);
}

static const struct {
    const char *name;
    void (*run)(void);
} rows[] = {
    {"rank", other_rank},         {"window", other_window}, {"early", early},
    {"requests", other_requests}, {"tag", other_tag},       {"communicator", other_communicator},
    {"fetches", other_fetches},
};

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    checked = argc > 2;
    fixed = argc > 2 && strcmp(argv[2], "fixed") == 0;
    base = ints(REQUESTS * MANY, &win);
    ints(1, &other);
    MPI_Win_set_name(win, "data");
    barrier();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (argc > 1 && strcmp(argv[1], rows[i].name) == 0)
            rows[i].run();
    drop(&other);
    drop(&win);
    return finish("near");
}
