/* MPI_Isendrecv and MPI_Isendrecv_replace (MPI 4.1, 3.10) in a ring, by name and with wildcards. With
 * `status`, the status must say what was received, also with MPI_PROC_NULL on either side. */
#include "check.h"

enum { TAG = 5, NONE = -1, FORMS = MPI_VERSION >= 4 ? 4 : 2 };

#ifdef MPI_SESSION_NULL
static int check_status;

static void begin(int form, int *values, int dest, int source, int tag, MPI_Request *request)
{
    MPI_Comm world = MPI_COMM_WORLD;
    if (form == 0)
        MPI_Isendrecv(&values[0], 1, MPI_INT, dest, TAG, &values[1], 1, MPI_INT, source, tag, world, request);
    if (form == 1)
        MPI_Isendrecv_replace(&values[1], 1, MPI_INT, dest, TAG, source, tag, world, request);
#if MPI_VERSION >= 4
    if (form == 2)
        MPI_Isendrecv_c(&values[0], 1, MPI_INT, dest, TAG, &values[1], 1, MPI_INT, source, tag, world,
                        request);
    if (form == 3)
        MPI_Isendrecv_replace_c(&values[1], 1, MPI_INT, dest, TAG, source, tag, world, request);
#endif
}

static void end(int call, MPI_Request *request, MPI_Status *status)
{
    int done = 0, place;
    while (call % 3 == 0 && !done)
        MPI_Test(request, &done, status);
    if (call % 3 == 1)
        MPI_Waitany(1, request, &place, status);
    if (call % 3 == 2)
        MPI_Waitall(1, request, status);
    CHECK(*request == MPI_REQUEST_NULL, 1);
}

/* from: the rank whose message must come, or NONE */
static void shift(int form, int dest, int source, int tag, int from)
{
    int values[] = {rank, rank}, count;
    MPI_Request request;
    MPI_Status status;
    begin(form, values, dest, source, tag, &request);
    end(rank + form, &request, &status);
    CHECK(values[1], from == NONE ? rank : from);
    if (!check_status)
        return;
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK(status.MPI_SOURCE, from == NONE ? MPI_PROC_NULL : from);
    CHECK(status.MPI_TAG, from == NONE ? MPI_ANY_TAG : TAG);
    CHECK(count, from == NONE ? 0 : 1);
}

static void shifts(int form)
{
    int next = (rank + 1) % size, previous = (rank + size - 1) % size, last = rank == size - 1;
    shift(form, next, previous, TAG, previous);
    barrier();
    shift(form, next, MPI_ANY_SOURCE, MPI_ANY_TAG, previous);
    barrier();
    if (!check_status)
        return;
    shift(form, last ? MPI_PROC_NULL : next, rank ? previous : MPI_PROC_NULL, TAG, rank ? previous : NONE);
    shift(form, MPI_PROC_NULL, MPI_PROC_NULL, TAG, NONE);
}
#endif

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
#ifdef MPI_SESSION_NULL
    check_status = argc > 1;
    for (int form = 0; form < FORMS; form++)
        shifts(form);
#endif
    return finish("isendrecv");
}
