/* OpenMP as clang compiles it, by calls of LLVM's library. What its tasks and its loops with dependences
 * order is not followed. In C because it becomes a part of the program. */
#include "openmp.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* The body of a parallel region. What follows are as many pointers as the region needs. */
typedef void nasty_micro(int32_t *thread, int32_t *in_team, ...);

enum { FEW = 16, MANY = 256 };

struct nasty_kmp_team {
    struct nasty_team team;
    nasty_micro *body;
    int32_t n;
    void *arguments[MANY];
};

#define FOUR(a, i) (a)[i], (a)[(i) + 1], (a)[(i) + 2], (a)[(i) + 3]
#define ALL_FEW(a, i) FOUR(a, i), FOUR(a, (i) + 4), FOUR(a, (i) + 8), FOUR(a, (i) + 12)
#define SOME(a, i) ALL_FEW(a, i), ALL_FEW(a, (i) + 16), ALL_FEW(a, (i) + 32), ALL_FEW(a, (i) + 48)
#define ALL_MANY(a) SOME(a, 0), SOME(a, 64), SOME(a, 128), SOME(a, 192)

/* A body takes as many arguments as it has, and those after them are none of its business. */
static void begin_kmp_member(int32_t *thread, int32_t *in_team, struct nasty_kmp_team *team)
{
    struct nasty_place before = nasty_member_begin(&team->team, NULL);
    if (team->n <= FEW)
        team->body(thread, in_team, ALL_FEW(team->arguments, 0));
    else
        team->body(thread, in_team, ALL_MANY(team->arguments));
    nasty_member_end(&team->team, before);
}

static void gather_arguments(struct nasty_kmp_team *team, va_list arguments)
{
    if (team->n > MANY) {
        fprintf(stderr, "nastympi: error: a parallel region with %d variables: nastympi cc knows up to %d\n",
                team->n, MANY);
        abort();
    }
    for (int32_t i = 0; i < team->n; i++)
        team->arguments[i] = va_arg(arguments, void *);
}

#define FORK(function)                                                                                       \
    void __real_##function(void *, int32_t, nasty_micro *, ...) __attribute__((weak));                       \
    void WRAP(function)(void *, int32_t, nasty_micro *, ...);                                                \
    void WRAP(function)(void *place, int32_t n, nasty_micro *body, ...)                                      \
    {                                                                                                        \
        struct nasty_kmp_team team = {.body = body, .n = n};                                                 \
        va_list arguments;                                                                                   \
        va_start(arguments, body);                                                                           \
        gather_arguments(&team, arguments);                                                                  \
        va_end(arguments);                                                                                   \
        nasty_team_make(&team.team);                                                                         \
        __real_##function(place, 1, (nasty_micro *)(void (*)(void))begin_kmp_member, &team);                 \
        nasty_team_end(&team.team);                                                                          \
    }

FORK(__kmpc_fork_call)
FORK(__kmpc_fork_teams)

/* These return nothing, or a number. */
MEETS_TEAM(long, __kmpc_barrier, (void *place, int32_t thread), (place, thread))
MEETS_TEAM(int32_t, __kmpc_barrier_master, (void *place, int32_t thread), (place, thread))
MEETS_TEAM(int32_t, __kmpc_barrier_master_nowait, (void *place, int32_t thread), (place, thread))
MEETS_TEAM(int32_t, __kmpc_cancel_barrier, (void *place, int32_t thread), (place, thread))
MEETS_TEAM(long, __kmpc_copyprivate,
           (void *place, int32_t thread, size_t bytes, void *data, void (*copy)(void *, void *), int32_t has),
           (place, thread, bytes, data, copy, has))

#define REDUCE(function)                                                                                     \
    MEETS_TEAM(int32_t, function,                                                                            \
               (void *place, int32_t thread, int32_t n, size_t bytes, void *data,                            \
                void (*reduce)(void *, void *), void *name),                                                 \
               (place, thread, n, bytes, data, reduce, name))

REDUCE(__kmpc_reduce)
REDUCE(__kmpc_reduce_nowait)
MEETS_TEAM(long, __kmpc_end_reduce, (void *place, int32_t thread, void *name), (place, thread, name))
MEETS_TEAM(long, __kmpc_end_reduce_nowait, (void *place, int32_t thread, void *name), (place, thread, name))

ENTERS(__kmpc_critical, (void *place, int32_t thread, void *name), (place, thread, name), name)
ENTERS(__kmpc_critical_with_hint, (void *place, int32_t thread, void *name, uint32_t hint),
       (place, thread, name, hint), name)
LEAVES(__kmpc_end_critical, (void *place, int32_t thread, void *name), (place, thread, name), name)
ENTERS(__kmpc_ordered, (void *place, int32_t thread), (place, thread), &nasty_ordered)
LEAVES(__kmpc_end_ordered, (void *place, int32_t thread), (place, thread), &nasty_ordered)

void __real___kmpc_flush(void *) __attribute__((weak));
void WRAP(__kmpc_flush)(void *);
void WRAP(__kmpc_flush)(void *place)
{
    nasty_fence();
    __real___kmpc_flush(place);
}

/* What is not followed. */
#define UNFOLLOWED(type, function, parameters, arguments)                                                    \
    type __real_##function parameters __attribute__((weak));                                                 \
    type WRAP(function) parameters;                                                                          \
    type WRAP(function) parameters                                                                           \
    {                                                                                                        \
        nasty_order(NULL, SYNC_UNFOLLOWED);                                                                  \
        return __real_##function arguments;                                                                  \
    }

UNFOLLOWED(void *, __kmpc_omp_task_alloc,
           (void *place, int32_t thread, int32_t flags, size_t bytes, size_t shared, void *entry),
           (place, thread, flags, bytes, shared, entry))
UNFOLLOWED(void *, __kmpc_omp_target_task_alloc,
           (void *place, int32_t thread, int32_t flags, size_t bytes, size_t shared, void *entry,
            int64_t device),
           (place, thread, flags, bytes, shared, entry, device))
UNFOLLOWED(long, __kmpc_doacross_post, (void *place, int32_t thread, void *counts), (place, thread, counts))
UNFOLLOWED(long, __kmpc_fork_call_if,
           (void *place, int32_t n, nasty_micro *body, int32_t parallel, void *arguments),
           (place, n, body, parallel, arguments))
