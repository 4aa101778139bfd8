/* Correct programs in the situations that programs of others are in: they expect errors, complete requests of
 * their own, read, write and take files away, watch the clock, have limits, handlers and threads, make very
 * many calls, or compute for long between calls. The first argument is the situation, and a second one a
 * folder for files. */
#include "check.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

/* The condition holds. */
#define EXPECT(condition) CHECK(!!(condition), 1)

static int next;
static const char *folder;

static MPI_Win window(int **memory)
{
    MPI_Win win;
    MPI_Win_allocate(64 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, memory, &win);
    for (int i = 0; i < 64; i++)
        (*memory)[i] = -1;
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    return win;
}

static void close_window(MPI_Win win)
{
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

/* Each rank gives the next one a number and reads it there. */
static void exchange(int number)
{
    int *memory, got = 0;
    MPI_Win win = window(&memory);
    MPI_Put(&number, 1, MPI_INT, next, rank, 1, MPI_INT, win);
    MPI_Win_flush(next, win);
    MPI_Get(&got, 1, MPI_INT, next, rank, 1, MPI_INT, win);
    MPI_Win_flush(next, win);
    EXPECT(got == number);
    close_window(win);
}

/* The program asks MPI for errors, and goes on. */
static void errors(void)
{
    int *memory, one = 1;
    MPI_Win win = window(&memory);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    EXPECT(MPI_Send(&one, 1, MPI_INT, size, 1, MPI_COMM_WORLD) != MPI_SUCCESS);
    EXPECT(MPI_Put(&one, 1, MPI_INT, size, 0, 1, MPI_INT, win) != MPI_SUCCESS);
    EXPECT(MPI_Put(&one, -1, MPI_INT, next, 0, 1, MPI_INT, win) != MPI_SUCCESS);
    MPI_Datatype row = MPI_DATATYPE_NULL;
    EXPECT(MPI_Type_contiguous(-1, MPI_INT, &row) != MPI_SUCCESS);
    MPI_Type_contiguous(2, MPI_INT, &row);
    MPI_Type_commit(&row);
    MPI_Put((int[]){rank, rank}, 1, row, next, 2 * (rank % 16), 1, row, win);
    MPI_Win_flush(next, win);
    MPI_Type_free(&row);
    close_window(win);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
}

static int asked(void *state, MPI_Status *status)
{
    MPI_Status_set_elements(status, MPI_INT, *(int *)state);
    MPI_Status_set_cancelled(status, 0);
    status->MPI_SOURCE = MPI_UNDEFINED;
    status->MPI_TAG = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

static int nothing(void *state)
{
    (void)state;
    return MPI_SUCCESS;
}

static int not_cancelled(void *state, int complete)
{
    (void)state;
    (void)complete;
    return MPI_SUCCESS;
}

static void *completes(void *request)
{
    usleep(1000);
    MPI_Grequest_complete(*(MPI_Request *)request);
    return NULL;
}

/* Requests of the program's own, which another thread completes while a get is pending. */
static void generalized(void)
{
    int *memory, got = 0, elements = 3;
    MPI_Win win = window(&memory);
    for (int i = 0; i < 8; i++) {
        MPI_Request requests[2], own;
        pthread_t thread;
        MPI_Grequest_start(asked, nothing, not_cancelled, &elements, &own);
        requests[0] = own;
        MPI_Rget(&got, 1, MPI_INT, next, 5, 1, MPI_INT, win, &requests[1]);
        EXPECT(pthread_create(&thread, NULL, completes, &own) == 0);
        if (i % 2)
            MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        for (int left = 2, which; i % 2 == 0 && left > 0; left--)
            MPI_Waitany(2, requests, &which, MPI_STATUS_IGNORE);
        pthread_join(thread, NULL);
        EXPECT(got == -1);
    }
    close_window(win);
}

enum { THREADS = 3, MESSAGES = 16 };

/* Posts receives and completes them from the last to the first. */
static void *backwards(void *number)
{
    int tag = 100 * *(int *)number, got[MESSAGES];
    MPI_Request requests[MESSAGES], sent[MESSAGES];
    for (int i = 0; i < MESSAGES; i++)
        MPI_Irecv(&got[i], 1, MPI_INT, MPI_ANY_SOURCE, tag + i, MPI_COMM_WORLD, &requests[i]);
    for (int i = MESSAGES - 1; i >= 0; i--)
        MPI_Isend(number, 1, MPI_INT, next, tag + i, MPI_COMM_WORLD, &sent[i]);
    for (int i = MESSAGES - 1; i >= 0; i--)
        MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
    MPI_Waitall(MESSAGES, sent, MPI_STATUSES_IGNORE);
    for (int i = 0; i < MESSAGES; i++)
        EXPECT(got[i] == *(int *)number);
    return NULL;
}

static void threads(void)
{
    pthread_t list[THREADS];
    int numbers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i + 1;
        EXPECT(pthread_create(&list[i], NULL, backwards, &numbers[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(list[i], NULL);
    exchange(rank);
}

static void input(void)
{
    int number = 0;
    if (rank == 0)
        EXPECT(scanf("%d", &number) == 1);
    MPI_Bcast(&number, 1, MPI_INT, 0, MPI_COMM_WORLD);
    EXPECT(number == 42);
    exchange(number + rank);
}

static const char *file(const char *name)
{
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

/* Refuses to overwrite a result. */
static void result(void)
{
    exchange(rank);
    if (rank == 0) {
        FILE *f = fopen(file("result"), "wx");
        if (!f)
            exit(7);
        fprintf(f, "done\n");
        fclose(f);
    }
}

/* Takes a job away, and has nothing to do without one. */
static void job(void)
{
    exchange(rank);
    if (rank == 0 && unlink(file("job")) != 0)
        exit(8);
}

/* Works until the wall clock shows another second. */
static void wall_clock(void)
{
    struct timeval begin, now;
    gettimeofday(&begin, NULL);
    for (now = begin; now.tv_sec == begin.tv_sec; gettimeofday(&now, NULL))
        usleep(10000);
    exchange(rank);
}

static void gives_up(int number)
{
    (void)number;
    static const char text[] = "watchdog: no result after two seconds\n";
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
    _exit(9);
}

static void watchdog(void)
{
    signal(SIGALRM, gives_up);
    alarm(2);
    for (int i = 0; i < 5; i++)
        exchange(i);
    alarm(0);
}

static void limits(void)
{
    setrlimit(RLIMIT_STACK, &(struct rlimit){1 << 20, RLIM_INFINITY});
    setrlimit(RLIMIT_NOFILE, &(struct rlimit){64, 64});
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){64 << 20, 64 << 20});
    exchange(rank);
}

static volatile sig_atomic_t ticks, repaired;
static sigjmp_buf back;

static void tick(int number)
{
    (void)number;
    ticks++;
}

static void repair(int number, siginfo_t *info, void *context)
{
    (void)number;
    (void)info;
    (void)context;
    repaired++;
    siglongjmp(back, 1);
}

/* A timer interrupts all calls, and faults are handled on a stack of their own. */
static void handlers(void)
{
    static char other[1 << 16];
    sigaltstack(&(stack_t){.ss_sp = other, .ss_size = sizeof other}, NULL);
    sigaction(SIGALRM, &(struct sigaction){.sa_handler = tick}, NULL);
    sigaction(SIGSEGV, &(struct sigaction){.sa_sigaction = repair, .sa_flags = SA_SIGINFO | SA_ONSTACK},
              NULL);
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 2000}, {0, 2000}}, NULL);
    for (volatile int i = 0; i < 20; i++) {
        if (sigsetjmp(back, 1) == 0)
            *(volatile int *)(uintptr_t)(16 + 4 * i) = 1;
        exchange(i);
    }
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 0}, {0, 0}}, NULL);
    EXPECT(repaired == 20);
}

