/* What the C shim and the Go core share: records, instructions, and the questions that the shim asks. The
 * core is another process, which sees this memory at the same addresses. No MPI type occurs here, so that
 * one core serves every MPI library.
 *
 * The structures have the same memory layout in Go: in package rma if a comment names their twin,
 * otherwise in package intercept, where a test compares them field by field. Change NASTY_ABI_VERSION and
 * Go's abiVersion with any change of this file.
 *
 * Enumerators begin with the name of their enum, so that none looks like an environment variable. */
#ifndef NASTY_ABI_H
#define NASTY_ABI_H

#include "settings.h"

#include <stdint.h>

#define NASTY_ABI_VERSION 40

/* Low bits of a record's number: the call site, or 0 if nobody looks at sites. */
#define NASTY_SITE_BITS 16

/* Frames of a call site, at most. */
#define NASTY_DEEPEST 16

enum nasty_kind { KIND_PUT = 1, KIND_GET, KIND_ACC, KIND_GET_ACC, KIND_FAO, KIND_CAS };
enum nasty_state { STATE_HELD = 1, STATE_COPIED };
enum nasty_reduction { REDUCE_NOT, REDUCE_NO_OP, REDUCE_REPLACE, REDUCE_COMBINE };
enum nasty_half { HALF_NONE, HALF_FIRST, HALF_LAST };
enum nasty_flags {
    FLAG_OWNS_ORIGIN = 1,
    FLAG_LOST = 2,
    FLAG_HALF_READ = 4,
    FLAG_FETCHED = 8,
    FLAG_UNMAPPED = 16, /* when it was taken out of its log, one of its buffers was not mapped */
    FLAG_SUMMED = 32,   /* the record has a checksum of the origin */
    FLAG_POISONED = 64, /* all of the buffer for fetched data is poisoned */
    FLAG_DEVICE = 128,  /* this process cannot read one of its buffers: it is a device's, as a GPU's */
};

enum nasty_sync_kind {
    SYNC_FENCE = 1,
    SYNC_FENCE_NOPRECEDE,
    SYNC_COMPLETE,
    SYNC_UNLOCK,
    SYNC_UNLOCK_ALL,
    SYNC_FLUSH,
    SYNC_FLUSH_ALL,
    SYNC_FLUSH_LOCAL,
    SYNC_FLUSH_LOCAL_ALL,
    SYNC_CALL,
    SYNC_FORWARD,
    SYNC_RELEASE,
    SYNC_WAIT,
    SYNC_REPAIR,
};

/* Whether MPI_Win_flush is allowed between pieces. Go twins: rma.Occasion.Passive and Local */
enum nasty_passive {
    PASSIVE_NOT,   /* no: the targets are neither locked nor those of a shadow window */
    PASSIVE_FLUSH, /* yes */
    PASSIVE_LOCAL, /* yes, but MPI promises that the call at hand waits for no other rank */
};

/* Classes of calls before which copies may be issued. Go twin: completion.Call */
enum nasty_call {
    CALL_LOCKING = 1,
    CALL_UNLOCKING,
    CALL_FLUSHING,
    CALL_LOCAL_FLUSH,
    CALL_FENCING,
    CALL_STARTING,
    CALL_COMPLETING,
    CALL_POSTING,
    CALL_EXPOSING,
    CALL_SYNCHRONIZING,
    CALL_WINDOW_MAKING,
    CALL_BLOCKING,
    CALL_POLLING,
    CALL_ENDING,
    CALLS,
};

/* Classes of predefined datatypes (MPI 4.1, 6.9.2), as bits. Go twin: rma.Class */
enum nasty_class {
    CLASS_INTEGER = 1,
    CLASS_FLOATING = 2,
    CLASS_LOGICAL = 4,
    CLASS_COMPLEX = 8,
    CLASS_BYTE = 16,
    CLASS_MULTI_LANGUAGE = 32, /* MPI_AINT, MPI_OFFSET, MPI_COUNT */
    CLASS_PAIR = 64,
    CLASS_CHAR = 128, /* no reduction is defined for it */
};

/* Which copies. Go twin: completion.Scope */
enum nasty_scope { SCOPE_OVERDUE = 1, SCOPE_OTHERS, SCOPE_OTHERS_IF_SHARED, SCOPE_ALL };

/* What is special about a call site: bits. Go twin: intercept.treatment */
enum nasty_treatment {
    TREATMENT_LEFT_ALONE = 1, /* nothing is perturbed there */
    TREATMENT_REPAIR = 2,     /* the shim asks with SYNC_REPAIR before each call from there */
};

