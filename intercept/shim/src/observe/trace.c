/* The trace: what happened in this process, in a file that the kernel keeps however the process ends
 * (NASTY_TRACE). In C because each call of the program is noted in a few nanoseconds; package
 * internal/trace reads the file. */
#include "observe/trace.h"

#include "calls.h"
#include "observe/hash.h"
#include "observe/site.h"
#include "process/clock.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/polls.h"
#include "process/state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Go twin: trace.header. A page, so that events are aligned. */
struct trace_header {
    char magic[8];
    uint32_t version;
    int32_t rank;
    uint32_t size;
    uint32_t pid;
    uint64_t capacity; /* of the ring of events after the header */
    uint64_t count;    /* events so far; the oldest may be overwritten */
    int64_t epoch;     /* wall-clock time of time 0, ns since 1970 */
    char host[64];
};

/* Go twin: trace.record */
struct event {
    uint64_t time;
    uint16_t type;
    uint16_t code;
    uint32_t site;
    uint64_t seq;
    uint32_t window;
    int32_t target;
    uint64_t a, b;
};

/* The last CAPACITY events are kept: 12 MiB. Disk is allocated in chunks before it is written to, since
 * writing to mapped memory without room on disk would kill the program. */
enum { TRACE_VERSION = 3, HEADER = 4096, CAPACITY = 1 << 18, STEP = 1 << 20 };

static struct trace_header *header;
static struct event *events;
static int file = -1, names = -1;
static uint64_t ready; /* bytes of the file that are allocated on disk */
static uint64_t trace_begin;
static pthread_mutex_t trace_mutex = PTHREAD_MUTEX_INITIALIZER;
static __thread uint32_t polling; /* site of the last call, if it was a poll */
static __thread bool quiet;       /* the current call is not written */

static void give_up(const char *what)
{
    nasty_warn("%s/rank-%d: %s: %s; no trace is written from here on", nasty.settings.trace_folder,
               nasty.rank, what, strerror(errno));
    nasty.tracing = false;
}

/* The same file, as a descriptor that no program expects to get. */
static int out_of_the_way(int fd)
{
    enum { HIGH = 512, ROOM = 16 };
    struct rlimit limit = {.rlim_cur = HIGH};
    getrlimit(RLIMIT_NOFILE, &limit);
    int from = limit.rlim_cur > HIGH + ROOM ? HIGH : (int)limit.rlim_cur - ROOM;
    int other = fd < 0 ? fd : fcntl(fd, F_DUPFD_CLOEXEC, from > 0 ? from : 0);
    if (other < 0)
        return fd;
    close(fd);
    return other;
}

/* A process with the same rank in another world (MPI_Comm_spawn) has a file of its own. */
static int create_file(const char *suffix)
{
    static char path[sizeof nasty.settings.trace_folder + 64];
    snprintf(path, sizeof path, "%s/rank-%d.%s", nasty.settings.trace_folder, nasty.rank, suffix);
    int fd = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0666);
    if (fd >= 0 || errno != EEXIST)
        return out_of_the_way(fd);
    snprintf(path, sizeof path, "%s/rank-%d-%ld.%s", nasty.settings.trace_folder, nasty.rank, (long)getpid(),
             suffix);
    return out_of_the_way(open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0666));
}

static bool reserve(uint64_t bytes)
{
    pthread_mutex_lock(&trace_mutex);
    while (nasty.tracing && ready < bytes) {
        int error = posix_fallocate(file, (off_t)ready, STEP);
        if (error == 0) {
            __atomic_store_n(&ready, ready + STEP, __ATOMIC_RELEASE);
            continue;
        }
        errno = error;
        give_up("no room");
    }
    pthread_mutex_unlock(&trace_mutex);
    return nasty.tracing;
}

