// C++: buffers in containers, windows that destructors free, the types that only C++ has,
// exceptions thrown between calls. The argument "racy" leaves out a flush.
#include <mpi.h>

#include <complex>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace
{

int rank, size, peer;

#define CHECK(condition)                                                                                     \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            std::cerr << std::string("cxx.cpp:") + std::to_string(__LINE__) + ": " #condition "\n";          \
            std::exit(EXIT_FAILURE);                                                                         \
        }                                                                                                    \
    } while (0)

template <typename T> class Window
{
  public:
    explicit Window(std::size_t n)
    {
        MPI_Win_allocate(n * sizeof(T), sizeof(T), MPI_INFO_NULL, MPI_COMM_WORLD, &base_, &win_);
        MPI_Win_lock_all(0, win_);
        std::fill(base_, base_ + n, T{});
        publish();
    }
    Window(const Window &) = delete;
    ~Window()
    {
        MPI_Win_unlock_all(win_);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_free(&win_);
    }
    void publish() const
    {
        MPI_Win_sync(win_);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_sync(win_);
    }
    void flush() const { MPI_Win_flush(peer, win_); }
    MPI_Win get() const { return win_; }
    const T &operator[](std::size_t i) const { return base_[i]; }

  private:
    T *base_;
    MPI_Win win_;
};

void there_and_back(bool racy)
{
    Window<double> window(16);
    std::vector<double> out(16), in(16);
    std::iota(out.begin(), out.end(), 1.0);
    MPI_Put(out.data(), 16, MPI_DOUBLE, peer, 0, 16, MPI_DOUBLE, window.get());
    if (!racy)
        window.flush();
    MPI_Get(in.data(), 16, MPI_DOUBLE, peer, 0, 16, MPI_DOUBLE, window.get());
    window.flush();
    CHECK(in == out);
}

// Each call takes effect once.
void counted_once()
{
    Window<int> window(4);
    const int one = 1;
    for (int i = 0; i < 10; i++)
        MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, window.get());
    window.flush();
    window.publish();
    CHECK(window[0] == 10);
}

void types_of_cxx()
{
    Window<std::complex<double>> window(2);
    const std::complex<double> value(1, 2);
    for (int i = 0; i < 3; i++)
        MPI_Accumulate(&value, 1, MPI_CXX_DOUBLE_COMPLEX, peer, 0, 1, MPI_CXX_DOUBLE_COMPLEX, MPI_SUM,
                       window.get());
    window.flush();
    window.publish();
    CHECK(window[0] == 3.0 * value);

    Window<bool> truths(16);
    const bool yes = true;
    MPI_Accumulate(&yes, 1, MPI_CXX_BOOL, peer, 3, 1, MPI_CXX_BOOL, MPI_LOR, truths.get());
    truths.flush();
    truths.publish();
    CHECK(truths[3] && !truths[2] && !truths[4]);
}

// The exception leaves an epoch with operations held; the destructor ends it.
void thrown()
{
    bool caught = false;
    const int value = 7;
    try {
        Window<int> window(4);
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, window.get());
        throw std::runtime_error("on the way");
    } catch (const std::runtime_error &) {
        caught = true;
    }
    CHECK(caught);
}

} // namespace

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    peer = size - 1 - rank;
    for (int i = 0; i < 10; i++) // in random order a race shows every other time
        there_and_back(argc > 1 && std::string(argv[1]) == "racy");
    counted_once();
    types_of_cxx();
    thrown();
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        std::cout << "cxx: OK" << std::endl;
    return MPI_Finalize();
}
