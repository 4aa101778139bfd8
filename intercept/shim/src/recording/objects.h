/* Numbers of the program's objects: communicators, datatypes, requests and others. */
#ifndef NASTY_RECORDING_OBJECTS_H
#define NASTY_RECORDING_OBJECTS_H

#include "recording/kinds.h"

#include <stdbool.h>
#include <stdint.h>

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
uint64_t nasty_raw(enum nasty_object kind, const void *handle);

/* Returns false if no call has made such an object. */
bool nasty_object_find(enum nasty_object kind, uint64_t raw, struct nasty_known *known);

/* The next younger request with the same handle; false if there is none. */
bool nasty_object_next(uint64_t raw, struct nasty_known *known);

/* The number of an object that a call has returned. If it shares, the object may have a number already. */
uint64_t nasty_object_new(enum nasty_object kind, uint64_t raw, bool shares, uint64_t parent);

/* Notes what is known of an object, which is then described. */
void nasty_object_describe(enum nasty_object kind, uint64_t raw, const struct nasty_known *known);

/* The handle stands for no object any more. */
void nasty_object_end(enum nasty_object kind, uint64_t raw);

#endif