void nasty_trace_start(int size)
{
    const size_t bytes = HEADER + CAPACITY * sizeof(struct event);
    if (!nasty.settings.trace || header)
        return;
    nasty.tracing = true;
    if (mkdir(nasty.settings.trace_folder, 0777) != 0 && errno != EEXIST)
        return give_up("cannot create the folder");
    file = create_file("events");
    names = file < 0 ? -1 : create_file("names");
    if (names < 0)
        return give_up("cannot create a file");
    if (!reserve(HEADER))
        return;
    void *map = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (map == MAP_FAILED)
        return give_up("cannot map the file");
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    trace_begin = nasty_now();
    header = map;
    events = (struct event *)((char *)map + HEADER);
    *header = (struct trace_header){
        .version = TRACE_VERSION,
        .rank = nasty.rank,
        .size = (uint32_t)size,
        .pid = (uint32_t)getpid(),
        .capacity = CAPACITY,
        .epoch = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec,
    };
    gethostname(header->host, sizeof header->host - 1);
    memcpy(header->magic, "NASTYTRC", sizeof header->magic);
}

static void write_event(struct event e)
{
    if (!header)
        return;
    uint64_t i = __atomic_fetch_add(&header->count, 1, __ATOMIC_RELAXED) % CAPACITY;
    uint64_t end = HEADER + (i + 1) * sizeof e;
    if (UNLIKELY(end > __atomic_load_n(&ready, __ATOMIC_ACQUIRE)) && !reserve(end))
        return;
    e.time = nasty_now() - trace_begin;
    e.site = (uint16_t)nasty_site;
    events[i] = e;
}

/* Writes a line of text about something that is told once. */
static void write_name(const char *format, ...)
{
    static char line[4400]; /* stacks may be small */
    static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;
    va_list args;
    pthread_mutex_lock(&writing);
    va_start(args, format);
    int n = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (nasty.tracing && (n >= (int)sizeof line || nasty_write(names, line, (size_t)n) != n))
        give_up("cannot write");
    pthread_mutex_unlock(&writing);
}

void nasty_trace_site(uint32_t number, uint32_t call, bool left_alone, uint64_t offset, const char *path)
{
    if (nasty.tracing)
        write_name("site %u %s %d %#llx %s\n", number, nasty_call_names[call], left_alone,
                   (unsigned long long)offset, path);
}

void nasty_trace_window_name(uint32_t window, const char *name)
{
    write_name("window %u %.*s\n", window, (int)strcspn(name, "\n"), name);
}

/* Repeated polls at one place are written once, so that they do not fill the trace. */
void nasty_trace_enter(uint32_t call)
{
    quiet = call & NASTY_POLLS && polling == nasty_site;
    polling = call & NASTY_POLLS ? nasty_site : 0;
    if (!quiet)
        write_event((struct event){.type = EVENT_ENTER});
}

void nasty_trace_leave(int result)
{
    if (!quiet)
        write_event((struct event){.type = EVENT_LEAVE, .a = (uint64_t)result});
}

void nasty_trace(enum nasty_event_type type, uint16_t code, uint32_t window, int target, uint64_t a,
                 uint64_t b)
{
    write_event((struct event){
        .type = (uint16_t)type, .code = code, .window = window, .target = target, .a = a, .b = b});
}

static void write_operation(enum nasty_event_type type, uint16_t code, const struct nasty_op *op, uint64_t a,
                            uint64_t b)
{
    write_event((struct event){.type = (uint16_t)type,
                               .code = code,
                               .seq = op->seq >> NASTY_SITE_BITS,
                               .window = op->window,
                               .target = op->target,
                               .a = a,
                               .b = b});
}

void nasty_trace_op(enum nasty_event_type type, const struct nasty_op *op, uint64_t a, uint64_t b)
{
    write_operation(type, op->kind, op, a, b);
}

void nasty_trace_recorded(const struct nasty_op *op, enum nasty_epoch epoch)
{
    write_operation(EVENT_OP, (uint16_t)(epoch << 8 | op->kind), op, (uint64_t)op->offset, op->bytes);
}

void nasty_trace_taken(const struct nasty_segment *taken)
{
    for (const struct nasty_segment *s = taken; s; s = s->next)
        for (uint32_t i = 0; i < s->n; i++)
            nasty_trace_op(EVENT_DONE, &s->ops[i], s->ops[i].state, 0);
}

uint64_t nasty_trace_plan(uint64_t hash, const struct nasty_instr *instrs, uint32_t count)
{
    for (const struct nasty_instr *i = instrs; i < instrs + count; i++) {
        uint64_t words[] = {i->op->seq >> NASTY_SITE_BITS, i->off, (uint64_t)i->code << 32 | i->len};
        hash = nasty_hash(hash, (const char *)words, sizeof words);
    }
    return hash;
}
