/* Makes many calls in many threads, which send to their own rank. The first argument says how it goes on:
 *
 *     threads  32 threads, one after the other and side by side; prints how many calls they made
 *     killed   a rank kills itself in the middle
 *     limited  the file of events may have 3 MiB, so that the recording ends and the program does not */
#include "threads.h"

#include <signal.h>
#include <sys/resource.h>

enum { THREADS = 32, ROUNDS = 2000 };

static void *body(void *arg)
{
    int tag = (int)(long)arg, n = -1, flag;
    MPI_Request q;
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Isend(&i, 1, MPI_INT, rank, tag, MPI_COMM_WORLD, &q);
        MPI_Recv(&n, 1, MPI_INT, rank, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Wait(&q, MPI_STATUS_IGNORE);
        CHECK(n, i);
    }
    for (int i = 0; i < ROUNDS; i++) /* one row */
        MPI_Iprobe(rank, 1000 + tag, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    const char *how = argc > 1 ? argv[1] : "threads";
    struct rlimit limit = {3 << 20, 3 << 20};
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (strcmp(how, "limited") == 0)
        CHECK(setrlimit(RLIMIT_FSIZE, &limit), 0);
    if (strcmp(how, "threads") == 0) {
        for (int i = 0; i < THREADS; i++)
            in_threads(i, 1, body);
        in_threads(0, THREADS, body);
    } else {
        for (int i = 0; i < 20; i++)
            body((void *)1L);
        if (strcmp(how, "killed") == 0)
            raise(SIGKILL);
    }
    MPI_Finalize();
    if (rank == 0)
        printf("busy: OK\n");
    return 0;
}
