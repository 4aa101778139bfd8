/* The file of events (NASTY_RECORD, NASTY_TRACE). In C because the kernel has to keep what the process
 * wrote, however the process ends: each chunk is a part of the file that is mapped. */
#include "observe/file.h"

#include "calls.h"
#include "process/alloc.h"
#include "process/clock.h"
#include "process/host.h"
#include "process/message.h"
#include "process/state.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Go twin: trace.header */
struct trace_header {
    char magic[8];
    uint32_t version;
    int32_t rank;
    uint32_t size;
    uint32_t pid;
    uint64_t table; /* identifies the numbers of functions and constants */
    uint64_t chunks;
    uint64_t lost; /* events in chunks that were used again */
    int64_t epoch; /* wall-clock time of time 0, ns since 1970 */
    uint32_t complete;
    uint32_t failed; /* the disk was full */
    char host[64];
    char boot[40];
    uint32_t ending; /* enum nasty_ending */
    int32_t ending_value;
    uint32_t ending_thread;
    uint32_t refused_thread;
    uint64_t refused_at;
    uint64_t refused; /* the class of the error that the library treats, as values have it; 0: none */
};

/* A trace keeps 12 MiB, unless more threads than that write at the same time. Disk is allocated in steps of
 * 1 MiB before it is written to, since writing to mapped memory without room on disk would kill the
 * program. */
enum { VERSION = 11, BOUND = 192, STEP = 16 };

static struct trace_header *header;
static int file = -1, names = -1;
static pthread_mutex_t file_mutex = PTHREAD_MUTEX_INITIALIZER;
/* under the mutex */
static uint64_t sequence; /* of the newest chunk */
static uint64_t nchunks;  /* chunks of the file that were used */
static uint64_t ready;    /* chunks of the file that are allocated on disk */
static uint64_t written;  /* bytes of names */
static struct slot {
    uint64_t sequence;
    bool owned;
} *slots; /* of a trace, by place */

static void give_up(const char *what)
{
    if (nasty.tracing)
        nasty_warn("%s/rank-%d: %s: %s; nothing is written from here on", nasty.settings.trace_folder,
                   nasty.rank, what, strerror(errno));
    nasty.tracing = false;
    nasty.recording = false;
    nasty.observing = false;
    if (header)
        header->failed = 1;
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

/* A process with threads waits for all processors, some 20 ms, when its table of descriptors grows. */
void nasty_file_make_room(void)
{
    int fd = out_of_the_way(open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (fd >= 0)
        close(fd);
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

/* Beyond its limit a write would raise SIGXFSZ, which ends most programs. */
static bool within_limit(uint64_t bytes)
{
    struct rlimit limit;
    uint64_t most = nasty.settings.trace_bytes ? nasty.settings.trace_bytes : UINT64_MAX;
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < most)
        most = limit.rlim_cur;
    if (bytes <= most)
        return true;
    errno = EFBIG;
    return false;
}

static bool allocate_disk(uint64_t from, uint64_t bytes)
{
    if (!within_limit(from + bytes))
        return false;
    int error = posix_fallocate(file, (off_t)from, (off_t)bytes);
    errno = error;
    return error == 0;
}

static void *map_events(uint64_t from, size_t bytes)
{
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)from);
    return at == MAP_FAILED ? NULL : at;
}

static void write_header(int size)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    *header = (struct trace_header){
        .version = VERSION,
        .rank = nasty.rank,
        .size = (uint32_t)size,
        .pid = (uint32_t)getpid(),
        .table = NASTY_TABLE,
        .epoch = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec - (int64_t)nasty_now(),
        .complete = nasty.settings.trace == TRACE_ALL,
    };
    struct nasty_host host = nasty_host();
    memcpy(header->host, host.name, sizeof header->host);
    memcpy(header->boot, host.boot, sizeof header->boot);
    memcpy(header->magic, "NASTYREC", sizeof header->magic);
}

void nasty_file_ending(enum nasty_ending how, int value, uint32_t thread)
{
    if (!header || header->ending || header->pid != (uint32_t)getpid()) /* a forked child is no rank */
        return;
    header->ending_value = value;
    header->ending_thread = thread;
    header->ending = how;
}

