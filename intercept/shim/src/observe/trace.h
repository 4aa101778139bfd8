/* The trace: what happened in this process, in a file. */
#ifndef NASTY_OBSERVE_TRACE_H
#define NASTY_OBSERVE_TRACE_H

#include "abi.h"
#include "observe/event.h"
#include "process/state.h"

#include <stdbool.h>
#include <stdint.h>

/* Begins the trace or the recording of a rank of so many, if there is to be one. */
void nasty_trace_start(int size);

void nasty_trace_site(uint32_t number, uint32_t call, bool left_alone, uint64_t offset, const char *path);
/* A further frame of a site's call stack, from the inside out. */
void nasty_trace_caller(uint32_t number, uint64_t offset, const char *path);
/* Where on the stack the function is that makes the first call from a site. */
void nasty_trace_frame(uint32_t number, uint64_t low, uint64_t high);
void nasty_trace_window_name(uint32_t window, const char *name);
void nasty_trace(enum nasty_event_type type, uint16_t code, uint32_t window, int target, uint64_t a,
                 uint64_t b);
/* EVENT_OP */
void nasty_trace_recorded(const struct nasty_op *op, enum nasty_epoch epoch);

/* The other events about an operation. */
void nasty_trace_op(enum nasty_event_type type, const struct nasty_op *op, uint64_t a, uint64_t b);

/* EVENT_RECEIVED */
void nasty_trace_data(uint16_t class, uint16_t site, uint64_t bytes, uint64_t hash, uint64_t value);

/* EVENT_BROUGHT */
void nasty_trace_fetched(uint16_t class, uint16_t site, uint64_t bytes, uint64_t value);

/* EVENT_MEMORY: where memory that becomes part of a window lies. `site` is where that was allocated, a place
 * in the function that has it on its stack, or the variable. `usable` is what the allocator has given. */
struct nasty_memory {
    enum nasty_memory_kind kind;
    uint16_t site;
    uint64_t from, bytes, usable;
};
void nasty_trace_memory(const struct nasty_memory *m);

/* EVENT_FREED: the program has freed memory of a window. */
void nasty_trace_freed(uint16_t site, uint64_t from, uint64_t bytes);

/* A hash of instructions by their meaning, so that runs can be compared without an event for each of
 * perhaps millions. Starts from the hash of the instructions before them. */
uint64_t nasty_trace_plan(uint64_t hash, const struct nasty_instr *instrs, uint32_t count);

/* What a synchronization call took out of the logs. */
void nasty_trace_taken(const struct nasty_segment *taken);

static inline bool nasty_tracing_received(void) { return nasty.tracing && nasty.settings.trace_received; }
static inline bool nasty_tracing_state(void) { return nasty.tracing && nasty.settings.trace_state; }

#endif
