/* Streams of events. In C because each call of the program writes events, in a few nanoseconds. */
#include "observe/stream.h"

#include "observe/event.h"
#include "observe/site.h"
#include "observe/threads.h"
#include "process/alloc.h"
#include "process/clock.h"
#include "process/state.h"

#include <pthread.h>
#include <stdatomic.h>

enum { EVENTS_ROOM = NASTY_EVENTS - sizeof(struct nasty_chunk), HEAD_ROOM = 40 };

__thread struct nasty_stream *nasty_stream_own;

static struct nasty_stream *unowned;
static uint32_t nstreams, nthreads; /* all three under the mutex */
static pthread_mutex_t streams_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_key_t stream_ends;
static pthread_once_t stream_once = PTHREAD_ONCE_INIT;

static void stream_thread_end(void *stream)
{
    struct nasty_stream *s = stream;
    nasty_stream_own = NULL;
    pthread_mutex_lock(&streams_mutex);
    s->next = unowned;
    unowned = s;
    pthread_mutex_unlock(&streams_mutex);
}

static void make_stream_key(void) { pthread_key_create(&stream_ends, stream_thread_end); }

static struct nasty_stream *stream_new(void)
{
    struct nasty_stream *s = nasty_alloc(sizeof *s);
    memset(s, 0, sizeof *s);
    s->values = nasty_alloc(NASTY_VALUES);
    s->number = nstreams++;
    return s;
}

/* A stream whose chunk is continued by another thread says so. */
struct nasty_stream *nasty_stream_take(void)
{
    if (!nasty.tracing)
        return NULL;
    pthread_once(&stream_once, make_stream_key);
    pthread_mutex_lock(&streams_mutex);
    struct nasty_stream *s = unowned;
    if (s)
        unowned = s->next;
    else
        s = stream_new();
    s->thread = nthreads++;
    pthread_mutex_unlock(&streams_mutex);
    s->staged = 0;
    nasty_stream_own = s;
    pthread_setspecific(stream_ends, s);
    nasty_threads_name(s->thread);
    if (s->chunk) {
        char thread[8];
        nasty_stream_write(s, EVENT_THREAD, thread, (size_t)(nasty_put(thread, s->thread) - thread));
    }
    return s;
}

static bool next_chunk(struct nasty_stream *s, uint64_t time)
{
    if (s->chunk)
        nasty_chunk_give(s->chunk);
    s->poll.size = 0;
    s->chunk = nasty_chunk_take(s->number, s->thread, time);
    s->time = time;
    return s->chunk != NULL;
}

/* Type, time and site of an event. */
static char *put_head(char *to, const struct nasty_stream *s, uint32_t type, uint64_t time, uint32_t site)
{
    *to++ = (char)type; /* less than 128 */
    to = nasty_put(to, time - s->time);
    return nasty_put(to, site);
}

/* An event begins with its size, which mostly needs one byte. */
static bool write_at(struct nasty_stream *s, uint32_t type, uint64_t time, uint32_t site, const char *values,
                     size_t size)
{
    time = time < s->time ? s->time : time;
    if (UNLIKELY(!s->chunk || s->chunk->used + HEAD_ROOM + size > EVENTS_ROOM) && !next_chunk(s, time))
        return false;
    struct nasty_chunk *c = s->chunk;
    char *from = c->data + c->used, *to = put_head(from + 1, s, type, time, site);
    size_t all = (size_t)(to - from) - 1 + size;
    if (LIKELY(all < 0x80)) {
        *from = (char)all;
    } else { /* again, after a larger size */
        to = put_head(nasty_put(from, all), s, type, time, site);
    }
    memcpy(to, values, size);
    s->time = time;
    c->events++;
    atomic_store_explicit(&c->used, (uint32_t)(to + size - c->data), memory_order_release);
    return true;
}

/* The site is a small number. Its high bits say other things. */
static uint32_t site_now(void) { return (uint16_t)nasty_site; }

void nasty_stream_unstage(struct nasty_stream *s)
{
    uint32_t size = s->staged;
    s->staged = 0;
    if (size)
        write_at(s, EVENT_ENTER, s->poll.time, s->poll.site, s->values, size);
}

void nasty_stream_write_at(struct nasty_stream *s, uint32_t type, uint16_t site, const char *values,
                           size_t size)
{
    nasty_stream_unstage(s);
    s->poll.size = 0;
    write_at(s, type, nasty_now(), site, values, size);
}

void nasty_stream_write(struct nasty_stream *s, uint32_t type, const char *values, size_t size)
{
    nasty_stream_write_at(s, type, (uint16_t)site_now(), values, size);
}

void nasty_stream_stage(struct nasty_stream *s, size_t size)
{
    s->poll.time = nasty_now();
    if (s->poll.site != site_now())
        s->poll.size = 0;
    s->poll.site = site_now();
    s->staged = (uint32_t)size;
}

/* Counts one more poll of the row. The count is in the chunk, after the first poll. */
static void count_poll(struct nasty_stream *s)
{
    char row[12];
    uint32_t count = 1;
    uint64_t now = nasty_now();
    if (s->poll.row) {
        memcpy(&count, s->chunk->data + s->poll.row, sizeof count);
        count++;
    }
    memcpy(row, &count, sizeof count);
    memcpy(row + sizeof count, &now, sizeof now);
    s->staged = 0;
    if (s->poll.row && count != 0)
        memcpy(s->chunk->data + s->poll.row, row, sizeof row);
    else if (write_at(s, EVENT_REPEATED, now, site_now(), row, sizeof row))
        s->poll.row = s->chunk->used - (uint32_t)sizeof row;
}

void nasty_stream_end_poll(struct nasty_stream *s, uint32_t type, const char *values, size_t size)
{
    size_t begin = s->staged, all = begin + size;
    bool room = s->chunk && s->chunk->used + HEAD_ROOM + 12 <= EVENTS_ROOM;
    if (begin && room && s->poll.size == all && memcmp(s->poll.kept, s->values, all) == 0) {
        count_poll(s);
        return;
    }
    bool whole = begin && all <= NASTY_KEPT;
    nasty_stream_unstage(s);
    if (!write_at(s, type, nasty_now(), site_now(), values, size))
        return;
    s->poll.row = 0;
    s->poll.size = whole ? (uint32_t)all : 0;
    if (whole)
        memcpy(s->poll.kept, s->values, all);
}
