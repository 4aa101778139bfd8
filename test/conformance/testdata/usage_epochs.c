/* Breaks rules about exposure epochs, dynamic windows and threads, one at each line that names a rule of
 * `nastympi check`. Libraries let these calls pass, or refuse them. With -DFIXED the same calls are correct.
 */
#include "check.h"

#include <pthread.h>
#include <time.h>

#ifdef FIXED
#define WRONG(wrong, right) right
#else
#define WRONG(wrong, right) wrong
#endif

static int value = 5;
static MPI_Group both, other; /* all ranks, and the peer */

static void meet(void) { MPI_Barrier(MPI_COMM_WORLD); }

static MPI_Win window(void)
{
    void *base;
    MPI_Win win;
    MPI_Win_allocate(64, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    return win;
}

/* 12.5.3: a window that is exposed to some ranks must not be locked by others or by them. */
static void exposed(void)
{
    MPI_Win win = window();
    if (rank == 1)
        MPI_Win_post(other, 0, win);
    WRONG(, if (rank == 0) MPI_Win_start(other, 0, win));
    WRONG(, if (rank == 0) MPI_Win_complete(win));
    WRONG(, if (rank == 1) MPI_Win_wait(win));
    meet();
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win); /* remote-lock-while-exposed */
        MPI_Win_unlock(1, win);
    }
    meet();
    WRONG(if (rank == 0) MPI_Win_start(other, 0, win), );
    WRONG(if (rank == 0) MPI_Win_complete(win), );
    WRONG(if (rank == 1) MPI_Win_wait(win), );
    MPI_Win_free(&win);
}

/* 12.5.5: NOCHECK belongs to both sides, and the post must have returned. */
static void unchecked(void)
{
    MPI_Win win = window();
    WRONG(, meet());
    if (rank == 1) {
        WRONG(meet(), );
        MPI_Win_post(other, MPI_MODE_NOCHECK, win);
        WRONG(, meet());
        MPI_Win_wait(win);
    } else {
        WRONG(, meet());
        MPI_Win_start(other, MPI_MODE_NOCHECK, win); /* nocheck-before-post */
        WRONG(meet(), );
        /* the post comes first: if the library took its partner at its word, MPI_Win_wait could hang */
        WRONG(nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL), );
        MPI_Win_complete(win);
    }
    MPI_Win_free(&win);
}

static void half_checked(void)
{
    MPI_Win win = window();
    if (rank == 1) {
        MPI_Win_post(other, WRONG(0, MPI_MODE_NOCHECK), win);
        meet();
        MPI_Win_wait(win);
    } else {
        meet();
        MPI_Win_start(other, MPI_MODE_NOCHECK, win); /* nocheck-by-one-side */
        MPI_Win_complete(win);
    }
    MPI_Win_free(&win);
}

/* 12.5.5: the window has not been changed since the last fence. */
static void received(void)
{
    int *base;
    MPI_Win win;
    MPI_Win_allocate(sizeof *base, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_fence(0, win);
    MPI_Sendrecv(&value, 1, MPI_INT, peer, 0, base, 1, MPI_INT, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Win_fence(WRONG(MPI_MODE_NOSTORE, 0), win); /* store-despite-nostore */
    MPI_Win_free(&win);
}

/* 12.2.4: only attached memory may be accessed. */
static void attached(void)
{
    static int memory[4];
    MPI_Aint at;
    MPI_Win win;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_attach(win, memory, 2 * sizeof *memory);
    MPI_Get_address(memory + WRONG(2, 1), &at);
    MPI_Sendrecv_replace(&at, 1, MPI_AINT, peer, 0, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win);
        MPI_Put(&value, 1, MPI_INT, peer, at, 1, MPI_INT, win); /* target-not-attached */
        MPI_Win_unlock(peer, win);
    }
    meet();
    MPI_Win_detach(win, memory);
    MPI_Win_free(&win);
}

static void *call(void *nothing)
{
    MPI_Send(nothing, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD); /* thread-level-exceeded */
    return nothing;
}

/* 11.6: only one thread of the process has been announced. */
static void threads(void)
{
    pthread_t thread;
    WRONG(pthread_create(&thread, NULL, call, NULL), call(NULL));
    WRONG(pthread_join(thread, NULL), (void)thread);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Comm_group(MPI_COMM_WORLD, &both);
    MPI_Group_incl(both, 1, &peer, &other);
    exposed();
    unchecked();
    half_checked();
    received();
    attached();
    threads();
    MPI_Group_free(&both);
    MPI_Group_free(&other);
    return finish("usage_epochs");
}
