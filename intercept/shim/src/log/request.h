/* The requests of request-based operations. */
#ifndef NASTY_LOG_REQUEST_H
#define NASTY_LOG_REQUEST_H

#include "abi.h"
#include "process/map.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct nasty_begun;

struct nasty_request {
    MPI_Request handle;
    uint64_t seq;
    uint32_t window;
    int target;
    bool tested;             /* falses is known; under the lock, as the next two */
    uint32_t falses;         /* tests that are still to fail */
    _Atomic uint32_t owners; /* the handle, and the record if there is one */
    _Atomic bool done;       /* complete at the origin */
    _Atomic bool told;       /* the library knows that */
    /* under the lock, of an operation that was begun: */
    const struct nasty_op *_Atomic begun; /* or NULL */
    struct nasty_begun *kept;             /* with its record, once the library has all of it; or NULL */
    bool asked;                           /* a thread asks the library about the parts now */
    MPI_Request *parts;                   /* its own requests */
    size_t nparts, room, complete;
};

extern struct nasty_map nasty_requests; /* those that the program has not completed */

/* For the operation with this number, which the caller is recording; 0: for one that has nothing to do.
 * Under the lock. */
struct nasty_request *nasty_request_new(uint32_t window, int target, uint64_t seq);

/* Gives the request a handle. */
int nasty_request_start(struct nasty_request *r, MPI_Request *handle);

/* The operation's record goes: it is complete at the origin. Under the lock. */
void nasty_request_done(struct nasty_request *r);

/* Of an operation that is being begun: the library has a part of it, with this request. */
void nasty_request_part(struct nasty_request *r, MPI_Request part);

/* NULL if the request is not one of ours. */
struct nasty_request *nasty_request_find(MPI_Request handle);

/* Tells the library that the request is complete, so that its completion calls take it. */
void nasty_request_tell(struct nasty_request *r);

#endif
