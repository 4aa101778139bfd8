/* How to find the caller of a function on the stack, as the compiler has noted it (the call frame information
 * of the DWARF standard, 6.4, in .eh_frame). */
#ifndef NASTY_OBSERVE_FRAME_H
#define NASTY_OBSERVE_FRAME_H

#include <stdbool.h>
#include <stdint.h>

/* The registers that compilers use for it. */
struct nasty_registers {
    uint64_t pc, sp, fp;
};

/* Where a frame ends, from which registers: its end is the caller's stack pointer. */
enum nasty_frame_end {
    END_UNKNOWN, /* the frame is the last one, or described in a way that this code does not know */
    END_FROM_SP,
    END_FROM_FP,
    END_BESIDE_FP, /* the end itself is in memory, at a distance from the frame pointer */
};

/* What memory has the caller's frame pointer. */
enum nasty_frame_saved {
    SAVED_NOWHERE, /* the register still has it */
    SAVED_AT_END,
    SAVED_AT_FP,
};

/* The rule for one address of code. */
struct nasty_frame_rule {
    uint8_t end, saved; /* the enums above */
    bool returns;       /* the address in the caller is in memory, at a distance from the end */
    int32_t end_distance, saved_distance, return_distance;
};

/* The rule for the instruction before this address. */
struct nasty_frame_rule nasty_frame_rule(uint64_t pc);

#endif
