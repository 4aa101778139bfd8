// Loops that complete operations.

#include <algorithm>
#include <array>
#include <mpi.h>
#include <vector>

// Case: a wait for each request of a std::vector
double requests(MPI_Win win)
{
    std::vector<double> b(2);
    std::vector<MPI_Request> q(2);
    for (int i = 0; i < 2; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    for (auto &r : q)
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    return b[0] + b[1];
}

// Case: a class with requests in a std::array, its buffer used before the wait
class View
{
    std::vector<double> b;
    std::array<MPI_Request, 4> q;

  public:
    explicit View(int n) : b(n) {}
    void fetch(MPI_Win win, int target)
    {
        for (int i = 0; i < 4; i++)
            MPI_Rget(&b[8 * i], 8, MPI_DOUBLE, target, 8 * i, 8, MPI_DOUBLE, win, &q[i]);
    }
    void wait()
    {
        for (auto &r : q)
            MPI_Wait(&r, MPI_STATUS_IGNORE);
    }
    double sum()
    {
        double s = 0;
        for (double x : b) // vet: must get-load
            s += x;
        return s;
    }
};

double unfinished_view(MPI_Win win, int target)
{
    View v(32);
    v.fetch(win, target);
    double s = v.sum();
    v.wait();
    return s;
}

// Case: the same after the wait
double view(MPI_Win win, int target)
{
    View v(32);
    v.fetch(win, target);
    v.wait();
    return v.sum();
}

// Case: a flush of each target in a list
double list(MPI_Win win)
{
    double b[4];
    for (int i = 0; i < 4; i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, i, 0, 1, MPI_DOUBLE, win);
    for (int t : {0, 1, 2, 3})
        MPI_Win_flush(t, win);
    return b[0] + b[3];
}

// Case: a flush of each target of a std::vector
double targets(MPI_Win win, const std::vector<int> &of, double *b)
{
    for (std::size_t i = 0; i < of.size(); i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, of[i], 0, 1, MPI_DOUBLE, win);
    for (int t : of)
        MPI_Win_flush_local(t, win);
    return b[0];
}

// Case: a flush of each target of another std::vector, which may be empty
double other_targets(MPI_Win win, const std::vector<int> &of, const std::vector<int> &others, double *b)
{
    for (std::size_t i = 0; i < of.size(); i++)
        MPI_Get(&b[i], 1, MPI_DOUBLE, of[i], 0, 1, MPI_DOUBLE, win);
    for (int t : others)
        MPI_Win_flush_local(t, win);
    return b[0]; // vet: may get-load
}

// Case: a wait for each request of a std::vector by an algorithm
double algorithm(MPI_Win win)
{
    std::vector<double> b(2);
    std::vector<MPI_Request> q(2);
    for (int i = 0; i < 2; i++)
        MPI_Rget(&b[i], 1, MPI_DOUBLE, 0, i, 1, MPI_DOUBLE, win, &q[i]);
    std::for_each(q.begin(), q.end(), [](MPI_Request &r) { MPI_Wait(&r, MPI_STATUS_IGNORE); });
    return b[0] + b[1];
}
