/* What OpenMP of GCC and of LLVM have in common: teams, and calls that order the threads of a team. */
#ifndef NASTY_OPENMP_H
#define NASTY_OPENMP_H

#include "instrument.h"

#include <pthread.h>
#include <stdbool.h>

/* A team of threads. While the region lasts, its members begin after `begins`, and `ends` is released by
 * those that end: a member that is late does not follow these. Of two barriers in a row, no thread is at the
 * second one before all have arrived at the first one, so that two objects keep all barriers apart. */
struct nasty_team {
    pthread_t master; /* it is in the region, and before, and after that */
    char begins, ends, barriers[2];
};

/* Where a thread is among sections. */
struct nasty_sections {
    bool among, inside; /* it is among sections, and in one of them */
    char begins, ended; /* released before all sections, and by those that end */
};

/* What a thread does within its team. */
struct nasty_place {
    struct nasty_team *team; /* NULL: none */
    unsigned barriers;       /* how many the thread has passed */
    struct nasty_task *task; /* NULL: none whose end anybody waits for */
    const void *stack;       /* what it does there is below this address */
    struct nasty_sections sections;
};

extern __thread struct nasty_place nasty_place __attribute__((tls_model("initial-exec")));

/* What these calls release and acquire outside of teams, and in loops in order: more order than there is. */
static char nasty_barriers, nasty_ordered;

static inline char *nasty_barrier(void)
{
    struct nasty_team *team = nasty_place.team;
    return team ? &team->barriers[nasty_place.barriers & 1] : &nasty_barriers;
}

/* The region begins, in the thread that makes the team. */
static inline void nasty_team_make(struct nasty_team *team)
{
    team->master = pthread_self();
    nasty_order(&team->begins, SYNC_RELEASES | SYNC_BEGINS);
}

/* A thread of the team begins. It may have been in other teams. Returns where it was before. */
static inline struct nasty_place nasty_member_begin(struct nasty_team *team, struct nasty_task *task)
{
    struct nasty_place before = nasty_place;
    if (!pthread_equal(team->master, pthread_self()))
        nasty_order(&team->begins, SYNC_ACQUIRES | SYNC_BEGINS);
    nasty_place = (struct nasty_place){.team = team, .task = task, .stack = __builtin_frame_address(0)};
    nasty_stack_gone(nasty_place.stack);
    return before;
}

static inline void nasty_member_end(struct nasty_team *team, struct nasty_place before)
{
    nasty_place = before;
    bool master = pthread_equal(team->master, pthread_self());
    nasty_order(&team->ends, SYNC_RELEASES | (master ? 0 : SYNC_ENDS));
    nasty_stack_gone(__builtin_frame_address(0));
}

static inline void nasty_team_end(struct nasty_team *team) { nasty_acquire(&team->ends); }

/* Makes a call, and returns its result. After it the thread follows all threads that have made it before. */
#define NASTY_MEET_TEAM(type, call)                                                                          \
    char *barrier = nasty_barrier();                                                                         \
    nasty_release(barrier);                                                                                  \
    type result = call;                                                                                      \
    nasty_acquire(barrier);                                                                                  \
    nasty_place.barriers++;                                                                                  \
    return result

#define MEETS_TEAM(type, function, parameters, arguments)                                                    \
    type __real_##function parameters __attribute__((weak));                                                 \
    type WRAP(function) parameters;                                                                          \
    type WRAP(function) parameters { NASTY_MEET_TEAM(type, __real_##function arguments); }

/* Calls after which the thread has something for itself, and before which it gives it up. */
#define ENTERS(function, parameters, arguments, object)                                                      \
    void __real_##function parameters __attribute__((weak));                                                 \
    void WRAP(function) parameters;                                                                          \
    void WRAP(function) parameters                                                                           \
    {                                                                                                        \
        __real_##function arguments;                                                                         \
        nasty_acquire(object);                                                                               \
    }

#define LEAVES(function, parameters, arguments, object)                                                      \
    void __real_##function parameters __attribute__((weak));                                                 \
    void WRAP(function) parameters;                                                                          \
    void WRAP(function) parameters                                                                           \
    {                                                                                                        \
        nasty_release(object);                                                                               \
        __real_##function arguments;                                                                         \
    }

/* Calls that may have got a lock. */
#define TRIES(function)                                                                                      \
    int __real_##function(void *) __attribute__((weak));                                                     \
    int WRAP(function)(void *);                                                                              \
    int WRAP(function)(void *lock)                                                                           \
    {                                                                                                        \
        int result = __real_##function(lock);                                                                \
        nasty_acquire(lock);                                                                                 \
        return result;                                                                                       \
    }

#endif
