/* How many entries the arrays of a call have. */
#ifndef NASTY_RECORDING_LENGTHS_H
#define NASTY_RECORDING_LENGTHS_H

#include "recording/arguments.h"
#include "recording/objects.h"

#include <mpi.h>

/* The arguments of a call that are recorded. */
struct nasty_args_of_call {
    const struct nasty_arg *first, *last; /* last: one after the last */
};
static inline struct nasty_args_of_call nasty_args_of_call(uint32_t number)
{
    return (struct nasty_args_of_call){nasty_args + nasty_args_of[number],
                                       nasty_args + nasty_args_of[number + 1]};
}

/* The value of a number. */
int64_t nasty_plain_argument(const struct nasty_arg *a, void *const args[]);

/* Where the handle of the communicator is that the call is given; NULL if it is given none. */
const void *nasty_communicator_argument(struct nasty_args_of_call call, void *const args[]);

/* The same of a window. */
const void *nasty_window_argument(struct nasty_args_of_call call, void *const args[]);

/* The communicator that the call is given; number 0 if it is given none. */
struct nasty_known nasty_communicator(struct nasty_args_of_call call, void *const args[]);

/* Whether this process is the root of a collective call. */
bool nasty_at_root(struct nasty_args_of_call call, const struct nasty_known *comm, void *const args[]);

/* The info object that the call is given. */
MPI_Info nasty_info(struct nasty_args_of_call call, void *const args[]);

/* The length of an array; negative if there is none that may be read. */
int64_t nasty_length(struct nasty_args_of_call call, const struct nasty_arg *a, void *const args[]);

#endif
