#include <mpi.h>

/* Case: a get of one rank, a load of another rank */
int other_ranks(MPI_Win win)
{
    int rank, v = 0, sum = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (rank == 2)
        sum = v;
    MPI_Win_flush_all(win);
    return sum;
}

/* Case: a get and a load of the same rank, under two equal conditions */
int same_rank(MPI_Win win)
{
    int rank, v = 0, sum = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (rank == 0)
        sum = v; /* vet: may get-load */
    MPI_Win_flush_all(win);
    return sum;
}

/* Case: a flush and a load under the same condition */
int same_condition(MPI_Win win, int wait)
{
    int v = 0, sum = 0;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (wait)
        MPI_Win_flush(1, win);
    if (wait)
        sum = v;
    MPI_Win_flush_all(win);
    return sum;
}

/* Case: a flush in one branch only */
int one_branch(MPI_Win win, int wait)
{
    int v = 0;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (wait)
        MPI_Win_flush(1, win);
    int sum = v; /* vet: may get-load */
    MPI_Win_flush_all(win);
    return sum;
}

/* Case: a flush in both branches */
int both_branches(MPI_Win win, int wait)
{
    int v = 0;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (wait)
        MPI_Win_flush(1, win);
    else
        MPI_Win_flush_all(win);
    return v;
}

/* Case: a put in a branch, a store after it */
void after_branch(MPI_Win win, int send)
{
    int v = 0;
    if (send)
        MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    v = 3; /* vet: must put-store */
    MPI_Win_flush_all(win);
}

/* Case: a get in one case of a switch, a load in another case */
int cases(MPI_Win win, int what)
{
    int v = 0, sum = 0;
    switch (what) {
    case 1:
        MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        break;
    case 2:
        sum = v;
    }
    switch (what) {
    case 2:
        sum += v;
        break;
    default:
        MPI_Win_flush_all(win);
    }
    return sum;
}

/* Case: a load after an early return of the way with the get */
int early_return(MPI_Win win, int fetch)
{
    static int v;
    if (fetch) {
        MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_flush(1, win);
        return 0;
    }
    return v;
}

/* Case: a target that is MPI_PROC_NULL, a count of 0 */
void nothing(MPI_Win win)
{
    int v = 0;
    MPI_Put(&v, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win);
    MPI_Put(&v, 0, MPI_INT, 1, 0, 0, MPI_INT, win);
    v = 3;
    MPI_Win_flush_all(win);
}

/* Case: a flush of another target */
int other_target(MPI_Win win)
{
    int v = 0;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_flush(2, win);
    int sum = v; /* vet: must get-load */
    MPI_Win_flush(1, win);
    return sum;
}

/* Case: a flush of another window */
int other_window(MPI_Comm comm)
{
    MPI_Win a, b;
    int *x, *y, v = 0;
    MPI_Win_allocate(64, 4, MPI_INFO_NULL, comm, &x, &a);
    MPI_Win_allocate(64, 4, MPI_INFO_NULL, comm, &y, &b);
    MPI_Win_lock_all(0, a);
    MPI_Win_lock_all(0, b);
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, a);
    MPI_Win_flush(1, b);
    int sum = v; /* vet: must get-load */
    MPI_Win_unlock_all(b);
    MPI_Win_unlock_all(a);
    MPI_Win_free(&b);
    MPI_Win_free(&a);
    return sum;
}

/* Case: flushes of the same target and window by other variables */
int same_window(MPI_Win win, int target)
{
    int v = 0, t = target;
    MPI_Win other = win;
    MPI_Get(&v, 1, MPI_INT, target, 0, 1, MPI_INT, win);
    MPI_Win_flush(t, other);
    return v;
}

/* Case: a fence, a complete, an unlock between operation and access */
int epochs(MPI_Win win, MPI_Group group)
{
    int v = 0, sum = 0;
    MPI_Win_fence(0, win);
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    sum += v;
    MPI_Win_start(group, 0, win);
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_complete(win);
    sum += v;
    MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock(1, win);
    return sum + v;
}

/* Case: a get that fails, and the way out */
int failing(MPI_Win win)
{
    int v = 0, code = MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (code != MPI_SUCCESS)
        return v;
    MPI_Win_flush(1, win);
    return v;
}

static int my_rank, which;
double result;

/* Case: a get of one rank, a load of another rank, by a global variable */
void global_rank(double *v, MPI_Win win)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &my_rank);
    if (my_rank == 0)
        MPI_Get(v, 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, win);
    if (my_rank == 1)
        result = v[0];
    MPI_Win_flush_all(win);
}

/* Case: a get and a load under two conditions on a global variable, which may change in between */
void global_changes(double *v, MPI_Win win)
{
    if (which == 0)
        MPI_Get(v, 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, win);
    which = result > 0;
    if (which == 1)
        result = v[0]; /* vet: may get-load */
    MPI_Win_flush_all(win);
}

/* Case: a loop of puts that a return leaves early, before the end of the epoch */
int left_early(MPI_Win win, int n, const int *bad)
{
    int v = 7;
    MPI_Win_lock_all(0, win);
    for (int t = 0; t < n; t++) {
        MPI_Put(&v, 1, MPI_INT, t, 0, 1, MPI_INT, win);
        if (bad[t])
            return 6;
    }
    MPI_Win_unlock_all(win);
    return 0; /* vet: may put-scope-end */
}
