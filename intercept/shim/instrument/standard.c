/* Threads of C11 and C++, whose functions do not call those of POSIX where the linker could replace them. In
 * C because it becomes a part of the program. */
#include "instrument.h"

#include <stdlib.h>
#include <threads.h>

REAL(thrd_create);
REAL(thrd_join);
REAL(cnd_wait);
REAL(cnd_timedwait);

struct nasty_thrd {
    thrd_start_t body;
    void *argument;
};

static int begin_thrd(void *beginning)
{
    struct nasty_thrd of = *(struct nasty_thrd *)beginning;
    NASTY_THREAD(beginning);
    free(beginning);
    return of.body(of.argument);
}

int WRAP(thrd_create)(thrd_t *, thrd_start_t, void *);
int WRAP(thrd_create)(thrd_t *thread, thrd_start_t body, void *argument)
{
    struct nasty_thrd *of = nasty_hook.synchronize ? malloc(sizeof *of) : NULL;
    if (!of)
        return __real_thrd_create(thread, body, argument);
    *of = (struct nasty_thrd){body, argument};
    nasty_order(of, SYNC_RELEASES | SYNC_BEGINS);
    int result = __real_thrd_create(thread, begin_thrd, of);
    if (result != thrd_success)
        free(of);
    return result;
}

/* GNU libc's threads of C are those of POSIX. */
int WRAP(thrd_join)(thrd_t, int *);
int WRAP(thrd_join)(thrd_t thread, int *value)
{
    int result = __real_thrd_join(thread, value);
    nasty_joined_thread(thread);
    return result;
}

ACQUIRES(mtx_lock, mtx_t)
ACQUIRES(mtx_trylock, mtx_t)
RELEASES(mtx_unlock, mtx_t)
RELEASES(cnd_signal, cnd_t)
RELEASES(cnd_broadcast, cnd_t)
REAL(mtx_timedlock);
REAL(call_once);

int WRAP(mtx_timedlock)(mtx_t *restrict, const struct timespec *restrict);
int WRAP(mtx_timedlock)(mtx_t *restrict mutex, const struct timespec *restrict end)
{
    int result = __real_mtx_timedlock(mutex, end);
    nasty_acquire(mutex);
    return result;
}

int WRAP(cnd_wait)(cnd_t *, mtx_t *);
int WRAP(cnd_wait)(cnd_t *condition, mtx_t *mutex)
{
    nasty_release(mutex);
    int result = __real_cnd_wait(condition, mutex);
    nasty_acquire(condition);
    nasty_acquire(mutex);
    return result;
}

int WRAP(cnd_timedwait)(cnd_t *restrict, mtx_t *restrict, const struct timespec *restrict);
int WRAP(cnd_timedwait)(cnd_t *restrict condition, mtx_t *restrict mutex, const struct timespec *restrict end)
{
    nasty_release(mutex);
    int result = __real_cnd_timedwait(condition, mutex, end);
    nasty_acquire(condition);
    nasty_acquire(mutex);
    return result;
}

void WRAP(call_once)(once_flag *, void (*)(void));
void WRAP(call_once)(once_flag *flag, void (*body)(void))
{
    __real_call_once(flag, body);
    nasty_acquire(NULL);
}

/* std::thread and std::condition_variable of libstdc++, and variables that the first thread to come
 * initializes. */
#define START _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE
#define JOIN _ZNSt6thread4joinEv
#define WAIT _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE
#define NOTIFY_ONE _ZNSt18condition_variable10notify_oneEv
#define NOTIFY_ALL _ZNSt18condition_variable10notify_allEv
#define REAL_NAME_(function) __real_##function
#define REAL_NAME(function) REAL_NAME_(function)

/* A std::thread::_State: what the thread is to do, with the table of its virtual functions. This one takes
 * the place of the program's, and has it. */
struct nasty_state;
struct nasty_state_functions {
    void (*destroy)(struct nasty_state *);
    void (*remove)(struct nasty_state *); /* destroys it and frees its memory */
    void (*run)(struct nasty_state *);
};
struct nasty_state {
    const struct nasty_state_functions *functions;
    struct nasty_state *of_program;
};

static void destroy_state(struct nasty_state *s) { s->of_program->functions->remove(s->of_program); }

static void remove_state(struct nasty_state *s)
{
    destroy_state(s);
    free(s);
}

static void run_state(struct nasty_state *s)
{
    NASTY_THREAD(s);
    s->of_program->functions->run(s->of_program);
}

/* The second argument is a std::unique_ptr, which is a pointer in memory. */
void REAL_NAME(START)(void *, struct nasty_state **, void (*)(void)) __attribute__((weak));
void WRAP(START)(void *, struct nasty_state **, void (*)(void));
void WRAP(START)(void *thread, struct nasty_state **state, void (*depends)(void))
{
    static const struct nasty_state_functions functions = {destroy_state, remove_state, run_state};
    struct nasty_state *own = nasty_hook.synchronize ? malloc(sizeof *own) : NULL;
    if (own) {
        *own = (struct nasty_state){&functions, *state};
        *state = own;
        nasty_order(own, SYNC_RELEASES | SYNC_BEGINS);
    }
    REAL_NAME(START)(thread, state, depends);
}

/* A std::thread is the number of its thread, which is forgotten here. */
void REAL_NAME(JOIN)(pthread_t *) __attribute__((weak));
void WRAP(JOIN)(pthread_t *);
void WRAP(JOIN)(pthread_t *thread)
{
    pthread_t number = *thread;
    REAL_NAME(JOIN)(thread);
    nasty_joined_thread(number);
}

int __real___cxa_guard_acquire(void *) __attribute__((weak));
int WRAP(__cxa_guard_acquire)(void *);
int WRAP(__cxa_guard_acquire)(void *guard)
{
    int result = __real___cxa_guard_acquire(guard);
    nasty_acquire(guard);
    return result;
}

void __real___cxa_guard_release(void *) __attribute__((weak));
void WRAP(__cxa_guard_release)(void *);
void WRAP(__cxa_guard_release)(void *guard)
{
    nasty_release(guard);
    __real___cxa_guard_release(guard);
}

/* A lock begins with the address of its mutex. */
void REAL_NAME(WAIT)(void *, void **) __attribute__((weak));
void WRAP(WAIT)(void *, void **);
void WRAP(WAIT)(void *condition, void **lock)
{
    nasty_release(*lock);
    REAL_NAME(WAIT)(condition, lock);
    nasty_acquire(condition);
    nasty_acquire(*lock);
}

#define NOTIFIES(function)                                                                                   \
    void REAL_NAME(function)(void *) __attribute__((weak));                                                  \
    void WRAP(function)(void *);                                                                             \
    void WRAP(function)(void *condition)                                                                     \
    {                                                                                                        \
        nasty_release(condition);                                                                            \
        REAL_NAME(function)(condition);                                                                      \
    }

NOTIFIES(NOTIFY_ONE)
NOTIFIES(NOTIFY_ALL)