/* The epoch that an operation belongs to. Go twin: trace.Epoch */
enum nasty_epoch { EPOCH_PASSIVE = 1, EPOCH_FENCE, EPOCH_START };

/* Why a one-sided call is made at once, unperturbed. Go twin: trace.Reason */
enum nasty_reason {
    REASON_LEFT_ALONE = 1, /* NASTY_ONLY_SITES or NASTY_SKIP_SITES excludes its site */
    REASON_NOT_PASSIVE,    /* a call with a request, outside of a passive target epoch (12.3.5) */
    REASON_TARGET,         /* no such rank, MPI_PROC_NULL, or a negative displacement */
    REASON_NO_EPOCH,       /* no epoch is open for the target */
    REASON_TYPE,           /* a datatype that is not committed or not understood, or a negative count */
    REASON_SIZE,           /* the sides do not have the same size, or the receiving side is smaller */
    REASON_ELEMENTS,       /* an accumulate whose elements differ in type */
    REASON_OPERATOR,       /* an operator that is not allowed there */
    REASON_MEMORY,         /* bytes outside of the target's window */
};

/* What MPI forbids, and the shim notices because it keeps the epochs. Go twin: fault */
enum nasty_fault {
    FAULT_NO_EPOCH = 1, /* a one-sided call, and no epoch is open for its target */
    FAULT_NOT_PASSIVE,  /* one that returns a request, and its epoch is not passive */
    FAULT_FREED,        /* a window is freed, and an epoch is open */
};

/* What programs do that some libraries make wrong: bits. MPI allows all of it. Go twin: libbugs.Habit */
enum nasty_habit {
    HABIT_ALLOCATED = 1, /* a window of MPI_Win_allocate; ASK_ALLOCATED has its sizes */
    HABIT_NOCHECK = 2, /* MPI_Win_post with MPI_MODE_NOCHECK, on memory of MPI_Win_allocate within one node */
    HABIT_GAPPED = 4,  /* MPI_Get_accumulate to a type with gaps, on a window of MPI_Win_create */
    HABIT_LONGER_GET = 8,   /* a get whose receiving side is longer */
    HABIT_GAPPED_RGET = 16, /* MPI_Rget of a type with gaps, at either side */
    HABIT_MOVED = 32,       /* MPI_Win_create, of whose window the library says that it begins elsewhere */
    HABIT_OTHER_GROUP = 64, /* MPI_Win_start with another group than before, on one window */
    HABIT_WIDE_SWAP = 128,  /* MPI_Compare_and_swap of 8 bytes: allocated memory, or the rank's own */
};

/* What happened to a buffer of a held operation. Go twin: trace.Damage */
enum nasty_damage {
    DAMAGE_CHANGED = 1, /* its origin is not what it was in its call */
    DAMAGE_WINDOW,      /* the same, and it is memory of a window: another rank may have changed it */
    DAMAGE_STACK,       /* it was on the stack of a function that has returned */
    DAMAGE_FREED,       /* it was freed, or moved by realloc */
    DAMAGE_STORED,      /* the program has stored into its buffer for fetched data */
};

/* Which buffer of an operation. Go twin: trace.Buffer */
enum nasty_buffer { BUFFER_ORIGIN = 1, BUFFER_RESULT, BUFFER_COMPARE };

/* Which events are written: the last ones (NASTY_TRACE), or all (NASTY_RECORD). */
enum nasty_written { TRACE_NONE, TRACE_LAST, TRACE_ALL };

/* What is known of a lock or a start that may be made late: bits. Go twin: completion.Opening */
enum nasty_opening {
    OPENING_SELF = 1,
    OPENING_REACHABLE = 2,
    OPENING_NESTED = 4,
    OPENING_THREADS = 8,
    OPENING_SUSPECT = 16,
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
    uint64_t sum;                  /* with FLAG_SUMMED, unless it is a put */
};

/* Go twin: rma.Op. One cache line. */
struct nasty_op {
    char *origin;
    char *result; /* with FLAG_HALF_READ or FLAG_FETCHED: packed data of ours, with room for all bytes; of a
                   * put with FLAG_SUMMED: the checksum */
    int64_t offset;
    uint64_t bytes;
    struct nasty_shape *shape;
    uint64_t seq; /* ascending; the low NASTY_SITE_BITS are the call site */
    uint32_t window;
    int32_t target;
    uint16_t width;
    uint8_t prim;
    uint8_t class; /* of an accumulate's type: enum nasty_class */
    uint8_t kind;
    uint8_t state;
    uint8_t reduce;
    uint8_t flags;
};

/* An array of records, in program order. The first `leading` records are locally completed (STATE_COPIED),
 * and so are `scattered` ones among the others, which were waited for one by one. The rest is held. */
