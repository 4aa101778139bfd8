/* The birth of the core's process. */
#ifndef NASTY_CORE_BIRTH_H
#define NASTY_CORE_BIRTH_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Descriptors in the core: the shared file, and the rank's standard error. */
enum { NASTY_CORE_MEMORY_FD = 3, NASTY_CORE_STDERR_FD = 4 };

struct nasty_birth {
    /* given */
    const char *path;         /* the core's executable */
    char *const *environment; /* its variables */
    int memory, report;       /* descriptors of empty files: shared memory, and the core's standard error */
    size_t memory_bytes, report_bytes;
    /* the result */
    pid_t core;
    int error; /* errno where it could not be started, or 0 */
    /* for the new processes */
    char rank[16]; /* the rank's process number, which the core watches from its first moment on */
    char *stack;
    _Atomic bool ready; /* the files have their sizes: the core's program is next */
};

void nasty_give_birth(struct nasty_birth *b);

#endif
