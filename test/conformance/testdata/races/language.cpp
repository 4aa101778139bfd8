// Two races in C++. With the argument "fixed" the program is correct.
#include <mpi.h>

#include <cstdio>
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

namespace
{

int rank;
bool fixed_;
std::vector<int> values = {11, 12}, got(2);

class Window
{
  public:
    Window() { MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win); }
    ~Window() { MPI_Win_free(&win); }
    Window(const Window &) = delete;
    Window &operator=(const Window &) = delete;

    template <typename Epoch> void epoch(Epoch body)
    {
        MPI_Win_lock_all(0, win);
        body();
        MPI_Win_unlock_all(win);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    void flush()
    {
        if (fixed_)
            MPI_Win_flush(1, win);
    }
    MPI_Win win;
    int *base;
};

void put_by_a_thread(Window &w)
{
    if (rank != 0)
        return;
    std::thread([&w] {
        MPI_Put(&values[0], 1, MPI_INT, 1, 0, 1, MPI_INT, w.win); // race-of-one-origin
        w.flush();
    }).join();
    MPI_Get(&got[0], 1, MPI_INT, 1, 0, 1, MPI_INT, w.win); // race-of-one-origin
}

void put_in_a_callback(Window &w)
{
    std::function<void()> put = [&w] {
        MPI_Put(&values[1], 1, MPI_INT, 1, 1, 1, MPI_INT, w.win); // race-between-ranks
        w.flush();
    };
    if (rank == 0)
        put();
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 2)
        MPI_Get(&got[1], 1, MPI_INT, 1, 1, 1, MPI_INT, w.win); // race-between-ranks
}

} // namespace

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    fixed_ = argc > 1 && std::strcmp(argv[1], "fixed") == 0;
    {
        Window w;
        w.epoch([&w] { put_by_a_thread(w); });
        w.epoch([&w] { put_in_a_callback(w); });
    }
    if (rank == 0)
        std::puts("language.cpp: OK");
    MPI_Finalize();
}
