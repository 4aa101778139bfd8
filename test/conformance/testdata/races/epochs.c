/* Fences, exposure epochs and locks that do not order accesses (MPI 4.1, 12.5). */
#include "scenes.h"

static void one_fence_epoch(void)
{
    MPI_Win_fence(0, win);
    if (rank == 0)
        PUT(1, 0); /* race-between-ranks */
    if (fixed)
        MPI_Win_fence(0, win);
    if (rank == 2)
        GET(1, 0); /* race-between-ranks */
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}

static void one_origin_in_one_fence_epoch(void)
{
    MPI_Win_fence(0, win);
    if (rank == 0)
        PUT(1, 1); /* race-of-one-origin */
    if (fixed)
        MPI_Win_fence(0, win);
    if (rank == 0)
        GET(1, 1); /* race-of-one-origin */
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}

/* A fence with this assertion is no barrier (12.5.1): it does not tell rank 2 that the put is complete. */
static void fence_that_ends_no_epoch(void)
{
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
        PUT(1, 2); /* race-between-ranks */
        MPI_Win_unlock(1, win);
    }
    barrier_if(fixed);
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    if (rank == 2)
        GET(1, 2); /* race-between-ranks */
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}

static MPI_Group group_of(int count, const int *ranks)
{
    MPI_Group everyone, some;
    MPI_Win_get_group(win, &everyone);
    MPI_Group_incl(everyone, count, ranks, &some);
    MPI_Group_free(&everyone);
    return some;
}

static void expose_to(int count, const int *origins)
{
    MPI_Group some = group_of(count, origins);
    MPI_Win_post(some, 0, win);
    MPI_Win_wait(win);
    MPI_Group_free(&some);
}

static void start(void)
{
    MPI_Group target = group_of(1, (const int[]){1});
    MPI_Win_start(target, 0, win);
    MPI_Group_free(&target);
}

static void one_exposure_epoch(void)
{
    if (rank == 1 && fixed) {
        expose_to(1, (const int[]){0});
        expose_to(1, (const int[]){2});
    } else if (rank == 1) {
        expose_to(2, (const int[]){0, 2});
    } else {
        start();
        if (rank == 0)
            PUT(1, 3); /* race-between-ranks */
        else
            GET(1, 3); /* race-between-ranks */
        MPI_Win_complete(win);
    }
}

static void one_origin_in_one_access_epoch(void)
{
    if (rank == 0) {
        start();
        PUT(1, 4); /* race-of-one-origin */
        if (fixed) {
            MPI_Win_complete(win);
            start();
        }
        PUT(1, 4); /* race-of-one-origin */
        MPI_Win_complete(win);
    } else if (rank == 1) {
        for (int epochs = 0; epochs <= fixed; epochs++)
            expose_to(1, (const int[]){0});
    }
}

/* The target sends what is being put. */
static void sent_during_exposure(void)
{
    if (rank == 0) {
        start();
        PUT(1, 5); /* race-between-ranks */
        MPI_Win_complete(win);
    } else if (rank == 1) {
        MPI_Group origin = group_of(1, (const int[]){0});
        MPI_Win_post(origin, 0, win);
        if (fixed)
            MPI_Win_wait(win);
        MPI_Send(&base[5], 1, MPI_INT, 2, 1, MPI_COMM_WORLD); /* race-between-ranks */
        if (!fixed)
            MPI_Win_wait(win);
        MPI_Group_free(&origin);
    } else {
        MPI_Recv(got, 1, MPI_INT, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

/* MPI_Win_complete completes the put at rank 0 only (12.5.2): the message may overtake it. */
static void complete_is_local(void)
{
    if (rank == 0) {
        start();
        PUT(1, 10); /* race-between-ranks */
        MPI_Win_complete(win);
        tell(1);
    } else if (rank == 1) {
        MPI_Group origin = group_of(1, (const int[]){0});
        MPI_Win_post(origin, 0, win);
        if (fixed)
            MPI_Win_wait(win);
        hear(0);
        MPI_Send(&base[10], 1, MPI_INT, 2, 1, MPI_COMM_WORLD); /* race-between-ranks */
        if (!fixed)
            MPI_Win_wait(win);
        MPI_Group_free(&origin);
    } else {
        MPI_Recv(got, 1, MPI_INT, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

static void shared_locks(void)
{
    MPI_Win_lock(fixed ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED, 1, 0, win);
    PUT(1, 6); /* race-between-ranks, with itself */
    MPI_Win_unlock(1, win);
}

static void shared_lock_of_a_writer(void)
{
    if (rank == 0) {
        MPI_Win_lock(fixed ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED, 1, 0, win);
        PUT(1, 7); /* race-between-ranks */
        MPI_Win_unlock(1, win);
    } else if (rank == 2) {
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
        GET(1, 7); /* race-between-ranks */
        MPI_Win_unlock(1, win);
    }
}

static void lock_all_is_shared(void)
{
    if (rank == 0) {
        MPI_Win_lock_all(0, win);
        PUT(1, 8); /* race-between-ranks */
        MPI_Win_unlock_all(win);
    } else if (rank == 2) {
        MPI_Win_lock(fixed ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED, 1, 0, win);
        GET(1, 8); /* race-between-ranks */
        MPI_Win_unlock(1, win);
    }
}

/* A shared lock keeps nobody out between a get and a put. */
static void update_with_a_shared_lock(void)
{
    MPI_Win_lock(fixed ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED, 1, 0, win);
    GET(1, 9); /* race-between-ranks */
    MPI_Win_flush(1, win);
    if (rank == 0)
        PUT(1, 9); /* race-between-ranks */
    MPI_Win_unlock(1, win);
}

static void play_epoch(void (*scene)(void))
{
    barrier();
    scene();
    barrier();
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    MPI_Win_unlock_all(win);
    PLAY_BY(play_epoch, one_fence_epoch, one_origin_in_one_fence_epoch, fence_that_ends_no_epoch,
            one_exposure_epoch, one_origin_in_one_access_epoch, sent_during_exposure, complete_is_local,
            shared_locks, shared_lock_of_a_writer, lock_all_is_shared, update_with_a_shared_lock);
    barrier();
    MPI_Win_free(&win);
    return finish("epochs");
}
