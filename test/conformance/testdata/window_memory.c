/* Windows and the memory that they are made of: blocks of the heap, variables, and the stack. Then
 * accumulates that libraries carry out, and MPI does not promise. Libraries let all of that pass. A line that
 * breaks a rule of `nastympi check` names it. With -DFIXED the same calls are correct. */
#include "usage.h"

#include <malloc.h>
#include <stdlib.h>

enum { BYTES = WORDS * sizeof(int) };

static int cells[WORDS], other_cells[4 * WORDS];
static char pool[16 * BYTES];

static MPI_Win created(void *base, MPI_Aint bytes)
{
    MPI_Win win;
    MPI_Win_create(base, bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    return win;
}

#define CREATE(base, bytes)                                                                                  \
    MPI_Win_create(base, bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);                           \
    MPI_Win_free(&win)

/* An allocation of words, not of bytes. */
static void too_small(void)
{
    MPI_Win win;
    int *base = malloc(WRONG(WORDS, BYTES));
    CREATE(base, BYTES); /* window-beyond-memory */
    free(base);
    base = calloc(WORDS - 1, sizeof *base);
    base = realloc(base, BYTES + sizeof *base);
    CREATE(base + WRONG(2, 1), BYTES); /* window-beyond-memory */
    free(base);
    void *page = NULL;
    CHECK(posix_memalign(&page, 4096, BYTES), 0);
    CREATE(page, BYTES + WRONG(1, 0)); /* window-beyond-memory */
    free(page);
}

/* Memory of the program's own allocator, and what the allocator of the library has given in addition. */
static void parts(void)
{
    MPI_Win win;
    char *block = malloc(16 * BYTES);
    CREATE(block + 3 * BYTES, 13 * BYTES);
    CREATE(pool + 3 * BYTES, 13 * BYTES);
    free(block);
    block = malloc(BYTES + 1);
    CREATE(block, (MPI_Aint)malloc_usable_size(block));
    free(block);
    CREATE(NULL, 0);
}

static void variables(void)
{
    MPI_Win win;
    static int inner[WORDS];
    CREATE(cells + WRONG(1, 0), BYTES); /* window-beyond-memory */
    CREATE(other_cells, sizeof other_cells);
    CREATE(inner, BYTES + WRONG(8, 0)); /* window-beyond-memory */
}

static void on_the_stack(void)
{
    MPI_Win win;
    volatile int array[WORDS] = {0};
    CREATE((int *)array, WRONG(1 << 10, sizeof array)); /* window-beyond-memory */
}

static void attached(void)
{
    MPI_Win win;
    int *base = malloc(BYTES);
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_attach(win, base, BYTES + WRONG(4, 0)); /* window-beyond-memory */
    IF_FIXED(MPI_Win_detach(win, base));
    free(base); /* attached-memory-freed */
    MPI_Win_free(&win);
}

/* Of many sizes, since the linker may keep its messages in such memory afterwards. It frees them itself. */
static void attached_of_mpi(void)
{
    MPI_Win win;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    enum { SIZES = 16 };
    void *base[SIZES];
    for (int i = 0; i < SIZES; i++) {
        MPI_Aint bytes = 32 + 16 * i;
        MPI_Alloc_mem(bytes, MPI_INFO_NULL, &base[i]);
        MPI_Win_attach(win, base[i], bytes);
    }
    for (int i = 0; i < SIZES; i++) {
        IF_FIXED(MPI_Win_detach(win, base[i]));
        MPI_Free_mem(base[i]); /* attached-memory-freed */
    }
    MPI_Win_free(&win);
}

static void freed_early(void)
{
    int *base = malloc(BYTES), *moved = malloc(BYTES);
    MPI_Win win = created(base, BYTES), second;
    IF_FIXED(MPI_Win_free(&win));
    free(base); /* window-memory-freed */
    IF_WRONG(MPI_Win_free(&win));
    second = created(moved, BYTES);
    IF_FIXED(MPI_Win_free(&second));
    moved = realloc(moved, 1 << 20); /* window-memory-freed */
    IF_WRONG(MPI_Win_free(&second));
    free(moved);
}

/* 12.2.1: by default, concurrent accumulates to one location have one operation. */
static void two_operations(void)
{
    static int one = 1;
    MPI_Win win = window();
    MPI_Win_lock_all(0, win);
    MPI_Op op = WRONG(rank == 0 ? MPI_MAX : MPI_SUM, MPI_SUM);
    MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, op, win); /* concurrent-different-operations */
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

/* 12.5.4: a local flush delivers what is fetched. */
static void fetched_only(void)
{
    int one = 1, old, now;
    MPI_Win win = window();
    MPI_Win_lock_all(0, win);
    if (rank == 0) {
        MPI_Fetch_and_op(&one, &old, MPI_INT, peer, 0, MPI_SUM, win); /* fetched-before-updated */
        WRONG(MPI_Win_flush_local, MPI_Win_flush)(peer, win);
        MPI_Get(&now, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    too_small();
    parts();
    variables();
    on_the_stack();
    attached();
    attached_of_mpi();
    freed_early();
    two_operations();
    fetched_only();
    return finish("window_memory");
}
