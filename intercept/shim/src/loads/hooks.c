/* What `nastympi cc` has linked to the program finds these functions by name. In C because they are called by
 * the program's constructors. */
#include "loads/hooks.h"

#include "loads/hook.h"
#include "observe/file.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/state.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>

static pthread_mutex_t hooks_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct nasty_hook *hooks; /* under the mutex, as the rest */
static bool gathering, foreign, told, everywhere;
static uint32_t told_outside;
static _Atomic uintptr_t low, high; /* these are read without it as well */
_Atomic uint32_t nasty_hooks_changes = 1;
static struct nasty_recents *(*told_of)(const volatile void *, uintptr_t, uint32_t, const void *);
static void (*told_order)(const volatile void *, uint32_t);

/* Which libraries the executable or shared object is linked to: they may do what nobody tells of. */
static void name_libraries(struct nasty_hook *hook)
{
    Dl_info info;
    struct link_map *of = NULL;
    if (hook->named || !dladdr1(hook, &info, (void **)&of, RTLD_DL_LINKMAP) || !of)
        return;
    hook->named = true;
    const char *strings = NULL;
    for (const ElfW(Dyn) *d = of->l_ld; d->d_tag != DT_NULL; d++)
        if (d->d_tag == DT_STRTAB)
            strings = (const char *)d->d_un.d_ptr;
    for (const ElfW(Dyn) *d = of->l_ld; strings && d->d_tag != DT_NULL; d++)
        if (d->d_tag == DT_NEEDED)
            nasty_file_name("needs 0 %s\n", strings + d->d_un.d_val);
    nasty_file_name("watched 0 %s\n", of->l_name);
}

static void update(void)
{
    uint32_t outside = told_outside;
    for (struct nasty_hook *hook = hooks; hook; hook = hook->next) {
        hook->access = told_of;
        hook->changes = &nasty_hooks_changes;
        hook->low = everywhere ? 0 : low;
        hook->span = !gathering ? 0 : everywhere ? UINTPTR_MAX : high - low;
        hook->synchronize = gathering ? told_order : NULL;
        if (gathering)
            name_libraries(hook);
        outside |= hook->outside;
    }
    if (gathering && outside != told_outside)
        nasty_file_name("outside %u\n", told_outside = outside);
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

void nasty_hooks_widen(void)
{
    pthread_mutex_lock(&hooks_mutex);
    everywhere = true;
    update();
    pthread_mutex_unlock(&hooks_mutex);
}

bool nasty_hooks_near(uintptr_t from, uintptr_t to) { return hooks && from < high && to > low; }

/* free() asks before a sanitizer has started. */
UNSANITIZED bool nasty_hooks_used(void) { return hooks != NULL; }

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
