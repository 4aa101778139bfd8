#include <mpi.h>

enum { UP, DOWN, LEFT, RIGHT };

/* Case: a put to the next rank, a flush of this rank */
void next_flushed_here(MPI_Win win, int rank, int size)
{
    int v = 1, next = (rank + 1) % size;
    MPI_Put(&v, 1, MPI_INT, next, 0, 1, MPI_INT, win);
    MPI_Win_flush(next - 1, win);
    v = 2; /* vet: must put-store */
    MPI_Win_flush(next, win);
}

/* Case: a loop that steals from each rank, and flushes the rank before */
int steal(MPI_Win win, int size)
{
    int v = 0, sum = 0;
    for (int victim = 1; victim < size; victim++) {
        MPI_Get(&v, 1, MPI_INT, victim, 0, 1, MPI_INT, win);
        MPI_Win_flush(victim - 1, win);
        sum += v; /* vet: must get-load */
        MPI_Win_flush(victim, win);
    }
    return sum;
}

/* Case: a loop that steals from each rank, and flushes it */
int steal_flushed(MPI_Win win, int size)
{
    int v = 0, sum = 0;
    for (int victim = 1; victim < size; victim++) {
        MPI_Get(&v, 1, MPI_INT, victim, 0, 1, MPI_INT, win);
        MPI_Win_flush(victim, win);
        sum += v;
    }
    return sum;
}

/* Case: puts to four neighbours, and a flush of each */
void halo(MPI_Win win, const int neighbour[4], double edge[4][64])
{
    for (int d = 0; d < 4; d++)
        MPI_Put(edge[d], 64, MPI_DOUBLE, neighbour[d], 64 * d, 64, MPI_DOUBLE, win);
    MPI_Win_flush(neighbour[UP], win);
    MPI_Win_flush(neighbour[DOWN], win);
    MPI_Win_flush(neighbour[LEFT], win);
    MPI_Win_flush(neighbour[RIGHT], win);
    for (int d = 0; d < 4; d++)
        edge[d][0] = 0;
}

/* Case: puts to four computed neighbours, one of four flushes for another neighbour */
void halo_wrong(MPI_Win win, int rank, int width, double edge[4][64])
{
    int up = rank - width, down = rank + width, left = rank - 1, right = rank + 1;
    MPI_Put(edge[UP], 64, MPI_DOUBLE, up, 0, 64, MPI_DOUBLE, win);
    MPI_Put(edge[DOWN], 64, MPI_DOUBLE, down, 64, 64, MPI_DOUBLE, win);
    MPI_Put(edge[LEFT], 64, MPI_DOUBLE, left, 128, 64, MPI_DOUBLE, win);
    MPI_Put(edge[RIGHT], 64, MPI_DOUBLE, right, 192, 64, MPI_DOUBLE, win);
    MPI_Win_flush(up, win);
    MPI_Win_flush(down, win);
    MPI_Win_flush(left, win);
    MPI_Win_flush(left, win);
    edge[UP][0] = 0;
    edge[LEFT][0] = 0;
    edge[RIGHT][0] = 0; /* vet: may put-store */
    MPI_Win_flush(right, win);
}

/* Case: puts to four neighbours in a grid of known width, one of four flushes for another neighbour */
void halo_of_known_width(MPI_Win win, int rank, double edge[4][64])
{
    enum { WIDTH = 8 };
    int up = rank - WIDTH, down = rank + WIDTH, left = rank - 1, right = rank + 1;
    MPI_Put(edge[UP], 64, MPI_DOUBLE, up, 0, 64, MPI_DOUBLE, win);
    MPI_Put(edge[DOWN], 64, MPI_DOUBLE, down, 64, 64, MPI_DOUBLE, win);
    MPI_Put(edge[LEFT], 64, MPI_DOUBLE, left, 128, 64, MPI_DOUBLE, win);
    MPI_Put(edge[RIGHT], 64, MPI_DOUBLE, right, 192, 64, MPI_DOUBLE, win);
    MPI_Win_flush(up, win);
    MPI_Win_flush(down, win);
    MPI_Win_flush(left, win);
    MPI_Win_flush(left, win);
    edge[UP][0] = 0;
    edge[LEFT][0] = 0;
    edge[RIGHT][0] = 0; /* vet: must put-store */
    MPI_Win_flush(right, win);
}

/* Case: a double-buffered halo, one of four flushes for another neighbour */
void double_buffered(MPI_Win win, int rank, int width, int n)
{
    static double edge[2][4][64];
    int up = rank - width, down = rank + width, left = rank - 1, right = rank + 1;
    for (int t = 0; t < n; t++) {
        int now = t % 2;
        edge[now][UP][0] = edge[now][DOWN][0] = edge[now][LEFT][0] = t;
        edge[now][RIGHT][0] = t; /* vet: may put-store */
        MPI_Put(edge[now][UP], 64, MPI_DOUBLE, up, 0, 64, MPI_DOUBLE, win);
        MPI_Put(edge[now][DOWN], 64, MPI_DOUBLE, down, 64, 64, MPI_DOUBLE, win);
        MPI_Put(edge[now][LEFT], 64, MPI_DOUBLE, left, 128, 64, MPI_DOUBLE, win);
        MPI_Put(edge[now][RIGHT], 64, MPI_DOUBLE, right, 192, 64, MPI_DOUBLE, win);
        MPI_Win_flush(up, win);
        MPI_Win_flush(down, win);
        MPI_Win_flush(left, win);
        MPI_Win_flush(left, win);
    }
    MPI_Win_flush(right, win);
}

