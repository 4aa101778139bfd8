/* Calls that end by an exception, or a longjmp, of the program's error handler: what comes after them is
 * treated as if they had returned.
 *
 * usage: unwound [racy] */
#include "check.h"

#include <csetjmp>
#include <stdexcept>

static jmp_buf back;
static bool throws = true;

static void on_error(MPI_Win *, int *, ...)
{
    if (throws)
        throw std::runtime_error("no such call");
    longjmp(back, 1);
}

enum { TIMES = 5 };

template <typename Call> static void fails(Call call)
{
    for (int i = 0; i < TIMES; i++) {
        bool caught = false;
        throws = true;
        try {
            call();
        } catch (const std::runtime_error &) {
            caught = true;
        }
        CHECK(caught, true);
        throws = false;
        if (setjmp(back) == 0) {
            call();
            FAIL("the call returned");
        }
    }
}

int main(int argc, char **argv)
{
    MPI_Win win;
    MPI_Errhandler handler;
    check_start(&argc, &argv);
    int *base = ints(4, &win), value = 7, got = 0;
    MPI_Win_create_errhandler(on_error, &handler);
    MPI_Win_set_errhandler(win, handler);
    fails([&] { MPI_Put(&value, 1, MPI_INT, size + 3, 0, 1, MPI_INT, win); });
    fails([&] { MPI_Get(&value, -1, MPI_INT, 0, 0, 1, MPI_INT, win); });
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    fails([&] { MPI_Put(&value, 1, MPI_INT, -77, 0, 1, MPI_INT, win); });
    MPI_Win_flush(peer, win);
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    if (argc < 2)
        MPI_Win_flush(peer, win);
    CHECK(got, 7);
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], 7);
    MPI_Errhandler_free(&handler);
    drop(&win);
    return finish("unwound");
}
