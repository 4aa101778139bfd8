/* The table of objects, by handle. In C because only the process sees its handles, and when each of them
 * begins and ends. */
#include "recording/objects.h"

#include "process/alloc.h"
#include "process/state.h"
#include "recording/arguments.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct object {
    uint64_t raw;
    struct nasty_known known;
    uint32_t refs;
    uint8_t kind; /* enum nasty_object + 1; 0: free */
};

/* Open addressing: an object is in the first free place from where its hash says. A handle may stand for
 * several requests, because a library has one handle for all requests that are complete from the start. */
static struct object *objects;
static size_t objects_size, objects_used; /* the size is a power of two */
static uint64_t next_number[OBJECT_KINDS];
static pthread_mutex_t objects_mutex = PTHREAD_MUTEX_INITIALIZER;

static void lock_objects(void)
{
    if (nasty.locking)
        pthread_mutex_lock(&objects_mutex);
}

static void unlock_objects(void)
{
    if (nasty.locking)
        pthread_mutex_unlock(&objects_mutex);
}

uint64_t nasty_raw(enum nasty_object kind, const void *handle)
{
    uint64_t raw = 0;
    memcpy(&raw, handle, nasty_handle_bytes[kind]);
    return raw;
}

static size_t object_home(unsigned kind, uint64_t raw)
{
    return (size_t)((raw + kind * 0x85ebca6bu) * 0x9e3779b97f4a7c15u >> 20) & (objects_size - 1);
}

static struct object *free_object(unsigned kind, uint64_t raw)
{
    size_t i = object_home(kind, raw);
    while (objects[i].kind)
        i = (i + 1) & (objects_size - 1);
    return &objects[i];
}

static bool is_alive(const struct object *o) { return o->kind && !o->known.ended; }

/* Makes room, and forgets what has ended. */
static void grow_objects(void)
{
    struct object *old = objects;
    size_t n = objects_size, alive = 0;
    for (size_t i = 0; i < n; i++)
        alive += is_alive(&old[i]);
    objects_size = n ? n : 1024;
    if (4 * alive > objects_size)
        objects_size *= 2;
    objects_used = alive;
    objects = calloc(objects_size, sizeof *objects);
    if (!objects)
        abort();
    for (size_t i = 0; i < n; i++)
        if (is_alive(&old[i]))
            *free_object(old[i].kind, old[i].raw) = old[i];
    free(old);
}

/* The oldest object with the handle whose number is not less than `least`. If there is none, one that has
 * ended. */
static struct object *find_younger(unsigned kind, uint64_t raw, uint64_t least)
{
    struct object *ended = NULL;
    struct object *found = NULL;
    bool doubled = false;
    for (size_t i = object_home(kind, raw); objects[i].kind; i = (i + 1) & (objects_size - 1)) {
        struct object *o = &objects[i];
        if (o->raw != raw || o->kind != kind)
            continue;
        if (kind != OBJECT_REQUEST + 1)
            return o;
        if (o->known.ended) {
            ended = o;
            continue;
        }
        doubled = doubled || found;
        if (o->known.number >= least && (!found || o->known.number < found->known.number))
            found = o;
    }
    if (found)
        found->known.doubled = doubled;
    return found ? found : ended;
}

/* The oldest object with the handle. */
static struct object *find_object(unsigned kind, uint64_t raw) { return find_younger(kind, raw, 0); }

static struct object *add_object(unsigned kind, uint64_t raw)
{
    if (2 * (objects_used + 1) > objects_size)
        grow_objects();
    objects_used++;
    struct object *o = free_object(kind, raw);
    *o = (struct object){.raw = raw, .kind = (uint8_t)kind, .refs = 1};
    return o;
}

static void add_predefined(enum nasty_object kind, const void *handle, uint64_t number)
{
    uint64_t raw = nasty_raw(kind, handle);
    if (find_object(kind + 1, raw))
        return;
    struct object *o = add_object(kind + 1, raw);
    o->known.number = number;
    o->known.predefined = true;
    o->known.described = (kind != OBJECT_COMMUNICATOR && kind != OBJECT_DATATYPE) || number == 0;
}

void nasty_objects_start(void)
{
    nasty_constants_start();
    grow_objects();
    nasty_each_predefined(add_predefined);
    for (int kind = 0; kind < OBJECT_KINDS; kind++)
        next_number[kind] = nasty_first_made[kind];
}

bool nasty_object_find(enum nasty_object kind, uint64_t raw, struct nasty_known *known)
{
    lock_objects();
    struct object *o = find_object(kind + 1, raw);
    if (o)
        *known = o->known;
    unlock_objects();
    return o != NULL;
}

bool nasty_object_next(uint64_t raw, struct nasty_known *known)
{
    lock_objects();
    struct object *o = find_younger(OBJECT_REQUEST + 1, raw, known->number + 1);
    if (o)
        *known = o->known;
    unlock_objects();
    return o != NULL;
}

uint64_t nasty_object_new(enum nasty_object kind, uint64_t raw, bool shares, uint64_t parent)
{
    lock_objects();
    struct object *o = find_object(kind + 1, raw);
    bool exists = o && !o->known.ended;
    if (exists && !o->known.predefined && shares)
        o->refs++;
    if (!exists || (!o->known.predefined && !shares)) {
        if (!o || (exists && kind == OBJECT_REQUEST))
            o = add_object(kind + 1, raw);
        o->known = (struct nasty_known){.number = next_number[kind]++, .parent = parent};
        o->refs = 1;
    }
    uint64_t number = o->known.number;
    unlock_objects();
    return number;
}

void nasty_object_describe(enum nasty_object kind, uint64_t raw, const struct nasty_known *known)
{
    lock_objects();
    struct object *o = find_object(kind + 1, raw);
    if (o) {
        o->known = *known;
        o->known.described = true;
    }
    unlock_objects();
}

/* Objects after the one that goes move up, so that each is found from where its hash says. */
static void remove_object(struct object *gone)
{
    size_t hole = (size_t)(gone - objects), mask = objects_size - 1;
    objects_used--;
    for (size_t i = (hole + 1) & mask; objects[i].kind; i = (i + 1) & mask) {
        size_t home = object_home(objects[i].kind, objects[i].raw);
        if (((i - home) & mask) < ((i - hole) & mask))
            continue;
        objects[hole] = objects[i];
        hole = i;
    }
    objects[hole].kind = 0;
}

/* A handle that the program uses again by mistake still has its number, until another object has the handle.
 */
void nasty_object_end(enum nasty_object kind, uint64_t raw)
{
    lock_objects();
    struct object *o = find_object(kind + 1, raw);
    if (o && !o->known.ended && !o->known.predefined && --o->refs == 0) {
        if (o->known.doubled)
            remove_object(o);
        else
            o->known.ended = o->known.described = true;
    }
    unlock_objects();
}
