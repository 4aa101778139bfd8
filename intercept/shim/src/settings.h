// Code generated from intercept/config by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
#ifndef NASTY_SETTINGS_H
#define NASTY_SETTINGS_H

#include <stdint.h>

/* The part of the configuration that the shim needs. Go twin: Shim */
struct nasty_settings {
    uint32_t shadow_window; /* operations of active epochs are issued on a window where they can be flushed */
    uint32_t poison; /* the buffers of pending fetches are filled */
    uint32_t early_fetch; /* gets are made in their calls, and delivered later */
    uint32_t half_origin; /* enum nasty_half: which half of an origin is read in the call */
    uint32_t lazy_lock; /* remote locks and starts are made when they are needed */
    uint32_t waitany_late; /* MPI_Waitany and MPI_Waitsome complete one-sided requests last, in reverse order */
    uint32_t strict_sends; /* standard sends are made as synchronous ones */
    uint32_t strict_collectives; /* collective operations wait for all processes */
    uint64_t hold_local; /* ns that locally completed operations stay held while the program is inside MPI */
    uint32_t enabled; /* 0: each call is passed on */
    uint32_t trace_state; /* the trace has hashes of windows and fetched data */
    uint32_t trace_received; /* it has all calls, and hashes of what they receive */
    uint32_t each_call; /* the shim asks with SYNC_CALL after each record */
    uint32_t whole_window; /* every synchronization call concerns all targets */
    uint32_t fence_rounds; /* fences per MPI_Win_fence; if anything is held the core orders all but the last */
    uint32_t log; /* 0 off, 1 warn, 2 info, 3 debug */
    uint32_t delays; /* the shim asks at each point if this rank may be slow */
    uint32_t stays; /* the rank may stay between pieces */
    uint32_t sites; /* the shim asks for each call site whether it is left alone */
    uint32_t latest; /* what each thread does is noted */
    uint32_t single; /* one bit per kind (1 << SYNC_FLUSH): if one held element is all that such a call completes, the shim issues it without asking */
    uint32_t stack_depth; /* frames of a call site, at most NASTY_DEEPEST; 1: where the call is */
    uint8_t releases[20]; /* enum nasty_scope, by enum nasty_call */
    uint8_t poisons[16]; /* what such a buffer is filled with, in turn */
    uint64_t trace; /* enum nasty_written: what is written into trace_folder */
    uint64_t trace_bytes; /* that the file of events may have; 0: any number */
    char trace_folder[4096]; /* into which the rank writes */
    uint64_t agreed; /* differs if settings differ that all ranks must share */
    char assignments[1024]; /* these settings, for the user */
};

#endif
