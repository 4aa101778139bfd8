/* Races whose outcome nobody sees: both orders leave the same data, or what they leave is overwritten. The
 * argument chooses one of them. With -DFIXED the program is correct. */
#include "check.h"

#ifdef FIXED
#define IF_FIXED(call) call
#else
#define IF_FIXED(call) (void)0
#endif

static MPI_Win win;
static int *base, value = 1, other = 2;

static void same_puts(void)
{
    MPI_Win_fence(0, win);
    if (rank == 0)
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    IF_FIXED(MPI_Win_fence(0, win));
    if (rank == 2)
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
}

/* The put changes nothing. */
static void put_of_the_same(void)
{
    value = 0;
    MPI_Win_lock_all(0, win);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        IF_FIXED(MPI_Win_flush(1, win));
    }
    IF_FIXED(barrier());
    if (rank == 2)
        MPI_Get(&other, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
}

/* Both gets write one buffer. */
static void one_buffer(void)
{
    MPI_Win_fence(0, win);
    if (rank == 0)
        MPI_Get(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    IF_FIXED(MPI_Win_fence(0, win));
    if (rank == 0)
        MPI_Get(&value, 1, MPI_INT, 1, 1, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
}

static void overwritten(void)
{
    value = rank + 1;
    MPI_Win_lock_all(0, win);
    if (rank != 1) {
        IF_FIXED(if (rank == 2) barrier());
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_flush(1, win);
        IF_FIXED(if (rank == 0) barrier());
    }
    IF_FIXED(if (rank == 1) barrier());
    barrier();
    if (rank == 0)
        MPI_Put(&other, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
}

#define RUN(race)                                                                                            \
    do {                                                                                                     \
        if (strcmp(argv[1], #race) == 0)                                                                     \
            race();                                                                                          \
    } while (0)

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Win_allocate(4 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    memset(base, 0, 4 * sizeof(int));
    barrier();
    RUN(same_puts);
    RUN(put_of_the_same);
    RUN(one_buffer);
    RUN(overwritten);
    barrier();
    MPI_Win_free(&win);
    return finish("proofs");
}
