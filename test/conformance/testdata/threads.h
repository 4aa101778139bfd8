/* Threads of POSIX for programs that check.h serves. */
#ifndef CONFORMANCE_THREADS_H
#define CONFORMANCE_THREADS_H

#include "check.h"

#include <pthread.h>

/* in_threads calls body in n threads at the same time, which have the numbers from first on. */
static inline void in_threads(long first, long n, void *(*body)(void *))
{
    pthread_t threads[n];
    for (long i = 0; i < n; i++)
        CHECK(pthread_create(&threads[i], NULL, body, (void *)(first + i)), 0);
    for (long i = 0; i < n; i++)
        CHECK(pthread_join(threads[i], NULL), 0);
}

#endif
