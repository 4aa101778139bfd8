/* One side of a piece of an operation, as the library's calls take it. */
#ifndef NASTY_EXECUTE_PIECE_H
#define NASTY_EXECUTE_PIECE_H

#include "abi.h"
#include "window/window.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

struct nasty_part {
    char *address;
    int count;
    MPI_Datatype type;
    bool made; /* for this piece: to be freed after the call */
};

/* Packed bytes [off, off+len) of a buffer on this rank. */
struct nasty_part nasty_local_part(struct nasty_window *w, char *base, const struct nasty_layout *l,
                                   uint32_t prim, uint64_t off, uint64_t len);

/* The same bytes at the target; *disp in the target's displacement units. */
struct nasty_part nasty_target_part(const struct nasty_op *op, struct nasty_window *w, uint64_t off,
                                    uint64_t len, MPI_Aint *disp);

void nasty_part_drop(struct nasty_part *part);

/* Frees the datatypes that were kept for w. */
void nasty_kept_free(struct nasty_window *w);

#endif
