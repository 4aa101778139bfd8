/* Descriptions of communicators, groups, datatypes and windows. */
#ifndef NASTY_RECORDING_DESCRIBE_H
#define NASTY_RECORDING_DESCRIBE_H

#include "recording/objects.h"
#include "recording/values.h"

#include <mpi.h>

/* Describe an object that the library knows, before a call that needs that. `at` is the handle. */
void nasty_describe(struct nasty_stream *s, struct nasty_writer w, enum nasty_object kind, const void *at,
                    const struct nasty_known *known);

/* A window that was just made, from a communicator with this number. */
void nasty_describe_window(struct nasty_stream *s, struct nasty_writer w, MPI_Win win, uint64_t number,
                           uint64_t comm, MPI_Info info);

/* An object that no call has made: nothing but its number is known, and the library is not asked, because the
 * handle may be one that the program must not use. */
void nasty_describe_unknown(struct nasty_stream *s, struct nasty_writer w, enum nasty_object kind,
                            uint64_t number);

/* A request whose handle stands for older ones, too. The oldest of them has the number `oldest`. */
void nasty_describe_double(struct nasty_stream *s, struct nasty_writer w, uint64_t number, uint64_t oldest);

#endif
