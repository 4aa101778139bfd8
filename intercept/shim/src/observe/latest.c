/* What each thread does. In C because each call of the program is noted. */
#include "observe/latest.h"

#include "core/arena.h"
#include "core/questions.h"
#include "process/state.h"

static struct nasty_latest *ended; /* of threads that have ended; under the lock */

struct nasty_latest *nasty_latest_new(void)
{
    if (!nasty.settings.latest)
        return NULL;
    nasty_lock();
    struct nasty_latest *l = ended;
    if (l) {
        ended = NULL;
    } else {
        l = nasty_shared_alloc(sizeof *l);
        *l = (struct nasty_latest){0};
        nasty_core_thread(l);
    }
    l->call = 0;
    l->owned = 1;
    nasty_unlock();
    return l;
}

void nasty_latest_end(struct nasty_latest *l)
{
    if (!l)
        return;
    nasty_lock();
    l->inside = l->owned = 0;
    ended = l;
    nasty_unlock();
}
