/* The core: a process of its own beside each rank, which decides. The shim starts it, asks it, and
 * ends it. */
#ifndef NASTY_CORE_H
#define NASTY_CORE_H

#include "abi.h"

#include <stdbool.h>

/* Starts the core, and does not wait for it: MPI_Init takes longer. */
void nasty_core_start(void);

/* Waits for it. The program ends here if the core cannot be had. */
void nasty_core_settings(struct nasty_settings *settings);

/* Says who this rank is. Returns whether it may ever be slow (NASTY_ASK_DELAY). */
bool nasty_core_identity(int rank, int size);

void nasty_core_window(uint32_t id, const char *accumulate_ordering);
void nasty_core_window_gone(uint32_t id);

/* What a synchronization call must complete: the first instructions. Under the lock. */
void nasty_core_sync(struct nasty_sync *sync);

/* The next instructions are made, into sync->instrs, while this thread goes on. */
void nasty_core_prepare(struct nasty_sync *sync);
/* They are there. */
void nasty_core_next(struct nasty_sync *sync);

uint32_t nasty_core_falses(uint32_t window, uint64_t seq);
void nasty_core_delay(struct nasty_point *point);
bool nasty_core_left(const char *module, uint64_t offset);

/* Has the core map so many bytes of the shared file, from offset on, at this address. False: it
 * cannot have that address. */
bool nasty_core_grow(void *address, uint64_t offset, uint64_t bytes);

/* A descriptor of the shared file, to be closed; -1 and errno where there is none. */
int nasty_core_memory(void);

/* The program ends: nothing of the core is there afterwards. */
void nasty_core_end(void);

/* In a forked child, which is no rank and has no core. */
void nasty_core_forget(void);

#endif
