/* What the kernel says of a process. */
#ifndef NASTY_PROCESS_TASK_H
#define NASTY_PROCESS_TASK_H

#include <sys/types.h>

/* R, S, D, Z and so on, as in proc(5); 0 if nobody says. No cancellation point, and little stack. */
char nasty_task_state(pid_t pid);

#endif
