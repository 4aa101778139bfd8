/* The types of events. */
#ifndef NASTY_OBSERVE_EVENT_H
#define NASTY_OBSERVE_EVENT_H

/* Go twin: trace.Type */
enum nasty_event_type {
    EVENT_ENTER = 1,
    EVENT_LEAVE,
    EVENT_OP,
    EVENT_FORWARDED,
    EVENT_SYNC,
    EVENT_DONE,
    EVENT_COPIED,
    EVENT_DELAY,
    EVENT_WINDOW,
    EVENT_CONTENTS,
    EVENT_RESULT,
    EVENT_UNFINISHED,
    EVENT_ABORT,
    EVENT_END,
    EVENT_PLAN,
    EVENT_DAMAGED,
    EVENT_PART,
    EVENT_MISUSED,
    EVENT_RECEIVED,
    EVENT_UNTIMELY,
    EVENT_BROUGHT,
    EVENT_MEMORY,
    EVENT_FREED,
    EVENT_REPEATED = 32,
    EVENT_MADE,
    EVENT_THREAD,
    EVENT_ACCESS = 64,
    EVENT_SYNCHRONIZED,
    EVENT_ACCESS_BEFORE,
};

/* What EVENT_MISUSED says of a buffer. Go twin: trace.Misuse */
enum nasty_misuse {
    MISUSE_CHANGED = 1,
    MISUSE_READ,
    MISUSE_WRITTEN,
    MISUSE_REPORTED,
    MISUSE_UNDEFINED,
    MISUSE_FREED
};

/* The code of EVENT_MEMORY. Go twin: trace.MemoryKind */
enum nasty_memory_kind { MEMORY_HEAP = 1, MEMORY_VARIABLE, MEMORY_STACK };

/* The code of EVENT_DELAY: 0 before a call, 1 after it. */
enum { DELAY_STAY = 2 }; /* between two pieces */

#endif
