/* The logs of recorded operations. Everything here is called under the lock, except nasty_segment_retire. */
#ifndef NASTY_LOG_LOG_H
#define NASTY_LOG_LOG_H

#include "abi.h"
#include "process/platform.h"
#include "process/state.h"
#include "window/window.h"

#include <stdbool.h>

/* The number of the next record, made at this call site. */
static inline uint64_t nasty_next(uint32_t site) { return ++nasty.seq << NASTY_SITE_BITS | (uint16_t)site; }

/* Greater than the numbers of all records so far, and not greater than that of the next one. */
static inline uint64_t nasty_last_number(void) { return nasty.seq << NASTY_SITE_BITS | UINT16_MAX; }

/* nasty_log_add if there is no log yet, or no room in it. */
struct nasty_op *nasty_log_extend(struct nasty_window *w, int target, bool family);

/* A new record at the end of w's log for target; family: of the accumulate family's log. */
static inline INLINE struct nasty_op *nasty_log_add(struct nasty_window *w, int target, bool family)
{
    struct nasty_target *t = w->targets[target];
    if (LIKELY(t != NULL)) {
        struct nasty_segment *s = family ? t->family : t->plain;
        if (LIKELY(s && s->n > 0 && s->n < s->cap))
            return &s->ops[s->n++];
    }
    return nasty_log_extend(w, target, family);
}

/* Whether there are records for target, or for any target (-1). */
static inline bool nasty_has_records(const struct nasty_window *w, int target)
{
    return target < 0 ? w->dirty->n > 0
                      : target < w->size && w->targets[target] && w->targets[target]->dirty != UINT32_MAX;
}

/* Takes those of the targets that have no records off the window's list. */
void nasty_log_clean(struct nasty_window *w, struct nasty_target **targets, uint32_t n);

/* A segment for at least so many records. */
struct nasty_segment *nasty_segment_new(uint32_t cap);
void nasty_segment_free(struct nasty_segment *segment);

/* Frees a list of segments whose operations are complete at the origin. Takes the lock itself. */
void nasty_segment_retire(struct nasty_segment *segment);

#endif
