/* One wrapper of MPI_Put, in a library, used from two places: the second one breaks a rule of MPI (OUTSIDE),
 * or relies on a put that no flush completes (RACY). */
#include "check.h"

void wrapper_put(int value, int target, int place, MPI_Win win);
void wrapper_flush(int target, MPI_Win win);

enum { COUNT = 4 };

#if defined OUTSIDE
enum { CORNER = COUNT };
#else
enum { CORNER = COUNT - 1 };
#endif

static __attribute__((noinline)) void send_edge(int target, MPI_Win win)
{
    wrapper_put(7, target, 0, win); /* edge */
    wrapper_flush(target, win);
}

static __attribute__((noinline)) void send_corner(int target, MPI_Win win)
{
    wrapper_put(8, target, CORNER, win); /* corner */
#if !defined RACY
    wrapper_flush(target, win);
#endif
    asm volatile("");
}

int main(int argc, char **argv)
{
    MPI_Win win;
    int *base, zero = 0;
    check_start(&argc, &argv);
    base = ints(COUNT, &win);
    if (rank == 0) {
        send_edge(1, win);
        send_corner(1, win);
        MPI_Send(&zero, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Recv(&zero, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Win_sync(win);
        CHECK(base[0], 7);
#if !defined OUTSIDE
        CHECK(base[CORNER], 8);
#endif
    }
    drop(&win);
    finish("wrapped");
    return 0;
}
