/* Reads numbers as the DWARF standard encodes them (7.6), and never beyond their end. */
#ifndef NASTY_OBSERVE_READER_H
#define NASTY_OBSERVE_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct nasty_reader {
    const uint8_t *at, *end;
    bool failed; /* it ended too early, or has something that the reader does not know */
};

static inline uint64_t nasty_read(struct nasty_reader *r, size_t bytes)
{
    uint64_t value = 0;
    if (bytes > (size_t)(r->end - r->at)) {
        r->failed = true;
        return 0;
    }
    memcpy(&value, r->at, bytes);
    r->at += bytes;
    return value;
}

static inline uint64_t nasty_read_unsigned(struct nasty_reader *r)
{
    uint64_t value = 0, byte = 0x80;
    for (unsigned shift = 0; byte & 0x80 && shift < 64; shift += 7) {
        byte = nasty_read(r, 1);
        value |= (byte & 0x7f) << shift;
    }
    return value;
}

static inline int64_t nasty_read_signed(struct nasty_reader *r)
{
    uint64_t value = 0, byte = 0x80;
    unsigned shift = 0;
    for (; byte & 0x80 && shift < 64; shift += 7) {
        byte = nasty_read(r, 1);
        value |= (byte & 0x7f) << shift;
    }
    return (int64_t)(shift < 64 && byte & 0x40 ? value | ~0ull << shift : value);
}

static inline void nasty_skip(struct nasty_reader *r, uint64_t bytes)
{
    if (bytes > (uint64_t)(r->end - r->at))
        r->failed = true;
    else
        r->at += bytes;
}

#endif
