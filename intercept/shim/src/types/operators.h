/* Reduction operators. */
#ifndef NASTY_TYPES_OPERATORS_H
#define NASTY_TYPES_OPERATORS_H

#include <mpi.h>
#include <stdint.h>

/* The enum nasty_reduction of a valid pair of operator and element: REDUCE_NOT for a user's operator, or
 * one that MPI does not define for the element. Elements that are not in MPI's tables may have any
 * operator. */
uint8_t nasty_op_reduction(MPI_Op op, uint32_t prim);

#endif
