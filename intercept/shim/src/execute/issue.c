/* Moves the data of an operation by one call. In C because these are calls of the library. */
#include "execute/issue.h"

#include "calls.h"
#include "epoch/shadow.h"
#include "execute/piece.h"
#include "types/predefined.h"

#include <stdbool.h>
#include <stddef.h>

/* A get-accumulate; a fetch-and-op may become one. */
static int issue_fetch(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len,
                       struct nasty_part origin, struct nasty_part target, MPI_Aint disp,
                       MPI_Request *request)
{
    MPI_Win win = nasty_handle(w, op->target);
    struct nasty_part result = nasty_local_part(w, op->result, op->shape->result, op->prim, off, len);
    int error = request ? real.Rget_accumulate(origin.address, origin.count, origin.type, result.address,
                                               result.count, result.type, op->target, disp, target.count,
                                               target.type, nasty_op_of(op), win, request)
                        : real.Get_accumulate(origin.address, origin.count, origin.type, result.address,
                                              result.count, result.type, op->target, disp, target.count,
                                              target.type, nasty_op_of(op), win);
    nasty_part_drop(&result);
    return error;
}

int nasty_issue(const struct nasty_op *op, struct nasty_window *w, uint64_t off, uint64_t len,
                MPI_Request *request)
{
    MPI_Aint disp;
    MPI_Win win = nasty_handle(w, op->target);
    struct nasty_part target = nasty_target_part(op, w, off, len, &disp);
    struct nasty_part o = {op->result, 0, nasty_prim_at(op->prim)->type, false}; /* ignored by MPI_NO_OP */
    if (op->reduce != REDUCE_NO_OP)
        o = nasty_local_part(w, op->origin, op->shape ? op->shape->origin : NULL, op->prim, off, len);
    int error, to = op->target;
    if (op->kind == KIND_PUT)
        error = request
                    ? real.Rput(o.address, o.count, o.type, to, disp, target.count, target.type, win, request)
                    : real.Put(o.address, o.count, o.type, to, disp, target.count, target.type, win);
    else if (op->kind == KIND_GET)
        error = request
                    ? real.Rget(o.address, o.count, o.type, to, disp, target.count, target.type, win, request)
                    : real.Get(o.address, o.count, o.type, to, disp, target.count, target.type, win);
    else if (op->kind == KIND_ACC)
        error = request ? real.Raccumulate(o.address, o.count, o.type, to, disp, target.count, target.type,
                                           nasty_op_of(op), win, request)
                        : real.Accumulate(o.address, o.count, o.type, to, disp, target.count, target.type,
                                          nasty_op_of(op), win);
    else
        error = issue_fetch(op, w, off, len, o, target, disp, request);
    nasty_part_drop(&o);
    nasty_part_drop(&target);
    return error;
}
