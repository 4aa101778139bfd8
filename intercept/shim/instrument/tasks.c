/* Tasks of OpenMP as GCC compiles them. A task is a line of events of its own, whichever thread executes it:
 * it follows what its maker did before, and the tasks that it depends on. Its parent, the group and the team
 * follow it when they wait for it. In C because it becomes a part of the program. */
#include "openmp.h"
#include "task.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef void nasty_copy(void *to, void *from);
typedef void nasty_task_body(void *);

/* As libgomp numbers them (gomp-constants.h). */
enum {
    TASK_FINAL = 1 << 1,
    TASK_DEPENDS = 1 << 3,
    TASKLOOP_IF = 1 << 10,
    TASKLOOP_NO_GROUP = 1 << 11,
    TASKLOOP_REDUCES = 1 << 12,
    TASK_DETACHES = 1 << 13,
};

/* Of threads outside of any region. */
static __thread struct nasty_task outermost __attribute__((tls_model("initial-exec")));

static struct nasty_task *own_task(void) { return nasty_place.task ? nasty_place.task : &outermost; }

/* Who changes a variable is told apart from who only reads it. No address of a program has these bits. */
static const void *changed(const void *at) { return (const void *)((uintptr_t)at | (uintptr_t)1 << 63); }
static const void *only_read(const void *at) { return (const void *)((uintptr_t)at | (uintptr_t)1 << 62); }

/* The array of a depend clause: the number of all, of those that are changed, and the addresses. Arrays of
 * other kinds begin with 0. */
static bool read_dependences(struct nasty_dependences *of, void **array)
{
    uintptr_t n = (uintptr_t)array[0];
    if (n == 0 || n > NASTY_DEPENDENCES)
        return false;
    of->n = (unsigned)n;
    of->changes = (unsigned)(uintptr_t)array[1];
    memcpy(of->on, array + 2, n * sizeof *of->on);
    return true;
}

static void acquire_dependences(const struct nasty_dependences *of)
{
    for (unsigned i = 0; i < of->n; i++) {
        nasty_acquire(changed(of->on[i]));
        if (i < of->changes)
            nasty_acquire(only_read(of->on[i]));
    }
}

static void release_dependences(const struct nasty_dependences *of)
{
    for (unsigned i = 0; i < of->n; i++)
        nasty_release(i < of->changes ? changed(of->on[i]) : only_read(of->on[i]));
}

/* A copy of the data follows the task. */
static struct nasty_task *make_task(nasty_task_body *body, void *data, nasty_copy *copy, long size,
                                    long align)
{
    size_t room = sizeof(struct nasty_task) + (size_t)size + (size_t)align;
    struct nasty_task *t = malloc(room), *parent = own_task();
    if (!t)
        abort();
    uintptr_t end = (uintptr_t)(t + 1), beyond = align > 1 ? end % (uintptr_t)align : 0;
    *t = (struct nasty_task){
        .final = parent->final,
        .group = parent->group,
        .team = nasty_place.team,
        .siblings = &parent->children,
        .body = body,
        .argument = (void *)(end + (beyond ? (uintptr_t)align - beyond : 0)),
    };
    if (copy)
        copy(t->argument, data);
    else
        memcpy(t->argument, data, (size_t)size);
    return t;
}

static void release_made(struct nasty_task *t) { nasty_order(&t->made, SYNC_RELEASES | SYNC_BEGINS); }

/* Barriers of the team, and its end, wait for all tasks. */
static void end_task(struct nasty_task *t)
{
    nasty_release(t->siblings);
    if (t->group)
        nasty_release(&t->group->ended);
    if (t->at_once)
        nasty_release(t->at_once);
    release_dependences(&t->after);
    if (t->team && t->team == nasty_place.team)
        nasty_release(nasty_barrier());
    nasty_order(t->team ? &t->team->ends : t->siblings, SYNC_RELEASES | SYNC_TASK | SYNC_ENDS);
}

static void run_task(struct nasty_task *t)
{
    struct nasty_task *before = nasty_place.task;
    struct nasty_group *group = t->group;
    nasty_order(&t->made, SYNC_ACQUIRES | SYNC_TASK | SYNC_BEGINS);
    acquire_dependences(&t->after);
    nasty_place.task = t;
    nasty_stack_gone(__builtin_frame_address(0));
    t->body(t->argument);
    nasty_place.task = before;
    t->group = group;
    end_task(t);
    nasty_stack_gone(__builtin_frame_address(0));
    free(t);
}

static void run_single_task(void *data) { run_task(*(struct nasty_task **)data); }

void __real_GOMP_task(nasty_task_body *, void *, nasty_copy *, long, long, bool, unsigned, void **, int,
                      void *) __attribute__((weak));
void WRAP(GOMP_task)(nasty_task_body *, void *, nasty_copy *, long, long, bool, unsigned, void **, int,
                     void *);
