/* OpenMP as GCC compiles it, by calls of libgomp. What its tasks and its loops with dependences order is not
 * followed. In C because it becomes a part of the program. */
#include "openmp.h"

#include <stdbool.h>

typedef void nasty_body(void *);

/* A team of threads. While the region lasts, its members begin after its first word, and the second one is
 * released by those that end: a member that is late does not follow these. */
struct nasty_team {
    nasty_body *body;
    void *data;
};

static void begin_member(void *team)
{
    const struct nasty_team *of = team;
    nasty_order(&of->body, SYNC_ACQUIRES | SYNC_BEGINS);
    of->body(of->data);
    nasty_release(&of->data);
}

/* A parallel region. Its other arguments are passed on. */
#define PARALLEL(function, parameters, arguments)                                                            \
    void __real_##function parameters __attribute__((weak));                                                 \
    void WRAP(function) parameters;                                                                          \
    void WRAP(function) parameters                                                                           \
    {                                                                                                        \
        struct nasty_team team = {body, data};                                                               \
        nasty_release(&team.body);                                                                           \
        __real_##function arguments;                                                                         \
        nasty_acquire(&team.data);                                                                           \
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
    struct nasty_team team = {body, data};
    nasty_order(NULL, SYNC_UNFOLLOWED); /* libgomp looks into data */
    return __real_GOMP_parallel_reductions(team.body, team.data, n, flags);
}

static char critical, atomics;

/* These return nothing: whatever the register has. */
MEETS_TEAM(long, GOMP_barrier, (void), ())
MEETS_TEAM(long, GOMP_loop_end, (void), ())
MEETS_TEAM(long, GOMP_sections_end, (void), ())
MEETS_TEAM(bool, GOMP_barrier_cancel, (void), ())
MEETS_TEAM(bool, GOMP_loop_end_cancel, (void), ())
MEETS_TEAM(bool, GOMP_sections_end_cancel, (void), ())
MEETS_TEAM(void *, GOMP_single_copy_start, (void), ())

void __real_GOMP_single_copy_end(void *) __attribute__((weak));
void WRAP(GOMP_single_copy_end)(void *);
void WRAP(GOMP_single_copy_end)(void *data)
{
    nasty_release(&nasty_barriers);
    __real_GOMP_single_copy_end(data);
    nasty_acquire(&nasty_barriers);
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

int __real_omp_test_lock(void *) __attribute__((weak));
int WRAP(omp_test_lock)(void *);
int WRAP(omp_test_lock)(void *lock)
{
    int result = __real_omp_test_lock(lock);
    nasty_acquire(lock);
    return result;
}

int __real_omp_test_nest_lock(void *) __attribute__((weak));
int WRAP(omp_test_nest_lock)(void *);
int WRAP(omp_test_nest_lock)(void *lock)
{
    int result = __real_omp_test_nest_lock(lock);
    nasty_acquire(lock);
    return result;
}

void __real_GOMP_task(nasty_body *, void *, void *, long, long, bool, unsigned, void **, int, void *)
    __attribute__((weak));
void WRAP(GOMP_task)(nasty_body *, void *, void *, long, long, bool, unsigned, void **, int, void *);
void WRAP(GOMP_task)(nasty_body *body, void *data, void *copy, long size, long align, bool now,
                     unsigned flags, void **after, int priority, void *event)
{
    nasty_order(NULL, SYNC_UNFOLLOWED);
    __real_GOMP_task(body, data, copy, size, align, now, flags, after, priority, event);
}

#define TASKLOOP(function, type)                                                                             \
    void __real_##function(nasty_body *, void *, void *, long, long, unsigned, unsigned long, int, type,     \
                           type, type) __attribute__((weak));                                                \
    void WRAP(function)(nasty_body *, void *, void *, long, long, unsigned, unsigned long, int, type, type,  \
                        type);                                                                               \
    void WRAP(function)(nasty_body * body, void *data, void *copy, long size, long align, unsigned flags,    \
                        unsigned long n, int priority, type from, type to, type step)                        \
    {                                                                                                        \
        nasty_order(NULL, SYNC_UNFOLLOWED);                                                                  \
        __real_##function(body, data, copy, size, align, flags, n, priority, from, to, step);                \
    }

TASKLOOP(GOMP_taskloop, long)
TASKLOOP(GOMP_taskloop_ull, unsigned long long)

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
