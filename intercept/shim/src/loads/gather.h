/* The loads and stores of a thread between two of its MPI calls. */
#ifndef NASTY_LOADS_GATHER_H
#define NASTY_LOADS_GATHER_H

#include "loads/hook.h"
#include "observe/stream.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

/* An access that may be of interest; as struct nasty_hook has it. */
struct nasty_recents *nasty_gather(const volatile void *at, uintptr_t bytes, uint32_t kind, const void *site);

/* The block is given back. */
void nasty_gather_gone(const void *block, uintptr_t bytes);

/* The thread releases or acquires an object; as struct nasty_hook has it. */
void nasty_gather_order(const volatile void *object, uint32_t kind);

/* Writes what the thread has gathered, as it enters a call, perhaps one that polls. */
void nasty_gathered_write(struct nasty_stream *s, bool polls);

/* The thread has left the call: what it does from now on is gathered again. */
void nasty_gathered_begin(struct nasty_stream *s);

/* A buffer of an operation: its loads and stores are gathered from now on. Under the lock. */
void nasty_gather_buffer(const void *base, int64_t count, MPI_Datatype type);

#endif
