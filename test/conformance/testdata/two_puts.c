/* Two puts to different places, completed by one flush: MPI does not order them, and nobody looks between
 * them. */
#include "check.h"

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    MPI_Win win;
    int *base = ints(2, &win);
    const int first = 1, second = 2;
    MPI_Put(&first, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Put(&second, 1, MPI_INT, peer, 1, 1, MPI_INT, win);
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], first);
    CHECK(base[1], second);
    drop(&win);
    return finish("two_puts");
}
