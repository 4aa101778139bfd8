/* Reduction operators. In C because their handles are the library's: integers in one, pointers in another. */
#include "types/operators.h"

#include "abi.h"
#include "types/predefined.h"

#include <stddef.h>

/* For which classes MPI defines an operator (MPI 4.1, 6.9.2). */
enum {
    NUMBER = CLASS_INTEGER | CLASS_FLOATING | CLASS_MULTI_LANGUAGE,
    BITS = CLASS_INTEGER | CLASS_BYTE | CLASS_MULTI_LANGUAGE,
    TRUTH = CLASS_INTEGER | CLASS_LOGICAL,
};

static const struct operator {
    MPI_Op op;
    uint32_t classes;
    uint8_t reduction;
} operators[] = {
    {MPI_SUM, NUMBER | CLASS_COMPLEX, REDUCE_COMBINE},
    {MPI_REPLACE, UINT32_MAX, REDUCE_REPLACE},
    {MPI_NO_OP, UINT32_MAX, REDUCE_NO_OP},
    {MPI_MAX, NUMBER, REDUCE_COMBINE},
    {MPI_MIN, NUMBER, REDUCE_COMBINE},
    {MPI_PROD, NUMBER | CLASS_COMPLEX, REDUCE_COMBINE},
    {MPI_LAND, TRUTH, REDUCE_COMBINE},
    {MPI_LOR, TRUTH, REDUCE_COMBINE},
    {MPI_LXOR, TRUTH, REDUCE_COMBINE},
    {MPI_BAND, BITS, REDUCE_COMBINE},
    {MPI_BOR, BITS, REDUCE_COMBINE},
    {MPI_BXOR, BITS, REDUCE_COMBINE},
    {MPI_MAXLOC, CLASS_PAIR, REDUCE_COMBINE},
    {MPI_MINLOC, CLASS_PAIR, REDUCE_COMBINE},
};

uint8_t nasty_op_reduction(MPI_Op op, uint32_t prim)
{
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
        if (operators[i].op == op) {
            uint32_t class = nasty_prim_at(prim)->class;
            return !class /* the library will judge */ || (operators[i].classes & class)
                       ? operators[i].reduction
                       : REDUCE_NOT;
        }
    return REDUCE_NOT;
}
