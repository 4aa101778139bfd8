/* Numbers of the program's objects: communicators, datatypes, requests and others. */
#ifndef NASTY_RECORDING_OBJECTS_H
#define NASTY_RECORDING_OBJECTS_H

#include "recording/kinds.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* What is known of an object. */
struct nasty_known {
    uint64_t number; /* 0: a null handle */
    uint64_t parent; /* of a communicator: the number of the one that it was made from */
    bool predefined;
    bool described;
    bool ended;   /* the object does not exist any more */
    bool doubled; /* other requests have the same handle: MPICH has one for all that are complete at once */
    bool inter;   /* of a communicator; these four are known when it is described */
    int32_t rank; /* of this process */
    int32_t members;   /* of the local group */
    int32_t processes; /* that a collective call communicates with: the remote group, if there is one */
};

void nasty_objects_start(void);

/* A handle as a number: handles are integers in one library, pointers in another. */
extern const uint8_t nasty_handle_bytes[]; /* by enum nasty_object */
static inline uint64_t nasty_raw(enum nasty_object kind, const void *handle)
{
    uint64_t wide;
    uint32_t narrow;
    if (nasty_handle_bytes[kind] == sizeof wide) {
        memcpy(&wide, handle, sizeof wide);
        return wide;
    }
    memcpy(&narrow, handle, sizeof narrow);
    return narrow;
}

/* Returns false if no call has made such an object. */
bool nasty_object_find(enum nasty_object kind, uint64_t raw, struct nasty_known *known);

/* A handle may stand for several requests, because a library has one handle for all that are complete at
 * once. The number of the k-th of them, from 0: the oldest. Returns 0 if there are fewer. */
uint64_t nasty_request_number(uint64_t raw, uint64_t k);

/* The object of each kind that a thread found last. It is still that one if no object of its kind has begun
 * or ended since. */
struct nasty_object_cache {
    uint64_t raw, number;
    uint32_t changes;
};
extern _Atomic uint32_t nasty_object_changes[OBJECT_KINDS]; /* from 1 */

/* The number of a described object that is in the cache or the table. */
bool nasty_object_number_search(struct nasty_object_cache *c, enum nasty_object kind, uint64_t raw);
static inline bool nasty_object_number(struct nasty_object_cache *c, enum nasty_object kind, uint64_t raw)
{
    return (c->raw == raw && c->changes == nasty_object_changes[kind]) ||
           nasty_object_number_search(c, kind, raw);
}

/* The number of an object that a call has returned. If it shares, the object may have a number already. known
 * is what is then known of the handle; it may have another number, of an older request. */
uint64_t nasty_object_new(enum nasty_object kind, uint64_t raw, bool shares, uint64_t parent,
                          struct nasty_known *known);

/* Notes what is known of an object, which is then described. */
void nasty_object_describe(enum nasty_object kind, uint64_t raw, const struct nasty_known *known);

/* The handle stands for no object any more. */
void nasty_object_end(enum nasty_object kind, uint64_t raw);

#endif
