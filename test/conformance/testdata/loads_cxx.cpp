// Loads and stores of containers. With -DFIXED the program is correct.
#include <mpi.h>

#include <algorithm>
#include <numeric>
#include <vector>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::vector<double> window(16), values(16, 1.0);
    MPI_Win win;
    MPI_Win_create(window.data(), 16 * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    if (rank == 0)
        MPI_Put(values.data(), 16, MPI_DOUBLE, 1, 0, 16, MPI_DOUBLE, win); /* buffer-used-early */
#ifdef FIXED
    MPI_Win_fence(0, win);
#endif
    std::fill(values.begin(), values.end(), 2.0); /* by a header */
    MPI_Win_fence(0, win);
    double sum = std::accumulate(window.begin(), window.end(), 0.0);
    MPI_Win_free(&win);
    MPI_Finalize();
    return sum < 0;
}
