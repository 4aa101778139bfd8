/* Large counts (MPI 4.1, 2.5.8 and 5.1): the calls and constructors of MPI 4 that count by
 * MPI_Count, where the library has them; and, with `huge`, operations of more than 2^31 bytes
 * and elements, which other libraries can be asked for by a few large elements.
 *
 * usage: large [huge|early|send]    the last two are races */
#define _GNU_SOURCE
#include "move.h"

#include <sys/mman.h>
#include <unistd.h>

/* ---- operations of more than 2^31 elements ---- */

/* No multiple of any power of two that pieces could be misplaced by, but of a page. */
enum { CHUNK = 257 * 4096, CHUNKS = 2049 };
static const size_t HUGE_BYTES = (size_t)CHUNK * CHUNKS;

/* Many chunks of address space, all of them the same memory: as much as an operation may
 * read, or write with the same bytes everywhere. */
static unsigned char *repeated(void)
{
    int file = memfd_create("large", 0);
    CHECK(ftruncate(file, CHUNK), 0);
    unsigned char *to = mmap(NULL, HUGE_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    for (size_t i = 0; i < CHUNKS; i++)
        if (mmap(to + i * CHUNK, CHUNK, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) ==
            MAP_FAILED)
            FAIL("cannot map chunk %zu", i);
    close(file);
    return to;
}

static void fill(unsigned char *chunk, int salt)
{
    for (int i = 0; i < CHUNK; i++)
        chunk[i] = (unsigned char)((i * 7 + i / 256 + salt) % 251);
}

static void put_all(const void *from, MPI_Win win)
{
#if MPI_VERSION >= 4
    MPI_Put_c(from, (MPI_Count)HUGE_BYTES, MPI_BYTE, 1, 0, (MPI_Count)HUGE_BYTES, MPI_BYTE, win);
#else
    MPI_Datatype chunk;
    MPI_Type_contiguous(CHUNK, MPI_BYTE, &chunk);
    MPI_Type_commit(&chunk);
    MPI_Put(from, CHUNKS, chunk, 1, 0, CHUNKS, chunk, win);
    MPI_Type_free(&chunk);
#endif
}

/* In one element of a type of one more than 2^31 bytes. */
static void get_all(void *to, MPI_Win win)
{
    MPI_Datatype chunk, all;
    MPI_Type_contiguous(CHUNK, MPI_BYTE, &chunk);
    MPI_Type_contiguous(CHUNKS, chunk, &all);
    MPI_Type_commit(&all);
    MPI_Get(to, 1, all, 1, 0, 1, all, win);
    MPI_Type_free(&chunk);
    MPI_Type_free(&all);
}

/* Rank 0 reads and writes rank 1's window. */
static void huge(void)
{
    static unsigned char expected[CHUNK];
    MPI_Win win;
    unsigned char *memory = rank == 0 ? repeated() : NULL;
    if (rank == 1)
        memory = mmap(NULL, HUGE_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    MPI_Win_create(memory, rank == 1 ? (MPI_Aint)HUGE_BYTES : 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    fill(expected, 1);
    MPI_Win_fence(0, win);
    if (rank == 0) {
        memcpy(memory, expected, CHUNK);
        put_all(memory, win);
    }
    MPI_Win_fence(0, win);
    for (size_t i = 0; rank == 1 && i < CHUNKS; i++)
        CHECK_BYTES("put", memory + i * CHUNK, expected, CHUNK);
    MPI_Win_fence(0, win);
    MPI_Win_lock_all(0, win);
    if (rank == 0) {
        memset(memory, 0, CHUNK);
        get_all(memory, win);
        MPI_Win_flush(1, win);
        CHECK_BYTES("get", memory, expected, CHUNK);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    munmap(memory, HUGE_BYTES);
}

#if MPI_VERSION >= 4

/* ---- calls ---- */

enum { CELLS = 16 };

static void calls(int *base, MPI_Win win)
{
    int from[CELLS], got[CELLS], old[CELLS];
    const MPI_Count n = CELLS;
    MPI_Request requests[4];
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < CELLS; i++) {
        base[i] = 0;
        from[i] = 100 * rank + i;
    }
    publish(win);
    MPI_Put_c(from, n, MPI_INT, peer, 0, n, MPI_INT, win);
    MPI_Win_flush(peer, win);
    MPI_Get_c(got, n, MPI_INT, peer, 0, n, MPI_INT, win);
    MPI_Win_flush_local(peer, win);
    CHECK_BYTES("get", got, from, sizeof got);
    MPI_Accumulate_c(from, n, MPI_INT, peer, 0, n, MPI_INT, MPI_SUM, win);
    MPI_Get_accumulate_c(from, n, MPI_INT, old, n, MPI_INT, peer, 0, n, MPI_INT, MPI_REPLACE, win);
    MPI_Win_flush(peer, win);
    for (int i = 0; i < CELLS; i++)
        CHECK(old[i], 2 * from[i]);
    publish(win);
    for (int i = 0; i < CELLS; i++)
        CHECK(base[i], 100 * peer + i);
    publish(win);
    MPI_Raccumulate_c(from, n, MPI_INT, peer, 0, n, MPI_INT, MPI_SUM, win, &requests[0]);
    MPI_Rget_accumulate_c(NULL, 0, MPI_INT, old, n, MPI_INT, peer, 0, n, MPI_INT, MPI_NO_OP, win,
                          &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < CELLS; i++)
        CHECK(old[i], 2 * from[i]);
    MPI_Rput_c(from, n, MPI_INT, peer, 0, n, MPI_INT, win, &requests[2]);
    MPI_Wait(&requests[2], MPI_STATUS_IGNORE);
    MPI_Win_flush(peer, win);
    MPI_Rget_c(got, n, MPI_INT, peer, 0, n, MPI_INT, win, &requests[3]);
    MPI_Wait(&requests[3], MPI_STATUS_IGNORE);
    CHECK_BYTES("rget", got, from, sizeof got);
    publish(win);
    MPI_Win_unlock_all(win);
}

static void windows(void)
{
    static int memory[CELLS];
    int *base = memory;
    MPI_Aint size;
    MPI_Win win;
    MPI_Win_create_c(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    calls(base, win);
    MPI_Win_free(&win);
    MPI_Win_allocate_c(sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    calls(base, win);
    MPI_Win_free(&win);
    MPI_Win_allocate_shared_c(sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    calls(base, win);
    MPI_Aint unit;
    MPI_Win_shared_query_c(win, peer, &size, &unit, &base);
    CHECK(size, sizeof memory);
    CHECK(unit, sizeof(int));
    MPI_Win_free(&win);
}

/* ---- datatypes ---- */

static void constructed(const char *name, MPI_Datatype type, MPI_Count elements)
{
    MPI_Type_commit(&type);
    struct pair there = {name, type, MPI_INT, 2, 2 * (int)elements};
    struct pair back = {name, MPI_INT, type, 2 * (int)elements, 2};
    for (int verb = 0; verb < VERBS; verb++) {
        move(&there, (enum verb)verb, LOCK_ALL, 0);
        move(&back, (enum verb)verb, FENCE, 0);
    }
    MPI_Type_free(&type);
}

static void types(void)
{
    const MPI_Count lengths[] = {2, 1, 3}, places[] = {7, 0, 2}, offsets[] = {40, -8, 12};
    const MPI_Count sizes[] = {4, 5, 6}, parts[] = {2, 3, 2}, starts[] = {1, 0, 3};
    const MPI_Datatype ints[] = {MPI_INT, MPI_INT, MPI_INT};
    const int cyclic[] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_NONE};
    const int dargs[] = {MPI_DISTRIBUTE_DFLT_DARG, 2, MPI_DISTRIBUTE_DFLT_DARG}, procs[] = {2, 2, 1};
    MPI_Datatype type, inner;
    MPI_Type_contiguous_c(5, MPI_INT, &type);
    constructed("contiguous_c", type, 5);
    MPI_Type_vector_c(3, 2, 4, MPI_INT, &type);
    constructed("vector_c", type, 6);
    MPI_Type_create_hvector_c(3, 2, -20, MPI_INT, &type);
    constructed("hvector_c", type, 6);
    MPI_Type_indexed_c(3, lengths, places, MPI_INT, &type);
    constructed("indexed_c", type, 6);
    MPI_Type_create_indexed_block_c(3, 2, places, MPI_INT, &type);
    constructed("indexed_block_c", type, 6);
    MPI_Type_create_hindexed_c(3, lengths, offsets, MPI_INT, &type);
    constructed("hindexed_c", type, 6);
    MPI_Type_create_hindexed_block_c(3, 2, offsets, MPI_INT, &type);
    constructed("hindexed_block_c", type, 6);
    MPI_Type_create_struct_c(3, lengths, offsets, ints, &type);
    constructed("struct_c", type, 6);
    MPI_Type_create_subarray_c(3, sizes, parts, starts, MPI_ORDER_C, MPI_INT, &type);
    constructed("subarray_c", type, 12);
    MPI_Type_create_subarray_c(3, sizes, parts, starts, MPI_ORDER_FORTRAN, MPI_INT, &type);
    constructed("subarray_c of Fortran", type, 12);
    MPI_Type_create_darray_c(4, 1, 3, sizes, cyclic, dargs, procs, MPI_ORDER_C, MPI_INT, &type);
    constructed("darray_c", type, 2 * 2 * 6);
    MPI_Type_vector_c(2, 1, 3, MPI_INT, &inner);
    MPI_Type_create_resized_c(inner, -4, 32, &type);
    MPI_Type_free(&inner);
    constructed("resized_c", type, 2);
}

/* ---- races ---- */

/* What a get brings is looked at before it is complete. */
static void early(int *base, MPI_Win win)
{
    int got = -1;
    base[0] = 7;
    publish(win);
    MPI_Get_c(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    if (got != 7)
        FAIL("got %d, expected 7", got);
    MPI_Win_flush(peer, win);
}

/* A request that is complete tells nothing about the target. */
static void sent(int *base, MPI_Win win)
{
    MPI_Request request;
    int value = 7;
    MPI_Rput_c(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    publish(win);
    CHECK(base[0], 7);
    barrier();
}

static void race(void (*body)(int *base, MPI_Win win))
{
    MPI_Win win;
    int *base = ints(4, &win);
    body(base, win);
    drop(&win);
}

static void small(const char *how)
{
    if (strcmp(how, "early") == 0) {
        race(early);
    } else if (strcmp(how, "send") == 0) {
        race(sent);
    } else {
        windows();
        move_start(0);
        types();
        move_finish();
    }
}

#endif

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    check_start(&argc, &argv);
    if (strcmp(how, "huge") == 0)
        huge();
#if MPI_VERSION >= 4
    else
        small(how);
#endif
    return finish("large");
}
