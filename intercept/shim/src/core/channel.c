/* Asks the core one question at a time. In C because the program's threads wait for the answers. */
#include "core/channel.h"

#include "core/process.h"
#include "process/clock.h"
#include "process/message.h"
#include "process/platform.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum {
    LOOK = 100000000,   /* ns between checks whether the core is still there */
    SPIN = 10000,       /* ns to look for an answer at most before sleeping */
    MOST_BACKOFF = 255, /* questions to wait for asleep, at most, before the next look */
};

static struct nasty_channel *channel;
static bool has_answered; /* at least once */
static bool pending;      /* a question was posted whose answer nobody has waited for */
static pthread_mutex_t asking = PTHREAD_MUTEX_INITIALIZER;

static long futex(uint32_t *word, int what, uint32_t value, const struct timespec *limit)
{
    return syscall(SYS_futex, word, what, value, limit, NULL, 0);
}

void nasty_channel_post(enum nasty_question question)
{
    struct nasty_channel *c = channel;
    pending = true;
    c->question = question;
    __atomic_store_n(&c->asked, c->asked + 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&c->core_sleeps, __ATOMIC_SEQ_CST))
        futex(&c->asked, FUTEX_WAKE, 1, NULL);
}

static bool answered(const struct nasty_channel *c)
{
    return __atomic_load_n(&c->answered, __ATOMIC_ACQUIRE) == c->asked;
}

void nasty_relax(void)
{
#if defined __x86_64__
    __builtin_ia32_pause();
#elif defined __aarch64__
    __asm__ volatile("yield");
#endif
}

/* Looks for the answer for a while. That pays if the core has a processor of its own; otherwise the core
 * waits for ours. So after each vain look the shim waits asleep for twice as many questions as before. */
static bool spin(const struct nasty_channel *c)
{
    static uint32_t backoff, skip;
    if (skip) {
        skip--;
        return answered(c);
    }
    for (uint64_t end = nasty_now() + SPIN; nasty_now() < end;)
        for (int i = 0; i < 16; i++) {
            if (answered(c)) {
                backoff = 0;
                return true;
            }
            nasty_relax();
        }
    backoff = backoff < MOST_BACKOFF ? 2 * backoff + 1 : backoff;
    skip = backoff;
    return false;
}

static void sleep_until_answered(struct nasty_channel *c)
{
    const struct timespec look = {0, LOOK};
    __atomic_store_n(&c->shim_sleeps, 1, __ATOMIC_SEQ_CST);
    while (!answered(c)) {
        long result = futex(&c->answered, FUTEX_WAIT, c->asked - 1, &look);
        if (result != 0 && errno == ETIMEDOUT && nasty_core_gone() && !answered(c))
            nasty_core_report_end(has_answered);
    }
    __atomic_store_n(&c->shim_sleeps, 0, __ATOMIC_RELAXED);
}

const struct nasty_channel *nasty_channel_await(void)
{
    struct nasty_channel *c = channel;
    NASTY_KEEP_ERRNO();
    if (!answered(c) && !spin(c))
        sleep_until_answered(c);
    pending = false;
    if (UNLIKELY(c->length)) {
        nasty_write(STDERR_FILENO, c->said, c->length);
        c->length = 0;
    }
    if (UNLIKELY(c->failed))
        nasty_internal_error("the core failed, see above");
    return c;
}

struct nasty_channel *nasty_channel_begin(void)
{
    pthread_mutex_lock(&asking);
    if (pending)
        nasty_channel_await();
    return channel;
}

void nasty_channel_end(void) { pthread_mutex_unlock(&asking); }

uint64_t nasty_channel_ask(enum nasty_question question)
{
    nasty_channel_post(question);
    uint64_t answer = nasty_channel_await()->answer;
    nasty_channel_end();
    return answer;
}

void nasty_channel_open(void)
{
    channel = nasty_core_process_start(channel);
    channel->abi_version = NASTY_ABI_VERSION;
    channel->here = channel;
    channel->bytes = NASTY_CORE_MEMORY_BYTES;
    nasty_channel_post(ASK_START);
}

/* The core answers with -1 if something of its own is at the address of the shared memory. The memory of
 * that attempt stays mapped, so that the next one lies elsewhere. */
const struct nasty_channel *nasty_channel_opened(void)
{
    enum { ATTEMPTS = 8 };
    for (int i = 1; nasty_channel_await()->answer == UINT64_MAX; i++) {
        if (i == ATTEMPTS)
            nasty_internal_error("the core cannot map the shared memory at its address");
        nasty_channel_open();
    }
    has_answered = true;
    return channel;
}

struct nasty_foretold *nasty_channel_foretold(void) { return &channel->foretold; }

void nasty_channel_forget(void)
{
    nasty_core_process_forget();
    channel = NULL;
}
