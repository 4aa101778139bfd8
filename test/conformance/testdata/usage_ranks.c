/* Breaks rules that compare calls of two ranks, one at each line that names a rule of `nastympi check`.
 * Libraries let these programs pass. With -DFIXED the same calls are correct. */
#include "check.h"

#ifdef FIXED
#define WRONG(wrong, right) right
#else
#define WRONG(wrong, right) wrong
#endif

static int value = 5;
static double number = 2.5;

static void meet(void) { MPI_Barrier(MPI_COMM_WORLD); }

static MPI_Win window(MPI_Info info, MPI_Aint bytes)
{
    void *base;
    MPI_Win win;
    MPI_Win_allocate(bytes, 1, info, MPI_COMM_WORLD, &base, &win); /* window-info-differs */
    return win;
}

/* 12.2.1: what same_size says is true of all ranks. */
static void sizes(void)
{
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "same_size", "true");
    MPI_Win win = window(info, WRONG(64 + 64 * rank, 64));
    MPI_Info_free(&info);
    MPI_Win_free(&win);
}

/* 12.5.5: NOSUCCEED is for all ranks, NOPUT for those to whose windows nobody puts. */
static void fences(MPI_Win win)
{
    MPI_Win_fence(WRONG(rank == 1 ? MPI_MODE_NOPUT : 0, 0), win);
    if (rank == 0)
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* update-despite-noput */
    const int last = WRONG(rank == 1 ? MPI_MODE_NOSUCCEED : 0, MPI_MODE_NOSUCCEED);
    MPI_Win_fence(last, win); /* assertion-not-by-all */
    meet();
}

/* 12.5.5: NOCHECK says that nobody else has a conflicting lock. */
static void locks(MPI_Win win)
{
    if (rank == 0)
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, MPI_MODE_NOCHECK, win);
    WRONG(, if (rank == 0) MPI_Win_unlock(0, win));
    meet();
    if (rank == 1) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, MPI_MODE_NOCHECK, win); /* nocheck-with-conflicting-lock */
        MPI_Win_unlock(0, win);
    }
    meet();
    WRONG(if (rank == 0) MPI_Win_unlock(0, win), );
    meet();
}

/* 12.7.1: accumulates of several types are not atomic. */
static void types(MPI_Win win)
{
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
        MPI_Accumulate(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
        WRONG(, MPI_Win_flush(peer, win));
        const MPI_Datatype t = MPI_DOUBLE;
        MPI_Accumulate(&number, 1, t, peer, 0, 1, t, MPI_SUM, win); /* accumulates-of-different-types */
        MPI_Win_unlock(peer, win);
    }
    meet();
}

/* 12.2.4: memory may be detached when no operation to it is pending. */
static void detach(void)
{
    static int memory[4];
    MPI_Aint at;
    MPI_Win win;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_attach(win, memory, sizeof memory);
    MPI_Get_address(memory, &at);
    MPI_Sendrecv_replace(&at, 1, MPI_AINT, peer, 0, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
    if (rank == 0)
        MPI_Put(&value, 1, MPI_INT, peer, at, 1, MPI_INT, win); /* detach-during-access */
    WRONG(, MPI_Win_flush(peer, win));
    meet();
    if (rank == 1)
        MPI_Win_detach(win, memory);
    meet();
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Win win = window(MPI_INFO_NULL, 64);
    fences(win);
    locks(win);
    types(win);
    MPI_Win_free(&win);
    sizes();
    detach();
    return finish("usage_ranks");
}
