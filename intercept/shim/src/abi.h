/* What the C shim and the Go core share: records, instructions and requests.
 * No MPI type occurs here, so that one core serves every MPI library.
 * The structures marked "Go twin" have the same memory layout in package rma.
 * Change NASTY_ABI_VERSION whenever anything in this file changes. */
#ifndef NASTY_ABI_H
#define NASTY_ABI_H

#include <stdint.h>

#define NASTY_ABI_VERSION 9

/* Low bits of a record's number: the call site, 0 where sites are not looked at. */
#define NASTY_SITE_BITS 16

enum nasty_kind { NASTY_PUT = 1, NASTY_GET, NASTY_ACC, NASTY_GET_ACC, NASTY_FAO, NASTY_CAS };
enum nasty_state { NASTY_HELD = 1, NASTY_COPIED };
enum nasty_reduction { NASTY_NO_REDUCTION, NASTY_NO_OP, NASTY_REPLACE, NASTY_COMBINE };
enum nasty_half { NASTY_NO_HALF, NASTY_FIRST_HALF, NASTY_LAST_HALF };
enum nasty_flags { NASTY_OWNS_ORIGIN = 1, NASTY_LOST = 2, NASTY_HALF_READ = 4, NASTY_FETCHED = 8 };

enum nasty_sync_kind {
    NASTY_FENCE = 1,
    NASTY_FENCE_NOPRECEDE,
    NASTY_COMPLETE,
    NASTY_UNLOCK,
    NASTY_UNLOCK_ALL,
    NASTY_FLUSH,
    NASTY_FLUSH_ALL,
    NASTY_FLUSH_LOCAL,
    NASTY_FLUSH_LOCAL_ALL,
    NASTY_CALL,
    NASTY_FORWARD,
    NASTY_RELEASE,
    NASTY_WAIT,
};

/* Go twin: rma.Run */
struct nasty_run {
    int64_t offset;
    int64_t stride;
    uint64_t blocks;
    uint64_t per_block;
    uint64_t packed;
    uint64_t first;
    uint32_t width;
    uint32_t prim;
};

/* Go twin: rma.Layout */
struct nasty_layout {
    uint64_t size;
    uint64_t elements;
    int64_t extent;
    struct nasty_run *runs;
    uint32_t count;
    uint32_t refs;
};

/* Go twin: rma.Shape */
struct nasty_shape {
    struct nasty_layout *origin;
    struct nasty_layout *target;
    struct nasty_layout *result;
    void *compare;
    uint64_t op;
    struct nasty_request *request; /* what the program waits on, or NULL */
};

/* Go twin: rma.Op. One cache line. */
struct nasty_op {
    char *origin;
    char *result; /* with NASTY_HALF_READ or NASTY_FETCHED packed data of ours, as long as all of it */
    int64_t offset;
    uint64_t bytes;
    struct nasty_shape *shape;
    uint64_t seq; /* ascending; with NASTY_SITE_BITS of the call site */
    uint32_t window;
    int32_t target;
    uint16_t width;
    uint16_t prim;
    uint8_t kind;
    uint8_t state;
    uint8_t reduce;
    uint8_t flags;
};

/* An array of records, in program order. The first `fresh` are locally completed
 * (NASTY_COPIED), the others held but for `scattered` that were waited for one by one. */
struct nasty_segment {
    struct nasty_segment *next; /* in a list of segments taken by a plan */
    uint32_t n;
    uint32_t cap;
    uint32_t fresh;
    uint32_t scattered;
    struct nasty_op ops[];
};

/* What is held for one target of one window. Operations of the accumulate family
 * have a log of their own, since they alone have an order among each other. */
struct nasty_target {
    struct nasty_segment *plain;
    struct nasty_segment *family;
    uint32_t rank;
    uint32_t dirty; /* position in the window's list of targets with records */
};

enum nasty_code {
    NASTY_ISSUE = 1, /* op's packed bytes [off, off+len) */
    NASTY_WIN_FLUSH, /* MPI_Win_flush of op's target */
    NASTY_SLEEP,     /* off nanoseconds */
    NASTY_ROUND,     /* off times MPI_Win_fence on op's window, before the program's own */
};

struct nasty_instr {
    struct nasty_op *op;
    uint64_t off;
    uint32_t len;
    uint32_t code;
};

/* A request to the core: what must this occasion complete? */
struct nasty_sync {
    /* asked */
    uint32_t kind;
    uint32_t window;
    int32_t target; /* or -1 */
    uint16_t passive;
    uint16_t left; /* made at a call site that is left alone: nothing stays held */
    uint64_t number;
    uint64_t seq;                  /* NASTY_WAIT: of the operation */
    struct nasty_target **targets; /* those with records that are concerned */
    uint32_t ntargets;
    uint32_t capacity; /* of instrs */
    struct nasty_instr *instrs;
    /* answered */
    struct nasty_op *one;        /* in a log: copy its origin */
    struct nasty_segment *taken; /* no longer in a log: retire after the call */
    uint64_t plan;               /* nonzero: ask nasty_core_next for more */
    uint32_t count;              /* instructions written */
    uint32_t copy;               /* 1: copy the origins of what stays in the targets' logs */
    uint32_t release;            /* 1: first release all copies, on every window */
    uint32_t failed;             /* 1: internal error, explained on standard error */
};

/* A question to the core: how long to stay at this point? With `expired` set it is no
 * question: the last wait of this thread, which was there, ended by its bound. */
struct nasty_point {
    /* asked */
    uint64_t site; /* number of the call site */
    uint32_t after;
    uint32_t thread;
    uint32_t expired;
    /* answered */
    uint32_t slowness; /* 0: go on; of several delayed ranks the least slow one goes on first */
    uint64_t bound;    /* ns */
};

/* What the shim has to know of the configuration. */
struct nasty_settings {
    uint32_t abi_version;
    uint32_t enabled;
    uint32_t poison;
    uint32_t early_fetch;  /* gets are made in their calls, and delivered later */
    uint32_t half_origin;  /* enum nasty_half: which one of an origin is read in the call */
    uint32_t lazy;         /* remote locks and starts are made when they are needed */
    uint32_t shadow;       /* issue operations of active epochs on a window where they can be flushed */
    uint32_t each_call;    /* ask with NASTY_CALL after each record */
    uint32_t whole_window; /* every synchronization call concerns all targets */
    uint32_t fence_rounds; /* fences per MPI_Win_fence; where anything is held the core orders
                            * all but the last */
    uint32_t log;          /* 0 off, 1 warn, 2 info, 3 debug */
    uint32_t late;         /* Waitany and Waitsome complete the last one-sided request first */
    uint64_t hold_local;   /* ns that locally completed operations stay held inside MPI */
    uint32_t delays;       /* ask at each point */
    uint32_t sites;        /* ask for each call site whether it is left alone */
    uint32_t trace_state;  /* write hashes of windows and fetched data into the trace */
    const char *trace;     /* folder for it, or NULL */
};

#endif
