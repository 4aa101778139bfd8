/* Calls by which processes may order what they do without MPI, and without memory that MPI made: what they
 * do then is not seen. In C because it becomes a part of the program. */
#include "instrument.h"

#include <fcntl.h>
#include <mqueue.h>
#include <semaphore.h>
#include <stdarg.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>

static void meet_outside(void)
{
    nasty_hook.outside = true;
    nasty_tell_shim("nasty_hook_changed");
}

#define MEETS(type, function, parameters, arguments)                                                         \
    REAL(function);                                                                                          \
    type WRAP(function) parameters;                                                                          \
    type WRAP(function) parameters                                                                           \
    {                                                                                                        \
        meet_outside();                                                                                      \
        return __real_##function arguments;                                                                  \
    }

MEETS(int, mkfifo, (const char *path, mode_t mode), (path, mode))
MEETS(int, msgget, (key_t key, int flags), (key, flags))
MEETS(int, semget, (key_t key, int n, int flags), (key, n, flags))
MEETS(void *, shmat, (int id, const void *at, int flags), (id, at, flags))
MEETS(int, socket, (int domain, int type, int protocol), (domain, type, protocol))

/* Memory that only this process and its children have, or that it only reads, tells others nothing. */
#define MAPS(function, offset_type)                                                                          \
    void *__real_##function(void *, size_t, int, int, int, offset_type) __attribute__((weak));               \
    void *WRAP(function)(void *, size_t, int, int, int, offset_type);                                        \
    void *WRAP(function)(void *at, size_t bytes, int allowed, int flags, int file, offset_type offset)       \
    {                                                                                                        \
        if (flags & MAP_SHARED && !(flags & MAP_ANONYMOUS) && allowed & PROT_WRITE)                          \
            meet_outside();                                                                                  \
        return __real_##function(at, bytes, allowed, flags, file, offset);                                   \
    }

MAPS(mmap, off_t)
MAPS(mmap64, int64_t)

REAL(sem_open);
REAL(mq_open);

sem_t *WRAP(sem_open)(const char *, int, ...);
sem_t *WRAP(sem_open)(const char *name, int flags, ...)
{
    meet_outside();
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
    meet_outside();
    if (!(flags & O_CREAT))
        return __real_mq_open(name, flags);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    struct mq_attr *attributes = va_arg(rest, struct mq_attr *);
    va_end(rest);
    return __real_mq_open(name, flags, mode, attributes);
}