/* Case: a double-buffered halo, with a flush for each neighbour */
void double_buffered_ok(MPI_Win win, int rank, int width, int n)
{
    static double edge[2][4][64];
    int up = rank - width, down = rank + width, left = rank - 1, right = rank + 1;
    for (int t = 0; t < n; t++) {
        int now = t % 2;
        edge[now][UP][0] = edge[now][DOWN][0] = edge[now][LEFT][0] = t;
        edge[now][RIGHT][0] = t;
        MPI_Put(edge[now][UP], 64, MPI_DOUBLE, up, 0, 64, MPI_DOUBLE, win);
        MPI_Put(edge[now][DOWN], 64, MPI_DOUBLE, down, 64, 64, MPI_DOUBLE, win);
        MPI_Put(edge[now][LEFT], 64, MPI_DOUBLE, left, 128, 64, MPI_DOUBLE, win);
        MPI_Put(edge[now][RIGHT], 64, MPI_DOUBLE, right, 192, 64, MPI_DOUBLE, win);
        MPI_Win_flush(up, win);
        MPI_Win_flush(down, win);
        MPI_Win_flush(left, win);
        MPI_Win_flush(right, win);
    }
}

/* Case: two targets that are the same on the way with one flush */
void same_neighbours(MPI_Win win, int left, int right)
{
    int v = 1, w = 2;
    MPI_Put(&v, 1, MPI_INT, left, 0, 1, MPI_INT, win);
    MPI_Put(&w, 1, MPI_INT, right, 1, 1, MPI_INT, win);
    MPI_Win_flush(left, win);
    if (left != right)
        MPI_Win_flush(right, win);
    v = w = 3;
}

/* Case: a wait for all but the last of the requests of a loop */
int all_but_last(MPI_Win win, int n, int *v, MPI_Request *r)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        MPI_Rget(&v[i], 1, MPI_INT, i, 0, 1, MPI_INT, win, &r[i]);
    MPI_Waitall(n - 1, r, MPI_STATUSES_IGNORE);
    sum += v[n - 1]; /* vet: must get-load */
    MPI_Wait(&r[n - 1], MPI_STATUS_IGNORE);
    return sum + v[n - 1];
}

/* Case: a wait for the requests of a loop, whose last element is used */
int all_and_last(MPI_Win win, int n, int *v, MPI_Request *r)
{
    for (int i = 0; i < n; i++)
        MPI_Rget(&v[i], 1, MPI_INT, i, 0, 1, MPI_INT, win, &r[i]);
    MPI_Waitall(n, r, MPI_STATUSES_IGNORE);
    return v[n - 1];
}

/* Case: a wait for all but the last of the requests of a loop, of which another element is used */
int all_but_last_first(MPI_Win win, int *v, MPI_Request *r)
{
    int sum = 0;
    for (int i = 0; i < 8; i++)
        MPI_Rget(&v[i], 1, MPI_INT, i, 0, 1, MPI_INT, win, &r[i]);
    MPI_Waitall(7, r, MPI_STATUSES_IGNORE);
    sum += v[0];
    sum += v[6];
    sum += v[7]; /* vet: must get-load */
    MPI_Wait(&r[7], MPI_STATUS_IGNORE);
    return sum;
}

/* Case: a get, and a fetch with MPI_NO_OP of the same element */
void both_read(MPI_Win win)
{
    int v = 0, w = 0, none = 0;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Fetch_and_op(&none, &w, MPI_INT, 1, 0, MPI_NO_OP, win);
    MPI_Win_flush(1, win);
}

/* Case: a get, and a fetch with MPI_SUM of the same element */
void one_adds(MPI_Win win)
{
    int v = 0, w = 0, one = 1;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Fetch_and_op(&one, &w, MPI_INT, 1, 0, MPI_SUM, win); /* vet: may overlap-at-target */
    MPI_Win_flush(1, win);
}

/* Case: a get from the other rank of a pair, and a flush of this rank */
int of_a_pair(MPI_Win win, int rank)
{
    int v = 0, w = 0;
    MPI_Get(&v, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, win);
    MPI_Get(&w, 1, MPI_INT, rank ^ 1, 0, 1, MPI_INT, win);
    MPI_Win_flush(rank, win);
    v = 1; /* vet: must get-store */
    w = 1; /* vet: must get-store */
    MPI_Win_flush_all(win);
    return v + w;
}

/* Case: a get from the next rank in a ring, which may be this rank */
int in_a_ring(MPI_Win win, int rank, int size)
{
    int v = 0;
    MPI_Get(&v, 1, MPI_INT, (rank + 1) % size, 0, 1, MPI_INT, win);
    MPI_Win_flush(rank, win);
    v++;
    MPI_Win_flush_all(win);
    return v;
}
