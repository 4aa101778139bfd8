/* Origins, results and windows in memory that this process cannot read, as that of a GPU: whoever touches it
 * gets a signal. The MPI library may, as one that knows about GPUs would, and nastympi may not. Correct. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "check.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <mpi.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum { N = 16, BYTES = 1 << 16 };

static char *device; /* BYTES of it */

static void set(int protection) { mprotect(device, BYTES, protection); }
static void show(void) { set(PROT_READ | PROT_WRITE); }
static void hide(void) { set(PROT_NONE); } /* before each call, since this program may have shown it */

/* The library sees the memory for one instruction: after that, the processor traps. */
enum { TRAP_FLAG = 0x100 };

static void step(void *context)
{
#ifdef __x86_64__
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] |= TRAP_FLAG;
#else
    (void)context;
#endif
}

static void stepped(int signal, siginfo_t *info, void *context)
{
    (void)signal, (void)info, (void)context;
#ifdef __x86_64__
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] &= ~TRAP_FLAG;
#endif
    hide();
}

/* Who touched the memory: the first frame above the handler that is not the C library's, which copies for
 * others. */
static void touched(int signal, siginfo_t *info, void *context)
{
    (void)signal;
    void *frames[32];
    Dl_info own;
    dladdr(&device, &own);
    int n = backtrace(frames, 32);
    char *at = info->si_addr;
    if (at < device || at >= device + BYTES)
        _exit(4);
    for (int i = 2; i < n; i++) {
        Dl_info of;
        if (!dladdr(frames[i], &of) || strstr(of.dli_fname, "/libc.so") || strstr(of.dli_fname, "/libc-"))
            continue;
        if (!strstr(of.dli_fname, "/shims/")) {
            if (of.dli_fbase != own.dli_fbase)
                step(context);
            break;
        }
        fprintf(stderr, "device.c: %s touched device memory\n", of.dli_fname);
        _exit(3);
    }
    show();
}

int main(int argc, char **argv)
{
    int rank, provided;
    MPI_Win win;
    void *frames[4];
    backtrace(frames, 4); /* loads what it needs */
    MPI_Init_thread(&argc, &argv, MPI_THREAD_SINGLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    device = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    struct sigaction action = {.sa_sigaction = touched, .sa_flags = SA_SIGINFO | SA_NODEFER};
    sigaction(SIGSEGV, &action, NULL);
    action.sa_sigaction = stepped;
    sigaction(SIGTRAP, &action, NULL);
    int *buffer = (int *)(void *)device, *memory = buffer + BYTES / 2 / sizeof(int);

    MPI_Win_create(memory, 4 * N * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    hide();
    MPI_Win_lock_all(0, win);
    int peer = 1 - rank;
    for (int i = 0; i < N; i++)
        buffer[i] = 100 * rank + i;
    hide();
    MPI_Put(buffer, N, MPI_INT, peer, 0, N, MPI_INT, win);
    hide();
    MPI_Win_flush_local(peer, win);
    show(); /* the origin may be reused, but is not copied by the processor */
    for (int i = 0; i < N; i++)
        buffer[i] = 1000 * rank + i;
    hide();
    MPI_Accumulate(buffer, N, MPI_INT, peer, N, N, MPI_INT, MPI_REPLACE, win);
    MPI_Request request;
    hide();
    MPI_Rput(buffer, N, MPI_INT, peer, 2 * N, N, MPI_INT, win, &request);
    hide();
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    hide();
    MPI_Win_flush_local(peer, win);
    show();
    buffer[0] = 7;
    hide();
    MPI_Fetch_and_op(buffer, buffer + N, MPI_INT, peer, 3 * N, MPI_SUM, win);
    hide();
    MPI_Win_flush_local(peer, win);
    show();
    CHECK(buffer[N], 0);
    memset(buffer, -1, N * sizeof(int));
    hide();
    MPI_Win_flush(peer, win);
    hide();
    MPI_Barrier(MPI_COMM_WORLD);

    hide();
    MPI_Get(buffer + N, 4 * N, MPI_INT, peer, 0, 4 * N, MPI_INT, win);
    hide();
    MPI_Win_flush(peer, win);
    show();
    for (int i = 0; i < N; i++) {
        CHECK(buffer[N + i], 100 * rank + i);
        CHECK(buffer[2 * N + i], 1000 * rank + i);
        CHECK(buffer[3 * N + i], 1000 * rank + i);
    }
    CHECK(buffer[4 * N], 7);
    hide();
    MPI_Barrier(MPI_COMM_WORLD);
    hide();
    MPI_Win_unlock_all(win);
    hide();
    MPI_Win_free(&win);
    if (rank == 0)
        puts("device: OK");
    MPI_Finalize();
    return 0;
}
