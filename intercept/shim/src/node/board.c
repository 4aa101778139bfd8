/* The board: one cache line of shared memory per rank of this node. The rank notes there which call it is
 * in, and the others see whether it makes progress (others.c). In C because each call of the program is
 * noted, and other processes read it. */
#include "node/board.h"

#include "calls.h"
#include "node/share.h"
#include "process/polls.h"
#include "process/state.h"

#include <stdatomic.h>
#include <unistd.h>

/* Without a board each rank behaves as if it had a node of its own. */
static struct nasty_slot alone = {.threads = 1};
struct nasty_board nasty_board = {.slots = &alone, .n = 1};

enum { WANTED = 1, NOTED };

uint64_t nasty_board_wish(bool wanted, bool noted) { return noted ? NOTED : wanted; }

bool nasty_board_start(uint64_t wish)
{
    MPI_Comm node;
    int ranks, n, mine;
    NASTY_INSIDE(inside);
    if (wish) {
        real.Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, nasty.rank, MPI_INFO_NULL, &node);
        real.Comm_rank(node, &mine);
        real.Comm_size(node, &n);
        real.Comm_size(MPI_COMM_WORLD, &ranks);
        struct nasty_slot *slots = nasty_share(node, mine, (size_t)n * sizeof *slots);
        real.Comm_free(&node);
        nasty_board = slots ? (struct nasty_board){slots, n, mine, .elsewhere = ranks > n, .read = true}
                            : (struct nasty_board){&alone, 1, .elsewhere = true, .read = true};
        struct nasty_slot *s = nasty_board_mine();
        s->pid_space = nasty_pid_space();
        s->threads = 1; /* without MPI_THREAD_MULTIPLE they are like one */
        s->pid = getpid();
        nasty.watched = nasty.watched || wish == NOTED;
    }
    return wish == NOTED;
}

/* Threads of a rank without a board look at each other. */
static bool is_read(void) { return nasty_board.read || nasty.settings.delays; }

void nasty_board_step(void)
{
    if (nasty.watched && is_read())
        nasty_board_mine()->progress++;
}

/* Locked instructions would take a tenth of the time that it takes to record a call. Without
 * MPI_THREAD_MULTIPLE one thread at a time counts, so a load and a store do. */
#define ADD(counter, n)                                                                                      \
    do {                                                                                                     \
        if (UNLIKELY(nasty.locking))                                                                         \
            atomic_fetch_add(counter, n);                                                                    \
        else                                                                                                 \
            atomic_store_explicit(counter, atomic_load_explicit(counter, memory_order_relaxed) + (n),        \
                                  memory_order_release);                                                     \
    } while (0)

/* A poll is no progress: it may be the thousandth that found nothing. */
void nasty_board_enter(uint32_t call, bool progress)
{
    if (!is_read())
        return;
    struct nasty_slot *s = nasty_board_mine();
    atomic_store_explicit(&s->call, call, memory_order_release);
    if (progress)
        ADD(&s->progress, 1);
    else
        ADD(&s->polls, 1);
    ADD(&s->inside, 1);
}

void nasty_board_leave(bool progress)
{
    if (!is_read())
        return;
    struct nasty_slot *s = nasty_board_mine();
    if (progress)
        ADD(&s->progress, 1);
    ADD(&s->inside, -1);
}

void nasty_board_back(uint32_t call)
{
    if (is_read())
        atomic_store_explicit(&nasty_board_mine()->call, call, memory_order_release);
}

/* In a forked child the memory is still that of the rank. */
void nasty_board_finish(void)
{
    nasty.watched = false;
    if (nasty_board_mine()->pid == getpid())
        nasty_board_mine()->finished = 1;
}