void nasty_file_refused(uint64_t class, uint32_t thread)
{
    if (!header)
        return;
    header->refused_thread = thread;
    header->refused_at = nasty_now();
    header->refused = class;
}

bool nasty_file_start(int size)
{
    nasty.tracing = true;
    slots = nasty_alloc(BOUND * sizeof *slots);
    memset(slots, 0, BOUND * sizeof *slots);
    if (mkdir(nasty.settings.trace_folder, 0777) != 0 && errno != EEXIST)
        give_up("cannot create the folder");
    else if ((file = create_file("events")) < 0 || (names = create_file("names")) < 0)
        give_up("cannot create a file");
    else if (!allocate_disk(0, NASTY_EVENTS))
        give_up("no room");
    else if (!(header = map_events(0, sizeof *header)))
        give_up("cannot map the file");
    else
        write_header(size);
    nasty.recording = nasty.tracing && nasty.settings.trace == TRACE_ALL;
    nasty.observing = nasty.recording || (nasty.tracing && nasty.settings.trace_received);
    return nasty.tracing;
}

/* The place of the oldest chunk that no stream has; -1: there is none. */
static int64_t oldest_chunk(void)
{
    int64_t found = -1;
    for (int64_t i = 0; i < BOUND; i++)
        if (!slots[i].owned && (found < 0 || slots[i].sequence < slots[found].sequence))
            found = i;
    return found;
}

/* Where a chunk is in the file: after the header, which has as much room as a chunk. */
static uint64_t chunk_place(uint64_t chunk) { return (chunk + 1) * NASTY_EVENTS; }

/* A place in the file for one more chunk; -1: there is no room. */
static int64_t free_place(void)
{
    if (nasty.settings.trace != TRACE_ALL && nchunks >= BOUND) {
        int64_t again = oldest_chunk();
        if (again >= 0)
            return again;
    }
    if (nchunks >= ready && !allocate_disk(chunk_place(ready), (uint64_t)STEP * NASTY_EVENTS))
        return -1;
    ready = nchunks >= ready ? ready + STEP : ready;
    header->chunks = ++nchunks;
    return (int64_t)nchunks - 1;
}

static void begin_chunk(struct nasty_chunk *c, uint32_t stream, uint32_t thread, uint64_t base)
{
    header->lost += c->sequence ? c->events : 0;
    atomic_store_explicit(&c->sequence, 0, memory_order_release);
    c->used = 0;
    c->events = 0;
    c->base = base;
    c->stream = stream;
    c->thread = thread;
    atomic_store_explicit(&c->sequence, ++sequence, memory_order_release);
}

struct nasty_chunk *nasty_chunk_take(uint32_t stream, uint32_t thread, uint64_t base)
{
    struct nasty_chunk *c = NULL;
    pthread_mutex_lock(&file_mutex);
    int64_t at = nasty.tracing ? free_place() : -1;
    if (at >= 0)
        c = map_events(chunk_place((uint64_t)at), NASTY_EVENTS);
    if (c) {
        begin_chunk(c, stream, thread, base);
        if (at < BOUND)
            slots[at] = (struct slot){sequence, true};
    } else if (nasty.tracing) {
        give_up("no room");
    }
    pthread_mutex_unlock(&file_mutex);
    return c;
}

void nasty_chunk_give(struct nasty_chunk *chunk)
{
    pthread_mutex_lock(&file_mutex);
    for (int i = 0; i < BOUND; i++)
        if (slots[i].sequence == chunk->sequence)
            slots[i].owned = false;
    pthread_mutex_unlock(&file_mutex);
    munmap(chunk, NASTY_EVENTS);
}

void nasty_file_name(const char *format, ...)
{
    static char line[4400]; /* stacks may be small */
    static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;
    va_list args;
    pthread_mutex_lock(&writing);
    va_start(args, format);
    int n = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (nasty.tracing && (n >= (int)sizeof line || !within_limit(written + (uint64_t)n) ||
                          nasty_write(names, line, (size_t)n) != n))
        give_up("cannot write");
    written += (uint64_t)n;
    pthread_mutex_unlock(&writing);
}
