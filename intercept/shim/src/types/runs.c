/* Runs of equal elements. In C because the flattening of a datatype builds them during the program's call. */
#include "types/runs.h"

#include "process/message.h"

#include <stdlib.h>

/* Makes the run longer by another one that continues it. */
static bool extend(struct nasty_run *prev, const struct nasty_run *run)
{
    if (prev->prim != run->prim || run->blocks != 1)
        return false;
    int64_t block = (int64_t)prev->per_block * prev->width;
    if (prev->blocks == 1 && prev->offset + block == run->offset) {
        prev->per_block += run->per_block;
        return true;
    }
    if (prev->per_block != run->per_block)
        return false;
    if (prev->blocks == 1) {
        prev->stride = run->offset - prev->offset;
        prev->blocks = 2;
        return true;
    }
    bool next = prev->offset + (int64_t)prev->blocks * prev->stride == run->offset;
    prev->blocks += next;
    return next;
}

void nasty_runs_append(struct nasty_runs *to, struct nasty_run run)
{
    if (to->n && extend(&to->runs[to->n - 1], &run))
        return;
    if (to->n == to->cap) {
        to->cap = to->cap ? 2 * to->cap : 4;
        to->runs = realloc(to->runs, to->cap * sizeof *to->runs);
        if (!to->runs)
            nasty_internal_error("out of memory: %u runs of a datatype", to->cap);
    }
    to->runs[to->n++] = run;
}

/* Makes one run of n copies of it, if that can be said in one run. */
static bool join(struct nasty_run *run, uint64_t n, int64_t stride)
{
    int64_t block = (int64_t)run->per_block * run->width;
    if (n == 1)
        ;
    else if (run->blocks == 1 && stride == block)
        run->per_block *= n;
    else if (run->blocks == 1)
        run->blocks = n, run->stride = stride;
    else if (stride == (int64_t)run->blocks * run->stride)
        run->blocks *= n;
    else
        return false;
    return true;
}

void nasty_runs_repeat(struct nasty_runs *to, const struct nasty_runs *what, int64_t offset, uint64_t n,
                       int64_t stride)
{
    to->failed = to->failed || what->failed;
    if (n == 0 || what->n == 0)
        return;
    struct nasty_run run = what->runs[0];
    if (what->n == 1 && join(&run, n, stride)) {
        run.offset += offset;
        nasty_runs_append(to, run);
        return;
    }
    for (uint64_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < what->n; k++) {
            run = what->runs[k];
            run.offset += offset + (int64_t)i * stride;
            nasty_runs_append(to, run);
        }
}
