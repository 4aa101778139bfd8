/* One call of MPI, reached by many stacks. Its tag says by which: functions with frames of the same size, and
 * of sizes that vary, call each other. */
#include <mpi.h>
#include <stddef.h>

enum { CALLS = 20000, DEEPEST = 4, WAYS = 3 };

static unsigned seed = 1;

static unsigned draw(unsigned limit)
{
    seed = seed * 1103515245u + 12345u;
    return (seed >> 16) % limit;
}

static void deeper(int depth, int path);

static __attribute__((noinline)) void left(int depth, int path)
{
    deeper(depth - 1, WAYS * path);
    asm volatile("");
}

static __attribute__((noinline)) void right(int depth, int path)
{
    deeper(depth - 1, WAYS * path + 1);
    asm volatile("");
}

static __attribute__((noinline)) void wide(int depth, int path)
{
    volatile char room[16 + 16 * draw(8)];
    room[0] = (char)path;
    deeper(depth - 1, WAYS * path + 2);
    room[1] = room[0];
}

static __attribute__((noinline)) void deeper(int depth, int path)
{
    void (*const ways[WAYS])(int, int) = {left, right, wide};
    if (depth > 0)
        ways[draw(WAYS)](depth, path);
    else
        MPI_Send(NULL, 0, MPI_INT, MPI_PROC_NULL, path, MPI_COMM_WORLD);
    asm volatile("");
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    for (int i = 0; i < CALLS; i++)
        deeper((int)draw(DEEPEST + 1), 1);
    MPI_Finalize();
    return 0;
}
