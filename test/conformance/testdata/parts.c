/* The parts of a datatype are in two blocks of memory. What lies between them is no buffer: it is freed, and
 * used, while a message or a get is pending. The blocks are so large that each is mapped on its own, and
 * freeing it unmaps it. */
#include "check.h"

#include <stdlib.h>

enum { ELEMENTS = 8, BYTES = 1 << 20 };

static char *blocks[3]; /* by address */

static int by_address(const void *a, const void *b)
{
    const char *const *left = a, *const *right = b;
    return *left < *right ? -1 : 1;
}

static void get_blocks(void)
{
    for (int i = 0; i < 3; i++)
        blocks[i] = calloc(1, BYTES);
    qsort(blocks, 3, sizeof *blocks, by_address);
}

/* How a datatype may say where the outer blocks are. */
enum way { ABSOLUTE, RELATIVE, BACKWARDS, BEFORE_ITS_LOWER_BOUND, WAYS };

static MPI_Datatype outer_blocks(enum way way, void **buffer)
{
    MPI_Aint places[2], from;
    MPI_Datatype parts, type;
    *buffer = way == ABSOLUTE ? MPI_BOTTOM : blocks[0];
    if (way == BEFORE_ITS_LOWER_BOUND)
        *buffer = blocks[0] + BYTES / 2;
    MPI_Get_address(*buffer, &from);
    for (int i = 0; i < 2; i++) {
        MPI_Get_address(blocks[way == BACKWARDS ? 2 - 2 * i : 2 * i], &places[i]);
        places[i] = way == ABSOLUTE ? places[i] : MPI_Aint_diff(places[i], from);
    }
    MPI_Type_create_hindexed_block(2, ELEMENTS, places, MPI_INT, &parts);
    MPI_Type_create_resized(parts, 0, 3 * BYTES, &type);
    MPI_Type_free(&parts);
    MPI_Type_commit(&type);
    return type;
}

static void receive(enum way way)
{
    int values[2 * ELEMENTS];
    void *buffer;
    MPI_Request request;
    get_blocks();
    MPI_Datatype type = outer_blocks(way, &buffer);
    MPI_Irecv(buffer, 1, type, peer, 1, MPI_COMM_WORLD, &request);
    blocks[1][0] = 1;
    free(blocks[1]);
    for (int i = 0; i < 2 * ELEMENTS; i++)
        values[i] = i;
    barrier();
    MPI_Send(values, 2 * ELEMENTS, MPI_INT, peer, 1, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Type_free(&type);
    CHECK(*(int *)blocks[way == BACKWARDS ? 0 : 2], ELEMENTS);
    free(blocks[0]);
    free(blocks[2]);
}

static void send(enum way way)
{
    int values[2 * ELEMENTS];
    void *buffer;
    MPI_Request requests[2];
    get_blocks();
    MPI_Datatype type = outer_blocks(way, &buffer);
    *(int *)blocks[0] = 7;
    MPI_Irecv(values, 2 * ELEMENTS, MPI_INT, peer, 2, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(buffer, 1, type, peer, 2, MPI_COMM_WORLD, &requests[1]);
    free(blocks[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Type_free(&type);
    CHECK(values[way == BACKWARDS ? ELEMENTS : 0], 7);
    free(blocks[0]);
    free(blocks[2]);
}

/* In an epoch of all ranks. */
static void fetch(enum way way, MPI_Win win)
{
    void *buffer;
    get_blocks();
    MPI_Datatype type = outer_blocks(way, &buffer);
    MPI_Get(buffer, 1, type, peer, 0, 2 * ELEMENTS, MPI_INT, win);
    free(blocks[1]);
    MPI_Win_flush_local(peer, win);
    MPI_Type_free(&type);
    CHECK(*(int *)blocks[way == BACKWARDS ? 0 : 2], 100 * peer + ELEMENTS);
    free(blocks[0]);
    free(blocks[2]);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    int *base;
    MPI_Win win;
    MPI_Win_allocate(2 * ELEMENTS * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    for (int i = 0; i < 2 * ELEMENTS; i++)
        base[i] = 100 * rank + i;
    barrier();
    MPI_Win_lock_all(0, win);
    for (enum way way = 0; way < WAYS; way++) {
        receive(way);
        send(way);
        fetch(way, win);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("parts");
}
