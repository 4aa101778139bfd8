/* Issues operations by calls that return a request. A flush would tell, too, when they are complete, but it
 * waits for the target, and MPI promises that some calls wait for nobody (MPI 4.1, 12.7.3). In C because
 * these are calls of the library. */
#include "execute/begun.h"

#include "calls.h"
#include "epoch/shadow.h"
#include "execute/piece.h"
#include "process/platform.h"
#include "types/layout.h"
#include "types/predefined.h"

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

static int begin_part(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len,
                      MPI_Request *request)
{
    MPI_Aint disp;
    MPI_Win win = nasty_handle(w, op->target);
    const struct nasty_shape *s = op->shape;
    const struct nasty_prim *p = nasty_prim_at(op->prim);
    struct nasty_part target = nasty_target_part(op, w, off, len, &disp);
    struct nasty_part origin = {op->result, 0, p->type, false}; /* ignored by MPI_NO_OP */
    if (op->reduce != REDUCE_NO_OP)
        origin = nasty_local_part(w, op->origin, s->origin, op->prim, off, len);
    int error;
    if (op->kind == KIND_PUT)
        error = real.Rput(origin.address, origin.count, origin.type, op->target, disp, target.count,
                          target.type, win, request);
    else if (op->kind == KIND_GET)
        error = real.Rget(origin.address, origin.count, origin.type, op->target, disp, target.count,
                          target.type, win, request);
    else if (op->kind == KIND_ACC)
        error = real.Raccumulate(origin.address, origin.count, origin.type, op->target, disp, target.count,
                                 target.type, nasty_op_of(op), win, request);
    else {
        struct nasty_part result = nasty_local_part(w, op->result, s->result, op->prim, off, len);
        error = real.Rget_accumulate(origin.address, origin.count, origin.type, result.address, result.count,
                                     result.type, op->target, disp, target.count, target.type,
                                     nasty_op_of(op), win, request);
        nasty_part_drop(&result);
    }
    nasty_part_drop(&origin);
    nasty_part_drop(&target);
    return error;
}

int nasty_issue_begun(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len)
{
    for (uint64_t end = off + len, n; off < end; off += n) {
        MPI_Request request;
        n = op->kind == KIND_GET ? stretch(op, off, end - off) : end - off;
        int error = begin_part(op, w, off, n, &request);
        if (error != MPI_SUCCESS)
            return error;
        nasty_request_part(op->shape->request, request);
    }
    return MPI_SUCCESS;
}
