/* Runs of equal elements, joined where they continue each other. */
#ifndef NASTY_TYPES_RUNS_H
#define NASTY_TYPES_RUNS_H

#include "abi.h"

#include <stdbool.h>

struct nasty_runs {
    struct nasty_run *runs; /* to be freed */
    uint32_t n, cap;
    bool failed; /* a named type in it has unknown contents */
};

void nasty_runs_append(struct nasty_runs *to, struct nasty_run run);

/* Appends n copies of what: the first at offset, each next one `stride` bytes after the last. */
void nasty_runs_repeat(struct nasty_runs *to, const struct nasty_runs *what, int64_t offset, uint64_t n,
                       int64_t stride);

#endif
