#include <mpi.h>

#include <vector>

extern "C" void put_row(MPI_Win win, const double *row, int n, int to);

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    std::vector<double> row(8);
    MPI_Win win;
    double *base;
    MPI_Win_allocate(64, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    put_row(win, row.data(), 8, 1);
    row[0] = 1;
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Finalize();
}
