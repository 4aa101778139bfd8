/* Values as a recording contains them. */
#ifndef NASTY_RECORDING_VALUES_H
#define NASTY_RECORDING_VALUES_H

#include "observe/stream.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Where values go. Go twin of what is written: trace.decoder */
struct nasty_writer {
    char *at;
    char *end;
};

/* A scalar has room: the lists of a call leave enough for all of its scalars. */
enum { NASTY_SCALARS = 1024 };

/* A number that may be negative. The lowest bit tells it from a constant. */
static inline uint64_t nasty_signed(int64_t n) { return ((uint64_t)n << 1 ^ (uint64_t)(n >> 63)) << 1; }

static inline void nasty_write_number(struct nasty_writer *w, uint64_t n) { w->at = nasty_put(w->at, n); }
static inline void nasty_write_signed(struct nasty_writer *w, int64_t n)
{
    nasty_write_number(w, nasty_signed(n));
}

/* What a call did not set. */
static inline void nasty_write_absent(struct nasty_writer *w) { w->at = nasty_put(w->at, 1); }

/* A number that may be a constant of the set. */
void nasty_write_in_set(struct nasty_writer *w, uint8_t set, int64_t n);

/* The bits of an assertion or a mode. Bits that MPI does not define are bit 20. */
void nasty_write_mask(struct nasty_writer *w, unsigned mask, int64_t n);

/* The class of an error code. */
uint64_t nasty_error_value(int code);
void nasty_write_error(struct nasty_writer *w, int code);

void nasty_write_in_place(struct nasty_writer *w);
static inline void nasty_write_address(struct nasty_writer *w, const void *address)
{
    if (LIKELY(address != MPI_IN_PLACE))
        nasty_write_number(w, (uint64_t)(uintptr_t)address << 1);
    else
        nasty_write_in_place(w);
}
void nasty_write_text(struct nasty_writer *w, const char *text);

/* A status, with its error if the call sets that. */
void nasty_write_status(struct nasty_writer *w, const MPI_Status *status, bool errors);

#endif
