/* After how many looks, 100 us apart, a rank knows that another one is blocked, or has had time to look. The
 * other one is a process that sleeps, so the kernel counts no processor time for it; the rest is made up. */
#include "node/others.h"

#include "node/board.h"
#include "process/clock.h"
#include "process/task.h"

#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MINE, OTHER, THIRD, RANKS };

static struct nasty_slot slots[RANKS];
struct nasty_board nasty_board = {.slots = slots, .n = RANKS, .mine = MINE};

static uint64_t now = 1;
uint64_t nasty_now(void) { return now; }

struct situation {
    const char *name;
    char state;     /* of the other rank */
    int processor;  /* where it runs; the third rank is at 1, and we are at 0 */
    int runnable;   /* of 4 looks, at so many there is a processor for each thread */
    uint32_t rests; /* between two looks */
};
static const struct situation situations[] = {
    {"runs", 'R', 2, 4, 0},
    {"sleeps", 'S', 2, 4, 0},
    {"shares a processor", 'R', 1, 4, 0},
    {"waits for a processor", 'R', 2, 0, 0},
    {"waits for one now and then", 'R', 2, 3, 0},
    {"rests", 'R', 2, 0, 60},
};
static const struct situation *at;

static int looks;
bool nasty_task_all_run(void) { return looks % 4 < at->runnable; }
struct nasty_task nasty_task(pid_t pid)
{
    if (pid == slots[OTHER].pid)
        return (struct nasty_task){at->state, at->processor};
    return (struct nasty_task){'R', pid == slots[THIRD].pid};
}

static int looks_until(bool (*done)(struct nasty_mark[], uint32_t))
{
    struct nasty_mark marks[RANKS];
    nasty_board_mark(marks);
    for (looks = 1; !done(marks, 1) && looks < 1000; looks++) {
        now += 100 * 1000;
        slots[OTHER].rests += at->rests;
    }
    return looks;
}

/* On a busy machine, the process begins to sleep late. */
static void await_sleep(pid_t pid)
{
    char file[64], state = 'R';
    snprintf(file, sizeof file, "/proc/%d/stat", (int)pid);
    while (state != 'S') {
        FILE *stat = fopen(file, "r");
        if (!stat || fscanf(stat, "%*d (%*[^)]) %c", &state) != 1)
            state = 'S'; /* the test will say what is wrong */
        if (stat)
            fclose(stat);
        usleep(1000);
    }
}

int main(void)
{
    pid_t sleeper = fork();
    if (sleeper == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        pause();
        _exit(0);
    }
    await_sleep(sleeper);
    const pid_t pids[] = {getpid(), sleeper, 1}; /* the last one is that of no child */
    for (int i = 0; i < RANKS; i++)
        slots[i] = (struct nasty_slot){.threads = 1, .inside = 1, .pid = pids[i]};
    slots[MINE].delayed = 1;
    slots[THIRD].finished = 1;
    for (at = situations; at < situations + sizeof situations / sizeof *situations; at++) {
        int idle = looks_until(nasty_board_others_idle);
        printf("%s: blocked after %d looks, looked after %d\n", at->name, idle,
               looks_until(nasty_board_others_looked));
    }
    kill(sleeper, SIGKILL);
    waitpid(sleeper, NULL, 0);
    return 0;
}
