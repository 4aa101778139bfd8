/* Loads that stand under a condition in a loop. A compiler may move them before the loop, where they are made
 * although the condition never holds: by the machine, not by the program (MPI 4.1, 3.7.2). */
#include "check.h"

enum { N = 64 };

static double halo[N], total; /* loads of variables cannot fail, so they may be moved */

__attribute__((noinline)) static double sum(int n, int with_halo)
{
    double s = 0;
    for (int i = 1; i < n; i++)
        s += with_halo ? halo[0] * halo[i] : 1;
    return s;
}

__attribute__((noinline)) static void add(const int *flags, int n)
{
    for (int i = 0; i < n; i++)
        if (flags[i])
            total += flags[i];
}

int main(int argc, char **argv)
{
    int none[N] = {0};
    double value = 2;
    MPI_Request request;
    MPI_Win win;
    check_start(&argc, &argv);
    MPI_Irecv(halo, N, MPI_DOUBLE, peer, 0, MPI_COMM_WORLD, &request);
    CHECK((int)sum(N, 0), N - 1);
    double ones[N];
    for (int i = 0; i < N; i++)
        ones[i] = 1;
    MPI_Send(ones, N, MPI_DOUBLE, peer, 0, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK((int)sum(N, 1), N - 1);
    MPI_Irecv(&total, 1, MPI_DOUBLE, peer, 1, MPI_COMM_WORLD, &request);
    add(none, N);
    MPI_Send(ones, 1, MPI_DOUBLE, peer, 1, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK((int)total, 1);
    MPI_Win_create(halo, sizeof halo, sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    MPI_Put(&value, 1, MPI_DOUBLE, peer, 0, 1, MPI_DOUBLE, win);
    CHECK((int)sum(N, 0), N - 1);
    MPI_Win_fence(0, win);
    CHECK((int)sum(N, 1), 2 * (N - 1));
    MPI_Win_free(&win);
    return finish("hoisted");
}