void WRAP(GOMP_task)(nasty_task_body *body, void *data, nasty_copy *copy, long size, long align,
                     bool deferred, unsigned flags, void **after, int priority, void *event)
{
    struct nasty_dependences on = {.n = 0};
    bool followed = !(flags & TASK_DETACHES) && (!(flags & TASK_DEPENDS) || read_dependences(&on, after));
    if (!nasty_hook.synchronize || !followed) {
        nasty_order(NULL, SYNC_UNFOLLOWED);
        __real_GOMP_task(body, data, copy, size, align, deferred, flags, after, priority, event);
        return;
    }
    char ended;
    bool at_once = !deferred || own_task()->final || !nasty_place.team;
    struct nasty_task *t = make_task(body, data, copy, size, align);
    t->final = t->final || flags & TASK_FINAL;
    t->at_once = at_once ? &ended : NULL;
    t->after = on;
    release_made(t);
    __real_GOMP_task(run_single_task, &t, NULL, sizeof t, _Alignof(struct nasty_task *), deferred, flags,
                     after, priority, event);
    if (at_once)
        nasty_acquire(&ended);
}

void __real_GOMP_taskwait(void) __attribute__((weak));
void WRAP(GOMP_taskwait)(void);
void WRAP(GOMP_taskwait)(void)
{
    __real_GOMP_taskwait();
    nasty_acquire(&own_task()->children);
}

void __real_GOMP_taskwait_depend(void **) __attribute__((weak));
void WRAP(GOMP_taskwait_depend)(void **);
void WRAP(GOMP_taskwait_depend)(void **after)
{
    struct nasty_dependences on = {.n = 0};
    __real_GOMP_taskwait_depend(after);
    if (read_dependences(&on, after))
        acquire_dependences(&on);
    else
        nasty_acquire(&own_task()->children);
}

static void begin_group(void)
{
    struct nasty_group *group = calloc(1, sizeof *group);
    if (!group)
        abort();
    group->outer = own_task()->group;
    own_task()->group = group;
}

static void end_group(void)
{
    struct nasty_group *group = own_task()->group;
    if (!group)
        return;
    nasty_acquire(&group->ended);
    own_task()->group = group->outer;
    free(group);
}

void __real_GOMP_taskgroup_start(void) __attribute__((weak));
void WRAP(GOMP_taskgroup_start)(void);
void WRAP(GOMP_taskgroup_start)(void)
{
    __real_GOMP_taskgroup_start();
    begin_group();
}

void __real_GOMP_taskgroup_end(void) __attribute__((weak));
void WRAP(GOMP_taskgroup_end)(void);
void WRAP(GOMP_taskgroup_end)(void)
{
    __real_GOMP_taskgroup_end();
    end_group();
}

/* The tasks of a loop: libgomp writes the bounds of each one to the beginning of its data. */
struct nasty_iterations {
    uint64_t from, to;
    nasty_task_body *body;
    void *data;
    nasty_copy *copy;
    long size, align;
    struct nasty_task *task; /* of each copy */
};

static void copy_iterations(void *to, void *from)
{
    struct nasty_iterations *t = to;
    *t = *(struct nasty_iterations *)from;
    t->task = make_task(t->body, t->data, t->copy, t->size, t->align);
    release_made(t->task);
}

static void run_iterations(void *data)
{
    struct nasty_iterations *of = data;
    memcpy(of->task->argument, data, offsetof(struct nasty_iterations, body));
    run_task(of->task);
}

#define TASKLOOP(function, type)                                                                             \
    void __real_##function(nasty_task_body *, void *, nasty_copy *, long, long, unsigned, unsigned long,     \
                           int, type, type, type) __attribute__((weak));                                     \
    void WRAP(function)(nasty_task_body *, void *, nasty_copy *, long, long, unsigned, unsigned long, int,   \
                        type, type, type);                                                                   \
    void WRAP(function)(nasty_task_body * body, void *data, nasty_copy *copy, long size, long align,         \
                        unsigned flags, unsigned long n, int priority, type from, type to, type step)        \
    {                                                                                                        \
        if (!nasty_hook.synchronize || flags & TASKLOOP_REDUCES) {                                           \
            nasty_order(NULL, SYNC_UNFOLLOWED);                                                              \
            __real_##function(body, data, copy, size, align, flags, n, priority, from, to, step);            \
            return;                                                                                          \
        }                                                                                                    \
        bool at_once = !(flags & TASKLOOP_IF) || own_task()->final || !nasty_place.team;                     \
        bool group = !(flags & TASKLOOP_NO_GROUP) || at_once;                                                \
        struct nasty_iterations all = {0, 0, body, data, copy, size, align, NULL};                           \
        if (group)                                                                                           \
            begin_group();                                                                                   \
        __real_##function(run_iterations, &all, copy_iterations, sizeof all,                                 \
                          _Alignof(struct nasty_iterations), flags, n, priority, from, to, step);            \
        if (group)                                                                                           \
            end_group();                                                                                     \
    }

TASKLOOP(GOMP_taskloop, long)
TASKLOOP(GOMP_taskloop_ull, unsigned long long)
