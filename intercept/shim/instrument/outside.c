/* Calls by which processes or threads may order what they do without MPI, and without memory that MPI made:
 * what they do then is not seen. In C because it becomes a part of the program. */
#include "instrument.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <mqueue.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static void meet_outside(uint32_t whom)
{
    if ((nasty_hook.outside & whom) == whom)
        return;
    nasty_hook.outside |= whom;
    nasty_tell_shim("nasty_hook_changed");
}

#define MEETS(whom, type, function, parameters, arguments)                                                   \
    REAL(function);                                                                                          \
    type WRAP(function) parameters;                                                                          \
    type WRAP(function) parameters                                                                           \
    {                                                                                                        \
        meet_outside(whom);                                                                                  \
        return __real_##function arguments;                                                                  \
    }

MEETS(OUTSIDE_RANKS, int, mkfifo, (const char *path, mode_t mode), (path, mode))
MEETS(OUTSIDE_RANKS, int, msgget, (key_t key, int flags), (key, flags))
MEETS(OUTSIDE_RANKS, int, semget, (key_t key, int n, int flags), (key, n, flags))
MEETS(OUTSIDE_RANKS, void *, shmat, (int id, const void *at, int flags), (id, at, flags))
MEETS(OUTSIDE_RANKS, int, socket, (int domain, int type, int protocol), (domain, type, protocol))

/* By these only threads of one process. */
MEETS(OUTSIDE_THREADS, int, pipe, (int ends[2]), (ends))
MEETS(OUTSIDE_THREADS, int, pipe2, (int ends[2], int flags), (ends, flags))
MEETS(OUTSIDE_THREADS, int, socketpair, (int domain, int type, int protocol, int ends[2]),
      (domain, type, protocol, ends))
MEETS(OUTSIDE_THREADS, int, eventfd, (unsigned value, int flags), (value, flags))
MEETS(OUTSIDE_THREADS, int, flock, (int file, int what), (file, what))
MEETS(OUTSIDE_THREADS, int, pthread_kill, (pthread_t thread, int number), (thread, number))
MEETS(OUTSIDE_THREADS, int, pthread_cancel, (pthread_t thread), (thread))
MEETS(OUTSIDE_THREADS, int, sigaction, (int number, const struct sigaction *action, struct sigaction *before),
      (number, action, before))
MEETS(OUTSIDE_THREADS, sighandler_t, signal, (int number, sighandler_t handler), (number, handler))
MEETS(OUTSIDE_THREADS, int, sigwait, (const sigset_t *set, int *number), (set, number))
MEETS(OUTSIDE_THREADS, void *, dlopen, (const char *file, int flags), (file, flags))
MEETS(OUTSIDE_THREADS, pid_t, fork, (void), ())

/* Memory that only this process and its children have, or that it only reads, tells others nothing. */
#define MAPS(function, offset_type)                                                                          \
    void *__real_##function(void *, size_t, int, int, int, offset_type) __attribute__((weak));               \
    void *WRAP(function)(void *, size_t, int, int, int, offset_type);                                        \
    void *WRAP(function)(void *at, size_t bytes, int allowed, int flags, int file, offset_type offset)       \
    {                                                                                                        \
        if (flags & MAP_SHARED && !(flags & MAP_ANONYMOUS) && allowed & PROT_WRITE)                          \
            meet_outside(OUTSIDE_RANKS);                                                                     \
        void *memory = __real_##function(at, bytes, allowed, flags, file, offset);                           \
        if (memory != MAP_FAILED)                                                                            \
            nasty_access_range(memory, bytes, ACCESS_GONE, SITE);                                            \
        return memory;                                                                                       \
    }

MAPS(mmap, off_t)
MAPS(mmap64, int64_t)

REAL(sem_open);
REAL(mq_open);

sem_t *WRAP(sem_open)(const char *, int, ...);
sem_t *WRAP(sem_open)(const char *name, int flags, ...)
{
    meet_outside(OUTSIDE_RANKS);
    if (!(flags & O_CREAT))
        return __real_sem_open(name, flags);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    unsigned value = va_arg(rest, unsigned);
    va_end(rest);
    return __real_sem_open(name, flags, mode, value);
}

mqd_t WRAP(mq_open)(const char *, int, ...);
mqd_t WRAP(mq_open)(const char *name, int flags, ...)
{
    meet_outside(OUTSIDE_RANKS);
    if (!(flags & O_CREAT))
        return __real_mq_open(name, flags);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    struct mq_attr *attributes = va_arg(rest, struct mq_attr *);
    va_end(rest);
    return __real_mq_open(name, flags, mode, attributes);
}
