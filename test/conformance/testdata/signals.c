/* A program with signal handlers of its own, some installed before MPI_Init and some after:
 * segmentation faults that it survives by siglongjmp from an alternate stack, as virtual
 * machines do, and a profiling timer that ticks all the while. */
#define _GNU_SOURCE
#include "check.h"

#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/time.h>

static sigjmp_buf back;
static volatile sig_atomic_t faults, ticks;
static char *forbidden;

static void on_fault(int signal, siginfo_t *info, void *context)
{
    (void)signal, (void)context;
    if (info->si_addr != forbidden)
        abort();
    faults++;
    siglongjmp(back, 1);
}

static void on_tick(int signal)
{
    (void)signal;
    ticks++;
}

static void handle_faults(void)
{
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    CHECK(sigaction(SIGSEGV, &action, NULL), 0);
    CHECK(sigaction(SIGBUS, &action, NULL), 0);
}

static void handle_ticks(void)
{
    struct sigaction action = {.sa_handler = on_tick, .sa_flags = SA_RESTART | SA_ONSTACK};
    struct itimerval every = {{0, 2000}, {0, 2000}};
    CHECK(sigaction(SIGPROF, &action, NULL), 0);
    CHECK(setitimer(ITIMER_PROF, &every, NULL), 0);
}

static void fault(void)
{
    int before = faults;
    if (sigsetjmp(back, 1) == 0)
        *(volatile char *)forbidden = 1;
    CHECK(faults, before + 1);
}

int main(int argc, char **argv)
{
    MPI_Win win;
    enum { STACK = 1 << 16 };
    stack_t stack = {.ss_sp = malloc(STACK), .ss_size = STACK};
    CHECK(sigaltstack(&stack, NULL), 0);
    forbidden = mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    int early = argc > 1 && strcmp(argv[1], "early") == 0;
    if (early) {
        handle_faults();
        handle_ticks();
        fault();
    }
    check_start(&argc, &argv);
    if (!early) {
        handle_faults();
        handle_ticks();
    }
    int *base = ints(64, &win);
    int values[64], got[64];
    for (int round = 0; round < 20 || ticks < 3; round++) {
        for (int i = 0; i < 64; i++)
            values[i] = round + i;
        MPI_Put(values, 64, MPI_INT, peer, 0, 64, MPI_INT, win);
        fault();
        MPI_Win_flush(peer, win);
        MPI_Get(got, 64, MPI_INT, peer, 0, 64, MPI_INT, win);
        fault();
        MPI_Win_flush(peer, win);
        CHECK_BYTES("got", got, values, sizeof got);
    }
    struct itimerval never = {{0, 0}, {0, 0}};
    setitimer(ITIMER_PROF, &never, NULL);
    publish(win);
    CHECK(base[1] - base[0], 1);
    drop(&win);
    return finish("signals");
}
