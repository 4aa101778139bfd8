/* Collective operations. The comments say what `nastympi vet` finds. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int v[4], sum;

void stranger(MPI_Comm comm);

static int rank_in(MPI_Comm comm)
{
    int rank;
    MPI_Comm_rank(comm, &rank);
    return rank;
}

/* Case: a barrier that only one rank calls */
void one_rank_only(void)
{
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        MPI_Barrier(MPI_COMM_WORLD); /* vet: may collectives-differ-by-rank */
    }
    MPI_Allreduce(v, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
}

/* Case: two collective operations, by the root in another order */
void other_order(MPI_Comm comm, int root)
{
    if (rank_in(comm) == root) {
        MPI_Bcast(v, 4, MPI_INT, root, comm); /* vet: may collectives-differ-by-rank */
        MPI_Reduce(v, &sum, 1, MPI_INT, MPI_SUM, root, comm);
    } else {
        MPI_Reduce(v, NULL, 1, MPI_INT, MPI_SUM, root, comm);
        MPI_Bcast(v, 4, MPI_INT, root, comm);
    }
}

/* Case: two collective operations in the same order, with other arguments at the root */
void same_order(MPI_Comm comm, int root)
{
    int *gathered = NULL;
    if (rank_in(comm) == root) {
        gathered = malloc(64);
        MPI_Gather(v, 1, MPI_INT, gathered, 1, MPI_INT, root, comm);
        MPI_Reduce(MPI_IN_PLACE, &sum, 1, MPI_INT, MPI_SUM, root, comm);
        free(gathered);
    } else {
        MPI_Gather(v, 1, MPI_INT, NULL, 0, MPI_INT, root, comm);
        MPI_Reduce(&sum, NULL, 1, MPI_INT, MPI_SUM, root, comm);
    }
}

static void master(MPI_Comm comm)
{
    for (int i = 0; i < 4; i++)
        v[i] = i;
    MPI_Bcast(v, 4, MPI_INT, 0, comm); /* vet: may collectives-differ-by-rank */
}

static void worker(MPI_Comm comm)
{
    MPI_Bcast(v, 4, MPI_INT, 0, comm);
    if (v[0] < 0)
        printf("negative\n");
}

