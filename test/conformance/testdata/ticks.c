/* A timer interrupts the program wherever it is, also in MPI and in nastympi, and the handler counts. Where
 * its accesses are recorded, nothing waits for the code that it has interrupted. */
#include "check.h"

#include <signal.h>
#include <sys/time.h>

enum { EACH = 200, ROUNDS = 300 }; /* microseconds */

static volatile sig_atomic_t ticks;

static void tick(int signal)
{
    (void)signal;
    ticks++;
}

static void every(int microseconds)
{
    struct itimerval timer = {{0, microseconds}, {0, microseconds}};
    setitimer(ITIMER_REAL, &timer, NULL);
}

int main(int argc, char **argv)
{
    struct sigaction counts = {.sa_handler = tick, .sa_flags = SA_RESTART};
    MPI_Win win;
    int *base;
    sigaction(SIGALRM, &counts, NULL);
    every(EACH);
    check_start(&argc, &argv);
    MPI_Win_allocate(16, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Win_fence(0, win);
        MPI_Put(&rank, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_fence(0, win);
        CHECK(base[0], peer);
    }
    every(0);
    CHECK(ticks > 0, 1);
    MPI_Win_free(&win);
    return finish("ticks");
}