struct nasty_segment {
    struct nasty_segment *next; /* in a list of segments taken by a plan */
    uint32_t n;
    uint32_t cap;
    uint32_t leading;
    uint32_t scattered;
    struct nasty_op ops[] __attribute__((aligned(64)));
};

/* What is held for one target of one window. Operations of the accumulate family have a log of their own,
 * since only they have an order among each other. */
struct nasty_target {
    struct nasty_segment *plain;
    struct nasty_segment *family;
    uint32_t rank;
    uint32_t dirty; /* position in the window's list of targets with records */
};

/* The targets of a window that have records. The core reads it when the rank has hung. */
struct nasty_dirty {
    struct nasty_target **targets;
    uint32_t n, cap;
};

/* What a thread of the program did last, for `nastympi run` to tell if the program hangs. Only the thread
 * writes it. */
enum { NASTY_ARGUMENTS = 13 };
struct nasty_latest {
    struct nasty_latest *next;
    uint64_t since; /* ns: when the call began, or the first of a row of polls there; a clock of 4 ms */
    uint16_t call;  /* a number of calls.h */
    uint16_t site;
    uint16_t inside;               /* 1: the call has not returned */
    uint16_t owned;                /* 0: the thread has ended */
    int64_t args[NASTY_ARGUMENTS]; /* handles and addresses, too, are the program's own */
};

enum nasty_code {
    INSTR_ISSUE = 1, /* op's packed bytes [off, off+len) */
    INSTR_FLUSH,     /* MPI_Win_flush of op's target */
    INSTR_SLEEP,     /* off nanoseconds */
    INSTR_ROUND,     /* off times MPI_Win_fence on op's window, before the program's own */
    INSTR_STAY,      /* lets other ranks look at what was issued; off: the place, for ASK_STAY */
};

struct nasty_instr {
    struct nasty_op *op;
    uint64_t off;
    uint32_t len;
    uint32_t code;
};

/* The question what an occasion must complete. */
struct nasty_sync {
    /* asked */
    uint32_t kind;
    uint32_t window;
    int32_t target;      /* or -1 */
    uint16_t passive;    /* enum nasty_passive */
    uint16_t left_alone; /* made at a call site that is left alone: nothing stays held */
    uint64_t number;
    uint64_t seq;                  /* SYNC_WAIT: of the operation */
    uint64_t newest;               /* greatest number of an operation that was issued so far; answered, too */
    struct nasty_target **targets; /* the targets concerned that have records */
    uint32_t ntargets;
    uint32_t capacity; /* of instrs */
    struct nasty_instr *instrs;
    struct nasty_segment *spare; /* empty: room for records that leave a log while others stay, or NULL */
    /* answered */
    struct nasty_op *one;        /* still in a log: copy its origin */
    struct nasty_segment *taken; /* in no log any more: retire them after the call */
    uint64_t plan;               /* nonzero: ASK_NEXT gives more instructions */
    uint32_t count;              /* instructions written */
    uint32_t copy;               /* 1: copy the origins of what stays in the targets' logs */
    uint32_t release;            /* 1: issue all copies afterwards, on every window */
    uint32_t need;               /* nonzero: nothing was done, ask again with room for so many records */
};

/* Answers to questions that the core expects next, because the program repeats itself, in the order in which
 * they are to be used. If the shim's question is the expected one it takes the answer, and else it asks. The
 * core writes answers while the shim goes on, and drops those that are left when it is asked. */
enum { ROW_ANSWERS = 64, ROW_OPS = 256, ROW_STEPS = 2048, EXPECTED_OPS = 16, EXPECTED_STEPS = 128 };

/* A question, and where its answer is. */
struct nasty_expected {
    uint32_t kind;
    uint32_t window;
    int32_t target;
    uint16_t passive;
    uint16_t left_alone;
    uint64_t number;
    uint32_t offsets; /* 1: the answer depends on where accumulates are */
    uint16_t first_op;
    uint16_t ops;
    uint16_t first_step;
    uint16_t steps;
    uint32_t room;
};

/* An instruction whose operation has a number. */
struct nasty_step {
    uint64_t off;
    uint32_t len;
    uint16_t op;
    uint16_t code;
};

struct nasty_row {
    uint32_t drawn __attribute__((aligned(64))); /* answers that are there */
    uint32_t drawing;                            /* 1: the core is writing others */
    uint32_t used __attribute__((aligned(64)));  /* by the shim, under the lock */
    struct nasty_expected expected[ROW_ANSWERS] __attribute__((aligned(64)));
    struct nasty_op ops[ROW_OPS] __attribute__((aligned(64))); /* without addresses; seq: calls since the
                                                                * first one of the question */
    struct nasty_step steps[ROW_STEPS];
};

