/* Streams of events: where each thread writes what happens. */
#ifndef NASTY_OBSERVE_STREAM_H
#define NASTY_OBSERVE_STREAM_H

#include "observe/file.h"
#include "process/platform.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Bytes of an event's values: less than a chunk has, with room for what comes before them. */
enum { NASTY_VALUES = NASTY_EVENTS - 256, NASTY_KEPT = 256 };

/* A stream belongs to one thread at a time. Another thread gets it when that thread has ended. */
struct nasty_stream {
    struct nasty_stream *next; /* of those that no thread has */
    struct nasty_chunk *chunk; /* that events go to, or NULL */
    uint64_t time;             /* of the last event */
    uint32_t number;
    uint32_t thread;
    char *values; /* of the event that is being made; the first `staged` bytes are those of `poll` */
    uint32_t staged;
    /* A row of polls with the same arguments and results is one call, with a count. */
    struct {
        uint64_t time; /* of a poll that was entered and is not written yet */
        uint32_t site;
        uint32_t size;         /* of `kept`; 0: the last event was none of such a row */
        uint32_t row;          /* where the count is, in the chunk; 0: there is none yet */
        char kept[NASTY_KEPT]; /* values of the last poll: the arguments, then the results */
    } poll;
    int handled;                     /* error code of the current call, which its error handler took; or 0 */
    struct nasty_call_state *call;   /* what belongs to the recording of calls */
    struct nasty_gathered *gathered; /* and to that of loads and stores */
};

/* Of this thread; NULL if nothing can be written. */
extern __thread struct nasty_stream *nasty_stream_own;
struct nasty_stream *nasty_stream_take(void);
static inline struct nasty_stream *nasty_stream(void)
{
    return LIKELY(nasty_stream_own != NULL) ? nasty_stream_own : nasty_stream_take();
}

/* Writes an event that happens now. */
void nasty_stream_write(struct nasty_stream *s, uint32_t type, const char *values, size_t size);

/* The same, about another place of the program than that of its call. */
void nasty_stream_write_at(struct nasty_stream *s, uint32_t type, uint16_t site, const char *values,
                           size_t size);

/* Writes the beginning of a poll only when the event after it is written, if that is not its equal end. */
void nasty_stream_stage(struct nasty_stream *s, size_t size);
/* Writes the beginning of a poll that is staged: the poll may have no end. */
void nasty_stream_unstage(struct nasty_stream *s);
/* The end of a poll. If the beginning is still staged, the values of the end follow it. */
void nasty_stream_end_poll(struct nasty_stream *s, uint32_t type, const char *values, size_t size);

/* Values: a number of up to 64 bits in as few bytes as it needs. */
static inline char *nasty_put(char *to, uint64_t n)
{
    for (; n >= 0x80; n >>= 7)
        *to++ = (char)(n | 0x80);
    *to++ = (char)n;
    return to;
}

#endif
