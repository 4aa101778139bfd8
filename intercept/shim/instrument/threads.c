/* Threads of POSIX: what they release before a call, and acquire after it. The linker calls these functions
 * in place of those (--wrap), so that the calls of libraries are not seen. In C because it becomes a part of
 * the program. */
#include "instrument.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

REAL(pthread_create);
REAL(pthread_join);
REAL(pthread_cond_wait);
REAL(pthread_cond_timedwait);
/* GNU libc has it since 2.30. */
int __real_pthread_cond_clockwait(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *)
    __attribute__((weak));
REAL(pthread_barrier_wait);

struct nasty_beginning {
    void *(*body)(void *);
    void *argument;
};

/* What its end releases is its own number. */
void nasty_thread_end(const pthread_t *own)
{
    nasty_order((void *)(uintptr_t)*own, SYNC_RELEASES | SYNC_BEGINS | SYNC_ENDS);
}

static void find_stack(char **from, size_t *bytes)
{
    pthread_attr_t attributes;
    void *stack;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0)
        return;
    if (pthread_attr_getstack(&attributes, &stack, bytes) == 0)
        *from = stack;
    pthread_attr_destroy(&attributes);
}

void nasty_stack_gone(const void *below)
{
    static __thread char *from __attribute__((tls_model("initial-exec")));
    static __thread size_t bytes __attribute__((tls_model("initial-exec")));
    if (!nasty_hook.access || !nasty_hook.span)
        return;
    if (!from)
        find_stack(&from, &bytes);
    size_t gone = below ? (uintptr_t)below - (uintptr_t)from : bytes;
    if (from && gone <= bytes) /* and not on a stack that the program has made */
        nasty_access_range(from, gone, ACCESS_GONE, NULL);
}

pthread_t nasty_thread_begin(const void *beginning)
{
    nasty_order(beginning, SYNC_ACQUIRES | SYNC_BEGINS);
    nasty_stack_gone(NULL);
    return pthread_self();
}

/* The thread may end by pthread_exit, or be cancelled. */
static void *begin_thread(void *beginning)
{
    struct nasty_beginning of = *(struct nasty_beginning *)beginning;
    NASTY_THREAD(beginning);
    free(beginning);
    return of.body(of.argument);
}

int WRAP(pthread_create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int WRAP(pthread_create)(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *),
                         void *argument)
{
    struct nasty_beginning *of = nasty_hook.synchronize ? malloc(sizeof *of) : NULL;
    if (!of)
        return __real_pthread_create(thread, attributes, body, argument);
    *of = (struct nasty_beginning){body, argument};
    nasty_order(of, SYNC_RELEASES | SYNC_BEGINS);
    int result = __real_pthread_create(thread, attributes, begin_thread, of);
    if (result != 0)
        free(of);
    return result;
}

int WRAP(pthread_join)(pthread_t, void **);
int WRAP(pthread_join)(pthread_t thread, void **value)
{
    int result = __real_pthread_join(thread, value);
    nasty_joined_thread(thread);
    return result;
}

#define ACQUIRES_UNTIL(function, type)                                                                       \
    REAL(function);                                                                                          \
    int WRAP(function)(type * object, const struct timespec *end);                                           \
    int WRAP(function)(type * object, const struct timespec *end)                                            \
    {                                                                                                        \
        int result = __real_##function(object, end);                                                         \
        nasty_acquire(object);                                                                               \
        return result;                                                                                       \
    }

ACQUIRES(pthread_mutex_lock, pthread_mutex_t)
ACQUIRES(pthread_mutex_trylock, pthread_mutex_t)
ACQUIRES_UNTIL(pthread_mutex_timedlock, pthread_mutex_t)
RELEASES(pthread_mutex_unlock, pthread_mutex_t)
ACQUIRES(pthread_spin_lock, pthread_spinlock_t)
ACQUIRES(pthread_spin_trylock, pthread_spinlock_t)
RELEASES(pthread_spin_unlock, pthread_spinlock_t)
ACQUIRES(pthread_rwlock_rdlock, pthread_rwlock_t)
ACQUIRES(pthread_rwlock_tryrdlock, pthread_rwlock_t)
ACQUIRES_UNTIL(pthread_rwlock_timedrdlock, pthread_rwlock_t)
ACQUIRES(pthread_rwlock_wrlock, pthread_rwlock_t)
ACQUIRES(pthread_rwlock_trywrlock, pthread_rwlock_t)
ACQUIRES_UNTIL(pthread_rwlock_timedwrlock, pthread_rwlock_t)
RELEASES(pthread_rwlock_unlock, pthread_rwlock_t)
RELEASES(pthread_cond_signal, pthread_cond_t)
RELEASES(pthread_cond_broadcast, pthread_cond_t)
ACQUIRES(sem_wait, sem_t)
ACQUIRES(sem_trywait, sem_t)
ACQUIRES_UNTIL(sem_timedwait, sem_t)
RELEASES(sem_post, sem_t)

int WRAP(pthread_barrier_wait)(pthread_barrier_t *);
int WRAP(pthread_barrier_wait)(pthread_barrier_t *barrier)
{
    nasty_release(barrier);
    int result = __real_pthread_barrier_wait(barrier);
    nasty_acquire(barrier);
    return result;
}

/* Waiting for a condition releases the mutex, and acquires it again. */
static int waited(pthread_cond_t *condition, pthread_mutex_t *mutex, int result)
{
    nasty_acquire(condition);
    nasty_acquire(mutex);
    return result;
}

int WRAP(pthread_cond_wait)(pthread_cond_t *, pthread_mutex_t *);
int WRAP(pthread_cond_wait)(pthread_cond_t *condition, pthread_mutex_t *mutex)
{
    nasty_release(mutex);
    return waited(condition, mutex, __real_pthread_cond_wait(condition, mutex));
}

int WRAP(pthread_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
int WRAP(pthread_cond_timedwait)(pthread_cond_t *condition, pthread_mutex_t *mutex,
                                 const struct timespec *end)
{
    nasty_release(mutex);
    return waited(condition, mutex, __real_pthread_cond_timedwait(condition, mutex, end));
}

int WRAP(pthread_cond_clockwait)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
int WRAP(pthread_cond_clockwait)(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                                 const struct timespec *end)
{
    nasty_release(mutex);
    return waited(condition, mutex, __real_pthread_cond_clockwait(condition, mutex, clock, end));
}
