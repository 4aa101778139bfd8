/* Operations of which the library says itself when they are complete. */
#ifndef NASTY_EXECUTE_BEGUN_H
#define NASTY_EXECUTE_BEGUN_H

#include "abi.h"
#include "log/request.h"
#include "window/window.h"

#include <stdbool.h>
#include <stdint.h>

static inline bool nasty_is_begun(const struct nasty_op *op)
{
    return op->shape && op->shape->request && op->shape->request->begun;
}

/* Issues packed bytes [off, off+len) of an operation whose request is begun. */
int nasty_issue_begun(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len);

#endif
