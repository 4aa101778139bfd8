#include <mpi.h>

/* The comments say why the race is there: a call between both places that nearly completes the operation. */

void other_rank(MPI_Win win)
{
    int v = 0;
    MPI_Put(&v, 1, MPI_INT, 2, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(0, win);
    v = 1; /* vet: must put-store */ /* why: MPI_Win_flush_local:9 is for rank 0; A goes to rank 2 */
    MPI_Win_flush(2, win);
}

/* Of two near misses, the last one. */
void other_ranks(MPI_Win win, int n)
{
    int v = 0;
    MPI_Put(&v, 1, MPI_INT, n, 0, 1, MPI_INT, win);
    MPI_Win_flush(n - 1, win);
    MPI_Win_flush(n + 1, win);
    v = 1; /* vet: must put-store */ /* why: MPI_Win_flush:20 is for another rank than A */
    MPI_Win_flush(n, win);
}

int other_window(MPI_Comm comm)
{
    MPI_Win first, second;
    int *one, *two, v = 0;
    MPI_Win_allocate(8, 4, MPI_INFO_NULL, comm, &one, &first);
    MPI_Win_allocate(8, 4, MPI_INFO_NULL, comm, &two, &second);
    MPI_Win_fence(0, first);
    MPI_Win_fence(0, second);
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, first);
    MPI_Win_fence(0, second);
    int sum = v; /* vet: must get-load */ /* why: MPI_Win_fence:34 is on another window than A */
    MPI_Win_fence(0, first);
    MPI_Win_free(&first);
    MPI_Win_free(&second);
    return sum;
}

/* A flush of another rank is nearer than one on another window, although it comes first. */
void rank_and_window(MPI_Comm comm)
{
    MPI_Win first, second;
    int *one, *two, v = 0;
    MPI_Win_allocate(8, 4, MPI_INFO_NULL, comm, &one, &first);
    MPI_Win_allocate(8, 4, MPI_INFO_NULL, comm, &two, &second);
    MPI_Win_lock_all(0, first);
    MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, first);
    MPI_Win_flush(0, first);
    MPI_Win_flush(1, second);
    v = 1; /* vet: must put-store */ /* why: MPI_Win_flush:51 is for rank 0; A goes to rank 1 */
    MPI_Win_unlock_all(first);
}

void other_request(MPI_Win win)
{
    int v = 0, w = 0;
    MPI_Request r[2];
    MPI_Rput(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r[0]);
    MPI_Rput(&w, 1, MPI_INT, 1, 1, 1, MPI_INT, win, &r[1]);
    MPI_Wait(&r[1], MPI_STATUS_IGNORE);
    v = 1; /* vet: must put-store */ /* why: MPI_Wait:63 waits for a request other than that of A */
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
}

