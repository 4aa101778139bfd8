/* What the shim asks the core, which decides. */
#ifndef NASTY_CORE_QUESTIONS_H
#define NASTY_CORE_QUESTIONS_H

#include "abi.h"

#include <stdbool.h>

/* Starts the core, and does not wait for it: MPI_Init takes longer. */
void nasty_core_start(void);

/* Waits for it. Ends the program if there is no core, or if it says so. */
void nasty_core_settings(struct nasty_settings *settings);

/* The shared memory that is free at first. */
struct nasty_span {
    char *from, *to;
};
struct nasty_span nasty_core_room(void);

/* Says who this rank is. Returns whether it may ever be slow (ASK_DELAY). */
bool nasty_core_identity(int rank, int size);

void nasty_core_window(uint32_t id, struct nasty_dirty *dirty, const char *accumulate_ordering);
void nasty_core_window_gone(uint32_t id);

/* What must a synchronization call complete? Answers with the first instructions. Under the lock. */
void nasty_core_sync(struct nasty_sync *sync);

/* Asks for the next instructions, which the core writes into sync->instrs while this thread goes on. */
void nasty_core_prepare(struct nasty_sync *sync);
/* Waits for them. */
void nasty_core_next(struct nasty_sync *sync);

/* Says that a row of foretold answers is used up, and does not wait. Under the lock. */
void nasty_core_ahead(void);

/* How many tests must say that the exposure epoch, or the request, is not complete? */
uint32_t nasty_core_falses(uint32_t window, uint64_t seq);

void nasty_core_delay(struct nasty_point *point);
void nasty_core_stay(struct nasty_point *point);

/* Tells the user that a buffer is gone. */
void nasty_core_loss(const struct nasty_loss *loss);

/* Tells the user what is wrong with a call at a site, or at none. */
void nasty_core_fault(enum nasty_fault fault, uint16_t site);

/* Whether the core wants to know of windows of MPI_Win_allocate, with a library of this version. */
uint32_t nasty_core_library(const char *version);
void nasty_core_habit(enum nasty_habit habit, uint16_t site);

/* Tells the core the sizes in bytes of the parts of such a window that share memory; the first 512. */
void nasty_core_allocated(uint16_t site, const uint64_t *sizes, int n);

/* A frame of the call stack of the next call site, from the inside out. */
void nasty_core_caller(const char *module, uint64_t offset);

/* What is special about the call site with this number, from which call is made: bits of enum
 * nasty_treatment. */
uint32_t nasty_core_treats(const char *module, uint64_t offset, uint32_t number, uint32_t call);

/* Has the core map so many bytes of the shared file, from offset on, at this address. Returns whether it
 * could. */
bool nasty_core_grow(void *address, uint64_t offset, uint64_t bytes);

/* Notes what a new thread does there, for as long as the thread exists. Under the lock. */
void nasty_core_thread(struct nasty_latest *latest);

/* In a forked child, which is no rank and has no core. */
void nasty_core_forget(void);

#endif
