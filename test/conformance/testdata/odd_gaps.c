/* A fetch of two elements, one of them unaligned at both sides, from a window of MPI_Win_create, whose memory
 * is that of another window. Only the elements of the result may change. */
#include "check.h"

#include <string.h>

enum { ELEMENTS = 2, BYTES = 64 };

static MPI_Datatype at(MPI_Aint second)
{
    MPI_Datatype type;
    MPI_Type_create_hindexed_block(ELEMENTS, 1, (MPI_Aint[]){0, second}, MPI_INT, &type);
    MPI_Type_commit(&type);
    return type;
}

int main(int argc, char **argv)
{
    const MPI_Aint there = 15, here = 18; /* where the second element is, in bytes */
    int values[ELEMENTS] = {7, 8}, got;
    char *base, result[BYTES];
    MPI_Win memory, win;

    check_start(&argc, &argv);
    MPI_Datatype target = at(there), fetched = at(here);
    MPI_Win_allocate(BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &memory);
    for (int i = 0; i < BYTES; i++)
        base[i] = (char)i;
    memset(result, -1, BYTES);
    MPI_Win_create(base, BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    barrier();
    MPI_Get_accumulate(values, ELEMENTS, MPI_INT, result, 1, fetched, peer, 0, 1, target, MPI_REPLACE, win);
    MPI_Win_unlock_all(win);
    for (int i = 0; i < BYTES; i++) {
        int first = i < (int)sizeof got, second = i >= here && i < here + (int)sizeof got;
        CHECK(result[i], first ? i : second ? i - here + there : -1);
    }
    MPI_Win_free(&win);
    MPI_Win_free(&memory);
    MPI_Type_free(&target);
    MPI_Type_free(&fetched);
    return finish("odd_gaps");
}