void only_at_origin(MPI_Win win)
{
    int v = 0, w = 0;
    MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(1, win);
    MPI_Get(&w, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* vet: may overlap-at-target */
    /* why: MPI_Win_flush_local:72 completes A only at its origin */
    MPI_Win_flush(1, win);
}

/* Nothing is near: what comes after the race, before the operation, or on one way only, explains nothing. */
void after(MPI_Win win, int some)
{
    int v = 0;
    MPI_Win_flush_local(0, win);
    MPI_Put(&v, 1, MPI_INT, 2, 0, 1, MPI_INT, win);
    if (some)
        MPI_Win_flush_local(0, win);
    v = 1; /* vet: must put-store */
    MPI_Win_flush_local(0, win);
    MPI_Win_flush(2, win);
}

/* The flush belongs to the iteration before. */
void early(MPI_Win win)
{
    int v = 0;
    for (int i = 0; i < 8; i++) {
        MPI_Win_flush_local(0, win);
        v = i; /* vet: must put-store */
        MPI_Put(&v, 1, MPI_INT, 2, i, 1, MPI_INT, win);
    }
    MPI_Win_flush(2, win);
}

void right_rank(MPI_Win win)
{
    int v = 0;
    MPI_Put(&v, 1, MPI_INT, 2, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(2, win);
    v = 1;
    MPI_Win_flush(2, win);
}

/* The flush comes before the get of the same iteration: it completes the one of the iteration before. */
int before_the_get(MPI_Win win)
{
    int v = 0, sum = 0;
    for (int i = 0; i < 8; i++) {
        MPI_Win_flush(2, win);
        MPI_Get(&v, 1, MPI_INT, 2, i, 1, MPI_INT, win);
        sum += v; /* vet: must get-load */ /* why: MPI_Win_flush:117 comes before A */
    }
    MPI_Win_flush(2, win);
    return sum;
}

int after_the_get(MPI_Win win)
{
    int v = 0, sum = 0;
    for (int i = 0; i < 8; i++) {
        MPI_Get(&v, 1, MPI_INT, 2, i, 1, MPI_INT, win);
        MPI_Win_flush(2, win);
        sum += v;
    }
    return sum;
}

/* A flush that completes another operation belongs to that one. */
int of_another(MPI_Win win)
{
    int v = 0, w = 1;
    MPI_Put(&w, 1, MPI_INT, 2, 0, 1, MPI_INT, win);
    MPI_Win_flush(2, win);
    MPI_Get(&v, 1, MPI_INT, 2, 1, 1, MPI_INT, win);
    int sum = v; /* vet: must get-load */
    MPI_Win_flush(2, win);
    return sum;
}

enum { REQUESTS = 3 };

void all_but_one(MPI_Win win)
{
    int v[REQUESTS] = {0};
    MPI_Request r[REQUESTS];
    MPI_Status statuses[REQUESTS];
    MPI_Rput(&v[0], 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r[0]);
    MPI_Rput(&v[1], 1, MPI_INT, 1, 1, 1, MPI_INT, win, &r[1]);
    MPI_Rput(&v[2], 1, MPI_INT, 1, 2, 1, MPI_INT, win, &r[2]);
    MPI_Waitall(REQUESTS - 1, r, statuses);
    v[2] = 1; /* vet: must put-store */
    /* why: MPI_Waitall:158 is for 2 requests (A's request is not among them) */
    MPI_Wait(&r[2], statuses);
}

void all_of_them(MPI_Win win)
{
    int v[REQUESTS] = {0};
    MPI_Request r[REQUESTS];
    MPI_Status statuses[REQUESTS];
    MPI_Rput(&v[0], 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r[0]);
    MPI_Rput(&v[1], 1, MPI_INT, 1, 1, 1, MPI_INT, win, &r[1]);
    MPI_Rput(&v[2], 1, MPI_INT, 1, 2, 1, MPI_INT, win, &r[2]);
    MPI_Waitall(REQUESTS, r, statuses);
    v[2] = 1;
}

/* The request may be among those that the call waits for: the program has moved it there. */
void moved(MPI_Win win)
{
    int v[REQUESTS] = {0};
    MPI_Request r[REQUESTS];
    MPI_Status statuses[REQUESTS];
    MPI_Rput(&v[0], 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r[0]);
    MPI_Rput(&v[2], 1, MPI_INT, 1, 2, 1, MPI_INT, win, &r[2]);
    r[1] = r[2];
    MPI_Waitall(REQUESTS - 1, r, statuses);
    v[2] = 1;
}

/* Which request is where is not known. */
void somewhere(MPI_Win win, int i)
{
    int v[REQUESTS] = {0};
    MPI_Request r[REQUESTS] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Status statuses[REQUESTS];
    MPI_Rput(&v[0], 1, MPI_INT, 1, 0, 1, MPI_INT, win, &r[0]);
    MPI_Rput(&v[2], 1, MPI_INT, 1, 2, 1, MPI_INT, win, &r[i]);
    MPI_Waitall(REQUESTS - 1, r, statuses);
    v[2] = 1;
    MPI_Waitall(REQUESTS, r, statuses);
}
