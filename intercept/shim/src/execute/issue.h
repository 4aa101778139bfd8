/* The library's calls that move the data of an operation. */
#ifndef NASTY_EXECUTE_ISSUE_H
#define NASTY_EXECUTE_ISSUE_H

#include "abi.h"
#include "window/window.h"

#include <mpi.h>
#include <stdint.h>

static inline MPI_Op nasty_op_of(const struct nasty_op *op) { return (MPI_Op)(uintptr_t)op->shape->op; }

/* Issues packed bytes [off, off+len) as a put, a get, an accumulate or a get-accumulate, by the call that
 * returns a request if there is room for one. Returns an error code of MPI. */
int nasty_issue(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len,
                MPI_Request *request);

#endif