static void epochs(void)
{
    int *memory;
    MPI_Win win = window(&memory);
    for (int i = 0; i < 60000; i++) {
        MPI_Put(&i, 1, MPI_INT, next, rank, 1, MPI_INT, win);
        MPI_Win_flush(next, win);
        if (i % 2)
            MPI_Barrier(MPI_COMM_WORLD);
    }
    close_window(win);
}

static void operations(void)
{
    int *memory, *got = malloc(100000 * sizeof *got);
    MPI_Win win = window(&memory);
    for (int i = 0; i < 100000; i++)
        MPI_Get(&got[i], 1, MPI_INT, next, i % 64, 1, MPI_INT, win);
    MPI_Win_flush_all(win);
    for (int i = 0; i < 100000; i++)
        EXPECT(got[i] == -1);
    close_window(win);
    free(got);
}

static void computes(void)
{
    for (int i = 0; i < 3; i++) {
        for (double begin = MPI_Wtime(); MPI_Wtime() < begin + (rank == i % size ? 0.5 : 0);)
            ;
        exchange(i);
    }
}

static const struct {
    const char *name;
    void (*run)(void);
} situations[] = {
    {"errors", errors},     {"generalized", generalized}, {"threads", threads},
    {"input", input},       {"result", result},           {"job", job},
    {"clock", wall_clock},  {"watchdog", watchdog},       {"limits", limits},
    {"handlers", handlers}, {"epochs", epochs},           {"operations", operations},
    {"computes", computes},
};

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    EXPECT(level == MPI_THREAD_MULTIPLE && argc > 1);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    next = (rank + 1) % size;
    folder = argc > 2 ? argv[2] : ".";
    for (size_t i = 0; i < sizeof situations / sizeof situations[0]; i++)
        if (strcmp(argv[1], situations[i].name) == 0)
            situations[i].run();
    MPI_Finalize();
    return 0;
}
