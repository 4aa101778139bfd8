/* Programs that do little but call MPI, in five ways: `check` costs most there. Correct.
 *
 * usage: calls flushes|windows|strided|messages|turns */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { BLOCKS = 1000, FLUSHES = 100000, WINDOWS = 500, STRIDED = 500, MESSAGES = 100000, TURNS = 500 };

static int rank, peer;

static MPI_Win window(int **memory, int ints)
{
    MPI_Win win;
    MPI_Win_allocate((MPI_Aint)(ints * sizeof **memory), sizeof **memory, MPI_INFO_NULL, MPI_COMM_WORLD,
                     memory, &win);
    MPI_Win_lock_all(0, win);
    return win;
}

static void drop(MPI_Win win)
{
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

static void flushes(void)
{
    int *memory;
    MPI_Win win = window(&memory, 4);
    for (int i = 0; i < FLUSHES; i++) {
        MPI_Put(&i, 1, MPI_INT, peer, rank, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
    }
    drop(win);
}

static void windows(void)
{
    for (int i = 0; i < WINDOWS; i++) {
        int *memory;
        MPI_Win win = window(&memory, 4);
        MPI_Put(&i, 1, MPI_INT, peer, rank, 1, MPI_INT, win);
        drop(win);
    }
}

static void strided(void)
{
    static int origin[2 * BLOCKS];
    int *memory;
    MPI_Win win = window(&memory, 2 * BLOCKS);
    MPI_Datatype every_second;
    MPI_Type_vector(BLOCKS, 1, 2, MPI_INT, &every_second);
    MPI_Type_commit(&every_second);
    for (int i = 0; i < STRIDED; i++) {
        MPI_Accumulate(origin, 1, every_second, peer, 0, 1, every_second, MPI_SUM, win);
        MPI_Win_flush(peer, win);
    }
    MPI_Type_free(&every_second);
    drop(win);
}

static void messages(void)
{
    for (int i = 0; i < MESSAGES; i++) {
        int got;
        MPI_Sendrecv(&i, 1, MPI_INT, peer, 0, &got, 1, MPI_INT, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

static int fetch(int amount, MPI_Op op, int at, MPI_Win win)
{
    int was;
    MPI_Fetch_and_op(&amount, &was, MPI_INT, 0, at, op, win);
    MPI_Win_flush(0, win);
    return was;
}

/* A ticket lock in the memory of rank 0: who waits looks again and again whose turn it is. */
static void turns(void)
{
    int *memory;
    MPI_Win win = window(&memory, 4);
    memset(memory, 0, 4 * sizeof *memory);
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < TURNS; i++) {
        int ticket = fetch(1, MPI_SUM, 0, win);
        while (fetch(0, MPI_NO_OP, 1, win) != ticket)
            ;
        fetch(1, MPI_SUM, 1, win);
    }
    drop(win);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } ways[] = {{"flushes", flushes},
                {"windows", windows},
                {"strided", strided},
                {"messages", messages},
                {"turns", turns}};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    peer = 1 - rank;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (argc > 1 && strcmp(argv[1], ways[i].name) == 0)
            ways[i].run();
    MPI_Finalize();
    return 0;
}
