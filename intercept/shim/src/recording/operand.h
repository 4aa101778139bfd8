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

/* Tells of the buffer, if the call moves anything between it and a process, and that is known: of each part,
 * if the parts may lie apart from each other. Under the lock. */
typedef void nasty_found_operand(void *state, const struct nasty_operand *operand);
void nasty_operands(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                    nasty_found_operand *found, void *state);

/* Returns false if there is nothing to tell. The buffer has one part. */
bool nasty_operand(const struct nasty_side_of *side, struct nasty_args_of_call call, void *const args[],
                   struct nasty_operand *operand);

#endif
