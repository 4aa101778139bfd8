/* What `nastympi cc` has linked to the program finds these functions by name. In C because they are called by
 * the program's constructors. */
#include "loads/hooks.h"

#include "loads/hook.h"
#include "observe/file.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/state.h"

#include <pthread.h>

static pthread_mutex_t hooks_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct nasty_hook *hooks; /* under the mutex, as the rest */
static bool gathering, foreign, told, told_outside;
static uintptr_t low, high;
_Atomic uint32_t nasty_hooks_changes = 1;
static struct nasty_recents *(*told_of)(const volatile void *, uintptr_t, uint32_t, const void *);
static void (*told_order)(const volatile void *, uint32_t);

static void update(void)
{
    for (struct nasty_hook *hook = hooks; hook; hook = hook->next) {
        hook->access = told_of;
        hook->changes = &nasty_hooks_changes;
        hook->low = low;
        hook->span = gathering ? high - low : 0;
        hook->synchronize = gathering ? told_order : NULL;
        if (gathering && hook->outside && !told_outside)
            nasty_file_name("outside 1\n");
        told_outside = told_outside || (gathering && hook->outside);
    }
    if (gathering && hooks && !told)
        nasty_file_name("loads 1\n");
    told = told || (gathering && hooks);
    if (gathering && foreign)
        nasty_warn("the program's loads and stores are not recorded: it was compiled by the `nastympi cc` of "
                   "another version (compile it again)");
    foreign = foreign && !gathering;
}

void nasty_hooks_limit(uintptr_t from, uintptr_t to)
{
    pthread_mutex_lock(&hooks_mutex);
    low = from;
    high = to;
    nasty_hooks_changes++;
    update();
    pthread_mutex_unlock(&hooks_mutex);
}

void nasty_hooks_start(struct nasty_recents *(*access)(const volatile void *, uintptr_t, uint32_t,
                                                       const void *),
                       void (*synchronize)(const volatile void *, uint32_t))
{
    pthread_mutex_lock(&hooks_mutex);
    gathering = nasty.recording;
    told_of = access;
    told_order = synchronize;
    update();
    pthread_mutex_unlock(&hooks_mutex);
}

void nasty_hooks_end(void)
{
    pthread_mutex_lock(&hooks_mutex);
    gathering = false;
    update();
    pthread_mutex_unlock(&hooks_mutex);
}

bool nasty_hooks_used(void) { return hooks != NULL; }

EXPORT void nasty_hook_register(struct nasty_hook *hook);
EXPORT void nasty_hook_register(struct nasty_hook *hook)
{
    pthread_mutex_lock(&hooks_mutex);
    if (hook->version != NASTY_HOOK_VERSION) {
        foreign = true;
    } else {
        hook->next = hooks;
        hooks = hook;
    }
    update();
    pthread_mutex_unlock(&hooks_mutex);
}

EXPORT void nasty_hook_changed(struct nasty_hook *hook);
EXPORT void nasty_hook_changed(struct nasty_hook *hook)
{
    (void)hook;
    pthread_mutex_lock(&hooks_mutex);
    update();
    pthread_mutex_unlock(&hooks_mutex);
}

EXPORT void nasty_hook_forget(struct nasty_hook *hook);
EXPORT void nasty_hook_forget(struct nasty_hook *hook)
{
    pthread_mutex_lock(&hooks_mutex);
    for (struct nasty_hook **at = &hooks; *at; at = &(*at)->next)
        if (*at == hook) {
            *at = hook->next;
            break;
        }
    pthread_mutex_unlock(&hooks_mutex);
}
