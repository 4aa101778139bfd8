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
    nasty_order(beginning, SYNC_ACQUIRES | SYNC_BEGINS);
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
    nasty_release(of);
    int result = __real_thrd_create(thread, begin_thrd, of);
    if (result != thrd_success)
        free(of);
    return result;
}

/* Whoever waits for a thread follows all threads: that one may have ended by thrd_exit. */
int WRAP(thrd_join)(thrd_t, int *);
int WRAP(thrd_join)(thrd_t thread, int *value)
{
    int result = __real_thrd_join(thread, value);
    nasty_acquire(NULL);
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

/* std::thread and std::condition_variable of libstdc++. The beginning of such a thread is not seen, but it is
 * known that one begins. */
#define START _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE
#define JOIN _ZNSt6thread4joinEv
#define WAIT _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE
#define NOTIFY_ONE _ZNSt18condition_variable10notify_oneEv
#define NOTIFY_ALL _ZNSt18condition_variable10notify_allEv
#define REAL_NAME_(function) __real_##function
#define REAL_NAME(function) REAL_NAME_(function)

void REAL_NAME(START)(void *, void *, void (*)(void)) __attribute__((weak));
void WRAP(START)(void *, void *, void (*)(void));
void WRAP(START)(void *thread, void *state, void (*depends)(void))
{
    nasty_order(NULL, SYNC_RELEASES | SYNC_BEGINS);
    REAL_NAME(START)(thread, state, depends);
}

void REAL_NAME(JOIN)(void *) __attribute__((weak));
void WRAP(JOIN)(void *);
void WRAP(JOIN)(void *thread)
{
    REAL_NAME(JOIN)(thread);
    nasty_acquire(NULL);
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
