/* Accesses the buffers of gets and fetches that are not complete, at each line that names a rule of
 * `nastympi check`: AddressSanitizer and memcheck see that. With -DFIXED it does so afterwards. With an
 * argument `reads` or `writes` it makes one such access only, as AddressSanitizer ends the program there. */
#include "check.h"

enum { COUNT = 64 };
static MPI_Win win;
static int *shared, *got;
static volatile int used; /* valgrind sees no load whose value nobody uses */

/* One of both is before the operation is complete. */
#ifdef FIXED
#define EARLY(statement) (void)0
#define LATE(statement) statement
#else
#define EARLY(statement) statement
#define LATE(statement) (void)0
#endif

static void load(int i)
{
    volatile int *buffer = got;
    used += buffer[i];
}

static void store(int i)
{
    volatile int *buffer = got;
    buffer[i] = 7;
}

static void gets(int writes)
{
    MPI_Win_lock_all(0, win);
    MPI_Get(got, COUNT, MPI_INT, peer, 0, COUNT, MPI_INT, win);
    if (writes)
        EARLY(store(2)); /* receive-buffer-used */
    else
        EARLY(load(2)); /* receive-buffer-used */
    MPI_Win_flush_local(peer, win);
    CHECK(got[3], 4);
    LATE(store(2));
    MPI_Win_unlock_all(win);
}

/* What lies between the elements may be accessed. */
static void gaps(void)
{
    MPI_Datatype every_other;
    MPI_Type_vector(COUNT / 2, 1, 2, MPI_INT, &every_other);
    MPI_Type_commit(&every_other);
    MPI_Win_fence(0, win);
    MPI_Get(got, 1, every_other, peer, 0, COUNT / 2, MPI_INT, win);
    store(1);
    store(COUNT - 1);
    EARLY(load(4)); /* receive-buffer-used */
    MPI_Win_fence(0, win);
    CHECK(got[2], 2);
    CHECK(got[COUNT - 1], 7);
    MPI_Type_free(&every_other);
}

static void requests(void)
{
    MPI_Request request, other;
    int done = 0;
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
    MPI_Rget(got, COUNT / 2, MPI_INT, peer, 0, COUNT / 2, MPI_INT, win, &request);
    MPI_Rget(got + COUNT / 2, 1, MPI_INT, peer, 5, 1, MPI_INT, win, &other);
    EARLY(store(0)); /* receive-buffer-used */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(got[1], 2);
    while (!done)
        MPI_Test(&other, &done, MPI_STATUS_IGNORE);
    CHECK(got[COUNT / 2], 6);
    MPI_Rget(got, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
    MPI_Win_flush(peer, win);
    load(0);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Win_unlock(peer, win);
}

static void fetches(void)
{
    int one = 1, zero = 0, sum[2] = {1, 1};
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
    MPI_Fetch_and_op(&one, &got[8], MPI_INT, peer, 8, MPI_SUM, win);
    MPI_Compare_and_swap(&one, &zero, &got[9], MPI_INT, peer, 9, win);
    EARLY(load(8));  /* receive-buffer-used */
    EARLY(store(9)); /* receive-buffer-used */
    store(10);
    MPI_Win_flush(peer, win);
    CHECK(got[8], 9);
    load(9);
    MPI_Get_accumulate(sum, 2, MPI_INT, got, 2, MPI_INT, peer, 10, 2, MPI_INT, MPI_SUM, win);
    EARLY(load(1)); /* receive-buffer-used */
    MPI_Win_unlock(peer, win);
    CHECK(got[1], 12);
}

/* Another epoch of the same window, and another target, complete nothing of this one. */
static void active(void)
{
    MPI_Group group, both;
    MPI_Win other;
    MPI_Win_create(shared, COUNT * sizeof *shared, sizeof *shared, MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    MPI_Win_lock_all(0, other);
    MPI_Comm_group(MPI_COMM_WORLD, &both);
    MPI_Group_incl(both, 1, &peer, &group);
    MPI_Win_post(group, 0, win);
    MPI_Win_start(group, 0, win);
    MPI_Get(got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Win_flush_all(other);
    EARLY(load(0)); /* receive-buffer-used */
    MPI_Win_complete(win);
    MPI_Win_wait(win);
    CHECK(got[0], 1);
    MPI_Win_unlock_all(other);
    MPI_Win_free(&other);
    MPI_Group_free(&group);
    MPI_Group_free(&both);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Win_allocate(COUNT * sizeof *shared, sizeof *shared, MPI_INFO_NULL, MPI_COMM_WORLD, &shared, &win);
    got = calloc(COUNT, sizeof *got);
    for (int i = 0; i < COUNT; i++)
        shared[i] = i + 1;
    MPI_Barrier(MPI_COMM_WORLD);
    if (argc > 1) {
        gets(strcmp(argv[1], "writes") == 0);
    } else {
        gets(0);
        gets(1);
        gaps();
        requests();
        MPI_Barrier(MPI_COMM_WORLD);
        active();
        MPI_Barrier(MPI_COMM_WORLD);
        fetches();
    }
    MPI_Win_free(&win);
    free(got);
    return finish("fetched");
}
