/* Threads of C++ that load what other threads fetch (MPI 4.1, 11.6 and 12.7). The races are found in each run
 * if the program was compiled by `nastympi cc`. */
#include "scenes.h"

#include <future>
#include <thread>
#include <unistd.h>

static volatile int seen;

static int *fetched(int *to)
{
    MPI_Get(to, 1, MPI_INT, 1, 0, 1, MPI_INT, win); // race-between-threads, needs loads
    MPI_Win_flush(1, win);
    return to;
}

static void load_before_join(void)
{
    if (rank != 0)
        return;
    std::thread other(fetched, &base[1]);
    if (fixed)
        other.join();
    seen = base[1]; // race-between-threads, needs loads
    if (!fixed)
        other.join();
}

/* The thread has ended when the memory becomes a buffer. */
static void load_by_a_thread_that_ends(void)
{
    if (rank != 0)
        return;
    std::thread other([] {
        seen = got[0]; // race-between-threads, needs loads
    });
    if (fixed)
        other.join();
    usleep(20000);
    GET(1, 0); // race-between-threads, needs loads
    MPI_Win_flush(1, win);
    if (!fixed)
        other.join();
}

static int got_in_time()
{
    static int *const value = fetched(&base[3]); // by the first thread that comes
    return *value;
}

/* Futures, and a variable that is initialized once: all of it is correct. */
static void in_order(void)
{
    if (rank != 0)
        return;
    auto value = std::async(std::launch::async, [] { return *fetched(&base[4]); });
    seen = value.get() + base[4];
    PUT_AND_FLUSH(1, 4);
    std::thread one([] { seen = got_in_time(); }), two([] { seen = got_in_time(); });
    one.join();
    two.join();
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    CHECK(level, MPI_THREAD_MULTIPLE);
    scenes_start(argc, argv);
    PLAY(load_before_join, load_by_a_thread_that_ends, in_order);
    drop(&win);
    return finish("joined");
}
