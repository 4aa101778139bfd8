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
    uint64_t *queue; /* numbers of younger requests with the same handle: `queued` of them from `first` */
    size_t first, queued, room;
    uint32_t refs;
    uint8_t kind; /* enum nasty_object + 1; 0: free */
};

/* Open addressing: an object is in the first free place from where its hash says. */
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

static struct object *find_object(unsigned kind, uint64_t raw)
{
    for (size_t i = object_home(kind, raw); objects[i].kind; i = (i + 1) & (objects_size - 1))
        if (objects[i].raw == raw && objects[i].kind == kind)
            return &objects[i];
    return NULL;
}

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

_Atomic uint32_t nasty_object_changes[OBJECT_KINDS];

bool nasty_object_number_search(struct nasty_object_cache *c, enum nasty_object kind, uint64_t raw)
{
    lock_objects();
    uint32_t changes = nasty_object_changes[kind];
    struct object *o = find_object(kind + 1, raw);
    bool found = o && o->known.described;
    if (found)
        *c = (struct nasty_object_cache){raw, o->known.number, changes};
    unlock_objects();
    return found;
}

void nasty_objects_start(void)
{
    nasty_constants_start();
    grow_objects();
    nasty_each_predefined(add_predefined);
    for (int kind = 0; kind < OBJECT_KINDS; kind++) {
        next_number[kind] = nasty_first_made[kind];
        nasty_object_changes[kind] = 1;
    }
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

/* Adds a younger request with the same handle. */
static void queue_request(struct object *o, uint64_t number)
{
    bool full = o->first + o->queued == o->room;
    if (full && o->queued > o->room / 2) {
        o->room *= 2;
        o->queue = realloc(o->queue, o->room * sizeof *o->queue);
    } else if (full && o->room) {
        memmove(o->queue, o->queue + o->first, o->queued * sizeof *o->queue);
        o->first = 0;
    } else if (full) {
        o->room = 16;
        o->queue = malloc(o->room * sizeof *o->queue);
    }
    if (!o->queue)
        abort();
    o->queue[o->first + o->queued++] = number;
    o->known.doubled = true;
}

/* The oldest request ends. Returns whether a younger one has the same handle. */
static bool next_request(struct object *o)
{
    if (!o->queued)
        return false;
    o->known.number = o->queue[o->first++];
    o->known.doubled = --o->queued > 0;
    return true;
}

uint64_t nasty_request_number(uint64_t raw, uint64_t k)
{
    lock_objects();
    struct object *o = find_object(OBJECT_REQUEST + 1, raw);
    uint64_t number = !o || k > o->queued ? 0 : k ? o->queue[o->first + k - 1] : o->known.number;
    unlock_objects();
    return number;
}

uint64_t nasty_object_new(enum nasty_object kind, uint64_t raw, bool shares, uint64_t parent,
                          struct nasty_known *known)
{
    lock_objects();
    struct object *o = find_object(kind + 1, raw);
    bool exists = o && !o->known.ended;
    if (exists && !o->known.predefined && shares)
        o->refs++;
    uint64_t number = o ? o->known.number : 0;
    if (exists && !o->known.predefined && kind == OBJECT_REQUEST) {
        queue_request(o, number = next_number[kind]++);
    } else if (!exists || (!o->known.predefined && !shares)) {
        o = o ? o : add_object(kind + 1, raw);
        number = next_number[kind]++;
        o->known =
            (struct nasty_known){.number = number, .parent = parent, .described = !nasty_is_described(kind)};
        o->refs = 1;
    }
    *known = o->known;
    nasty_object_changes[kind]++;
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

/* A handle that the program uses again by mistake still has its number, until another object has the handle.
 */
void nasty_object_end(enum nasty_object kind, uint64_t raw)
{
    lock_objects();
    struct object *o = find_object(kind + 1, raw);
    bool ends = o && !o->known.ended && !o->known.predefined && !next_request(o) && --o->refs == 0;
    if (ends) {
        free(o->queue);
        o->queue = NULL;
        o->first = o->queued = o->room = 0;
        o->known.ended = o->known.described = true;
    }
    nasty_object_changes[kind]++;
    unlock_objects();
}
