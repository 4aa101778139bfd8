/* What a rank sees of the others of its node, by the board and by what the kernel says of processes. In C
 * because the program's own thread waits for them, inside its call. */
#include "node/others.h"

#include "node/board.h"
#include "process/clock.h"
#include "process/polls.h"
#include "process/task.h"

#include <errno.h>
#include <signal.h>
#include <time.h>

/* How long a rank in a call must show no progress before it counts as blocked. A rank that spins notices
 * within this processor time that it may go on, however few processors there are; the other time is for
 * libraries that sleep. */
enum { BLOCKED_CPU = 500 * 1000, BLOCKED_TIME = 20 * 1000 * 1000 }; /* ns */

/* How much processor time a rank needs to look at what another one has issued: some polls of a flag, and
 * then the data. Where the library moves nothing unless the other one is in MPI, each poll may take as long
 * as that one naps (nasty_nap). */
enum { LOOK_CPU = 600 * 1000 }; /* ns */

/* Looks in vain of a rank that waits (rest.c): what is on its way to it comes sooner. */
enum { RESTS = 200 };

/* A rank only polls if it makes so many polls without another call between them: more than a program makes
 * beside its computations. */
enum { POLLS = 64 };

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
        .rests = s->rests,
    };
}

void nasty_board_mark(struct nasty_mark marks[])
{
    for (int i = 0; i < nasty_board.n; i++)
        marks[i] = mark_of(&nasty_board.slots[i]);
}

/* The state of a rank's process, if no other rank of this node shares its processor. */
static char state_alone(const struct nasty_slot *s)
{
    struct nasty_task task = nasty_task(s->pid);
    for (const struct nasty_slot *other = nasty_board.slots; other < nasty_board.slots + nasty_board.n;
         other++)
        if (other != s && (!knows(other) || nasty_task(other->pid).processor == task.processor))
            return 0;
    return task.state;
}

static bool runs(const struct nasty_slot *s)
{
    return knows(s) && nasty_task_all_run() && state_alone(s) == 'R';
}

/* Whether a rank has used so much processor time since it was marked. The kernel counts that of another
 * process where this one leaves its processor, and else only at ticks, up to 10 ms apart. So it is also
 * enough to see that the rank runs, at two looks in a row. */
static bool used(const struct nasty_slot *s, const struct nasty_mark *now, struct nasty_mark *mark,
                 uint64_t enough)
{
    if (now->cpu - mark->cpu >= enough)
        return true;
    bool still = runs(s);
    if (still && mark->running)
        mark->ran += now->time - mark->running;
    mark->running = still ? now->time : 0;
    return mark->ran >= enough;
}

/* A rank that has rested so often has looked as often in vain. */
static bool rested(const struct nasty_mark *now, const struct nasty_mark *mark)
{
    return now->rests - mark->rests >= RESTS;
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
    return rested(&now, mark) || used(s, &now, mark, BLOCKED_CPU) || now.time - mark->time >= BLOCKED_TIME;
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
static bool sleeps(const struct nasty_slot *s) { return nasty_task(s->pid).state != 'R'; }

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
    return rested(&now, mark) || used(s, &now, mark, LOOK_CPU) ||
           (now.time - mark->time >= BLOCKED_TIME && sleeps(s));
}

bool nasty_board_others_looked(struct nasty_mark marks[], uint32_t slowness)
{
    bool all = true;
    for (int i = 0; i < nasty_board.n; i++)
        all = (i == nasty_board.mine || looked(&nasty_board.slots[i], &marks[i], slowness)) && all;
    return all;
}
