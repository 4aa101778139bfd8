/* What the kernel says of a process, and of all of them. No cancellation points, and little stack. */
#ifndef NASTY_PROCESS_TASK_H
#define NASTY_PROCESS_TASK_H

#include <stdbool.h>
#include <sys/types.h>

struct nasty_task {
    char state;    /* of its first thread: R, S, D, Z and so on, as in proc(5); 0 if nobody says */
    int processor; /* where that thread runs, or ran last; -1 if nobody says */
};
struct nasty_task nasty_task(pid_t pid);

/* Whether it is known that there is a processor for each thread of this machine that could run. */
bool nasty_task_all_run(void);

#endif
