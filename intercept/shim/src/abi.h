/* What the C shim and the Go core share: records, instructions, and the questions that the shim
 * asks. The core is another process; it sees this memory at the same addresses.
 * No MPI type occurs here, so that one core serves every MPI library.
 * The structures have the same memory layout in Go, in package intercept or, where it is
 * said, in package rma; a test of package intercept compares them field by field.
 * Change NASTY_ABI_VERSION whenever anything in this file changes. */
#ifndef NASTY_ABI_H
#define NASTY_ABI_H

#include <stdint.h>

#define NASTY_ABI_VERSION 10

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
    struct nasty_op ops[] __attribute__((aligned(64)));
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

/* What must this occasion complete? */
struct nasty_sync {
    /* asked */
    uint32_t kind;
    uint32_t window;
    int32_t target; /* or -1 */
    uint16_t passive;
    uint16_t left_alone; /* made at a call site that is left alone: nothing stays held */
    uint64_t number;
    uint64_t seq;                  /* NASTY_WAIT: of the operation */
    struct nasty_target **targets; /* those with records that are concerned */
    uint32_t ntargets;
    uint32_t capacity; /* of instrs */
    struct nasty_instr *instrs;
    struct nasty_segment *spare; /* empty: room for records that leave a log while others stay, or NULL */
    /* answered */
    struct nasty_op *one;        /* in a log: copy its origin */
    struct nasty_segment *taken; /* no longer in a log: retire after the call */
    uint64_t plan;               /* nonzero: there are more instructions, by NASTY_ASK_NEXT */
    uint32_t count;              /* instructions written */
    uint32_t copy;               /* 1: copy the origins of what stays in the targets' logs */
    uint32_t release;            /* 1: first release all copies, on every window */
    uint32_t need;               /* nonzero: nothing was done, ask again with room for so many records */
};

/* How long to stay at this point? With `expired` set it is no question: the last wait of this
 * thread, which was there, ended by its bound. */
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
    uint32_t delays;       /* ask at each point, where this rank may be slow */
    uint32_t sites;        /* ask for each call site whether it is left alone */
    uint32_t trace_state;  /* write hashes of windows and fetched data into the trace */
    uint32_t alone;        /* nothing is asked where one held element is all that is due: issue it */
    uint32_t reserved;
    uint64_t hold_local;   /* ns that locally completed operations stay held inside MPI */
    uint64_t trace;        /* 1: there is a folder for it, in `trace_folder` */
    char trace_folder[4096];
};

enum nasty_question {
    NASTY_ASK_START = 1,   /* -> settings; or a status to end with */
    NASTY_ASK_IDENTITY,    /* rank, size */
    NASTY_ASK_WINDOW,      /* window, accumulate_ordering in text */
    NASTY_ASK_WINDOW_GONE, /* window */
    NASTY_ASK_SYNC,        /* sync: the first instructions */
    NASTY_ASK_NEXT,        /* sync: the next ones */
    NASTY_ASK_FALSES,      /* window, seq -> how many tests fail */
    NASTY_ASK_DELAY,       /* point */
    NASTY_ASK_LEFT_ALONE,  /* offset, module in text -> 1: the call site is left alone */
    NASTY_ASK_GROW,        /* address, offset in the file, bytes -> 1: the core maps it there */
};

/* The beginning of the memory that shim and core share. One question at a time: the shim writes it
 * and then `asked`, the core answers in the same place and then writes `answered`, the number of
 * questions answered so far. Who finds nothing new sleeps on the other one's counter, having said so. */
struct nasty_channel {
    uint32_t asked __attribute__((aligned(64)));
    uint32_t core_sleeps;
    uint32_t answered __attribute__((aligned(64)));
    uint32_t shim_sleeps;
    uint32_t abi_version __attribute__((aligned(64)));
    void *here;
    uint64_t bytes; /* of the file, all mapped from here on at first */
    uint32_t question;
    uint32_t failed; /* 1: internal error, explained in said */
    uint64_t args[2];
    void *address;
    uint64_t answer;
    struct nasty_sync *sync;
    struct nasty_point point;
    struct nasty_settings settings;
    uint32_t length;   /* of said */
    char said[16388]; /* the core's answer, for the program's standard error */
    char text[4096];   /* asked */
};

#endif
