/* A program that limits its own address space before MPI_Init: softly, which is its own matter, or
 * hard, so that the core cannot have the 800 MB that Go's runtime asks for.
 *
 * usage: limited soft|hard */
#define _GNU_SOURCE
#include "check.h"

#include <sys/resource.h>

int main(int argc, char **argv)
{
    struct rlimit limit;
    CHECK(argc, 2);
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = 600 << 20;
    if (strcmp(argv[1], "hard") == 0)
        limit.rlim_max = limit.rlim_cur;
    CHECK(setrlimit(RLIMIT_AS, &limit), 0);
    check_start(&argc, &argv);
    MPI_Win win;
    int *base = ints(4, &win), values[4] = {1, 2, 3, 4};
    MPI_Put(values, 4, MPI_INT, peer, 0, 4, MPI_INT, win);
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK_BYTES("put", base, values, sizeof values);
    drop(&win);
    return finish("limited");
}
