/* How the functions of this library tell the shim of an access. */
#ifndef NASTY_INSTRUMENT_H
#define NASTY_INSTRUMENT_H

#include "loads/hook.h"

#include <stdint.h>

extern struct nasty_hook nasty_hook;

/* Most accesses are of no interest, and without a recording none is: they cost this comparison. */
static inline __attribute__((always_inline)) void nasty_access(const volatile void *at, uintptr_t bytes,
                                                               uint32_t kind, const void *site)
{
    if (__builtin_expect((uintptr_t)at - nasty_hook.low < nasty_hook.span, 0))
        nasty_hook.access(at, bytes, kind, site);
}

/* An access of many bytes may begin before those that are of interest. */
static inline __attribute__((always_inline)) void nasty_access_range(const volatile void *at, uintptr_t bytes,
                                                                     uint32_t kind, const void *site)
{
    if (__builtin_expect(nasty_hook.span && (uintptr_t)at + bytes > nasty_hook.low &&
                             (uintptr_t)at < nasty_hook.low + nasty_hook.span,
                         0))
        nasty_hook.access(at, bytes, kind, site);
}

#define SITE __builtin_return_address(0)

#endif
