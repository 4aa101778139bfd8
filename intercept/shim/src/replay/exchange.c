/* Asks the core what a call must complete. In C because the program's calls ask it. */
#include "replay/exchange.h"

#include "core/arena.h"
#include "core/questions.h"
#include "log/log.h"

#include <stddef.h>
#include <string.h>

static struct nasty_exchange *free_ones;

struct nasty_exchange *nasty_exchange_begin(void)
{
    struct nasty_exchange *x = free_ones;
    if (x)
        free_ones = x->next;
    else
        x = memset(nasty_shared_alloc(sizeof *x), 0, offsetof(struct nasty_exchange, instrs));
    return x;
}

void nasty_exchange_end(struct nasty_exchange *x)
{
    x->next = free_ones;
    free_ones = x;
}

/* If records leave a log in which others stay, the core needs room for them. It is kept until it is needed
 * again. */
void nasty_exchange_ask(struct nasty_exchange *x)
{
    struct nasty_sync *s = &x->sync;
    nasty_core_sync(s);
    if (s->need) {
        nasty_segment_free(s->spare);
        s->spare = nasty_segment_new(s->need);
        nasty_core_sync(s);
    }
    for (const struct nasty_segment *t = s->taken; t; t = t->next)
        if (t == s->spare)
            s->spare = nasty_segment_new(s->spare->cap);
}
