// Races in C++ beside atomic variables in memory of MPI_Win_allocate_shared (MPI 4.1, 12.2.3 and 12.7; C++,
// [intro.races]). They are found if the program was compiled by `nastympi cc`. With the argument "fixed" the
// program is correct.
#include <mpi.h>

#include <atomic>
#include <cstdio>
#include <cstring>
#include <new>
#include <thread>

namespace
{

// What rank 1 has. Each rank has it at another address.
struct Board {
    std::atomic<int> stored{0}, first{0}, filled{0};
    std::atomic<long> owner{-1};
    std::atomic_flag taken = ATOMIC_FLAG_INIT;
    int data[8] = {};
};

int rank;
bool fixed_;
Board *board;
volatile int seen;

void await(const std::atomic<int> &flag, int value)
{
    while (flag.load(std::memory_order_acquire) < value)
        std::this_thread::yield();
}

void store_after_release()
{
    if (rank == 0) {
        if (fixed_)
            board->data[0] = 1;
        board->stored.store(1, std::memory_order_release);
        if (!fixed_)
            board->data[0] = 1; // race-between-ranks, needs loads
    } else if (rank == 2) {
        await(board->stored, 1);
        seen = board->data[0]; // race-between-ranks, needs loads
    }
}

// Rank 1 does not wait for both.
void load_of_what_others_fill()
{
    if (rank == 0) {
        board->data[1] = 1;
        (fixed_ ? board->filled : board->first).fetch_add(1, std::memory_order_acq_rel);
    } else if (rank == 2) {
        board->data[2] = 1; // race-between-ranks, needs loads
        board->filled.fetch_add(1, std::memory_order_acq_rel);
    } else {
        await(fixed_ ? board->filled : board->first, fixed_ ? 2 : 1);
        seen = board->data[1] + board->data[2]; // race-between-ranks, needs loads
    }
}

// Rank 0 gives rank 1 what it has, and still uses it.
void store_of_the_former_owner()
{
    long nobody = -1;
    if (rank == 0) {
        if (fixed_)
            board->data[3] = 1;
        if (!board->owner.compare_exchange_strong(nobody, 1, std::memory_order_acq_rel))
            MPI_Abort(MPI_COMM_WORLD, 1);
        if (!fixed_)
            board->data[3] = 1; // race-between-ranks, needs loads
    } else if (rank == 1) {
        while (board->owner.load(std::memory_order_acquire) != 1)
            std::this_thread::yield();
        board->data[3] = 2; // race-between-ranks, needs loads
    }
}

// A flag is the lock. Rank 0 does not take it.
void store_without_lock()
{
    bool locks = fixed_ || rank == 1;
    while (locks && board->taken.test_and_set(std::memory_order_acquire))
        std::this_thread::yield();
    if (rank < 2)
        board->data[4] = rank; // race-between-ranks, with itself, needs loads
    if (locks)
        board->taken.clear(std::memory_order_release);
}

void play(MPI_Win win, void (*scene)())
{
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    scene();
}

} // namespace

int main(int argc, char **argv)
{
    MPI_Win win;
    MPI_Aint bytes;
    int unit;
    void *memory;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    fixed_ = argc > 1 && std::strcmp(argv[1], "fixed") == 0;
    MPI_Win_allocate_shared(sizeof(Board), 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_shared_query(win, 1, &bytes, &unit, &memory);
    MPI_Win_lock_all(0, win);
    board = rank == 1 ? new (memory) Board : static_cast<Board *>(memory);
    play(win, store_after_release);
    play(win, load_of_what_others_fill);
    play(win, store_of_the_former_owner);
    play(win, store_without_lock);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    if (rank == 0)
        std::puts("atomics.cpp: OK");
    MPI_Finalize();
}
