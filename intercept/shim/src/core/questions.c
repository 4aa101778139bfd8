/* The questions that the shim asks the core. In C because the program's calls ask them. */
#include "core/questions.h"

#include "core/channel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void nasty_core_start(void) { nasty_channel_open(); }

void nasty_core_settings(struct nasty_settings *settings)
{
    const struct nasty_channel *c = nasty_channel_opened();
    if (c->answer != 0)
        exit((int)c->answer); /* the core has said why */
    *settings = c->settings;
}

struct nasty_span nasty_core_room(void)
{
    struct nasty_channel *c = nasty_channel_begin();
    struct nasty_span room = {(char *)(c + 1), (char *)c + c->bytes};
    nasty_channel_end();
    return room;
}

bool nasty_core_identity(int rank, int size)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->args[0] = (uint64_t)rank;
    c->args[1] = (uint64_t)size;
    return nasty_channel_ask(ASK_IDENTITY) != 0;
}

static void set_text(struct nasty_channel *c, const char *text)
{
    snprintf(c->text, sizeof c->text, "%s", text);
}

void nasty_core_window(uint32_t id, struct nasty_dirty *dirty, const char *accumulate_ordering)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->address = dirty;
    c->args[0] = id;
    set_text(c, accumulate_ordering);
    nasty_channel_ask(ASK_WINDOW);
}

void nasty_core_window_gone(uint32_t id)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->args[0] = id;
    nasty_channel_ask(ASK_WINDOW_GONE);
}

void nasty_core_sync(struct nasty_sync *sync)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->sync = sync;
    nasty_channel_ask(ASK_SYNC);
}

void nasty_core_prepare(struct nasty_sync *sync)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->sync = sync;
    nasty_channel_post(ASK_NEXT);
    nasty_channel_end();
}

void nasty_core_next(struct nasty_sync *sync)
{
    nasty_channel_begin(); /* waits for the last question, which need not be this one */
    (void)sync;
    nasty_channel_end();
}

void nasty_core_ahead(void)
{
    nasty_channel_begin();
    nasty_channel_post(ASK_AHEAD);
    nasty_channel_end();
}

uint32_t nasty_core_falses(uint32_t window, uint64_t seq)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->args[0] = window;
    c->args[1] = seq;
    return (uint32_t)nasty_channel_ask(ASK_FALSES);
}

static void ask_point(enum nasty_question question, struct nasty_point *point)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->point = *point;
    nasty_channel_post(question);
    nasty_channel_await();
    *point = c->point;
    nasty_channel_end();
}

void nasty_core_delay(struct nasty_point *point) { ask_point(ASK_DELAY, point); }

void nasty_core_stay(struct nasty_point *point) { ask_point(ASK_STAY, point); }

void nasty_core_caller(const char *module, uint64_t offset)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->args[0] = offset;
    set_text(c, module);
    nasty_channel_ask(ASK_CALLER);
}

uint32_t nasty_core_treats(const char *module, uint64_t offset, uint32_t number, uint32_t call)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->args[0] = offset;
    c->args[1] = (uint64_t)call << 32 | number;
    set_text(c, module);
    return (uint32_t)nasty_channel_ask(ASK_SITE);
}

bool nasty_core_grow(void *address, uint64_t offset, uint64_t bytes)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->address = address;
    c->args[0] = offset;
    c->args[1] = bytes;
    return nasty_channel_ask(ASK_GROW) != 0;
}

void nasty_core_thread(struct nasty_latest *latest)
{
    struct nasty_channel *c = nasty_channel_begin();
    latest->next = c->latest;
    __atomic_store_n(&c->latest, latest, __ATOMIC_RELEASE);
    nasty_channel_end();
}

void nasty_core_forget(void) { nasty_channel_forget(); }

void nasty_core_loss(const struct nasty_loss *loss)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->loss = *loss;
    nasty_channel_ask(ASK_LOSS);
}

void nasty_core_fault(enum nasty_fault fault, uint16_t site)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->args[0] = fault;
    c->args[1] = site;
    nasty_channel_ask(ASK_FAULT);
}

uint32_t nasty_core_library(const char *version)
{
    set_text(nasty_channel_begin(), version);
    return (uint32_t)nasty_channel_ask(ASK_LIBRARY);
}

void nasty_core_habit(enum nasty_habit habit, uint16_t site)
{
    struct nasty_channel *c = nasty_channel_begin();
    c->args[0] = habit;
    c->args[1] = site;
    nasty_channel_ask(ASK_HABIT);
}

void nasty_core_allocated(uint16_t site, const uint64_t *sizes, int n)
{
    struct nasty_channel *c = nasty_channel_begin();
    const int room = sizeof c->text / sizeof *sizes;
    c->args[0] = site;
    c->args[1] = (uint64_t)(n < room ? n : room);
    memcpy(c->text, sizes, c->args[1] * sizeof *sizes);
    nasty_channel_ask(ASK_ALLOCATED);
}
