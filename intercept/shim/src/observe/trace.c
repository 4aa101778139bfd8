/* What happens to operations and windows, as events. In C because the shim does it. */
#include "observe/trace.h"

#include "calls.h"
#include "observe/file.h"
#include "observe/hash.h"
#include "observe/module.h"
#include "observe/stream.h"
#include "process/environment.h"
#include "process/state.h"

#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

static bool trace_started;

static void name_program(void)
{
    static char path[4096]; /* stacks may be small */
    ssize_t n = readlink("/proc/self/exe", path, sizeof path);
    if (n > 0)
        nasty_file_name("program 0 %.*s\n", (int)n, path);
}

/* Where the executable is. The kernel says where its program headers are. */
static void name_image(void)
{
    struct nasty_module m = nasty_module_of(getauxval(AT_PHDR));
    if (m.path)
        nasty_file_name("image 0 %#llx\n", (unsigned long long)m.bias);
}

/* Of processes that MPI_Comm_spawn started. */
static void name_world(void)
{
    const char *world = nasty_variable("_NASTYMPI_WORLD");
    if (world)
        nasty_file_name("world 0 %s\n", world);
}

void nasty_trace_start(int size)
{
    if (!nasty.settings.trace || trace_started)
        return;
    trace_started = nasty_file_start(size);
    if (!trace_started)
        return;
    name_program();
    name_image();
    name_world();
}

void nasty_trace_site(uint32_t number, uint32_t call, bool left_alone, uint64_t offset, const char *path)
{
    if (nasty.tracing)
        nasty_file_name("site %u %s %d %#llx %s\n", number, nasty_call_names[call], left_alone,
                        (unsigned long long)offset, path);
}

void nasty_trace_caller(uint32_t number, uint64_t offset, const char *path)
{
    if (nasty.tracing)
        nasty_file_name("caller %u %#llx %s\n", number, (unsigned long long)offset, path);
}

void nasty_trace_frame(uint32_t number, uint64_t low, uint64_t high)
{
    if (nasty.recording)
        nasty_file_name("frame %u %#llx %#llx\n", number, (unsigned long long)low, (unsigned long long)high);
}

void nasty_trace_window_name(uint32_t window, const char *name)
{
    nasty_file_name("window %u %.*s\n", window, (int)strcspn(name, "\n"), name);
}

static void write_event(uint32_t type, uint32_t code, uint32_t window, int target, uint64_t seq, uint64_t a,
                        uint64_t b)
{
    char values[64], *p = values;
    struct nasty_stream *s = nasty.tracing ? nasty_stream() : NULL;
    if (!s)
        return;
    p = nasty_put(p, code);
    p = nasty_put(p, window);
    p = nasty_put(p, (uint64_t)(int64_t)target << 1 ^ (uint64_t)(int64_t)(target >> 31));
    p = nasty_put(p, seq);
    p = nasty_put(p, a);
    p = nasty_put(p, b);
    nasty_stream_write(s, type, values, (size_t)(p - values));
}

void nasty_trace(enum nasty_event_type type, uint16_t code, uint32_t window, int target, uint64_t a,
                 uint64_t b)
{
    write_event(type, code, window, target, 0, a, b);
}

void nasty_trace_data(uint16_t class, uint16_t site, uint64_t bytes, uint64_t hash, uint64_t value)
{
    write_event(EVENT_RECEIVED, class, site, -1, bytes, hash, value);
}

void nasty_trace_fetched(uint16_t class, uint16_t site, uint64_t bytes, uint64_t value)
{
    write_event(EVENT_BROUGHT, class, site, -1, bytes, 0, value);
}

void nasty_trace_memory(const struct nasty_memory *m)
{
    write_event(EVENT_MEMORY, m->kind, m->site, -1, m->bytes, m->from, m->usable);
}

void nasty_trace_freed(uint16_t site, uint64_t from, uint64_t bytes)
{
    write_event(EVENT_FREED, 0, site, -1, 0, from, bytes);
}

static void write_operation(enum nasty_event_type type, uint32_t code, const struct nasty_op *op, uint64_t a,
                            uint64_t b)
{
    write_event(type, code, op->window, op->target, op->seq >> NASTY_SITE_BITS, a, b);
}

void nasty_trace_op(enum nasty_event_type type, const struct nasty_op *op, uint64_t a, uint64_t b)
{
    write_operation(type, op->kind, op, a, b);
}

void nasty_trace_recorded(const struct nasty_op *op, enum nasty_epoch epoch)
{
    enum { DEVICE = 0x8000 };
    uint32_t code = epoch << 8 | op->kind | (op->flags & FLAG_DEVICE ? DEVICE : 0);
    write_operation(EVENT_OP, code, op, (uint64_t)op->offset, op->bytes);
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