/* Two rows, used in turn. After the last answer of a row the shim posts ASK_AHEAD. */
struct nasty_foretold {
    uint32_t at __attribute__((aligned(64))); /* the row whose turn it is; under the lock */
    struct nasty_row rows[2];
};

/* The question how long a thread stays at a point. With `took` set it is a message instead: the thread's last
 * wait, at this point, took so long. */
struct nasty_point {
    /* asked */
    uint64_t site; /* number of the call site; ASK_STAY: the place */
    uint32_t after;
    uint32_t thread;
    uint32_t expired; /* ASK_DELAY: the wait that took so long reached its bound */
    /* answered */
    uint32_t slowness; /* 0: go on; of several delayed ranks the one with the least slowness goes on first */
    uint64_t bound;    /* ns */
    uint64_t quick;    /* ASK_DELAY: at so many further points this thread goes on without a question */
    /* asked */
    uint64_t took; /* ns */
    uint64_t now;  /* ns, ASK_DELAY */
};

/* The message that a buffer of a held operation is gone. */
struct nasty_loss {
    uint32_t damage; /* enum nasty_damage */
    uint32_t buffer; /* enum nasty_buffer */
    uint32_t kind;   /* enum nasty_kind */
    uint32_t site;   /* number of the operation's call site, or 0 */
    uint32_t place;  /* of the place where the buffer went, or where that was noticed; or 0 */
    uint32_t room;
};

enum nasty_question {
    ASK_START = 1,   /* -> settings; or a status to exit with */
    ASK_IDENTITY,    /* rank, size */
    ASK_WINDOW,      /* window, address: its struct nasty_dirty, accumulate_ordering in text */
    ASK_WINDOW_GONE, /* window */
    ASK_SYNC,        /* sync: the first instructions */
    ASK_NEXT,        /* sync: the next ones */
    ASK_AHEAD,       /* a row of foretold answers is used up */
    ASK_FALSES,      /* window, seq -> how many tests fail */
    ASK_DELAY,       /* point */
    ASK_STAY,        /* point */
    ASK_CALLER, /* offset, module in text: a frame of the call stack of the next ASK_SITE, from the inside out
                 */
    ASK_SITE,   /* offset, call << 32 | number, module in text -> enum nasty_treatment of the call site */
    ASK_GROW,   /* address, offset in the file, bytes -> 1: the core maps it there */
    ASK_LOSS,   /* loss */
    ASK_FAULT,  /* fault, number of the call site or 0 */
    ASK_LIBRARY,   /* its version in text -> enum nasty_habit: what the core wants to know of */
    ASK_HABIT,     /* enum nasty_habit, number of the call site or 0 */
    ASK_ALLOCATED, /* number of the call site or 0, sizes of the parts of such a window; in text the sizes, of
                      8 bytes */
};

/* How far a rank is that ends. The core says of one that goes no further that the run was perturbed. Go
 * twin: rankEnd */
enum nasty_end {
    END_NOT,      /* or without MPI_Finalize */
    END_FINISHED, /* MPI_Finalize has returned, or the status is 0 */
    END_TOLD,     /* the rank has said of itself that it fails */
};

/* The beginning of the memory that shim and core share. There is one question at a time: the shim writes
 * it and then counts `asked` up; the core answers in the same place and then sets `answered` to the number
 * of questions answered so far. A side that finds nothing new says that it sleeps, and sleeps on the other
 * side's counter. */
struct nasty_channel {
    uint32_t asked __attribute__((aligned(64)));
    uint32_t core_sleeps;
    uint32_t answered __attribute__((aligned(64)));
    uint32_t shim_sleeps;
    uint32_t abi_version __attribute__((aligned(64)));
    void *here;
    uint64_t bytes; /* of the file at first, all mapped from here on */
    uint32_t question;
    uint32_t failed; /* 1: internal error, explained in `said` */
    uint64_t args[2];
    void *address;
    uint64_t answer;
    struct nasty_sync *sync;
    struct nasty_latest *latest; /* a list of all threads, ended ones included */
    struct nasty_point point;
    struct nasty_loss loss;
    struct nasty_settings settings;
    uint32_t end;       /* enum nasty_end, by the shim without a question */
    uint32_t length;    /* of `said` */
    char said[16372];   /* by the core, for the program's standard error */
    char text[4096];    /* of the question */
    char failure[1024]; /* what the shim writes if the program fails, without a question; empty: nothing */
    struct nasty_foretold foretold;
};

#endif
