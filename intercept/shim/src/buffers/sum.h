/* Checksums of buffers. */
#ifndef NASTY_BUFFERS_SUM_H
#define NASTY_BUFFERS_SUM_H

#include "abi.h"

#include <stdbool.h>

struct nasty_sum {
    uint64_t hash;
    bool window; /* some of it is memory of a window, which other ranks may change */
};

/* Adds a buffer; false: it is not mapped. Of much memory the sum has samples only. Under the lock. */
bool nasty_sum_add(struct nasty_sum *sum, char *base, const struct nasty_layout *layout, uint64_t bytes);

#endif