static void worker_without(MPI_Comm comm)
{
    MPI_Recv(v, 4, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
    MPI_Barrier(comm);
}

/* Case: a master and workers in functions of their own, which call the same operation */
void both_functions(MPI_Comm comm)
{
    if (rank_in(comm) == 0)
        master(comm);
    else
        worker(comm);
}

/* Case: a master and workers in functions of their own, which call different operations */
void other_functions(MPI_Comm comm)
{
    if (rank_in(comm) == 0)
        master(comm);
    else
        worker_without(comm);
}

/* Case: a function whose source is not given, on one of the ways */
void unknown_function(MPI_Comm comm)
{
    if (rank_in(comm) == 0)
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
    else
        stranger(comm);
}

/* Case: two branches of which each makes up for the other */
void one_after_the_other(MPI_Comm comm)
{
    int rank = rank_in(comm);
    if (rank == 0) {
        v[0] = 1;
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
    }
    if (rank != 0) {
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
        sum = v[0];
    }
}

/* Case: two branches with the same condition, which make up for nothing */
void twice_the_same(MPI_Comm comm)
{
    int rank = rank_in(comm);
    if (rank == 0)
        MPI_Barrier(comm); /* vet: may collectives-differ-by-rank */
    v[1] = 3;
    if (rank == 0)
        MPI_Barrier(comm); /* vet: may collectives-differ-by-rank */
}

/* Case: a flag that remembers who has called the operation */
void by_a_flag(MPI_Comm comm)
{
    int done = 0;
    if (rank_in(comm) == 0) {
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
        done = 1;
    }
    if (!done)
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
}

/* Case: a communicator that was made for the ranks of one way */
void communicator_of_one_way(void)
{
    MPI_Comm half;
    int rank = rank_in(MPI_COMM_WORLD);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    if (rank % 2 == 0)
        MPI_Allreduce(v, &sum, 1, MPI_INT, MPI_SUM, half);
    else
        MPI_Barrier(half);
    MPI_Comm_free(&half);
}

/* Case: the two ranks of a program, and no others */
void two_ranks(MPI_Comm comm)
{
    int rank = rank_in(comm);
    if (rank == 0) {
        MPI_Send(v, 4, MPI_INT, 1, 0, comm);
        MPI_Barrier(comm);
    } else if (rank == 1) {
        MPI_Barrier(comm);
        MPI_Recv(v, 4, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
    }
    if (rank >= 8)
        return;
    MPI_Bcast(v, 4, MPI_INT, 0, comm);
}

/* Case: three ranks of a program, the second one without the barrier of the first one */
void three_ranks(MPI_Comm comm)
{
    switch (rank_in(comm)) {
    case 0:
        MPI_Barrier(comm); /* vet: may collectives-differ-by-rank */
        break;
    case 1:
        MPI_Send(v, 4, MPI_INT, 0, 0, comm);
        break;
    case 2:
        MPI_Barrier(comm);
        break;
    }
}

/* Case: a barrier on the communicator of all ranks, of every second rank only */
void every_second_rank(void)
{
    int rank = rank_in(MPI_COMM_WORLD);
    if (rank % 2 == 0)
        v[0] = 1;
    else
        MPI_Barrier(MPI_COMM_WORLD); /* vet: may collectives-differ-by-rank */
}

/* Case: a branch that only computes */
void computes(MPI_Comm comm)
{
    if (rank_in(comm) == 0)
        for (int i = 0; i < 4; i++)
            v[i] += i;
    MPI_Bcast(v, 4, MPI_INT, 0, comm);
}

/* Case: a usage message of one rank, then MPI_Abort or exit */
int usage(int argc)
{
    int rank = rank_in(MPI_COMM_WORLD);
    if (rank == 0 && argc < 2) {
        fprintf(stderr, "usage\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    if (rank == 0) {
        FILE *f = fopen("input", "r");
        if (!f) {
            perror("input");
            exit(1);
        }
        if (fscanf(f, "%d", v) != 1)
            MPI_Abort(MPI_COMM_WORLD, 2);
        fclose(f);
    }
    MPI_Bcast(v, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return 0;
}

/* Case: a return after a call that fails */
int failed_call(MPI_Comm comm)
{
    int rank = rank_in(comm);
    if (rank == 0) {
        int code = MPI_Bcast(v, 1, MPI_INT, 0, comm);
        if (code != MPI_SUCCESS)
            return code;
    } else {
        int code = MPI_Bcast(v, 1, MPI_INT, 0, comm);
        if (code != MPI_SUCCESS)
            return code;
    }
    return MPI_Barrier(comm);
}

/* Case: a loop on each way */
void loops(MPI_Comm comm, int n)
{
    if (rank_in(comm) == 0)
        for (int i = 0; i < n; i++)
            MPI_Bcast(v, 4, MPI_INT, 0, comm);
    else
        for (int i = 0; i < n; i++)
            MPI_Bcast(v, 4, MPI_INT, 0, comm);
}

/* Case: a mismatch in a loop */
void in_a_loop(MPI_Comm comm, int n)
{
    int rank = rank_in(comm);
    for (int i = 0; i < n; i++) {
        if (rank == 0)
            MPI_Ibarrier(comm, &(MPI_Request){MPI_REQUEST_NULL}); /* vet: may collectives-differ-by-rank */
        else
            MPI_Barrier(comm);
    }
}

/* Case: a rank below the number of ranks, which all are */
void all_ranks(int used)
{
    int rank = rank_in(MPI_COMM_WORLD), size;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rank < size)
        MPI_Barrier(MPI_COMM_WORLD);
    if (rank < used)
        MPI_Bcast(v, 4, MPI_INT, 0, MPI_COMM_WORLD);
}

/* Case: the last rank does not take part */
void but_the_last(MPI_Comm comm)
{
    int rank = rank_in(comm), size;
    MPI_Comm_size(comm, &size);
    if (rank != size - 1)
        MPI_Allreduce(v, &sum, 1, MPI_INT, MPI_SUM, comm); /* vet: may collectives-differ-by-rank */
}

/* Case: a condition on other values as well, which may be the same on all ranks */
void also_other_values(MPI_Comm comm, int verbose)
{
    int rank = rank_in(comm);
    if (verbose)
        MPI_Barrier(comm);
    if (rank == 0) {
        if (verbose)
            MPI_Barrier(comm);
    } else if (verbose) {
        MPI_Barrier(comm);
    }
}

/* Case: ranks that return early, before the others call a collective operation */
int early_return(MPI_Comm comm)
{
    if (rank_in(comm) != 0)
        return 0;
    return MPI_Barrier(comm); /* vet: may collectives-differ-by-rank */
}

/* Case: a switch over ranks, with the same operation in each case */
void same_in_each_case(MPI_Comm comm)
{
    switch (rank_in(comm)) {
    case 0:
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
        break;
    case 1:
        v[1] = 2;
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
        break;
    default:
        MPI_Bcast(v, 4, MPI_INT, 0, comm);
    }
}

/* Case: ranks that make windows and communicators which the others do not make */
void makes_a_window(void)
{
    MPI_Win win;
    if (rank_in(MPI_COMM_WORLD) > 0) {
        const MPI_Comm all = MPI_COMM_WORLD;
        MPI_Win_create(v, 16, 4, MPI_INFO_NULL, all, &win); /* vet: may collectives-differ-by-rank */
        MPI_Win_free(&win);
    }
}
