/* Notes what the data is (NASTY_TRACE_STATE, NASTY_TRACE_RECEIVED). In C because it reads the program's
 * buffers. */
#include "buffers/trace_data.h"

#include "buffers/mapped.h"
#include "observe/hash.h"
#include "observe/trace.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "types/layout.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Data that was fetched or received: its hash, and its first bytes. */
struct data {
    uint64_t hash, bytes;
    char first[sizeof(uint64_t)];
};

static bool visit_data(char *from, uint64_t bytes, void *to)
{
    struct data *d = to;
    if (!nasty_mapped(from, bytes))
        return true;
    d->hash = nasty_hash(d->hash, from, bytes);
    if (d->bytes + bytes <= sizeof d->first)
        memcpy(d->first + d->bytes, from, bytes);
    d->bytes += bytes;
    return true;
}

/* The hash of data; value: its first bytes. */
static uint64_t read_data(char *base, const struct nasty_layout *layout, uint64_t bytes, uint64_t *value)
{
    struct data data = {.hash = NASTY_HASH_BASIS};
    nasty_walk(base, layout, 0, bytes, visit_data, &data);
    if (UNLIKELY(nasty.valgrind)) /* what is received may be undefined */
        nasty_defined((const char *)&data, sizeof data);
    memcpy(value, data.first, sizeof *value);
    return data.hash;
}

void nasty_trace_result(const struct nasty_op *op)
{
    bool get = op->kind == KIND_GET;
    uint64_t value;
    if (!get && op->kind < KIND_GET_ACC)
        return;
    const struct nasty_shape *shape = op->shape;
    uint64_t hash = read_data(get ? op->origin : op->result,
                              shape ? (get ? shape->origin : shape->result) : NULL, op->bytes, &value);
    nasty_trace_op(EVENT_RESULT, op, hash, value);
}

void nasty_trace_received(uint16_t site, uint16_t class, char *base, const struct nasty_layout *layout,
                          uint64_t bytes)
{
    uint64_t value, hash = read_data(base, layout, bytes, &value);
    nasty_trace_data(class, site, bytes, hash, value);
}

/* A window is traced in at most so many parts: those of one of a KB have 8 bytes. */
enum { PARTS = 128 };

static void trace_parts(uint32_t window, int rank, const char *base, uint64_t bytes)
{
    uint64_t each = ((bytes + PARTS - 1) / PARTS + 7) & ~(uint64_t)7;
    for (uint64_t at = 0; at < bytes; at += each) {
        uint64_t left = bytes - at < each ? bytes - at : each, value = 0;
        if (left <= sizeof value)
            memcpy(&value, base + at, left);
        else
            value = nasty_hash(NASTY_HASH_BASIS, base + at, left);
        nasty_trace(EVENT_PART, 0, window, rank, value, at);
    }
}

void nasty_trace_contents(uint32_t window, int rank, const char *base, uint64_t bytes)
{
    if (!nasty.tracing || !base || !nasty_mapped(base, bytes))
        return;
    trace_parts(window, rank, base, bytes);
    nasty_trace(EVENT_CONTENTS, 0, window, rank, nasty_hash(NASTY_HASH_BASIS, base, bytes), bytes);
}
