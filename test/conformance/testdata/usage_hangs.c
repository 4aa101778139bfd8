/* Breaks rules about epochs, each in a row of its own, because most libraries then wait for ever.
 * The row is named like the rule. With -DFIXED the rows are correct. */
#include "deadlock.h"

#ifdef FIXED
#define IF_FIXED(call) call
#define WRONG(wrong, right) right
#else
#define IF_FIXED(call) (void)0
#define WRONG(wrong, right) wrong
#endif

static MPI_Group only(int member)
{
    MPI_Group all, one;
    MPI_Comm_group(world, &all);
    MPI_Group_incl(all, 1, &member, &one);
    MPI_Group_free(&all);
    return one;
}

static void access_epoch(MPI_Win window, int target)
{
    MPI_Group group = only(target);
    if (MPI_Win_start(group, 0, window) == MPI_SUCCESS)
        MPI_Win_complete(window);
    MPI_Group_free(&group);
}

static void exposure_epoch(MPI_Win window, int origin)
{
    MPI_Group group = only(origin);
    MPI_Win_post(group, 0, window);
    MPI_Win_wait(window);
    MPI_Group_free(&group);
}

static void start_without_post(void)
{
    if (rank == 0)
        access_epoch(win, 1);
    if (rank == 1)
        IF_FIXED(exposure_epoch(win, 0));
}

static void post_without_start(void)
{
    if (rank == 0)
        IF_FIXED(access_epoch(win, 1));
    if (rank == 1)
        exposure_epoch(win, 0);
}

static void different_window_collectives(void)
{
    if (rank == 0)
        MPI_Win_fence(0, win);
    else
        IF_FIXED(MPI_Win_fence(0, win));
}

/* The last rank has no part in the window. */
static void group_not_in_window(void)
{
    MPI_Comm some;
    MPI_Win smaller;
    MPI_Comm_split(world, rank == size - 1 ? MPI_UNDEFINED : 0, rank, &some);
    if (some == MPI_COMM_NULL)
        return;
    MPI_Win_create(in + 64, 64, 1, MPI_INFO_NULL, some, &smaller);
    MPI_Win_set_errhandler(smaller, MPI_ERRORS_RETURN);
    if (rank == 0)
        access_epoch(smaller, WRONG(size - 1, 1));
    if (rank == 1)
        IF_FIXED(exposure_epoch(smaller, 0));
    MPI_Win_free(&smaller);
    MPI_Comm_free(&some);
}

static const struct row rows[] = {
    ROW(start_without_post),
    ROW(post_without_start),
    ROW(different_window_collectives),
    ROW(group_not_in_window),
};

int main(int argc, char **argv) { return run_row(argc, argv, rows, sizeof rows / sizeof rows[0]); }
