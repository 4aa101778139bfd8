/* The board: one cache line of shared memory per rank of this node. The rank notes there which call it is
 * in, and the others see whether it makes progress. In C because each call of the program is noted, and
 * other processes read it. */
#include "node/board.h"

#include "calls.h"
#include "node/share.h"
#include "process/clock.h"
#include "process/polls.h"
#include "process/state.h"
#include "process/task.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

/* How long a rank in a call must show no progress before it counts as blocked. A rank that spins notices
 * within this processor time that it may go on, however few processors there are; the other time is for
 * libraries that sleep. */
enum { BLOCKED_CPU = 500 * 1000, BLOCKED_TIME = 20 * 1000 * 1000 }; /* ns */

/* How much processor time a rank needs to look at what another one has issued: some polls of a flag, and
 * then the data. Where the library moves nothing unless the other one is in MPI, each poll may take as long
 * as that one naps (nasty_nap). */
enum { LOOK_CPU = 600 * 1000 }; /* ns */

/* A rank only polls if it makes so many polls without another call between them: more than a program makes
 * beside its computations. */
enum { POLLS = 64 };

/* Without a board each rank behaves as if it had a node of its own. */
static struct nasty_slot alone = {.threads = 1};
struct nasty_board nasty_board = {.slots = &alone, .n = 1};

enum { WANTED = 1, NOTED };

uint64_t nasty_board_wish(bool wanted, bool noted) { return noted ? NOTED : wanted; }

bool nasty_board_start(uint64_t wish)
{
    struct nasty_board *b = &nasty_board;
    MPI_Comm node;
    int ranks;
    NASTY_INSIDE(inside);
    if (wish) {
        b->read = true;
        real.Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, nasty.rank, MPI_INFO_NULL, &node);
        real.Comm_rank(node, &b->mine);
        real.Comm_size(node, &b->n);
        real.Comm_size(MPI_COMM_WORLD, &ranks);
        b->slots = nasty_share(node, b->mine, (size_t)b->n * sizeof *b->slots);
        real.Comm_free(&node);
        b->elsewhere = !b->slots || ranks > b->n;
        if (!b->slots) {
            b->slots = &alone;
            b->mine = 0;
            b->n = 1;
        }
        struct nasty_slot *s = &b->slots[b->mine];
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
void nasty_board_enter(uint32_t call)
{
    if (!is_read())
        return;
    struct nasty_slot *s = nasty_board_mine();
    atomic_store_explicit(&s->call, call, memory_order_release);
    if (call & NASTY_POLLS)
        ADD(&s->polls, 1);
    else
        ADD(&s->progress, 1);
    ADD(&s->inside, 1);
}

void nasty_board_leave(uint32_t call)
{
    if (!is_read())
        return;
    struct nasty_slot *s = nasty_board_mine();
    if (!(call & NASTY_POLLS))
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

static bool knows(const struct nasty_slot *s)
{
    return s->pid && s->pid_space == nasty_board_mine()->pid_space;
}

static bool dead(const struct nasty_slot *s) { return knows(s) && kill(s->pid, 0) != 0 && errno == ESRCH; }

static uint64_t cpu_of(const struct nasty_slot *s)
{
    clockid_t clock;
    struct timespec t;
    if (!knows(s) || clock_getcpuclockid(s->pid, &clock) != 0 || clock_gettime(clock, &t) != 0)
        return 0;
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static struct nasty_mark mark_of(const struct nasty_slot *s)
{
    return (struct nasty_mark){
        .progress = s->progress,
        .cpu = cpu_of(s),
        .time = nasty_now(),
        .polls = s->polls,
    };
}

void nasty_board_mark(struct nasty_mark marks[])
{
    for (int i = 0; i < nasty_board.n; i++)
        marks[i] = mark_of(&nasty_board.slots[i]);
}

static bool stalled(const struct nasty_slot *s, bool waiting, struct nasty_mark *mark)
{
    struct nasty_mark now = mark_of(s);
    if (now.progress != mark->progress) {
        *mark = now;
        return false;
    }
    if (!waiting && now.polls - mark->polls < POLLS)
        return false; /* it computes, nobody knows for how long */
    return now.cpu - mark->cpu >= BLOCKED_CPU || now.time - mark->time >= BLOCKED_TIME;
}

/* Of two delayed ranks the one with less slowness goes on; at equal slowness the lower rank. So one of
 * several delayed ranks always waits for none of the others. */
static bool slower(int i, uint32_t slowness)
{
    const struct nasty_slot *s = &nasty_board.slots[i];
    return s->slowness > slowness || (s->slowness == slowness && i > nasty_board.mine);
}

static bool idle(int i, struct nasty_mark *mark, uint32_t slowness)
{
    const struct nasty_slot *s = &nasty_board.slots[i];
    bool self = i == nasty_board.mine;
    uint32_t inside = s->inside, delayed = s->delayed;
    if (self && delayed >= s->threads)
        return true; /* all its threads are delayed; delay.c orders them */
    if (!self && (s->finished || dead(s)))
        return true;
    if (!self && delayed && delayed == inside && inside >= s->threads)
        return slower(i, slowness);
    return stalled(s, inside >= s->threads && !(s->call & NASTY_POLLS), mark);
}

bool nasty_board_others_idle(struct nasty_mark marks[], uint32_t slowness)
{
    if (nasty_board.elsewhere)
        return false;
    for (int i = 0; i < nasty_board.n; i++)
        if (!idle(i, &marks[i], slowness))
            return false;
    return true;
}

/* A rank that sleeps may be about to wake up and look. One that waits for a processor will. */
static bool sleeps(const struct nasty_slot *s) { return nasty_task_state(s->pid) != 'R'; }

static bool looked(const struct nasty_slot *s, struct nasty_mark *mark, uint32_t slowness)
{
    uint32_t staying = s->staying, delayed = s->delayed;
    if (s->finished || dead(s) || (delayed && delayed >= s->threads))
        return true;
    struct nasty_mark now = mark_of(s);
    if (staying) {
        *mark = now;
        return staying > slowness || (staying == slowness && s > nasty_board_mine());
    }
    return now.cpu - mark->cpu >= LOOK_CPU || (now.time - mark->time >= BLOCKED_TIME && sleeps(s));
}

bool nasty_board_others_looked(struct nasty_mark marks[], uint32_t slowness)
{
    bool all = true;
    for (int i = 0; i < nasty_board.n; i++)
        all = (i == nasty_board.mine || looked(&nasty_board.slots[i], &marks[i], slowness)) && all;
    return all;
}
