/* What OpenMP of GCC and of LLVM have in common: calls that order the threads of a team. */
#ifndef NASTY_OPENMP_H
#define NASTY_OPENMP_H

#include "instrument.h"

/* What these calls release and acquire: more order than there is, if teams are nested. */
static char nasty_barriers, nasty_ordered;

/* After such a call the thread follows all threads that have called it before. */
#define MEETS_TEAM(type, function, parameters, arguments)                                                    \
    type __real_##function parameters __attribute__((weak));                                                 \
    type WRAP(function) parameters;                                                                          \
    type WRAP(function) parameters                                                                           \
    {                                                                                                        \
        nasty_release(&nasty_barriers);                                                                      \
        type result = __real_##function arguments;                                                           \
        nasty_acquire(&nasty_barriers);                                                                      \
        return result;                                                                                       \
    }

/* Calls after which the thread has something for itself, and before which it gives it up. */
#define ENTERS(function, parameters, arguments, object)                                                      \
    void __real_##function parameters __attribute__((weak));                                                 \
    void WRAP(function) parameters;                                                                          \
    void WRAP(function) parameters                                                                           \
    {                                                                                                        \
        __real_##function arguments;                                                                         \
        nasty_acquire(object);                                                                               \
    }

#define LEAVES(function, parameters, arguments, object)                                                      \
    void __real_##function parameters __attribute__((weak));                                                 \
    void WRAP(function) parameters;                                                                          \
    void WRAP(function) parameters                                                                           \
    {                                                                                                        \
        nasty_release(object);                                                                               \
        __real_##function arguments;                                                                         \
    }

#endif
