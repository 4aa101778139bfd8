/* Calls that MPI rejects, or in which the program crashes, and ends that MPI does not allow. The argument
 * names the rule that the program breaks; with a second one, in a call that programs repeat. With FIXED it
 * breaks none. */
#include "check.h"

#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef FIXED
enum { WRONG = 0 };
#else
enum { WRONG = 1 };
#endif

static int is(int argc, char **argv, const char *rule) { return argc > 1 && strcmp(argv[1], rule) == 0; }

static int polling;

/* A poll after others like it. */
static void poll(int source, int *flag)
{
    int none;
    for (int i = 0; i < 3; i++)
        MPI_Iprobe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, &none, MPI_STATUS_IGNORE);
    MPI_Iprobe(source, 0, MPI_COMM_WORLD, flag, MPI_STATUS_IGNORE);
}

/* MPI ends the program in the call. No other rule says what is wrong with it. */
static void call_rejected(void)
{
    MPI_Datatype pair;
    MPI_Type_contiguous(WRONG ? -1 : 2, MPI_INT, &pair); /* call-rejected */
    MPI_Type_free(&pair);
}

/* The same, and a rule says it. */
static void rank_outside(void)
{
    int x = 1;
    if (polling)
        poll(WRONG ? size + 5 : MPI_PROC_NULL, &x);
    MPI_Send(&x, 1, MPI_INT, WRONG ? size + 5 : MPI_PROC_NULL, 0, MPI_COMM_WORLD);
}

static void crash_in_call(void)
{
    int x[4] = {0};
    if (polling)
        poll(0, WRONG ? (int *)16 : x);
    if (rank == 1)
        MPI_Send(WRONG ? (void *)16 : x, 4, MPI_INT, 0, 0, MPI_COMM_WORLD); /* crash-in-call */
    else if (rank == 0)
        MPI_Recv(x, 4, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* A program that tries what may fail, and looks at the result. */
static void error_returned(void)
{
    MPI_Datatype pair;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    int error = MPI_Type_contiguous(WRONG ? -1 : 2, MPI_INT, &pair); /* error-returned */
    CHECK(error == MPI_SUCCESS, !WRONG);
    if (error == MPI_SUCCESS)
        MPI_Type_free(&pair);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
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

/* A rank fetches a number, by an operation of each kind, and passes it to a put: as the target's rank, or as
 * the displacement. */
static void fetched(int displaced)
{
    int *base, x = 7, zero = 0, none = 0, number = -9;
    MPI_Win win;
    MPI_Win_allocate(64 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
    base[0] = displaced ? (WRONG ? -4711 : 21) : (WRONG ? 4711 : 0);
    MPI_Win_unlock(rank, win);
    barrier();
    if (rank == 1) {
        MPI_Win_lock_all(0, win);
        if (displaced)
            MPI_Fetch_and_op(&zero, &number, MPI_INT, 0, 0, MPI_NO_OP, win);
        else
            MPI_Get_accumulate(&none, 1, MPI_INT, &number, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_NO_OP, win);
        MPI_Win_flush(0, win);
        MPI_Put(&x, 1, MPI_INT, displaced ? 0 : number, displaced ? number : 5, 1, MPI_INT, win);
        MPI_Win_unlock_all(win);
    }
    barrier();
    MPI_Win_free(&win);
}

/* The rank is what was fetched by chance. */
static void small_number(void)
{
    int *base, x = 7, zero = 0, number = -9;
    MPI_Win win;
    MPI_Win_allocate(64 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
    base[0] = size + 3;
    MPI_Win_unlock(rank, win);
    barrier();
    if (rank == 1) {
        MPI_Win_lock_all(0, win);
        MPI_Fetch_and_op(&zero, &number, MPI_INT, 0, 0, MPI_NO_OP, win);
        MPI_Win_flush(0, win);
        MPI_Put(&x, 1, MPI_INT, size + 3, 5, 1, MPI_INT, win);
        MPI_Win_unlock_all(win);
    }
    barrier();
    MPI_Win_free(&win);
}

/* Fetches by operations and synchronizations of each kind. */
static void fetched_values(void)
{
    int64_t *base, zero = 0, got[7];
    int small = 0, one = 1, none = 0, old = 0;
    MPI_Win win;
    MPI_Win_allocate(8 * sizeof(int64_t), sizeof(int64_t), MPI_INFO_NULL, MPI_COMM_WORLD, (void *)&base,
                     &win);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
    for (int i = 0; i < 8; i++)
        base[i] = 1000 * (rank + 1) + i;
    MPI_Win_unlock(rank, win);
    barrier();
    if (rank == 1) {
        MPI_Win_lock_all(0, win);
        MPI_Get(&got[0], 1, MPI_INT64_T, 0, 0, 1, MPI_INT64_T, win);
        MPI_Get(&got[1], 1, MPI_INT64_T, 1, 1, 1, MPI_INT64_T, win); /* pending after the first flush */
        MPI_Win_flush(0, win);
        MPI_Win_flush_local(1, win);
        MPI_Fetch_and_op(&zero, &got[2], MPI_INT64_T, 0, 2, MPI_SUM, win);
        MPI_Win_flush_all(win);
        MPI_Compare_and_swap(&one, &none, &old, MPI_INT, 0, 3, win);
        MPI_Win_unlock_all(win);
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
        MPI_Get_accumulate(&zero, 1, MPI_INT, &small, 1, MPI_INT, 0, 4, 1, MPI_INT, MPI_NO_OP, win);
        MPI_Get(got + 5, 2, MPI_INT64_T, 0, 5, 2, MPI_INT64_T, win); /* two values */
        MPI_Win_unlock(0, win);
    }
    barrier();
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    if (rank == 1)
        MPI_Get(&got[5], 1, MPI_INT64_T, 0, 5, 1, MPI_INT64_T, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    MPI_Win_free(&win);
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
    polling = argc > 2;
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
    else if (is(argc, argv, "fetched rank") || is(argc, argv, "fetched displacement"))
        fetched(is(argc, argv, "fetched displacement"));
    else if (is(argc, argv, "fetched values"))
        fetched_values();
    else if (is(argc, argv, "small number"))
        small_number();
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
