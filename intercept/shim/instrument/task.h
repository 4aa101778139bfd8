/* Tasks of OpenMP. */
#ifndef NASTY_TASK_H
#define NASTY_TASK_H

#include <stdbool.h>

struct nasty_team;

/* Those who wait for a group of tasks. */
struct nasty_group {
    struct nasty_group *outer;
    char ended; /* released by its tasks */
};

enum { NASTY_DEPENDENCES = 32 };

/* What a task may depend on. */
struct nasty_dependences {
    unsigned n, changes; /* the first ones are changed, the others only read */
    const void *on[NASTY_DEPENDENCES];
};

/* A task. That of a thread in a region has only what its own tasks need. */
struct nasty_task {
    char made, children;       /* released by who makes it, and by the tasks that it makes */
    bool final;                /* tasks that it makes are executed at once */
    struct nasty_group *group; /* that its tasks belong to, or NULL */
    struct nasty_team *team;   /* or NULL */
    char *siblings;            /* released when it ends: what its parent waits for */
    char *at_once;             /* released as well, or NULL */
    struct nasty_dependences after;
    void (*body)(void *);
    void *argument; /* within this block */
};

#endif
