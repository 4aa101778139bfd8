/* Each rank puts into the whole window of the next one. The argument is the window's size in bytes on each
 * rank: correct whatever it is, but some libraries lose bytes of windows of some sizes. With a second
 * argument, the program does not look. */
#include "check.h"

int main(int argc, char **argv)
{
    char *memory, bytes[256];
    const int n = argc > 1 ? atoi(argv[1]) : 48;
    MPI_Win win;
    check_start(&argc, &argv);
    MPI_Win_allocate(n, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win); /* window */
    MPI_Win_fence(0, win);
    memset(memory, 0, n);
    memset(bytes, rank + 1, n);
    MPI_Win_fence(0, win);
    MPI_Put(bytes, n, MPI_CHAR, (rank + 1) % size, 0, n, MPI_CHAR, win);
    MPI_Win_fence(0, win);
    memset(bytes, (rank + size - 1) % size + 1, n);
    if (argc <= 2)
        CHECK_BYTES("window", memory, bytes, n);
    MPI_Win_free(&win);
    return finish("unaligned");
}
