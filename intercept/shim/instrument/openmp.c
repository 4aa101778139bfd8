/* OpenMP as GCC compiles it, by calls of libgomp: teams and locks. What loops with dependences order is not
 * followed. In C because it becomes a part of the program. */
#include "openmp.h"
#include "task.h"

#include <stdbool.h>

typedef void nasty_body(void *);

__thread struct nasty_place nasty_place;

struct nasty_gomp_team {
    struct nasty_team team;
    nasty_body *body;
    void *data;
};

static void begin_member(void *team)
{
    struct nasty_gomp_team *of = team;
    struct nasty_task implicit = {.group = NULL};
    struct nasty_place before = nasty_member_begin(&of->team, &implicit);
    of->body(of->data);
    nasty_member_end(&of->team, before);
}

/* A parallel region. Its other arguments are passed on. */
#define PARALLEL(function, parameters, arguments)                                                            \
    void __real_##function parameters __attribute__((weak));                                                 \
    void WRAP(function) parameters;                                                                          \
    void WRAP(function) parameters                                                                           \
    {                                                                                                        \
        struct nasty_gomp_team team = {.body = body, .data = data};                                          \
        nasty_team_make(&team.team);                                                                         \
        __real_##function arguments;                                                                         \
        nasty_team_end(&team.team);                                                                          \
    }

#define LOOP(function)                                                                                       \
    PARALLEL(function,                                                                                       \
             (nasty_body * body, void *data, unsigned n, long from, long to, long step, long chunk,          \
              unsigned flags),                                                                               \
             (begin_member, &team, n, from, to, step, chunk, flags))
#define LOOP_RUNTIME(function)                                                                               \
    PARALLEL(function,                                                                                       \
             (nasty_body * body, void *data, unsigned n, long from, long to, long step, unsigned flags),     \
             (begin_member, &team, n, from, to, step, flags))

PARALLEL(GOMP_parallel, (nasty_body * body, void *data, unsigned n, unsigned flags),
         (begin_member, &team, n, flags))
PARALLEL(GOMP_parallel_sections,
         (nasty_body * body, void *data, unsigned n, unsigned sections, unsigned flags),
         (begin_member, &team, n, sections, flags))
LOOP(GOMP_parallel_loop_static)
LOOP(GOMP_parallel_loop_dynamic)
LOOP(GOMP_parallel_loop_guided)
LOOP(GOMP_parallel_loop_nonmonotonic_dynamic)
LOOP(GOMP_parallel_loop_nonmonotonic_guided)
LOOP_RUNTIME(GOMP_parallel_loop_runtime)
LOOP_RUNTIME(GOMP_parallel_loop_nonmonotonic_runtime)
LOOP_RUNTIME(GOMP_parallel_loop_maybe_nonmonotonic_runtime)

unsigned __real_GOMP_parallel_reductions(nasty_body *, void *, unsigned, unsigned) __attribute__((weak));
unsigned WRAP(GOMP_parallel_reductions)(nasty_body *, void *, unsigned, unsigned);
unsigned WRAP(GOMP_parallel_reductions)(nasty_body *body, void *data, unsigned n, unsigned flags)
{
    nasty_order(NULL, SYNC_UNFOLLOWED); /* libgomp looks into data */
    return __real_GOMP_parallel_reductions(body, data, n, flags);
}

static char critical, atomics;

/* These return nothing: whatever the register has. */
MEETS_TEAM(long, GOMP_barrier, (void), ())
MEETS_TEAM(long, GOMP_loop_end, (void), ())
MEETS_TEAM(bool, GOMP_barrier_cancel, (void), ())
MEETS_TEAM(bool, GOMP_loop_end_cancel, (void), ())

/* The thread that is to give something to the others meets them when it does so, and not before. */
void *__real_GOMP_single_copy_start(void) __attribute__((weak));
void *WRAP(GOMP_single_copy_start)(void);
void *WRAP(GOMP_single_copy_start)(void)
{
    char *barrier = nasty_barrier();
    nasty_release(barrier);
    void *data = __real_GOMP_single_copy_start();
    if (data) {
        nasty_acquire(barrier);
        nasty_place.barriers++;
    }
    return data;
}

void __real_GOMP_single_copy_end(void *) __attribute__((weak));
void WRAP(GOMP_single_copy_end)(void *);
void WRAP(GOMP_single_copy_end)(void *data)
{
    char *barrier = nasty_barrier();
    nasty_release(barrier);
    __real_GOMP_single_copy_end(data);
    nasty_acquire(barrier);
    nasty_place.barriers++;
}

ENTERS(GOMP_critical_start, (void), (), &critical)
LEAVES(GOMP_critical_end, (void), (), &critical)
ENTERS(GOMP_critical_name_start, (void **name), (name), name)
LEAVES(GOMP_critical_name_end, (void **name), (name), name)
ENTERS(GOMP_atomic_start, (void), (), &atomics)
LEAVES(GOMP_atomic_end, (void), (), &atomics)
ENTERS(GOMP_ordered_start, (void), (), &nasty_ordered)
LEAVES(GOMP_ordered_end, (void), (), &nasty_ordered)
ENTERS(omp_set_lock, (void *lock), (lock), lock)
LEAVES(omp_unset_lock, (void *lock), (lock), lock)
ENTERS(omp_set_nest_lock, (void *lock), (lock), lock)
LEAVES(omp_unset_nest_lock, (void *lock), (lock), lock)

/* Fortran's. */
ENTERS(omp_set_lock_, (void *lock), (lock), lock)
LEAVES(omp_unset_lock_, (void *lock), (lock), lock)
ENTERS(omp_set_nest_lock_, (void *lock), (lock), lock)
LEAVES(omp_unset_nest_lock_, (void *lock), (lock), lock)

TRIES(omp_test_lock)
TRIES(omp_test_nest_lock)
TRIES(omp_test_lock_)
TRIES(omp_test_nest_lock_)

/* Iterations wait for others: the first one of these others tells. */
#define POST(function, type)                                                                                 \
    void __real_##function(type *) __attribute__((weak));                                                    \
    void WRAP(function)(type *);                                                                             \
    void WRAP(function)(type * counts)                                                                       \
    {                                                                                                        \
        nasty_order(NULL, SYNC_UNFOLLOWED);                                                                  \
        __real_##function(counts);                                                                           \
    }

POST(GOMP_doacross_post, long)
POST(GOMP_doacross_ull_post, unsigned long long)
