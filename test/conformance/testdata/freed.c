/* Buffers of messages and collective operations that are freed, and unmapped as they are large, before a call
 * completes the request (3.7.2, 6.12). With -DFIXED they are freed afterwards, or others are. */
#include "check.h"

#include <stdlib.h>

enum { N = 300000, SMALL = 4 };
static MPI_Request request;

static int *buffer(int n)
{
    int *b = malloc((size_t)n * sizeof *b);
    for (int i = 0; i < n; i++)
        b[i] = i;
    return b;
}

/* The message has arrived when both ranks leave the barrier. */
static void finish_message(int *b)
{
    barrier();
#ifdef FIXED
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    free(b);
#else
    free(b);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
#endif
}

static void sent(int n)
{
    if (rank == 0) {
        int *b = buffer(n);
        MPI_Isend(b, n, MPI_INT, 1, 0, MPI_COMM_WORLD, &request); /* buffer-gone */
        finish_message(b);
    } else {
        int *b = buffer(n);
        MPI_Recv(b, n, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        barrier();
        free(b);
    }
}

static void persistent(void)
{
    int *b = buffer(N);
    if (rank == 0) {
        MPI_Send_init(b, N, MPI_INT, 1, 0, MPI_COMM_WORLD, &request);
        MPI_Start(&request); /* buffer-gone */
        finish_message(b);
        MPI_Request_free(&request);
    } else {
        MPI_Recv(b, N, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        barrier();
        free(b);
    }
}

static void broadcast(void)
{
    int *b = buffer(N);
    MPI_Ibcast(b, N, MPI_INT, 0, MPI_COMM_WORLD, &request); /* buffer-gone */
    if (rank == 1)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (rank == 0)
        finish_message(b);
    else {
        barrier();
        free(b);
    }
}

/* A block that moves is freed. */
static void moved(void)
{
    int *b = buffer(N);
    if (rank == 0) {
        MPI_Isend(b, N, MPI_INT, 1, 0, MPI_COMM_WORLD, &request); /* buffer-gone */
        barrier();
#ifdef FIXED
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        b = realloc(b, 16 * sizeof *b);
#else
        int *other = malloc(N * sizeof *b);
        b = realloc(b, 64 * N * sizeof *b);
        free(other);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
#endif
    } else {
        MPI_Recv(b, N, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        barrier();
    }
    free(b);
}

/* Near misses in both versions: another block is freed, a part of the block is sent and the block stays, the
 * program knows by other means that the operation is complete. */
static void correct(void)
{
    int *before = buffer(N), *b = buffer(N), *after = buffer(N), flag = 0;
    if (rank == 0) {
        MPI_Isend(b + 1, N - 2, MPI_INT, 1, 0, MPI_COMM_WORLD, &request);
        free(before);
        free(after);
        barrier();
        while (!flag)
            MPI_Request_get_status(request, &flag, MPI_STATUS_IGNORE);
        free(b);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        b = buffer(SMALL);
        MPI_Isend(b, SMALL, MPI_INT, 1, 0, MPI_COMM_WORLD, &request);
        MPI_Request_free(&request);
        barrier(); /* the message was received, so the send is complete */
        free(b);
    } else {
        MPI_Recv(b, N - 2, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        barrier();
        MPI_Recv(b, SMALL, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        barrier();
        free(before);
        free(b);
        free(after);
    }
}

/* By itself: some libraries crash in the flush, natively. */
static void put(void)
{
    int *base, *b = buffer(N);
    MPI_Win win;
    MPI_Win_allocate(N * sizeof *base, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    barrier();
    if (rank == 0) {
        MPI_Put(b, N, MPI_INT, 1, 0, N, MPI_INT, win);
#ifdef FIXED
        MPI_Win_flush(1, win);
        free(b);
#else
        free(b);
        MPI_Win_flush(1, win);
#endif
    } else
        free(b);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    if (argc > 1) {
        put();
        return finish("freed");
    }
    sent(N);
    persistent();
    broadcast();
    moved();
    correct();
    return finish("freed");
}
