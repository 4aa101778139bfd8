/* The memory that a call says to be its buffer. */
#ifndef NASTY_RECORDING_OPERAND_H
#define NASTY_RECORDING_OPERAND_H

#include "recording/lengths.h"
#include "recording/sides.h"
#include "types/layout.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

struct nasty_operand {
    char *base; /* where the layout begins, or the bytes without one */
    uint64_t bytes;
    struct nasty_layout *layout; /* the datatype's; NULL: there are no gaps */
    uint16_t class; /* of its elements; 0: they are of several types, or of none in MPI's tables */
    bool padded;    /* it has elements with bytes that no program sets */
    void *address;  /* as the call has it, with the next two */
    int64_t count;
    MPI_Datatype type;
};

/* Returns false if the call moves nothing between this buffer and a process, or if that is not known. Of a
 * buffer with an amount for each process it is the part of the first one. Under the lock. */
bool nasty_operand(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                   struct nasty_operand *operand);

/* How many parts the buffer has that lie apart from each other. */
int64_t nasty_operand_parts(const struct nasty_side_of *side, struct nasty_args_of_call call,
                            void *const args[]);
bool nasty_operand_part(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                        int64_t part, struct nasty_operand *operand);

#endif
