/* An error handler leaves a call by a longjmp, inside a function that MPI_Comm_free calls to delete an
 * attribute. That call goes on, and the next one is judged as any other. The argument "last" makes no call in
 * between. With "returns", the handler returns. */
#include "check.h"

#include <setjmp.h>

static jmp_buf back;
static MPI_Comm strict;
static int jumps, last;

static void jump(MPI_Comm *comm, int *error, ...)
{
    (void)comm, (void)error;
    longjmp(back, 1);
}

static void ignore(MPI_Comm *comm, int *error, ...) { (void)comm, (void)error; }

static int deletes(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value, (void)extra;
    if (setjmp(back) == 0)
        MPI_Send(&rank, 1, MPI_INT, 99, 0, strict);
    jumps++;
    if (!last)
        MPI_Barrier(MPI_COMM_SELF);
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    MPI_Errhandler handler;
    check_start(&argc, &argv);
    last = argc > 1;
    int returns = last && strcmp(argv[1], "returns") == 0;
    MPI_Comm_dup(MPI_COMM_SELF, &strict);
    MPI_Comm_create_errhandler(returns ? ignore : jump, &handler);
    MPI_Comm_set_errhandler(strict, handler);
    for (int i = 0; i < 3; i++) {
        MPI_Comm comm;
        int keyval;
        MPI_Comm_dup(MPI_COMM_SELF, &comm);
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, deletes, &keyval, NULL);
        MPI_Comm_set_attr(comm, keyval, &jumps);
        MPI_Comm_free_keyval(&keyval);
        MPI_Comm_free(&comm);
    }
    CHECK(jumps, 3);
    MPI_Errhandler_free(&handler);
    MPI_Comm_free(&strict);
    barrier();
    return finish("jumps");
}
