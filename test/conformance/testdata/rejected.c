/* Calls that MPI rejects, or in which the program crashes, and ends that MPI does not allow. The argument
 * names the rule that the program breaks. With FIXED it breaks none. */
#include "check.h"

#include <sys/wait.h>
#include <unistd.h>

#ifdef FIXED
enum { WRONG = 0 };
#else
enum { WRONG = 1 };
#endif

static int is(int argc, char **argv, const char *rule) { return argc > 1 && strcmp(argv[1], rule) == 0; }

/* MPI ends the program in the call. No other rule says what is wrong with it. */
static void call_rejected(void)
{
    MPI_Comm grid;
    int dims[1] = {WRONG ? size + 1 : size}, periods[1] = {0};
    MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &grid); /* call-rejected */
    MPI_Comm_free(&grid);
}

/* The same, and a rule says it. */
static void rank_outside(void)
{
    int x = 1;
    MPI_Send(&x, 1, MPI_INT, WRONG ? size + 5 : MPI_PROC_NULL, 0, MPI_COMM_WORLD);
}

static void crash_in_call(void)
{
    int x[4] = {0};
    if (rank == 1)
        MPI_Send(WRONG ? (void *)16 : x, 4, MPI_INT, 0, 0, MPI_COMM_WORLD); /* crash-in-call */
    else if (rank == 0)
        MPI_Recv(x, 4, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* A program that tries what may fail, and looks at the result. */
static void error_returned(void)
{
    MPI_Comm grid;
    int dims[1] = {WRONG ? size + 1 : size}, periods[1] = {0};
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    int error = MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &grid); /* error-returned */
    CHECK(error == MPI_SUCCESS, !WRONG);
    if (error == MPI_SUCCESS)
        MPI_Comm_free(&grid);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
}

/* The handle is that of a communicator which is freed: the failed call has not changed it. */
static void ignored_error(void)
{
    MPI_Comm part, other;
    MPI_Group all;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Comm_dup(MPI_COMM_WORLD, &part);
    other = part;
    MPI_Comm_free(&part);
    MPI_Comm_create(MPI_COMM_WORLD, WRONG ? MPI_GROUP_NULL : all, &part);
    if (WRONG)
        part = other;
    MPI_Barrier(part); /* ignored-error */
    if (!WRONG)
        MPI_Comm_free(&part);
    MPI_Group_free(&all);
}

/* What MPI has nothing to do with, or what programs try. */
static void allowed(int argc, char **argv)
{
    if (is(argc, argv, "forked")) {
        pid_t child = fork();
        if (child == 0)
            abort();
        waitpid(child, NULL, 0);
    }
    if (is(argc, argv, "tried")) {
        MPI_File file;
        int error = MPI_File_open(MPI_COMM_WORLD, "/none", MPI_MODE_RDONLY, MPI_INFO_NULL, &file);
        CHECK(error == MPI_SUCCESS, 0);
    }
}

int main(int argc, char **argv)
{
    int ranks;
    if (is(argc, argv, "call-before-init") && WRONG)
        MPI_Comm_size(MPI_COMM_WORLD, &ranks); /* call-before-init */
    check_start(&argc, &argv);
    if (is(argc, argv, "call-rejected"))
        call_rejected();
    else if (is(argc, argv, "rank-outside-communicator"))
        rank_outside();
    else if (is(argc, argv, "crash-in-call"))
        crash_in_call();
    else if (is(argc, argv, "error-returned"))
        error_returned();
    else if (is(argc, argv, "ignored-error"))
        ignored_error();
    else if (is(argc, argv, "abort") && rank == 0)
        MPI_Abort(MPI_COMM_WORLD, 0);
    allowed(argc, argv);
    barrier();
    if (is(argc, argv, "no-finalize") && WRONG)
        return 0; /* no-finalize */
    int status = finish("rejected");
    if (is(argc, argv, "call-after-finalize") && WRONG)
        MPI_Comm_size(MPI_COMM_WORLD, &ranks); /* call-after-finalize */
    if (is(argc, argv, "dies late"))
        abort();
    return status;
}
