/* usage: task NAME. Says what task.c reads of children of that name, in states and at places that are known.
 */
#include "process/task.h"

#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int last_processor(void)
{
    cpu_set_t allowed;
    int last = -1;
    sched_getaffinity(0, sizeof allowed, &allowed);
    for (int i = 0; i < CPU_SETSIZE; i++)
        if (CPU_ISSET(i, &allowed))
            last = i;
    return last;
}

static void pin(int processor)
{
    cpu_set_t only;
    CPU_ZERO(&only);
    CPU_SET(processor, &only);
    sched_setaffinity(0, sizeof only, &only);
}

/* A child that is named, bound to a processor, and then spins or sleeps. */
static pid_t child(const char *name, int processor, int spins)
{
    int ready[2];
    char byte;
    if (pipe(ready))
        return -1;
    pid_t pid = fork();
    if (pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        prctl(PR_SET_NAME, name);
        pin(processor);
        if (write(ready[1], "x", 1) != 1)
            _exit(1);
        while (spins)
            ;
        pause();
        _exit(0);
    }
    if (read(ready[0], &byte, 1) != 1)
        return -1;
    close(ready[0]);
    close(ready[1]);
    return pid;
}

/* Until the child has come to what it does. */
static struct nasty_task seen(pid_t pid, char state)
{
    struct nasty_task task = {0};
    for (int i = 0; i < 10000 && task.state != state; i++) {
        nanosleep(&(struct timespec){0, 1000000}, NULL);
        task = nasty_task(pid);
    }
    return task;
}

static void end(pid_t pid)
{
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
}

int main(int argc, char **argv)
{
    int processor = last_processor();
    if (argc != 2)
        return 1;
    pid_t spinner = child(argv[1], processor, 1), sleeper = child(argv[1], processor, 0);
    struct nasty_task spins = seen(spinner, 'R'), sleeps = seen(sleeper, 'S');
    printf("%c %d\n", spins.state, spins.processor - processor);
    printf("%c %d\n", sleeps.state, sleeps.processor - processor);

    /* More spinners than processors. */
    enum { MOST = 1024 };
    static pid_t many[MOST];
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    for (long i = 0; i < n && i < MOST; i++)
        many[i] = child(argv[1], processor, 1);
    int all_run = 1;
    for (int i = 0; i < 10000 && all_run; i++) {
        nanosleep(&(struct timespec){0, 1000000}, NULL);
        all_run = nasty_task_all_run();
    }
    printf("all run: %d\n", all_run);
    for (long i = 0; i < n && i < MOST; i++)
        end(many[i]);
    end(spinner);
    end(sleeper);
    struct nasty_task gone = nasty_task(sleeper);
    printf("%d %d\n", gone.state, gone.processor);
    return 0;
}
