/* How long the buffers of operations exist. MPI may access them until an operation is complete at the origin
 * (MPI 4.1, 12.3). Without an argument all cases are correct: buffers of functions that have returned, freed
 * blocks and stacks inside of stacks, whose operations are complete or whose memory still exists. An argument
 * chooses a case in which a buffer is gone too early, or changes. */
#define _GNU_SOURCE
#include "check.h"

#include <ucontext.h>

enum { WORDS = 64, VALUE = 7, STACK = 64 << 10 };

static MPI_Win win;
static int *base;

#define OWN_FRAME __attribute__((noinline))

/* Uses the stack that functions called before have left. */
OWN_FRAME static void use_stack(void)
{
    volatile char room[2048];
    memset((char *)room, 1, sizeof room);
}

OWN_FRAME static void put_parameter(volatile int value)
{
    MPI_Put((const void *)&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* buffer-gone */
}

OWN_FRAME static void swap_with_temporary(int *old)
{
    int zero = 0;
    static int value = VALUE;
    MPI_Compare_and_swap(&value, &zero, old, MPI_INT, peer, 0, win);
}

OWN_FRAME static void get_into_variable(void)
{
    int got;
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
}

static void expect(int value)
{
    publish(win);
    CHECK(base[0], value);
    barrier();
    base[0] = 0;
    publish(win);
}

static void stack_origin(void)
{
    put_parameter(VALUE);
    MPI_Win_flush(peer, win);
    expect(VALUE);
}

static void stack_compare(void)
{
    int old = 1;
    swap_with_temporary(&old);
    MPI_Win_flush(peer, win);
    expect(VALUE);
}

/* The get writes to the stack of others: whatever happens then, the warning comes first. */
static void stack_get(void)
{
    get_into_variable();
    MPI_Win_flush(peer, win);
    FAIL("got into a variable that is gone");
}

/* The word is in the middle: allocators write into the first words of free blocks. */
static int *block(void)
{
    int *words = malloc(WORDS * sizeof *words);
    words[WORDS / 2] = VALUE;
    return words + WORDS / 2;
}

static void drop_block(int *middle) { free(middle - WORDS / 2); }

static void freed(void)
{
    int *word = block();
    MPI_Put(word, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    drop_block(word);
    MPI_Win_flush(peer, win);
    expect(VALUE);
}

static void freed_accumulate(void)
{
    int *word = block();
    MPI_Accumulate(word, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
    drop_block(word);
    MPI_Win_unlock_all(win);
    MPI_Win_lock_all(0, win);
    expect(VALUE);
}

/* The block moves, and its contents with it. */
static void moved(void)
{
    int *word = block(), *wall = block();
    MPI_Put(word, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    int *grown = realloc(word - WORDS / 2, WORDS << 12);
    MPI_Win_flush(peer, win);
    expect(VALUE);
    free(grown);
    drop_block(wall);
}

/* The program stores into buffers that MPI may have yet to write. */
static void stored(void)
{
    static int one = 1, got, old;
    MPI_Get(&got, 1, MPI_INT, peer, 1, 1, MPI_INT, win); /* fetched-buffer-changed */
    got = VALUE;
    MPI_Fetch_and_op(&one, &old, MPI_INT, peer, 0, MPI_SUM, win);
    old = VALUE;
    MPI_Win_flush(peer, win);
    CHECK(got == 0 || got == VALUE, 1);
    CHECK(old == 0 || old == VALUE, 1);
    expect(1);
}

static void stored_in_window(void)
{
    base[1] = VALUE;
    MPI_Put(base + 1, 1, MPI_INT, peer, 2, 1, MPI_INT, win); /* window-origin-changed */
    base[1]++;
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[2], VALUE);
}

/* Only one of the buffers is memory of a window, and that one does not change. */
static void stored_compare(void)
{
    int compare = 0, old;
    base[1] = VALUE;
    MPI_Compare_and_swap(base + 1, &compare, &old, MPI_INT, peer, 2, win); /* origin-changed */
    compare = 1;
    MPI_Win_flush(peer, win);
}

/* It stores between the parts of such a buffer, and into the buffer once the operation is complete. */
static void stored_in_time(void)
{
    static int one = 1, got[4], old;
    MPI_Datatype every_other;
    MPI_Type_vector(2, 1, 2, MPI_INT, &every_other);
    MPI_Type_commit(&every_other);
    MPI_Get(got, 1, every_other, peer, 1, 2, MPI_INT, win);
    got[1] = got[3] = VALUE;
    MPI_Win_flush_local(peer, win);
    got[0] = got[2] = VALUE;
    MPI_Fetch_and_op(&one, &old, MPI_INT, peer, 0, MPI_SUM, win);
    MPI_Get(&base[5], 1, MPI_INT, peer, 3, 1, MPI_INT, win); /* memory of a window is not poisoned */
    MPI_Win_flush(peer, win);
    old = got[0];
    CHECK(old, VALUE);
    expect(1);
    MPI_Type_free(&every_other);
}

/* Functions return, and blocks are freed, once their operations are complete. */
OWN_FRAME static void put_here(int i)
{
    int value = VALUE + i;
    MPI_Put(&value, 1, MPI_INT, peer, i % WORDS, 1, MPI_INT, win);
    MPI_Win_flush_local(peer, win);
    int *word = block();
    MPI_Put(word, 1, MPI_INT, peer, (i + 20) % WORDS, 1, MPI_INT, win);
    MPI_Win_flush(peer, win);
    drop_block(word);
}

static void complete_in_time(void)
{
    static int pending = VALUE;
    MPI_Put(&pending, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    for (int i = 1; i < 40; i++) {
        put_here(i);
        use_stack();
        free(malloc(100 + (size_t)i));
    }
    MPI_Win_flush(peer, win);
    expect(VALUE);
}

/* A block that shrinks or grows in its place keeps its contents. */
static void same_place(void)
{
    int *words = malloc(WORDS * sizeof *words);
    words[1] = VALUE;
    MPI_Put(&words[1], 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    int *smaller = realloc(words, WORDS / 2 * sizeof *words);
    CHECK(smaller == words, 1);
    MPI_Win_flush(peer, win);
    expect(VALUE);
    free(smaller);
}

static ucontext_t main_context, coroutine;

static void flush_and_return(void) { MPI_Win_flush_all(win); }

static void put_and_wait(void)
{
    volatile int value = VALUE;
    MPI_Put((const void *)&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    swapcontext(&coroutine, &main_context);
    CHECK(value, VALUE);
}

static void make(char *stack, void (*function)(void))
{
    getcontext(&coroutine);
    coroutine.uc_stack.ss_sp = stack;
    coroutine.uc_stack.ss_size = STACK;
    coroutine.uc_link = &main_context;
    makecontext(&coroutine, function, 0);
}

/* A coroutine whose stack is above the buffer, inside the stack of the function that waits for it: the buffer
 * is below the coroutine's stack pointer, and exists. */
OWN_FRAME static void flush_by_coroutine(char *stack)
{
    volatile int value = VALUE;
    MPI_Put((const void *)&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    make(stack, flush_and_return);
    swapcontext(&main_context, &coroutine);
    CHECK(value, VALUE);
}

/* The put is made by a coroutine that still exists when another one flushes, above it. */
OWN_FRAME static void put_by_coroutine(char *stack, char *above)
{
    ucontext_t first;
    make(stack, put_and_wait);
    swapcontext(&main_context, &coroutine);
    first = coroutine;
    make(above, flush_and_return);
    swapcontext(&main_context, &coroutine);
    (void)first;
}

static void stacks_in_stacks(void)
{
    char above[STACK] __attribute__((aligned(64))), stack[STACK] __attribute__((aligned(64)));
    char *low = &stack[0] < &above[0] ? stack : above, *top = low == stack ? above : stack;
    flush_by_coroutine(top);
    expect(VALUE);
    put_by_coroutine(low, top);
    expect(VALUE);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } cases[] = {
        {"stack_origin", stack_origin},
        {"stack_compare", stack_compare},
        {"stack_get", stack_get},
        {"freed", freed},
        {"freed_accumulate", freed_accumulate},
        {"moved", moved},
        {"stored", stored},
        {"stored_in_window", stored_in_window},
        {"stored_compare", stored_compare},
    };
    check_start(&argc, &argv);
    base = ints(WORDS, &win);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (argc > 1 && strcmp(argv[1], cases[i].name) == 0)
            cases[i].run();
    if (argc == 1) {
        complete_in_time();
        stored_in_time();
        same_place();
        stacks_in_stacks();
    }
    drop(&win);
    return finish("lifetimes");
}
