/* Issues operations by calls that return a request. A flush would tell, too, when they are complete, but it
 * waits for the target, and MPI promises that some calls wait for nobody (MPI 4.1, 12.7.3). In C because
 * these are calls of the library. */
#include "execute/begun.h"

#include "execute/issue.h"
#include "process/platform.h"
#include "types/layout.h"

#include <mpi.h>

static uint64_t gapless(uint64_t len, const struct nasty_layout *l, uint64_t off)
{
    uint64_t bytes = LIKELY(!l) ? len : nasty_layout_at(l, off).contiguous;
    return bytes < len ? bytes : len;
}

/* How much of a get is one piece: a stretch that has gaps on no side, since MPICH completes requests of
 * others before their data is there (doc/library-bugs.md). */
static uint64_t stretch(const struct nasty_op *op, uint64_t off, uint64_t len)
{
    len = gapless(len, op->shape->target, off);
    return gapless(len, op->shape->origin, off);
}

int nasty_issue_begun(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len)
{
    for (uint64_t end = off + len, n; off < end; off += n) {
        MPI_Request request;
        n = op->kind == KIND_GET ? stretch(op, off, end - off) : end - off;
        int error = nasty_issue(op, w, off, n, &request);
        if (error != MPI_SUCCESS)
            return error;
        nasty_request_part(op->shape->request, request);
    }
    return MPI_SUCCESS;
}
